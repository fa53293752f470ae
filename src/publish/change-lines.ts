/** What a release changed, in lines that name the things: the feeds and the page of the release are made of them. */
import { outcomeOf } from '../core/tally.js';
import type { Dataset } from '../dataset/dataset.js';
import type { FactChanges, ServiceStateFact } from '../schema/facts.js';
import { correctionText } from '../words/correction-text.js';
import { DATA_WORDS } from '../words/data.js';
import { FEED_WORDS } from '../words/feeds.js';
import type { Lang } from '../words/lang.js';
import { VERDICT_WORDS } from '../words/verdict-words.js';

/** One change in words, and what it is about. */
export interface ChangeLine {
  readonly text: string;
  readonly cc?: string;
  readonly device?: string;
}

/** Most devices that a line names for one change. */
const MOST_NAMED = 5;

/** One change of a list of a release. */
type Change<List extends keyof FactChanges> = FactChanges[List][number];
type Flip = Change<'verdicts'>;

/** The changes of a release one by one; what people act on comes first. */
export function changeLines(changes: FactChanges, dataset: Dataset, lang: Lang): ChangeLine[] {
  const writer = new ChangeWriter(changes, dataset, lang);
  return [
    ...changes.states.map((change) => writer.writeState(change)),
    ...changes.network_bands.map((change) => writer.writeBand(change)),
    ...changes.networks.map((change) => writer.writeNetwork(change)),
    ...changes.countries.map((change) => writer.writeCountry(change)),
    ...changes.devices.flatMap((change) => writer.writeDevice(change)),
    ...changes.corrections.flatMap((change) => writer.writeCorrection(change)),
    ...changes.plmn.map((change) => writer.writeCodes(change)),
    ...changes.verdicts.map((change) => writer.writeVerdict(change)),
  ];
}

/** Knows the names of what has changed, and which verdicts it has told already. */
class ChangeWriter {
  readonly #words;
  readonly #verdictWords;
  readonly #dataWords;
  readonly #devices: ReadonlyMap<string, string>;
  readonly #countries: ReadonlyMap<string, string>;
  readonly #networks: ReadonlyMap<string, string>;
  readonly #told = new Set<Flip>();

  constructor(
    readonly changes: FactChanges,
    readonly dataset: Dataset,
    readonly lang: Lang,
  ) {
    this.#words = FEED_WORDS[lang];
    this.#verdictWords = VERDICT_WORDS[lang];
    this.#dataWords = DATA_WORDS[lang];
    this.#devices = new Map(dataset.devices.map(({ id, name }) => [id, name]));
    this.#countries = new Map(dataset.countries.map(({ cc, name }) => [cc, name[lang]]));
    this.#networks = new Map(
      dataset.countries.flatMap(({ networks }) => networks.map(({ id, name }) => [id, name])),
    );
  }

  writeState({ cc, network, service, before, after }: Change<'states'>): ChangeLine {
    const say = (state: ServiceStateFact | null) =>
      state === null
        ? undefined
        : this.#verdictWords.state[state.state] +
          (state.date === null ? '' : ` ${this.#verdictWords.date(state.date, state.date_note)}`);
    const what = `${this.#place(cc, network)} ${this.#verdictWords.service[service]}`;
    return { cc, text: this.#words.changed(what, say(after), say(before)) + this.#flipsOn(network) };
  }

  writeBand({ cc, network, band, before, after }: Change<'network_bands'>): ChangeLine {
    const { basis, list } = this.#verdictWords;
    const say = (fact: typeof before) =>
      fact === null
        ? undefined
        : list([basis[fact.confidence], ...(fact.core ? [this.#words.mainBand] : [])]);
    const what = `${this.#place(cc, network)} ${band}`;
    return { cc, text: this.#words.changed(what, say(after), say(before)) + this.#flipsOn(network) };
  }

  writeNetwork({ cc, network, before, after }: Change<'networks'>): ChangeLine {
    return { cc, text: this.#words.changed(this.#place(cc, network), after?.name, before?.name) };
  }

  writeCountry({ cc, before, after }: Change<'countries'>): ChangeLine {
    const say = (fact: typeof before) =>
      fact === null ? undefined : fact.name[this.lang] + this.#verdictWords.comma + fact.depth;
    return { cc, text: this.#words.changed(this.#countries.get(cc) ?? cc, say(after), say(before)) };
  }

  /** What people look for in a device: its bands without a name, the rest by theirs, each that differs in a line. */
  writeDevice({ device, before, after }: Change<'devices'>): ChangeLine[] {
    const line = (what: string, now?: string, was?: string): ChangeLine => ({
      device,
      text: this.#words.changed(what, now, was),
    });
    const name = after?.name ?? before?.name ?? device;
    const texts = (fact: typeof before): Record<string, string> => ({
      '': [...(fact?.lte ?? []), ...(fact?.nr ?? [])].join(' '),
      [this.#dataWords.aliases]: fact?.aliases?.join(', ') ?? '',
      [this.#dataWords.region]: fact?.region ?? '',
      [this.#dataWords.note]: fact?.note ?? '',
    });
    const [was, now] = [texts(before), texts(after)];
    if (!before || !after) return [line(name, after ? now[''] : undefined, before ? was[''] : undefined)];
    const differing = Object.keys(now).filter((what) => now[what] !== was[what]);
    if (differing.length === 0) return [line(name, after.name, before.name)];
    return differing.map((what) =>
      line(
        [name, what].filter(Boolean).join(this.#verdictWords.comma),
        now[what] || undefined,
        was[what] || undefined,
      ),
    );
  }

  writeCorrection({ subject, after }: Change<'corrections'>): ChangeLine[] {
    if (!after) return [];
    const country = this.dataset.countries.find(({ networks }) => networks.some(({ id }) => id === subject));
    const name = country ? this.#place(country.cc, subject) : this.#deviceName(subject);
    const said = correctionText(
      {
        ...after,
        outcome: after.certainty === 'sure' ? 'applied' : 'beside',
        source: this.dataset.sources[after.evidence.source]!,
      },
      this.lang,
    );
    const about = country ? { cc: country.cc } : { device: subject };
    return [{ ...about, text: name + this.#verdictWords.colon + said }];
  }

  writeCodes({ cc, network, before, after }: Change<'plmn'>): ChangeLine {
    const { codesShort, withListed } = this.#dataWords;
    const say = (facts: typeof before) =>
      facts
        ?.map(({ plmn, status }) => (status === 'listed' ? withListed(plmn) : plmn))
        .join(this.#verdictWords.comma);
    return {
      cc,
      text: this.#words.changed(`${this.#place(cc, network)} ${codesShort}`, say(after), say(before)),
    };
  }

  writeVerdict(flip: Flip): ChangeLine {
    const { cc, device, network } = flip;
    const { comma, colon } = this.#verdictWords;
    return {
      cc,
      device,
      text: [this.#deviceName(device), this.#place(cc, network)].join(comma) + colon + this.#outcomes(flip),
    };
  }

  #deviceName(id: string): string {
    return this.#devices.get(id) ?? id;
  }

  #place(cc: string, network: string): string {
    const [open, close] = this.lang === 'en' ? [' (', ')'] : ['（', '）'];
    return `${this.#networks.get(network) ?? network}${open}${this.#countries.get(cc) ?? cc}${close}`;
  }

  #outcomes({ before, after }: Flip): string {
    const { verdict } = this.#verdictWords;
    return `${verdict[outcomeOf(before)]} → ${verdict[outcomeOf(after)]}`;
  }

  /** The verdicts that flip on a network, told with its first change. */
  #flipsOn(network: string): string {
    const flips = this.changes.verdicts.filter((flip) => flip.network === network && !this.#told.has(flip));
    if (flips.length === 0) return '';
    for (const flip of flips) this.#told.add(flip);
    const first = flips
      .slice(0, MOST_NAMED)
      .map((flip) => `${this.#deviceName(flip.device)} ${this.#outcomes(flip)}`);
    const rest = flips.length > MOST_NAMED ? ` ${this.#words.more(flips.length - MOST_NAMED)}` : '';
    const [end, comma] = this.lang === 'en' ? ['; ', ', '] : ['；', '、'];
    return end + this.#words.flips(flips.length, first.join(comma) + rest);
  }
}
