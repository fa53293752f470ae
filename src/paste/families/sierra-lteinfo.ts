import { listFamily } from '../reading.js';

/** Sierra `AT!LTEINFO?`: the row below `Serving: EARFCN MCC MNC TAC CID Bd D U …`; neighbours have tables of their own. */
export const sierraLteinfo = listFamily(
  /(?<=\bearfcn +mcc.{1,99}\n *\d{1,6} +)(?=(?:\w+ +){4}(\d+))(\d{3}) +(\d{2,3})/dg,
  () => 'serving',
);
