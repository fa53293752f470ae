import { expect, it } from 'vitest';
import { loadDataset } from '../../src/dataset/load.js';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { judge } from '../../src/core/verdict.js';
import { cautionPhrases, servicePhrases, whyPhrases } from '../../src/words/network-phrases.js';
import { VERDICT_WORDS } from '../../src/words/verdict-words.js';
import { plainDevice } from '../golden/plain-rule.js';

const world = datasetWorld(await loadDataset('data'));
const words = VERDICT_WORDS.en;

function said(device: string, cc: string, network: string) {
  const on = world.countries.get(cc)!.networks.find(({ id }) => id === network)!;
  const judgement = judge(world.devices.get(device)!, on, '2026-11-21');
  return {
    why: words.sentence(whyPhrases(words, judgement)),
    services: servicePhrases(words, judgement),
    cautions: cautionPhrases(words, judgement),
  };
}

it('leaves to the basis and to the country what they say', () => {
  const [network] = world.countries.get('af')!.networks;
  expect(said('ec25-e', 'af', network!.id)).toEqual({
    why: 'Supports every band that counts here.',
    services: [],
    cautions: [],
  });
});

it('says what decides beside the LTE bands, for the kind of radio', () => {
  expect(said('bg95-m3', 'de', 'telekom-de').services).toEqual(['LTE-M in service', 'NB-IoT in service']);
  expect(said('rg255c-gl', 'de', 'vodafone-de').services).toHaveLength(3);
  expect(said('rm520n-gl', 'de', 'telekom-de').services).toHaveLength(2);
  expect(said('ec25-e', 'de', 'telekom-de').services).toEqual([]);
});

it('names every missing band of every limited verdict there is, in both languages', () => {
  const unnamed: string[] = [];
  // devices with the same radio, bands and parts are judged alike: one of each will do
  const alike = new Map(
    [...world.devices.values()].map((device) => [JSON.stringify(plainDevice(device)), device]),
  );
  let limited = 0;
  for (const device of alike.values()) {
    for (const { networks } of world.countries.values()) {
      for (const network of networks) {
        const judgement = judge(device, network, '2026-11-21');
        if (judgement.verdict !== 'limited') continue;
        limited++;
        for (const lang of ['en', 'zh'] as const) {
          const text = whyPhrases(VERDICT_WORDS[lang], judgement).join('; ');
          const names = new Set(text.match(/B\d+/g));
          if (judgement.missing.lte.some((band) => !names.has(band)) || /\b0%/.test(text))
            unnamed.push(`${lang} ${device.id} on ${network.id}: ${text}`);
        }
      }
    }
  }
  expect(unnamed).toEqual([]);
  expect(limited).toBeGreaterThan(5_000);
});

it('names low bands before the rest of those that no reason has named', () => {
  const network = world.countries.get('us')!.networks.find(({ id }) => /t-?mobile/.test(id))!;
  const device = world.devices.get('ec25-e')!;
  const [, , , missing] = whyPhrases(words, judge(device, network, '2026-11-21'));
  expect(missing).toBe('also missing B4');
});
