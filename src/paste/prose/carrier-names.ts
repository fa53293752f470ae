/**
 * Names of carriers in lower case, `_` for a blank, and no name that is a common word, too. Every network of `data/` is known by
 * one of them, or the test of this file lists it as a common word; the others are those that people write about most.
 */
export const CARRIER_NAMES =
  '1&1 2degrees 9mobile africell airtel ais aliv almadar altan altel altice altán andorra_telecom antel at&t ' +
  'azercell b-mobile babilon-mobile bakcell banglalink batelco beeline bell bitel bmobile bouygues brisanet bsnl ' +
  'celcomdigi cellcard cellcom celtiis china_broadnet china_mobile china_telecom china_unicom chunghwa claro ' +
  'cosmote crnogorski_telekom csl cubacel cvmóvel cytamobile dhiraagu digicel digicell digitel dito djezzy ' +
  'djibouti_telecom docomo econet ee eir elisa emtel entel eswatini_mobile etecsa ethio_telecom etisalat faiba ' +
  'fareastone free_mobile g-mobile grameenphone hot_mobile hrvatski_telekom hutch iliad indosat inwi jio kcell ' +
  'kddi kktcell kpn lowi kt kyivstar kölbi lao_telecom lg_u+ libyana lifecell lmt lumitel magenta magticom magyar_telekom ' +
  'makedonski_telekom maroc_telecom mascom masmovil masorange mauritel maxis megafon melita meo metfone mobicom mobifone ' +
  'mobilis mobily mobitel mobiuz moldcell monaco_telecom moov_africa movicel movilnet movistar movitel mtn mts ' +
  'my.t mytel natcom ncell nepal_telecom netone nt_mobile o2 odido omantel one_nz ooredoo opt-nc optus orange ' +
  'pelephone proximus qcell rakuten robi rogers safaricom salaam sfr silknet simba singtel sk_telecom skt smartfren ' +
  'skytel smart_axiata smartone softbank sprint starhub stc sudani sunrise swisscom syriatel síminn sýn ' +
  't-mobile t_mobile t-mo taiwan_mobile tashicell tcell tdc telcel tele2 telecel telekom telenet telekom_slovenije telemach telemor ' +
  'telenor telesur teletalk telia telikom telkom telkomcel telkomsel telma telsim telstra telus three tigo tim ' +
  'timor_telecom tmcell tmo tmobile tn_mobile ttcl tunisie_telecom turk_telekom turkcell türk_telekom u.s._cellular u_mobile ucell ucom ' +
  'ufone umniah unifi_mobile unitel us_cellular uscellular uscc uzmobile verizon videotron vidéotron viettel vinaphone vivacom vodacom vodafoneziggo ' +
  'vodafone vzw windtre wom xlsmart yettel yoigo yousee yota zain zamtel zantel zeop zong мегафон мтс ソフトバンク ドコモ 中国广电 中国电信 中国移动 中国联通 ' +
  'lg유플러스 유플러스 билайн билайна билайном билайне мегафона мегафоном мегафоне теле2 йота йоты йотой київстар київстару водафон лайфселл dtac เอไอเอส ทรู ดีแทค أوريدو au回線 中華電信 中华电信 台哥大 台灣大哥大 台湾大哥大 遠傳 远传 موبايلي زين اتصالات أورنج فودافون همراه_اول ایرانسل رایتل 楽天 数码通 數碼通 中移香港 电信 联通 移动';

/** Names of carriers that are common words, too: beside another carrier, with their capital letters, they are names. */
export const COMMON_NAMES: ReadonlySet<string> = new Set(
  (
    '4ka A1 ATOM Alfa BASE Bite CNT CTM DNA Dialog Digi DIGI Drei Epic FLOW Flow Free Glo Globe Ice Jazz Liberty M1 MPT Nar NOS Oi ' +
    'Personal Play Plus Salt Smart Spark Tango Tre Tri Tuenti Vi Viva Vivo Voda XL Т2'
  ).split(' '),
);
