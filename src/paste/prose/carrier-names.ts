/**
 * Names of carriers in lower case, `_` for a blank, and no name that is a common word, too. Every network of `data/` is known
 * by one of them, or the test of this file lists it as a common word.
 */
export const CARRIER_NAMES =
  '1&1 africell airtel ais almadar altán andorra_telecom antel at&t awcc azercell b-mobile babilon bakcell ' +
  'banglalink batelco beeline bell bitel bluesky bmobile bouygues bsnl celcomdigi cellcard cellcom celtiis ' +
  'china_broadnet china_mobile china_telecom china_unicom chunghwa claro cosmote ctm cubacel cvmóvel cytamobile ' +
  'dhiraagu digicel digicell digitel dito djezzy djibouti_telecom docomo econet_leo ee eir emtel entel ' +
  'eswatini_mobile ethio_telecom etisalat faiba fareastone free_mobile g-mobile gabon_telecom grameenphone ' +
  'hot_mobile hutch iliad indosat inwi jio kcell kddi kpn kyivstar kölbi lao_telecom lg_u+ libyana lifecell lmt ' +
  'lumitel magenta magticom maroc_telecom mascom masorange maxis megafon melita metfone mobicom mobifone mobilis ' +
  'mobily mobitel mobiuz moldcell monaco_telecom moov_africa moov_mauritel movicel movilnet movistar movitel mpt ' +
  'mtml mtn mts mytel natcom ncell nepal_telecom netone nt_mobile ntel o2 odido omantel one_nz ooredoo opt-nc optus ' +
  'orange our_telecom pelephone primetel proximus qcell rakuten rogers safaricom salaam sfr silknet simba ' +
  'singtel sk_telecom skytel smart_axiata smartone softbank sprint starhub stc sudani sunrise swisscom syriatel ' +
  'síminn sýn t-mobile taiwan_mobile tashicell tcell tdc telcel tele2 telecel telecom_vanuatu telekom telemach ' +
  'telemor telenor telesur teletalk telia telikom telkom telkomcel telkomsel telma telstra telus three tigo ' +
  'timor_telecom tmcell tn_mobile tnm ttcl tunisie_telecom turkcell u_mobile ucell ucom ufone umniah unifi_mobile ' +
  'unitel uscellular uzmobile verizon videotron viettel vinaphone vini viva-mts vivacom vodacom vodafone windtre xlsmart yas ' +
  'yettel zain zamtel zantel zeop zet-mobile zong мегафон мтс ソフトバンク ドコモ 中国广电 中国电信 中国移动 中国联通 楽天';
