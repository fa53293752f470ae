/** What `<band-check>` says around its verdicts: loading, failure, what to do next. */
import type { DataFault } from '../world/data-fault.js';
import { insideChinese } from './inside-chinese.js';
import type { Lang } from './lang.js';

/** Why data could not be had; a 404 has words of its own. */
export type FailureCode = Exclude<DataFault, 'not-found'>;

const EN = {
  loading: 'Checking the networks …',
  /** What happened to the data on a country or device. `noAnswer` follows, so that a failure never reads like a "no". */
  failed: (code: FailureCode, name: string) =>
    ({
      unreachable: `The data on ${name} couldn't be loaded. Are you online?`,
      timeout: `The data on ${name} didn't arrive in time.`,
      refused: `The server couldn't provide the data on ${name}.`,
      'not-json': `We got something other than the data on ${name}, probably a Wi-Fi sign-in page.`,
    })[code as string] ?? `The data on ${name} arrived damaged or in another version.`,
  noAnswer: 'There is no answer yet.',
  retry: 'Try again',
  /** There is no such device or country. */
  unknown: (name: string) => `We don't have “${name}”, so there is no answer.`,
  didYouMean: 'Did you mean',
  /** An attribute is missing or cannot be read: what to write. */
  missing: {
    device: 'Which device? Write device="ec25-e", or its bands: bands="B3 B20".',
    country: 'Which country? Write country="de".',
    choice: 'Choose a country to see the answer.',
    api: 'There is no data yet: this page doesn\'t say where it is. Write src="https://…/v1/".',
    bands: 'We couldn\'t read the bands. Write bands="B3 B20 n78".',
    day: 'We couldn\'t read the day. Write as-of="2026-11-20".',
  },
  /** The answer comes from a copy on this device, of data that was checked on that day. */
  kept: (day: string) => `Couldn't update: using data saved on this device, checked ${day}.`,
  /** Stands for the device where only its bands are known. */
  theseBands: 'A device with these bands',
  /** Before what holds for every network of a country. */
  everywhere: 'On every network: ',
  /** Heads of the columns of a table: the country, and how many of its networks work. */
  country: 'Country',
  worksOn: 'Networks that work',
  /** Opens the bands of a network and their sources. */
  sources: 'sources',
  /** Behind the name of a source. */
  grade: (grade: string) => ` (grade ${grade})`,
  /** Leads to the page with all details. */
  fullPage: 'All details',
  /** Stands before the name of the data's publisher. */
  data: 'Data: ',
  checked: (day: string) => `checked ${day}`,
};

export type CheckWords = typeof EN;

const ZH: CheckWords = {
  loading: '正在核对网络……',
  failed(code, name) {
    const data = insideChinese(name) + '的数据';
    const said: Readonly<Record<string, string>> = {
      unreachable: `无法获取${data}，请检查网络连接。`,
      timeout: `${data.trimStart()}未能及时送达。`,
      refused: `服务器未能提供${data}。`,
      'not-json': `收到的不是${data}，可能是 Wi-Fi 登录页面。`,
    };
    return said[code] ?? `收到的${data}不完整或版本不符。`;
  },
  noAnswer: '目前还没有结论。',
  retry: '重试',
  unknown: (name) => `没有“${name}”的数据，无法给出结论。`,
  didYouMean: '您要找的是不是',
  missing: {
    device: '请写明设备 device="ec25-e"，或其频段 bands="B3 B20"。',
    country: '请写明国家或地区 country="de"。',
    choice: '请选择国家或地区，然后查看结论。',
    api: '此网页没有写明数据的地址，请写 src="https://…/v1/"。',
    bands: '未能读出频段，请写成 bands="B3 B20 n78"。',
    day: '未能读出日期，请写成 as-of="2026-11-20"。',
  },
  kept: (day) => `无法更新，此结论依据本机保存的数据，核对于${day}。`,
  theseBands: '支持这些频段的设备',
  everywhere: '所有网络：',
  country: '国家或地区',
  worksOn: '可用网络',
  sources: '来源',
  grade: (grade) => `（${grade} 级）`,
  fullPage: '查看详情',
  data: '数据：',
  checked: (day) => `核对于${day}`,
};

export const CHECK_WORDS: Readonly<Record<Lang, CheckWords>> = { en: EN, zh: ZH };
