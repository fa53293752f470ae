import { type Example, family } from './family.js';

/**
 * What the home gateways of carriers say of their cells: Nokia FastMile (`cell_LTE_stats_cfg`) one after the other, the
 * gateways of T-Mobile US (`/TMI/v1/gateway?get=all`) all of a radio in `bands`.
 */
export const fixedWirelessGateway = family({
  answers: String.raw`(?:"rsrpcurrent": ?[^{}]{0,400}"band": ?"|"[45]g": ?\{\s*(?:"antennaused": ?"\w*",\s*)?"bands": ?\[\s*")(?:(?<serving_lte>b\d+(?:",\s*"b\d+)*)|(?<serving_nr>n\d+(?:",\s*"n\d+)*))"`,
});

export const examples: readonly Example[] = [
  {
    text: '{"cell_5G_stats_cfg":[{"stat":{"RSRPCurrent":-95,"Band":"n41"}}],"cell_LTE_stats_cfg":[{"stat":{"RSRPCurrent":-99,"DownlinkEarfcn":"66786","Band":"B66"}}]}',
    kind: 'serving',
    lte: [66],
    nr: [41],
  },
  {
    text: '{ "signal": { "4g": { "bands": ["b2", "b12"], "rsrp": -103 }, "5g": { "antennaUsed": "Internal", "bands": ["n71"], "rsrp": -94 } } }',
    kind: 'serving',
    lte: [2, 12],
    nr: [71],
  },
];
