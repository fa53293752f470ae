/** Questions that the start page shows as examples: what somebody types into the box, and where that leads. */
import type { StartWords } from '../../words/start.js';
import type { World } from '../../world/world.js';

export interface StartQuestion {
  /** As somebody types it. */
  readonly typed: string;
  readonly shows: keyof StartWords['ask'];
  /** Path and query of what the box offers for it, without the language. */
  readonly path: string;
}

/** The device and country of the answer that is drawn as an example: one network takes the device, the others do not quite. */
export const EXAMPLE = { device: 'ec25-e', cc: 'au' } as const;

const QUESTIONS: readonly (StartQuestion & { readonly device?: string; readonly countries: string })[] = [
  {
    typed: 'bg95-m3 de br jp',
    shows: 'several',
    path: '/?device=bg95-m3&in=de,br,jp',
    device: 'bg95-m3',
    countries: 'de br jp',
  },
  {
    typed: 'rm520n-gl gcc',
    shows: 'region',
    path: '/?device=rm520n-gl&in=ae,bh,kw,om,qa,sa',
    device: 'rm520n-gl',
    countries: 'ae bh kw om qa sa',
  },
  {
    typed: '262-02 ec25-e',
    shows: 'operator',
    path: '/?device=ec25-e&in=de&on=vodafone-de',
    device: 'ec25-e',
    countries: 'de',
  },
  { typed: 'B3 B20 n78 France', shows: 'bands', path: '/paste?bands=B3,B20,n78&in=fr', countries: 'fr' },
];

/** Those whose devices and countries the data has. */
export function startQuestions({ devices, countries }: World): StartQuestion[] {
  return QUESTIONS.filter(
    (question) =>
      (!question.device || devices.has(question.device)) &&
      question.countries.split(' ').every((cc) => countries.has(cc)),
  );
}
