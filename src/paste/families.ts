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
import { nordicXmonitor } from './families/nordic-xmonitor.js';
import { otherCommand } from './families/other-command.js';
import { qmicli } from './families/qmicli.js';
import { qualcommNv } from './families/qualcomm-nv.js';
import { quectelQcfg } from './families/quectel-qcfg.js';
import { quectelQeng } from './families/quectel-qeng.js';
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

/** How the texts of each look: see `machine-sets.ts`. */
export const FAMILIES: readonly RegExp[] = [
  altairBand,
  androidDumpsys,
  asrBand,
  broadmobiBmbandpref,
  caCombos,
  cinterionScfg,
  fibocomGtact,
  foxconnSlband,
  huaweiSyscfgex,
  huaweiWebApi,
  mediatekEpbse,
  mmcli,
  nbiotNband,
  nordic,
  nordicXmonitor,
  otherCommand,
  qmicli,
  qualcommNv,
  quectelQcfg,
  quectelQeng,
  quectelQnwprefcfg,
  sequansSqnbandsel,
  servingCell,
  sierraBandCommand,
  sierraBandTable,
  sierraLteinfo,
  sierraStatus,
  simcomCbandcfg,
  simcomCnbp,
  telitBnd,
  ubloxUbandmask,
  ubloxUbandsel,
  yugeBandcfg,
  zteZnlockband,
];
