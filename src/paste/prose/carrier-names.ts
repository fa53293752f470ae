/**
 * Names of carriers in lower case, `_` for a blank, and no name that is a common word, too. Every network of the countries
 * that `data/` knows in full is known by one of them, or the test of this file lists it as a common word; the others are
 * those that people write about most.
 */
export const CARRIER_NAMES =
  '1&1 2degrees airtel ais altán antel at&t banglalink batelco beeline bell bitel bouygues bsnl celcomdigi cellcom ' +
  'china_broadnet china_mobile china_telecom china_unicom chunghwa claro cosmote digicel digitel dito docomo ee eir ' +
  'entel ethio_telecom etisalat fareastone free_mobile grameenphone hot_mobile hutch iliad indosat inwi jio kddi ' +
  'kpn kyivstar lg_u+ lifecell lmt magenta maroc_telecom masorange maxis megafon meo mobifone mobily mobitel ' +
  'moldcell movistar mtn mts ncell nepal_telecom nt_mobile o2 odido omantel one_nz ooredoo optus orange pelephone ' +
  'proximus rakuten rogers safaricom sfr simba singtel sk_telecom smart_axiata smartone softbank sprint starhub stc ' +
  'sunrise swisscom síminn sýn t-mobile taiwan_mobile tdc telcel tele2 telekom telemach telenor telia telkom ' +
  'telkomsel telstra telus three tigo tim tunisie_telecom turkcell u_mobile ufone unifi_mobile unitel uscellular ' +
  'verizon videotron viettel vinaphone vivacom vodacom vodafone windtre wom xlsmart yettel zain zamtel zong мегафон ' +
  'мтс ソフトバンク ドコモ 中国广电 中国电信 中国移动 中国联通 楽天';
