/** Mobile country codes, each with its country (ISO 3166-1 alpha-2): ITU-T E.212, annex to the Operational Bulletin 1162. */
const COUNTRIES =
  '202gr204nl206be208fr212mc213ad214es216hu219hr220rs222it226ro228ch230cz231sk232at234gb235gb238dk240se242no244fi' +
  '246lt247lv248ee250ru255ua257by259md260pl262de268pt270lu272ie274is276al278mt280cy282ge283am284bg286tr293si294mk' +
  '295li297me302ca310us311us312us313us314us315us316us334mx338jm342bb364bs368cu370do372ht374tt400az401kz402bt404in' +
  '405in406in410pk412af413lk414mm415lb416jo417sy419kw420sa422om424ae425il426bh427qa428mn429np434uz436tj437kg438tm' +
  '440jp441jp450kr452vn454hk455mo456kh457la460cn461cn466tw470bd472mv502my505au510id514tl515ph520th525sg528bn530nz' +
  '537pg539to540sb541vu542fj546nc547pf549ws602eg603dz604ma605tn606ly607gm608sn609mr610ml611gn612ci613bf616bj617mu' +
  '618lr620gh621ng622td624cm625cv628ga629cg630cd631ao633sc634sd635rw636et638dj639ke640tz641ug642bi643mz645zm646mg' +
  '647re648zw649na650mw651ls652bw653sz654km655za659ss702bz704gt706sv708hn710ni712cr714pa716pe722ar724br730cl732co' +
  '734ve736bo738gy740ec744py746sr748uy';

/** The country of a network code, `262-01` or `26201`, in lower case; `undefined` for codes of countries without data. */
export function countryOfCode(plmn: string): string | undefined {
  return new RegExp(`${plmn.slice(0, 3)}([a-z]{2})`).exec(COUNTRIES)?.[1];
}
