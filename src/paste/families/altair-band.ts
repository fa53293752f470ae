/** Altair `AT%GETCFG="BAND"`, answered by `Bands:  4,13`. */
export const altairBand = /%[gs]etcfg="band"\s+bands:(?<enabled>[\d, ]+)/;
