/** Every format family. A new one is a file in `families/`, a line here, and its cases in `test/paste/`. */

import { altairBand } from './families/altair-band.js';
import { androidDumpsys } from './families/android-dumpsys.js';
import { asrBand } from './families/asr-band.js';
import { broadmobiBmbandpref } from './families/broadmobi-bmbandpref.js';
import { caCombos } from './families/ca-combos.js';
import { cinterionScfg } from './families/cinterion-scfg.js';
import { fibocomGtact } from './families/fibocom-gtact.js';
import { foxconnSlband } from './families/foxconn-slband.js';
import { huaweiSyscfgex } from './families/huawei-syscfgex.js';
import { huaweiWebApi } from './families/huawei-web-api.js';
import { mediatekEpbse } from './families/mediatek-epbse.js';
import { mmcli } from './families/mmcli.js';
import { nbiotNband } from './families/nbiot-nband.js';
import { nordic } from './families/nordic.js';
import { otherCommand } from './families/other-command.js';
import { qmicli } from './families/qmicli.js';
import { qualcommNv } from './families/qualcomm-nv.js';
import { quectelQcfg } from './families/quectel-qcfg.js';
import { quectelQnwprefcfg } from './families/quectel-qnwprefcfg.js';
import { sequansSqnbandsel } from './families/sequans-sqnbandsel.js';
import { servingCell } from './families/serving-cell.js';
import { sierraBandCommand } from './families/sierra-band-command.js';
import { sierraBandTable } from './families/sierra-band-table.js';
import { sierraLteinfo } from './families/sierra-lteinfo.js';
import { sierraStatus } from './families/sierra-status.js';
import { simcomCbandcfg } from './families/simcom-cbandcfg.js';
import { simcomCnbp } from './families/simcom-cnbp.js';
import { telitBnd } from './families/telit-bnd.js';
import { ubloxUbandmask } from './families/ublox-ubandmask.js';
import { ubloxUbandsel } from './families/ublox-ubandsel.js';
import { yugeBandcfg } from './families/yuge-bandcfg.js';
import { zteZnlockband } from './families/zte-znlockband.js';
import { type AtFamily, type TextFamily } from './reading.js';

/** Read call by call. */
export const AT_FAMILIES: readonly AtFamily[] = [
  asrBand,
  broadmobiBmbandpref,
  cinterionScfg,
  fibocomGtact,
  huaweiSyscfgex,
  mediatekEpbse,
  nbiotNband,
  nordic,
  quectelQcfg,
  quectelQnwprefcfg,
  sequansSqnbandsel,
  servingCell,
  sierraBandCommand,
  simcomCbandcfg,
  simcomCnbp,
  telitBnd,
  ubloxUbandmask,
  ubloxUbandsel,
  yugeBandcfg,
  zteZnlockband,
];

/** Read over the whole text. */
export const TEXT_FAMILIES: readonly TextFamily[] = [
  altairBand,
  androidDumpsys,
  caCombos,
  foxconnSlband,
  huaweiWebApi,
  mmcli,
  otherCommand,
  qmicli,
  qualcommNv,
  sierraBandTable,
  sierraLteinfo,
  sierraStatus,
];
