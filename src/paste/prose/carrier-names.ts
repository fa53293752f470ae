/**
 * Names of carriers in lower case, `_` for a blank, and no name that is a common word, too. Every network of the countries
 * that `data/` knows in full is known by one of them, or the test of this file lists it as a common word; the others are
 * those that people write about most.
 */
export const CARRIER_NAMES =
  '1&1 2degrees airtel ais altan altán at&t batelco beeline bell bitel bouygues bsnl celcomdigi cellcom china_broadnet ' +
  'china_mobile china_telecom china_unicom chunghwa claro cosmote digicel dito docomo ee eir entel etisalat ' +
  'fareastone free_mobile hot_mobile iliad indosat jio kddi kpn kt kyivstar lg_u+ magenta masorange maxis megafon meo ' +
  'mobifone mobily movistar mtn mts nt_mobile o2 odido omantel one_nz ooredoo optus orange pelephone proximus ' +
  'rakuten rogers safaricom sfr simba singtel sk_telecom skt smartone softbank sprint starhub stc sunrise swisscom ' +
  't-mobile taiwan_mobile tdc telcel tele2 telekom telenor telia telkom telkomsel telstra telus three tigo tim ' +
  'turkcell u_mobile unifi_mobile uscellular verizon videotron viettel vinaphone vivacom vodacom vodafone windtre ' +
  'wom xlsmart yettel zain мегафон мтс ソフトバンク ドコモ 中国广电 中国电信 中国移动 中国联通 楽天 电信 联通 移动的';
