/** Questions that the start page shows as examples: what somebody types into the box, and where that leads. */
import type { StartWords } from '../../words/start-page.js';
import type { LocalName, World } from '../../world/world.js';

interface StartQuestion {
  /** As somebody types it. */
  readonly typed: LocalName;
  readonly shows: keyof StartWords['ask'];
  /** Path and query of what the box offers for it, without the language. */
  readonly path: string;
}

/** The device and country of the answer that is drawn as an example: one network takes the device, the others do not quite. */
export const EXAMPLE_CHECK = { device: 'ec25-e', cc: 'au' } as const;

const QUESTIONS: readonly StartQuestion[] = [
  {
    typed: { en: 'bg95-m3 de br jp', zh: 'bg95-m3 德国 巴西 日本' },
    shows: 'several',
    path: '/?device=bg95-m3&in=de,br,jp',
  },
  {
    typed: { en: 'rm520n-gl gcc', zh: 'rm520n-gl gcc' },
    shows: 'region',
    path: '/?device=rm520n-gl&in=ae,bh,kw,om,qa,sa',
  },
  {
    typed: { en: '262-02 ec25-e', zh: '262-02 ec25-e' },
    shows: 'operator',
    path: '/?device=ec25-e&in=de&on=vodafone-de',
  },
  {
    typed: { en: 'B3 B20 n78 France', zh: 'B3 B20 n78 法国' },
    shows: 'bands',
    path: '/paste?bands=B3,B20,n78&in=fr',
  },
];

/** Those whose devices and countries the data has. */
export function startQuestions({ devices, countries }: World): StartQuestion[] {
  return QUESTIONS.filter(({ path }) => {
    const asked = new URLSearchParams(path.split('?')[1]);
    const device = asked.get('device');
    return (
      (!device || devices.has(device)) &&
      asked
        .get('in')!
        .split(',')
        .every((cc) => countries.has(cc))
    );
  });
}
