/**
 * ModemManager `mmcli -m N` (also `-K` and `-J`) and the argument of `--set-current-bands`: `eutran-3` is LTE, `ngran-78`
 * NR, `utran-1` UMTS. The set that a band belongs to is the nearest `supported` or `current` before it.
 */
export const mmcli = /(?<!class: ')\b(?:eut|ng)ran-(?<L>\d+)(?<=(?<N>(?<C>supported)|current)[^]{0,2000}?)/;
