import { SERVICES, type Service, type State } from '../core/service.js';
import type { EvidenceCorrection, EvidenceSource } from '../world/snapshot/world-snapshot.js';
import { DATA_WORDS } from './data.js';
import type { Lang } from './lang.js';
import { VERDICT_WORDS } from './verdict-words.js';

/** One sentence: `LTE-M: the publisher says “not listed”, GSMA (November 2025) says “in service”.` */
export function correctionText(
  { field, from, to, source: id }: Pick<EvidenceCorrection, 'field' | 'from' | 'to' | 'source'>,
  sources: ReadonlyMap<string, Pick<EvidenceSource, 'publisher' | 'date'>>,
  lang: Lang,
): string {
  const words = DATA_WORDS[lang];
  const verdictWords = VERDICT_WORDS[lang];
  const source = sources.get(id);
  const by = source ? words.by(source.publisher, verdictWords.date(source.date)) : id;
  const bands = [to].flat().join(' ');
  if (isService(field)) {
    const state = (code: unknown) => verdictWords.state[code as State] ?? String(code);
    return words.corrected(verdictWords.service[field], state(from), state(to), by);
  }
  const what = words.fields[field] ?? field;
  return from === null
    ? words.listedApart(what, bands, by)
    : words.corrected(what, [from].flat().join(' '), words.only(bands), by);
}

function isService(field: string): field is Service {
  return (SERVICES as readonly string[]).includes(field);
}
