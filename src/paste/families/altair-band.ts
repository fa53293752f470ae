import { listFamily } from '../reading.js';

/** Altair `AT%GETCFG="BAND"`, answered by `Bands:  4,13`. */
export const altairBand = listFamily(/%[gs]etcfg="band.*\s+bands:([\d, ]{1,200})$/dgm, () => 'enabled');
