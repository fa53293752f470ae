/** Sierra `AT!BAND=10,"name",<GW>,<LTE>[,<LTE from B65>]`, bare hexadecimal. */
export const sierraBandCommand = /!band F F F X1( X65)?/;
