import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LTE_BANDS, NR_BANDS } from '../../src/core/band.js';
import { readBands } from '../../src/paste/read-bands.js';
import { type Dialect, dialectOf, DIALECTS, unwrittenIn } from '../../src/paste/dialects.js';
import { writeBands } from '../../src/paste/write-bands.js';

/** A dump names the module before: its number system depends on it. */
const ALL = Object.keys(DIALECTS) as Dialect[];
const BEFORE: Partial<Record<Dialect, string>> = {
  'qcfg-lpwa': 'BG95-M3\n',
  'bnd-hex': 'LE910C4-NF\n',
  'bnd-decimal': 'ME910C1-WW\n',
};

describe('written bands', () => {
  it.each([
    ['qcfg', [3, 20], [], ['AT+QCFG="band",0,80004']],
    [
      'qnwprefcfg',
      [3],
      [78],
      ['AT+QNWPREFCFG="lte_band",3', 'AT+QNWPREFCFG="nr5g_band",78', 'AT+QNWPREFCFG="nsa_nr5g_band",78'],
    ],
    [
      'csyssel',
      [3],
      [78],
      ['AT+CSYSSEL="lte_band",3', 'AT+CSYSSEL="nr5g_band",78', 'AT+CSYSSEL="nsa_nr5g_band",78'],
    ],
    ['cnbp', [3, 20], [], ['AT+CNBP=0x0000000000000000,0x0000000000080004']],
    ['cbandcfg', [20, 3], [], ['AT+CBANDCFG="CAT-M",3,20', 'AT+CBANDCFG="NB-IOT",3,20']],
    ['bnd-hex', [3, 66], [], ['AT#BND=0,0,4,2']],
    ['bnd-decimal', [20, 66], [], ['AT#BND=0,0,524288,0,2']],
    ['ubandmask', [20], [], ['AT+UBANDMASK=0,524288', 'AT+UBANDMASK=1,524288']],
    ['xbandlock', [1, 3], [], ['AT%XBANDLOCK=2,"101"']],
    ['kbndcfg', [3, 66], [], ['AT+KBNDCFG=0,00020000000000000004', 'AT+KBNDCFG=1,00020000000000000004']],
    ['syscfgex', [20], [], ['AT^SYSCFGEX="00",3FFFFFFF,1,2,80000,,']],
    [
      'freqlock',
      [3, 20],
      [78],
      ['AT+CFUN=0', 'AT^LTEFREQLOCK=3,0,2,"3,20"', 'AT^NRFREQLOCK=3,0,1,"78"', 'AT+CFUN=1'],
    ],
    ['gtact', [3], [5, 78, 258], ['AT+GTACT=17,6,,103,505,5078,50258']],
    ['qband', [20, 8], [], ['AT+QBAND=2,8,20']],
    ['setcfg', [4, 13], [], ['AT%SETCFG="BAND","4","13"']],
    [
      'modemband',
      [3, 20],
      [78],
      ['modemband.sh setbands "3 20"', 'modemband.sh setbands5gsa "78"', 'modemband.sh setbands5gnsa "78"'],
    ],
    ['mmcli', [3], [78], ["mmcli -m any --set-current-bands='eutran-3|ngran-78'"]],
  ] as const)('%s', (dialect, lte, nr, commands) => {
    expect(writeBands({ lte, nr }, dialect).commands).toEqual(commands);
  });

  it('say what the dialect cannot name', () => {
    expect(writeBands({ lte: [3, 66, 200], nr: [78] }, 'syscfgex')).toMatchObject({
      caveats: ['left-out', 'sets-mode', 'sets-older-radios'],
      left: { lte: [66, 200], nr: [78] },
    });
    expect(writeBands({ lte: [], nr: [78] }, 'qcfg')).toMatchObject({
      commands: [],
      caveats: ['left-out'],
      left: { lte: [], nr: [78] },
    });
  });

  it.each(ALL)('%s commands can be undone, or say that they cannot', (dialect) => {
    const { ask, undo, caveats } = writeBands({ lte: [3], nr: [] }, dialect);
    expect(ask).not.toBe('');
    expect(undo.length > 0).toBe(!caveats.includes('note-first'));
    for (const command of undo) {
      const { lte, notes } = readBands(command);
      expect(lte.length === 0 || notes.includes('mask-is-generic')).toBe(true);
    }
  });

  it.each(ALL)('%s is recognised by its own commands', (dialect) => {
    const { commands } = writeBands({ lte: [3], nr: [] }, dialect);
    expect(dialectOf((BEFORE[dialect] ?? '') + commands.join('\n'))).toBe(dialect);
  });

  it.each([
    ["config modem 'modem'\n\tlist lte_bands '3'\n\tlist lte_bands '20'", 'uci'],
    ["quectel.modem.nr5g_bands='28' '78'", 'uci'],
    ['+UBANDSEL: 800,1800', 'ubandsel'],
    ['LTE bands 1, 3 and 7', undefined],
  ])('of %s are %s', (text, unwritten) => {
    expect(dialectOf(text)).toBeUndefined();
    expect(unwrittenIn(text)).toBe(unwritten);
  });

  it('write LTE-M and NB-IoT apart where they differ', () => {
    const bands = { lte: [3, 8, 20], nr: [], lteM: [3, 20], nbIot: [8] };
    expect(writeBands(bands, 'cbandcfg').commands).toEqual([
      'AT+CBANDCFG="CAT-M",3,20',
      'AT+CBANDCFG="NB-IOT",8',
    ]);
  });

  it.each(ALL)('%s commands are read back as they were meant', (dialect) => {
    fc.assert(
      fc.property(fc.subarray([...LTE_BANDS]), fc.subarray([...NR_BANDS]), (lte, nr) => {
        // Every band at once is what the readers refuse as "any", and TDD 35-37 tell a vendor default.
        const { commands, left } = writeBands({ lte, nr }, dialect);
        const read = readBands((BEFORE[dialect] ?? '') + commands.join('\n'));
        if (read.kind === 'unrestricted') return;
        expect(read.lte).toEqual(lte.filter((band) => !left.lte.includes(band)));
        expect(read.nr).toEqual(nr.filter((band) => !left.nr.includes(band)));
      }),
      { numRuns: 60 },
    );
  });
});
