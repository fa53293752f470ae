/** What is wrong with a question to the library or the command, and what would be right. */
import type { Lang } from './lang.js';

/** Something known by its id or code, that may have been meant. */
export interface Candidate {
  /** Id of a device, code of a country. */
  readonly id: string;
  readonly name: string;
}

/** Why a question cannot be answered. `given` is what was asked, as text. */
export type InputProblem =
  /** No known device or country has this name; `candidates` are similar ones, best first, maybe none. */
  | { readonly code: 'unknown-device'; readonly given: string; readonly candidates: readonly Candidate[] }
  | { readonly code: 'unknown-country'; readonly given: string; readonly candidates: readonly Candidate[] }
  /** Several fit. */
  | { readonly code: 'ambiguous-device'; readonly given: string; readonly candidates: readonly Candidate[] }
  | { readonly code: 'ambiguous-country'; readonly given: string; readonly candidates: readonly Candidate[] }
  /** `given` stands in a list of LTE bands, or of 5G bands, and is none. */
  | { readonly code: 'no-lte-band'; readonly given: string }
  | { readonly code: 'no-nr-band'; readonly given: string }
  /** A device without an LTE band cannot be judged. */
  | { readonly code: 'no-lte-bands' }
  /** The value of a parameter is not of the form that it needs. */
  | { readonly code: InputForm; readonly given: string };

/** Parameters that have one form. */
type InputForm =
  | 'not-a-world'
  | 'not-a-device'
  | 'not-a-list'
  | 'not-a-field'
  | 'not-a-radio'
  | 'not-a-fallback'
  | 'no-countries'
  | 'not-a-day'
  | 'not-a-language'
  | 'not-an-address'
  | 'not-a-rule'
  | 'not-published';

type InputWords = (problem: InputProblem) => string;

const FORM_EN: Readonly<Record<InputForm, (given: string) => string>> = {
  'not-a-world': (given) => `${given} is not a world. Pass what loadWorld() resolves to: await it first.`,
  'not-a-device': (given) =>
    `${given} is not a device. Write an id or a name, such as "ec25-e", or bands, such as { lte: [1, 3, 20], nr: [78] }.`,
  'not-a-list': (given) =>
    `${given} is not a list. Write bands as a list, such as [1, 3, 20] or ["B1", "B3"].`,
  'not-a-field': (given) =>
    `${given} is not a field of a device. Fields are lte, nr, radio, lteM, nbIot and fallback.`,
  'not-a-radio': (given) => `${given} is not a radio. Radios are lte, lpwa, nr and redcap.`,
  'not-a-fallback': (given) => `${given} is not a fallback. Fallbacks are g2 and g3.`,
  'no-countries': (given) =>
    `${given} names no country. Write codes or names, such as "de" or ["de", "Brazil"].`,
  'not-a-day': (given) => `${given} is not a day. Write it as YYYY-MM-DD, such as 2026-11-20.`,
  'not-a-language': (given) => `${given} is not a language that we write. Languages are en and zh.`,
  'not-an-address': (given) =>
    `${given} is not a whole address. Write where the data is published, such as https://example.org/v1/.`,
  'not-a-rule': (given) => `${given} is not a rule. Rules are every-good, one-good and one-usable.`,
  'not-published': (given) =>
    `This is no published file (${given}). Pass the JSON of v1/countries/de.json, v1/models/ec25-e.json or v1/index.json, or the text of the world file.`,
};

const FORM_ZH: Readonly<Record<InputForm, (given: string) => string>> = {
  'not-a-world': (given) => `${given} 不是 world。请传入 loadWorld() 的结果，并先使用 await。`,
  'not-a-device': (given) =>
    `${given} 不是设备。请写设备 ID 或名称，例如 "ec25-e"，或写频段，例如 { lte: [1, 3, 20], nr: [78] }。`,
  'not-a-list': (given) => `${given} 不是列表。请把频段写成列表，例如 [1, 3, 20] 或 ["B1", "B3"]。`,
  'not-a-field': (given) => `${given} 不是设备的字段。可用字段为 lte、nr、radio、lteM、nbIot 和 fallback。`,
  'not-a-radio': (given) => `${given} 不是制式。可选 lte、lpwa、nr 和 redcap。`,
  'not-a-fallback': (given) => `${given} 不是回落制式。可选 g2 和 g3。`,
  'no-countries': (given) => `${given} 中没有国家或地区。请写代码或名称，例如 "de" 或 ["de", "巴西"]。`,
  'not-a-day': (given) => `${given} 不是日期。请写成 YYYY-MM-DD，例如 2026-11-20。`,
  'not-a-language': (given) => `${given} 不是可用的语言。可选 en 和 zh。`,
  'not-an-address': (given) => `${given} 不是完整的地址。请写数据的发布地址，例如 https://example.org/v1/。`,
  'not-a-rule': (given) => `${given} 不是可用的规则。可选 every-good、one-good 和 one-usable。`,
  'not-published': (given) =>
    `这不是已发布的文件（${given}）。请传入 v1/countries/de.json、v1/models/ec25-e.json 或 v1/index.json 的 JSON，或 world 文件的文本。`,
};

/** `ec25-e (Quectel EC25-E) or eg25-g (Quectel EG25-G)` */
const anyOf = (candidates: readonly Candidate[], lang: Lang): string =>
  lang === 'zh'
    ? candidates.map(({ id, name }) => `${id}（${name}）`).join('、')
    : candidates.map(({ id, name }) => `${id} (${name})`).join(', ');

const EN: InputWords = (problem) => {
  switch (problem.code) {
    case 'unknown-device':
      return problem.candidates.length > 0
        ? `We don't have the device "${problem.given}". Similar: ${anyOf(problem.candidates, 'en')}.`
        : `We don't have the device "${problem.given}". Write its bands instead.`;
    case 'unknown-country':
      return problem.candidates.length > 0
        ? `We don't have the country "${problem.given}". Similar: ${anyOf(problem.candidates, 'en')}.`
        : `We don't have the country "${problem.given}". Write its two-letter code, such as de.`;
    case 'ambiguous-device':
      return `"${problem.given}" can be several devices. Choose one: ${anyOf(problem.candidates, 'en')}.`;
    case 'ambiguous-country':
      return `"${problem.given}" can be several countries. Choose one: ${anyOf(problem.candidates, 'en')}.`;
    case 'no-lte-band':
      return `${problem.given} is not an LTE band. Write numbers or names, such as 3 or "B3"; 5G bands go into nr.`;
    case 'no-nr-band':
      return `${problem.given} is not a 5G band. Write numbers or names, such as 78 or "n78"; LTE bands go into lte.`;
    case 'no-lte-bands':
      return 'There are no LTE bands. A verdict needs them: write lte, such as [1, 3, 20]; 5G is judged beside it.';
    default:
      return FORM_EN[problem.code](problem.given);
  }
};

const ZH: InputWords = (problem) => {
  switch (problem.code) {
    case 'unknown-device':
      return problem.candidates.length > 0
        ? `没有设备“${problem.given}”的数据。相近的有：${anyOf(problem.candidates, 'zh')}。`
        : `没有设备“${problem.given}”的数据。请改为填写其频段。`;
    case 'unknown-country':
      return problem.candidates.length > 0
        ? `没有国家或地区“${problem.given}”的数据。相近的有：${anyOf(problem.candidates, 'zh')}。`
        : `没有国家或地区“${problem.given}”的数据。请填写两位字母代码，例如 de。`;
    case 'ambiguous-device':
      return `“${problem.given}”可能是多个设备，请选择一个：${anyOf(problem.candidates, 'zh')}。`;
    case 'ambiguous-country':
      return `“${problem.given}”可能是多个国家或地区，请选择一个：${anyOf(problem.candidates, 'zh')}。`;
    case 'no-lte-band':
      return `${problem.given} 不是 LTE 频段。请写编号或名称，例如 3 或 "B3"；5G 频段请写入 nr。`;
    case 'no-nr-band':
      return `${problem.given} 不是 5G 频段。请写编号或名称，例如 78 或 "n78"；LTE 频段请写入 lte。`;
    case 'no-lte-bands':
      return '没有 LTE 频段，无法给出结论。请填写 lte，例如 [1, 3, 20]；5G 另行判断。';
    default:
      return FORM_ZH[problem.code](problem.given);
  }
};

export const INPUT_WORDS: Readonly<Record<Lang, InputWords>> = { en: EN, zh: ZH };
