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

type Flip = FactChanges['verdicts'][number];

/** The changes of a release one by one; what people act on comes first. */
export function changeLines(changes: FactChanges, dataset: Dataset, lang: Lang): ChangeLine[] {
  const words = FEED_WORDS[lang];
  const verdictWords = VERDICT_WORDS[lang];
  const dataWords = DATA_WORDS[lang];
  const devices = new Map(dataset.devices.map(({ id, name }) => [id, name]));
  const countries = new Map(dataset.countries.map(({ cc, name }) => [cc, name[lang]]));
  const networks = new Map(
    dataset.countries.flatMap(({ networks }) => networks.map(({ id, name }) => [id, name])),
  );
  const place = (cc: string, network: string) => {
    const [open, close] = lang === 'en' ? [' (', ')'] : ['（', '）'];
    return `${networks.get(network) ?? network}${open}${countries.get(cc) ?? cc}${close}`;
  };
  const stateText = (state: ServiceStateFact | null) =>
    state === null
      ? undefined
      : verdictWords.state[state.state] +
        (state.date === null ? '' : ` ${verdictWords.date(state.date, state.date_note)}`);
  const flipped = new Set<Flip>();
  /** The verdicts that flip on a network, told with its first change. */
  const flipsOn = (network: string): string => {
    const flips = changes.verdicts.filter((flip) => flip.network === network && !flipped.has(flip));
    if (flips.length === 0) return '';
    for (const flip of flips) flipped.add(flip);
    const first = flips
      .slice(0, MOST_NAMED)
      .map((flip) => `${devices.get(flip.device) ?? flip.device} ${outcomes(flip)}`);
    const rest = flips.length > MOST_NAMED ? ` ${words.more(flips.length - MOST_NAMED)}` : '';
    const [end, comma] = lang === 'en' ? ['; ', ', '] : ['；', '、'];
    return end + words.flips(flips.length, first.join(comma) + rest);
  };
  const outcomes = ({ before, after }: Flip) =>
    `${verdictWords.verdict[outcomeOf(before)]} → ${verdictWords.verdict[outcomeOf(after)]}`;

  const states = changes.states.map(({ cc, network, service, before, after }) => ({
    cc,
    text:
      words.changed(
        `${place(cc, network)} ${verdictWords.service[service]}`,
        stateText(after),
        stateText(before),
      ) + flipsOn(network),
  }));
  const bands = changes.network_bands.map(({ cc, network, band, before, after }) => {
    const said = (fact: typeof before) =>
      fact === null
        ? undefined
        : verdictWords.list([verdictWords.basis[fact.confidence], ...(fact.core ? [words.mainBand] : [])]);
    return {
      cc,
      text: words.changed(`${place(cc, network)} ${band}`, said(after), said(before)) + flipsOn(network),
    };
  });
  const ofNetworks = changes.networks.map(({ cc, network, before, after }) => ({
    cc,
    text: words.changed(place(cc, network), after?.name, before?.name),
  }));
  const countryText = (fact: FactChanges['countries'][number]['before']) =>
    fact === null ? undefined : `${fact.name[lang]}, ${fact.depth}`;
  const ofCountries = changes.countries.map(({ cc, before, after }) => ({
    cc,
    text: words.changed(countries.get(cc) ?? cc, countryText(after), countryText(before)),
  }));
  /** What people look for in a device: its bands without a name, the rest by theirs. */
  const deviceTexts = (fact: FactChanges['devices'][number]['before']): Record<string, string> => ({
    '': [...(fact?.lte ?? []), ...(fact?.nr ?? [])].join(' '),
    [dataWords.aliases]: fact?.aliases?.join(', ') ?? '',
    [dataWords.region]: fact?.region ?? '',
    [dataWords.note]: fact?.note ?? '',
  });
  const ofDevices = changes.devices.flatMap(({ device, before, after }): ChangeLine[] => {
    const name = after?.name ?? before?.name ?? device;
    const [was, now] = [deviceTexts(before), deviceTexts(after)];
    if (!before || !after)
      return [
        { device, text: words.changed(name, after ? now[''] : undefined, before ? was[''] : undefined) },
      ];
    const differing = Object.keys(now).filter((what) => now[what] !== was[what]);
    if (differing.length === 0) return [{ device, text: words.changed(name, after.name, before.name) }];
    return differing.map((what) => ({
      device,
      text: words.changed(
        [name, what].filter(Boolean).join(', '),
        now[what] || undefined,
        was[what] || undefined,
      ),
    }));
  });
  const corrections = changes.corrections.flatMap(({ subject, after }): ChangeLine[] => {
    if (!after) return [];
    const country = dataset.countries.find(({ networks: own }) => own.some(({ id }) => id === subject));
    const name = country ? place(country.cc, subject) : (devices.get(subject) ?? subject);
    const said = correctionText(
      {
        ...after,
        outcome: after.certainty === 'sure' ? 'applied' : 'beside',
        source: dataset.sources[after.evidence.source]!,
      },
      lang,
    );
    const about = country ? { cc: country.cc } : { device: subject };
    return [{ ...about, text: `${name}${lang === 'en' ? ': ' : '：'}${said}` }];
  });
  const codes = (facts: FactChanges['plmn'][number]['before']) =>
    facts
      ?.map(({ plmn, status }) => (status === 'listed' ? `${plmn} (${dataWords.listedCode})` : plmn))
      .join(', ');
  const plmn = changes.plmn.map(({ cc, network, before, after }) => ({
    cc,
    text: words.changed(`${place(cc, network)} ${dataWords.codesShort}`, codes(after), codes(before)),
  }));
  const verdicts = changes.verdicts.map((flip) => ({
    cc: flip.cc,
    device: flip.device,
    text: `${devices.get(flip.device) ?? flip.device}, ${place(flip.cc, flip.network)}: ${outcomes(flip)}`,
  }));
  return [
    ...states,
    ...bands,
    ...ofNetworks,
    ...ofCountries,
    ...ofDevices,
    ...corrections,
    ...plmn,
    ...verdicts,
  ];
}
