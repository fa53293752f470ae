import { describe, expect, it } from 'vitest';
import { addDevice, type DeviceAnswers } from '../../scripts/build/add-device.js';
import { Draft, readDraft } from '../../src/dataset/draft.js';
import { DatasetError, problemText } from '../../src/dataset/lint-problem.js';
import { lint } from '../../src/dataset/lint/lint.js';
import { datasetOf } from '../../src/dataset/load.js';

const draft = await readDraft('data');
const GOOD: DeviceAnswers = {
  name: 'EC99-XX',
  vendor: '移远',
  kind: 'module',
  bands: 'LTE FDD: B1/B3/B7/B8/B20/B28A\nLTE TDD: B38/B40\nUMTS: B1/B8\nGSM: 900/1800 MHz',
  publisher: 'Quectel',
  document: 'EC99 Hardware Design V1.0, page 17',
  url: 'https://example.org/ec99.pdf',
  date: '2026-05',
  quote: 'LTE FDD: B1/B3/B7/B8/B20/B28A',
  grade: 'A',
  region: 'Europe',
  code: 'EC99XXGA',
  aliases: 'EC99, EC99XXGAR',
};
const refusal = async (answers: DeviceAnswers): Promise<string[]> => {
  const error: unknown = await addDevice(answers, draft, '2026-11-22').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(DatasetError);
  return (error as DatasetError).problems.map(problemText);
};

describe('addDevice', () => {
  it('writes a device and its source that pass the lint', async () => {
    const { id, files } = await addDevice(GOOD, draft, '2026-11-22');
    const after = new Draft(new Map([...draft.files, ...files]));
    expect((await lint(after)).errors).toEqual([]);
    expect(datasetOf(after).devices.find((device) => device.id === id)).toEqual({
      id: 'ec99-xx-ec99xxga',
      name: 'Quectel EC99-XX (EC99XXGA)',
      vendor: 'Quectel',
      kind: 'module',
      radio: 'lte',
      lte_category: null,
      lte: ['B1', 'B3', 'B7', 'B8', 'B20', 'B28', 'B38', 'B40'],
      parts: ['B28A'],
      nr: [],
      umts: ['B1', 'B8'],
      gsm_mhz: [900, 1800],
      region: 'Europe',
      aliases: ['EC99', 'EC99XXGAR'],
      sources: ['own-ec99-xx-ec99xxga'],
      origin: 'bandcheck',
      evidence: [
        {
          source: 'own-ec99-xx-ec99xxga',
          place: 'EC99 Hardware Design V1.0, page 17',
          quote: 'LTE FDD: B1/B3/B7/B8/B20/B28A',
        },
      ],
    });
  });

  it('says the name once in the id of a code that begins with it', async () => {
    const { id } = await addDevice({ ...GOOD, name: 'RUTZ50', code: 'RUTZ50 1*****' }, draft, '2026-11-22');
    expect(id).toBe('rutz50-1');
  });

  it('takes the day of reading for a source without a date, and says so', async () => {
    const { files } = await addDevice({ ...GOOD, date: '' }, draft, '2026-11-22');
    expect(files.get('own-sources.json')).toMatch(/"date": "2026-11",\s*"read": true/);
  });

  it('asks for everything that is missing, all at once', async () => {
    const said = await refusal({});
    for (const what of ['name', 'vendor', 'kind', 'bands', 'publisher', 'document', 'url', 'grade'])
      expect(said.some((line) => line.startsWith(`--${what}: is missing → `))).toBe(true);
  });

  it.each([
    ['bands', 'no bands at all', '--bands: names no LTE or 5G band → the list of one product'],
    ['bands', 'LTE: B1, B3, B99', '"B99" is no band of 3GPP'],
    ['bands', 'LTE: B1/B999/B3; 5G: n78/n300', '--bands: "B999" is no band of 3GPP'],
    ['bands', 'LTE: B1/B3; 5G: n78/n300', '--bands: "n300" is no band of 3GPP'],
    ['date', '2031-01', '--date: 2031-01 lies ahead → a date up to today, 2026-11-22'],
    ['url', 'ftp://example.org', '--url: "ftp://example.org"'],
    ['date', '2026-13', '--date: "2026-13"'],
    ['grade', 'D', '--grade: D is no grade for the only source'],
    ['grade', 'Z', '--grade: "Z"'],
    ['kind', 'toaster', '--kind: "toaster" is no kind → module, mifi'],
  ] as const)('refuses %s "%s" and names what would be right', async (question, text, expected) => {
    expect((await refusal({ ...GOOD, [question]: text })).join('\n')).toContain(expected);
  });

  it('refuses a name of which no id can be made', async () => {
    const said = await refusal({ ...GOOD, name: '模块', code: '' });
    expect(said).toEqual([
      '--name: "模块" has no Latin letter and no digit for an id → the code on the label, like EC25-EUX',
    ]);
  });

  it('tells several faults at once', async () => {
    const said = await refusal({
      ...GOOD,
      bands: 'LTE: B1/B3/B999',
      kind: 'toaster',
      date: '2031',
      document: '',
    });
    expect(said.map((line) => line.split(':')[0])).toEqual(['--document', '--bands', '--kind', '--date']);
  });

  it('refuses a device that is there already', async () => {
    const said = await refusal({ ...GOOD, name: 'EC25-E', code: '' });
    expect(said.join('\n')).toContain('device ec25-e is there already');
  });
});
