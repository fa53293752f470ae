/**
 * Groups of countries that people choose at one press, by ISO 3166-1 alpha-2 code. Unions are the members of the union
 * (EU: Treaty on European Union, members since 2020; GCC: charter of the Gulf Cooperation Council); the others follow
 * the UN M49 regions, with Latin America as M49 `Latin America and the Caribbean`. A code without data is harmless:
 * only countries that there are get chosen.
 */
export const REGIONS = {
  eu: 'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk',
  europe:
    'ad al at ba be bg by ch cz de dk ee es fi fr gb gg gi gr hr hu ie im is it je li lt lu lv mc md me mk mt nl no pl pt ro rs ru se si sk sm ua xk',
  gcc: 'ae bh kw om qa sa',
  'middle-east': 'ae am az bh cy ge il iq ir jo kw lb om ps qa sa sy tr ye',
  'north-america': 'bm ca gl us',
  'latin-america':
    'ag ai ar aw bb bo bq br bs bz cl co cr cu cw dm do ec fk gd gf gp gt gy hn ht jm kn ky lc mf mq ms mx ni pa pe pr py sr sv sx tc tt uy vc ve vg vi',
  'east-asia': 'cn hk jp kp kr mn mo tw',
  'south-asia': 'af bd bt in ir lk mv np pk',
  'southeast-asia': 'bn id kh la mm my ph sg th tl vn',
  africa:
    'ao bf bi bj bw cd cf cg ci cm cv dj dz eg er et ga gh gm gn gq gw ke km lr ls ly ma mg ml mr mu mw mz na ne ng re rw sc sd sh sl sn so ss st sz td tg tn tz ug yt za zm zw',
  oceania: 'as au ck fj fm gu ki mh nc nf nr nu nz pf pg pw sb to tv vu wf ws',
} as const;
export type Region = keyof typeof REGIONS;
