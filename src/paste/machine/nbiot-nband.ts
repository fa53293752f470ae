import { bandList, type Example, family } from './family.js';

/**
 * Neul, BC95 and BC28 `+NBAND:(1,3,5,8,20,28)` and `+NBAND:5`; Eigencomm `+ECBAND: 3,5,8`; SIMCom's NB-IoT modules
 * `+CBAND: 3,5,8`, and SIM7022 and SIM7028 `AT+QCBAND=0,3,20` with a mode before the bands; what
 * `=?` answers may begin with the modes.
 */
export const nbiotNband = family({
  answers: String.raw`\+(?:(?:n|ec|c)band(?![a-z])(?:: ?\(0,1\)(?=,))?|qcband[=:] ?0(?=,))`,
  fields: [bandList('nbIot')],
});

export const examples: readonly Example[] = [
  { text: '+NBAND:5,8,20', kind: 'enabled', nbIot: [5, 8, 20] },
  { text: 'AT+QCBAND=0,3,20', kind: 'enabled', nbIot: [3, 20] },
  { text: '+ECBAND: 3,5,8', kind: 'enabled', nbIot: [3, 5, 8] },
  { text: '+ECBAND: (0,1),(3,5,8)', kind: 'supported', nbIot: [3, 5, 8] },
  { text: 'nbiot.println("AT+CBAND=20"); // Banda 20 (800 MHz)', kind: 'enabled', nbIot: [20] },
];
