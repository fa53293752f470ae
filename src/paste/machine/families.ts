/** Every family of answers. A new one is a file here and two lines below. */
import { type Family } from './family.js';
import { altairBand } from './altair-band.js';
import { androidDumpsys } from './android-dumpsys.js';
import { asrBand } from './asr-band.js';
import { bandSetter } from './band-setter.js';
import { broadmobiBmbandpref } from './broadmobi-bmbandpref.js';
import { caCombos } from './ca-combos.js';
import { cinterionScfg } from './cinterion-scfg.js';
import { cinterionSmoni } from './cinterion-smoni.js';
import { fibocomCell } from './fibocom-cell.js';
import { fibocomGtact } from './fibocom-gtact.js';
import { fieldTest } from './field-test.js';
import { fixedWirelessGateway } from './fixed-wireless-gateway.js';
import { foxconnCell } from './foxconn-cell.js';
import { foxconnSlband } from './foxconn-slband.js';
import { gosuncnZband } from './gosuncn-zband.js';
import { huaweiHfreqinfo } from './huawei-hfreqinfo.js';
import { huaweiSyscfgex } from './huawei-syscfgex.js';
import { huaweiWebApi } from './huawei-web-api.js';
import { intelCell } from './intel-cell.js';
import { luatCell } from './luat-cell.js';
import { maskLegend } from './mask-legend.js';
import { mediatekEpbse } from './mediatek-epbse.js';
import { meigCellinfo } from './meig-cellinfo.js';
import { meigSgcellinfoex } from './meig-sgcellinfoex.js';
import { mikrotikLte } from './mikrotik-lte.js';
import { mmcli } from './mmcli.js';
import { modemband } from './modemband.js';
import { nbiotNband } from './nbiot-nband.js';
import { neowayNwsetband } from './neoway-nwsetband.js';
import { nordicXbandlock } from './nordic-xbandlock.js';
import { nordicXcband } from './nordic-xcband.js';
import { nordicXmonitor } from './nordic-xmonitor.js';
import { otherCommand } from './other-command.js';
import { qmicli } from './qmicli.js';
import { qualcommNv } from './qualcomm-nv.js';
import { quectelQband } from './quectel-qband.js';
import { quectelQcfg } from './quectel-qcfg.js';
import { quectelQeng } from './quectel-qeng.js';
import { quectelQgetcapability } from './quectel-qgetcapability.js';
import { quectelQnwinfo } from './quectel-qnwinfo.js';
import { quectelQnwlock } from './quectel-qnwlock.js';
import { quectelQnwprefcfg } from './quectel-qnwprefcfg.js';
import { quectelQscan } from './quectel-qscan.js';
import { sequansSqnbandsel } from './sequans-sqnbandsel.js';
import { settingsMask } from './settings-mask.js';
import { sierraBandCommand } from './sierra-band-command.js';
import { sierraBandTable } from './sierra-band-table.js';
import { sierraKbndcfg } from './sierra-kbndcfg.js';
import { sierraLteinfo } from './sierra-lteinfo.js';
import { sierraStatus } from './sierra-status.js';
import { simcomCbandcfg } from './simcom-cbandcfg.js';
import { simcomCnbp } from './simcom-cnbp.js';
import { simcomCpsi } from './simcom-cpsi.js';
import { tdtechFreqlock } from './tdtech-freqlock.js';
import { telitBnd } from './telit-bnd.js';
import { telitRfsts } from './telit-rfsts.js';
import { teltonikaRutos } from './teltonika-rutos.js';
import { ubloxUbandmask } from './ublox-ubandmask.js';
import { ubloxUbandsel } from './ublox-ubandsel.js';
import { ubloxUcged } from './ublox-ucged.js';
import { uciConfig } from './uci-config.js';
import { unisocSplband } from './unisoc-splband.js';
import { yugeBandcfg } from './yuge-bandcfg.js';
import { zteWebApi } from './zte-web-api.js';
import { zteZcellinfo } from './zte-zcellinfo.js';
import { zteZnlockband } from './zte-znlockband.js';
import { zyxelCellwan } from './zyxel-cellwan.js';

export const FAMILIES: readonly Family[] = [
  altairBand,
  androidDumpsys,
  asrBand,
  bandSetter,
  broadmobiBmbandpref,
  caCombos,
  cinterionScfg,
  cinterionSmoni,
  fibocomCell,
  fibocomGtact,
  fieldTest,
  fixedWirelessGateway,
  foxconnCell,
  foxconnSlband,
  gosuncnZband,
  huaweiHfreqinfo,
  huaweiSyscfgex,
  huaweiWebApi,
  intelCell,
  luatCell,
  maskLegend,
  mediatekEpbse,
  meigCellinfo,
  meigSgcellinfoex,
  mikrotikLte,
  mmcli,
  modemband,
  nbiotNband,
  neowayNwsetband,
  nordicXbandlock,
  nordicXcband,
  nordicXmonitor,
  otherCommand,
  qmicli,
  qualcommNv,
  quectelQband,
  quectelQcfg,
  quectelQeng,
  quectelQgetcapability,
  quectelQnwinfo,
  quectelQnwlock,
  quectelQnwprefcfg,
  quectelQscan,
  sequansSqnbandsel,
  settingsMask,
  sierraBandCommand,
  sierraBandTable,
  sierraKbndcfg,
  sierraLteinfo,
  sierraStatus,
  simcomCbandcfg,
  simcomCnbp,
  simcomCpsi,
  tdtechFreqlock,
  telitBnd,
  telitRfsts,
  teltonikaRutos,
  ubloxUbandmask,
  ubloxUbandsel,
  ubloxUcged,
  uciConfig,
  unisocSplband,
  yugeBandcfg,
  zteWebApi,
  zteZcellinfo,
  zteZnlockband,
  zyxelCellwan,
];
