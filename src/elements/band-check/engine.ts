/**
 * What `<band-check>` needs only now and then, loaded when it does: judging on the spot (a list of bands, another day, facts of
 * the page's own or kept ones), and the bands and sources behind an answer.
 */
import type { html, TemplateResult } from 'lit';
import { bandName, type Rat } from '../../core/band.js';
import { RADIOS } from '../../core/device.js';
import type { NetworkBand } from '../../core/network.js';
import { judge, prepareDevice } from '../../core/verdict.js';
import { createApiDataSource } from '../../client/api-data-source.js';
import { readOrDamaged } from '../../client/data-error.js';
import { type DataSource, type Loaded, requireKnown } from '../../client/data-source.js';
import type { CheckWords } from '../../words/check.js';
import { fill } from '../../words/fill.js';
import { inSentence } from '../../world/names/in-sentence.js';
import type { CountryCheck } from '../../world/published/read-check.js';
import { readCountry, readDevice } from '../../world/published/read-published.js';
import type { WorldDevice } from '../../world/world.js';
import { readBandNames } from './read-band-names.js';
import type { BandCheck } from './band-check.element.js';
import type { InlineFacts } from './inline-facts.js';

/** What is asked about: a known device, or a list of bands, on a day. */
export type Question = Pick<BandCheck, 'device' | 'bands' | 'radio'> & { readonly today: string };

/** The answer for a country. Rejects with a `DataError`. */
export type Check = (cc: string) => Promise<Loaded<CountryCheck>>;

/** Judges on the spot. */
export function judged({ device: id, bands, radio, today }: Question, facts: DataSource): Check {
  const asked = bands ? deviceOf(bands, radio) : facts.device(id!.trim().toLowerCase());
  asked.catch(() => undefined); // told with the answer for each country
  return async (cc) => {
    const [device, country] = await Promise.all([asked, facts.country(cc)]);
    const { name, checked, networks } = country.value;
    return {
      value: {
        device: device.value,
        country: { cc, name: inSentence(name), checked },
        networks: networks.map((network) => ({
          id: network.id,
          name: network.name,
          judgement: judge(device.value, network, today),
        })),
      },
      keptFrom: [device.keptFrom, country.keptFrom].filter((day) => day !== null).sort()[0] ?? null,
    };
  };
}

/** A list of bands that cannot be read. */
export class UnreadableBands extends Error {
  readonly code = 'unreadable';
}

/** A band list as a device. Without `radio` it is a 5G device if it has NR bands, else an LTE device. */
async function deviceOf(text: string, radio: string | undefined): Promise<Loaded<WorldDevice>> {
  const lists = readBandNames(text);
  if (!lists) throw new UnreadableBands(text);
  const value = prepareDevice({
    id: '',
    name: '',
    vendor: null,
    kind: '',
    lteCategory: null,
    ...lists,
    radio: RADIOS.find((name) => name === radio) ?? (lists.nr.length > 0 ? 'nr' : 'lte'),
  });
  return { value, keptFrom: null };
}

/** Where an element has its facts from: its page, the API, and behind the API what this device keeps. */
export async function factsOf(element: BandCheck, along: InlineFacts | undefined): Promise<DataSource> {
  if (element.source) return element.source;
  if (along?.countries) return inlineFactsSource(along);
  const { base } = element;
  const api = createApiDataSource(base);
  if (!element.cache) return api;
  // scripts hold up the load of the page: by then the one for `cache` is here, or never will be
  const { constructor } = element;
  const keeps = () => (constructor as typeof BandCheck).cachedSource;
  if (!keeps() && document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }));
  const cachedSource = keeps();
  if (cachedSource) return cachedSource(api, base);
  console.warn('<band-check cache> keeps nothing without the script band-check-cache.js');
  return api;
}

/** The facts that the page brings along. */
function inlineFactsSource({ device, countries }: InlineFacts): DataSource {
  const known = readOrDamaged(countries, (json) => [json].flat().map(readCountry));
  return {
    country: (cc) =>
      requireKnown(
        known.find((country) => country.cc === cc),
        'cc',
        cc,
      ),
    device: async (id) => {
      const value = readOrDamaged(device, readDevice);
      return requireKnown(value.id === id ? value : undefined, 'id', id);
    },
  };
}

/** Draws the bands of a network, how well each is founded and by whom; a kept copy has no sources. */
export type DrawEvidence = (id: string, words: CheckWords) => TemplateResult;

/**
 * @param tag the `html` of the element: what another copy of Lit makes it would not draw
 * Rejects with a `DataError`.
 */
export async function evidenceOf(tag: typeof html, cc: string, facts: DataSource): Promise<DrawEvidence> {
  const { networks, evidence } = (await facts.country(cc)).value;
  return (id, words) => {
    // a network that is newer than these facts has none
    const { lte = [], nr = [] } = networks.find((network) => network.id === id) ?? {};
    const bands = evidence?.networks.get(id)?.bands;
    const fact = (rat: Rat, { band, confidence, core }: NetworkBand) => {
      const name = bandName(rat, band);
      return tag`<li>
        <b>${name}</b> ${words.verdicts.basis[confidence]}${core ? ', ' + words.coreBand : ''}${bands
          ?.get(name)
          ?.map((id, i) => {
            const { url, publisher, grade } = evidence!.sources.get(id)!;
            return tag`${i > 0 ? ', ' : ': '}<a href=${url}>${publisher}</a>
              (${fill(words.grade, { grade })})`;
          })}
      </li>`;
    };
    return tag`<ul role="list">
      ${lte.map((each) => fact('lte', each))} ${nr.map((each) => fact('nr', each))}
    </ul>`;
  };
}
