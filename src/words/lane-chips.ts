/** What the lanes of a network say: 4G, 5G, LTE-M and NB-IoT, 2G and 3G, each in a few words beside its name. */
import type { Lane, LaneVerdict } from '../core/lanes.js';
import type { StatedService } from '../core/service.js';
import { distanceBetween, hasPassed, lastDayOf } from '../core/date.js';
import type { Lang } from './lang.js';
import { dateIn, distanceIn, listIn } from './lists-and-dates.js';
import { VERDICT_WORDS } from './verdict-words.js';

/** One chip: the name of the radio, what is said of it, and what that means for the device. */
interface LaneChip {
  readonly name: string;
  readonly text: string;
  readonly verdict: LaneVerdict;
}

const EN = {
  radio: { lte: '4G', nr: '5G' },
  verdict: {
    good: 'works',
    limited: 'with limits',
    no: 'does not work',
    unknown: 'not confirmed',
    'none-needed': 'not in this device',
  } satisfies Record<LaneVerdict, string>,
  noData: 'no data',
  missing: (bands: string) => `missing ${bands}`,
  until: (date: string, distance: string) => `until ${date}${distance && ` (${distance})`}`,
  since: (date: string) => `off since ${date}`,
  announced: 'end announced',
  ending: (date: string) => `being switched off by ${date}`,
  overdue: (date: string) => `announced to end by ${date}, but not confirmed`,
};

const ZH: typeof EN = {
  radio: { lte: '4G', nr: '5G' },
  verdict: {
    good: '可用',
    limited: '受限',
    no: '不可用',
    unknown: '未经证实',
    'none-needed': '设备不支持',
  },
  noData: '暂无数据',
  missing: (bands) => `缺少 ${bands}`,
  until: (date, distance) => `可用至 ${date}${distance && `（${distance}）`}`,
  since: (date) => `已于 ${date}退网`,
  announced: '已宣布退网',
  ending: (date) => `正在分步退网，至 ${date}`,
  overdue: (date) => `原定 ${date}退网，尚未证实`,
};

const PHRASES: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };

/** A chip names at most so many missing bands; of more it says the verdict. */
const MOST_BANDS = 4;

/**
 * The chips of the lanes that the device has, and for a device without 5G one that says so.
 * @param asOf the day of asking, `YYYY-MM-DD`
 */
export function laneChips(lanes: readonly Lane[], lang: Lang, asOf: string): LaneChip[] {
  const works = lanes.some(
    ({ isVerdict, verdict }) => isVerdict && (verdict === 'good' || verdict === 'limited'),
  );
  return lanes.flatMap((lane) => {
    const chips = chipsOf(lane, lang, asOf);
    // what has ended is calm where the device has something else to work on
    return works && (lane.lane === 'older' || lane.lane === 'lpwa')
      ? chips.map((chip) => (chip.verdict === 'no' ? { ...chip, verdict: 'none-needed' as const } : chip))
      : chips;
  });
}

function chipsOf(lane: Lane, lang: Lang, asOf: string): LaneChip[] {
  const words = PHRASES[lang];
  const services = () => lane.services.map((stated) => serviceChip(stated, lang, asOf));
  switch (lane.lane) {
    case 'lte':
      return lane.verdict === 'none-needed' ? [] : [radioChip('lte', lane, lang)];
    case 'nr':
      if (lane.nr === 'not-offered')
        return [{ name: words.radio.nr, text: words.noData, verdict: 'unknown' }];
      return [radioChip('nr', lane, lang), ...services()];
    case 'lpwa':
    case 'older':
      return lane.verdict === 'none-needed' ? [] : services();
  }
}

function radioChip(radio: 'lte' | 'nr', { verdict, lacking }: Lane, lang: Lang): LaneChip {
  const words = PHRASES[lang];
  const isShort = lacking.length > 0 && lacking.length <= MOST_BANDS && verdict === 'limited';
  return {
    name: words.radio[radio],
    text: isShort ? words.missing(listIn(lang, lacking)) : words.verdict[verdict],
    verdict,
  };
}

/** A service in the state that it is in, and what that means for a device that uses it. */
export function serviceChip(stated: StatedService, lang: Lang, asOf: string): LaneChip {
  const { service, state, date, dateNote } = stated;
  const words = PHRASES[lang];
  const verdictWords = VERDICT_WORDS[lang];
  const name = verdictWords.service[service];
  const chip = (verdict: LaneVerdict, text: string): LaneChip => ({ name, text, verdict });
  const when = date === null ? '' : dateIn(lang, date, dateNote);
  switch (state) {
    case 'yes':
      return chip('good', verdictWords.state.yes);
    case 'off':
      return chip('no', when ? words.since(when) : verdictWords.state.off);
    case 'never':
      return chip('no', verdictWords.state.never);
    case 'planned':
      if (hasPassed(stated, asOf)) return chip('unknown', words.overdue(when));
      if (date === null) return chip('limited', words.announced);
      // the distance to a whole year cannot be told to the month
      return chip(
        'limited',
        words.until(
          when,
          date.length < 7 ? '' : distanceIn(lang, distanceBetween(asOf, lastDayOf(date, dateNote))),
        ),
      );
    case 'ending':
      return chip('limited', when ? words.ending(when) : verdictWords.state.ending);
    default:
      return chip('unknown', verdictWords.state[state]);
  }
}
