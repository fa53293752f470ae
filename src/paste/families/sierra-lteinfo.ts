/** Sierra `AT!LTEINFO?`: the row below `Serving: EARFCN MCC MNC TAC CID Bd D U …`; neighbours have tables of their own. */
export const sierraLteinfo =
  /(?<=\bearfcn +mcc.{1,99}\n {0,20}\d{1,6} {1,20})(?<P>\d{3} +\d{2,3})(?: +\w+){2} +(?<serving>\d+)/;
