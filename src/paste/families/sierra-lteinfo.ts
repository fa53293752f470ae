/** Sierra `AT!LTEINFO?`: the row below `Serving: EARFCN MCC MNC TAC CID Bd D U …`; neighbours have tables of their own. */
export const sierraLteinfo = /earfcn +mcc.{0,400}\n *\d+ +(?<P>\d+ +\d+) +\w+ +\w+ +(?<serving_lte>\d+)/;
