import { expect, it } from 'vitest';
import { identify } from '../../src/paste/identify.js';

it.each([
  [
    '+QENG: "servingcell","NOCONN","LTE","FDD",262,02,1A2B3C,101,6300,20,3,3,5A1,-95,-11,-65,12',
    '26202 B20',
    { rsrp: -95, rsrq: -11, rssi: -65, sinr: 12 },
  ],
  [
    '+QENG: "servingcell","CONNECT","NR5G-SA","TDD",460,11,1A2B3C00F,355,5A1C01,633984,78,12,-82,-11,22,1,-',
    '46011 n78',
    { rsrp: -82, rsrq: -11, sinr: 22 },
  ],
  ['+QNWINFO: "FDD LTE","26202","LTE BAND 3",1300\n+CSQ: 21,99', '26202 B3', { rssi: -71 }],
  ['+COPS: 0,2,"26202",7\n+CEREG: 2,1,"1A2B","01C2D304",7\n+CSQ: 99,99', '26202 ', undefined],
  ['3GPP | operator code: 26202\n | operator name: Vodafone.de', '26202 ', undefined],
  [
    "Current PLMN:\n MCC: '262'\n MNC: '2'\n Description: 'Vodafone'\nRSRP: '-101 dBm'",
    '26202 ',
    { rsrp: -101 },
  ],
  [
    'CellIdentityLte:{ mPci=12 mBands=[3] mMcc=208 mMnc=01 mAlphaLong=Orange F } rsrp=-98 rsrq=-10',
    '20801 B3',
    { rsrp: -98, rsrq: -10 },
  ],
])('%s', (text, where, signal) => {
  const { network, serving, signal: read } = identify(text);
  const bands = serving.map(({ rat, band }) => (rat === 'nr' ? 'n' : 'B') + band);
  expect(`${network?.plmn} ${bands.join(' ')}`).toBe(where);
  expect(read).toEqual(signal);
});
