/** What the page about the npm package says around the examples of `docs/LIBRARY.md`. */
import type { Lang } from './lang.js';

/** The parts of the page, in order, and the headings in `docs/LIBRARY.md` whose examples they show. */
export const LIBRARY_PARTS = {
  ask: 'Ask',
  answer: 'What an answer holds',
  data: 'Get the data',
  choose: 'Choose among devices',
  life: 'What would change an answer, and how long it holds',
  paste: 'Bands out of a text',
  errors: 'Errors',
  command: 'The command',
  elements: 'Elements from npm',
} as const;
export type LibraryPart = keyof typeof LIBRARY_PARTS;

const EN = {
  title: 'Library, command and elements from npm',
  description:
    'The npm package band-check: ask which networks a device works on, in Node and in browsers, without a network.',
  lead: [
    'The package `band-check` brings the data, the rule and the words. It runs in Node 20.19 and newer and in browsers, needs no key, and answers without a network.',
    'What stands behind `//` in an example is what it prints.',
  ],
  parts: {
    ask: {
      title: 'Ask',
      text: [
        'Name a device by its id or name, or list its bands. Name countries by code or name, one or many.',
        '`explain` says an answer in sentences, in English or Chinese.',
      ],
    },
    answer: {
      title: 'What an answer holds',
      text: [
        'An answer is plain data: it survives JSON, and `explain` takes it back.',
        'Each network has its `verdict` (`good`, `limited` or `no`), its `reasons`, the bands that are `missing`, `bands` with their use, `nr` for 5G, and `cautions` such as a switch-off ahead.',
        'A `no` with `confirmed: false` is not proven: say “not confirmed”, never “does not work”.',
        '`data` names the version, the day and the credit. Show the credit where you show the answer.',
      ],
    },
    data: {
      title: 'Get the data',
      text: [
        '`loadWorld()` takes the data in the package. `loadWorld({ src })` takes the newest of a site, in one request of about 14 kB.',
        '`fromPublished` takes JSON of the API that you hold already, and `band-check/data` is the same data as one text.',
      ],
    },
    choose: {
      title: 'Choose among devices',
      text: [
        '`rankDevices` puts devices in order for some countries. `planDevices` finds the fewest that cover all of them.',
      ],
    },
    life: {
      title: 'What would change an answer, and how long it holds',
      text: [
        'These functions name the bands that would help most, the networks that depend on one band, and how long an answer holds.',
      ],
    },
    paste: {
      title: 'Bands out of a text',
      text: [
        '`readBands` reads datasheets and what modems answer. Only a text of the kind `supported` says what a device can do.',
      ],
    },
    errors: {
      title: 'Errors',
      text: [
        'Nothing is guessed. What cannot be answered throws an `InputError` with a stable `code`, and `candidates` that may have been meant. A `DataError` says that data could not be had: never show it as a “no”.',
      ],
    },
    command: {
      title: 'The command',
      text: [
        'It answers from the data in the package. `--json` prints plain data, `--lang zh` speaks Chinese. It ends with 0 where the device works in every country asked about, 1 where it does not, 2 where the question was not understood, 3 where the data could not be read.',
      ],
    },
    elements: {
      title: 'Elements from npm',
      text: [
        'Importing a module defines its tag. The modules can be imported on a server too, which writes the tag with its fallback; the browser fills it in.',
      ],
    },
  } satisfies Record<LibraryPart, { readonly title: string; readonly text: readonly string[] }>,
  /** Leads to the page that tries the elements. */
  playground: 'Try the elements and copy their code',
  more: 'All about the API',
};

const ZH: typeof EN = {
  title: 'npm 程序库、命令行与组件',
  description: 'npm 包 band-check：在 Node 和浏览器中查询设备可用的网络，无需联网。',
  lead: [
    'npm 包 `band-check` 自带数据、判定规则和文字说明，可在 Node 20.19 及以上版本和浏览器中运行，不需要密钥，也不需要联网。',
    '示例中 `//` 后面是程序输出的内容。',
  ],
  parts: {
    ask: {
      title: '查询',
      text: [
        '设备可以写编号或名称，也可以只列频段。国家或地区可以写代码或名称，一个或多个均可。',
        '`explain` 用中文或英文把结论写成句子。',
      ],
    },
    answer: {
      title: '结论的内容',
      text: [
        '结论是纯数据，可以存成 JSON，之后仍可交给 `explain`。',
        '每个网络都有结论 `verdict`（`good`、`limited` 或 `no`）、原因 `reasons`、缺少的频段 `missing`、各频段的用途 `bands`、5G 情况 `nr`，以及退网等提醒 `cautions`。',
        '`confirmed: false` 的 `no` 尚未证实，请写“未经证实”，不要写“不可用”。',
        '`data` 写明数据的版本、日期和署名，展示结论时请一并展示署名。',
      ],
    },
    data: {
      title: '获取数据',
      text: [
        '`loadWorld()` 使用包内的数据；`loadWorld({ src })` 只用一次约 14 kB 的请求，获取网站上最新的数据。',
        '`fromPublished` 读取您已有的 API 文件，`band-check/data` 则是同样的数据，写成一段文本。',
      ],
    },
    choose: {
      title: '选择设备',
      text: ['`rankDevices` 按所选国家给设备排序，`planDevices` 找出能覆盖所有国家的最少设备。'],
    },
    life: {
      title: '什么会改变结论，结论能维持多久',
      text: ['这些函数列出最有帮助的频段、只依靠一个频段的网络，以及结论能维持到什么时候。'],
    },
    paste: {
      title: '从文本中读取频段',
      text: ['`readBands` 读取规格书和模组的返回内容。只有类型为 `supported` 的文本才说明设备支持什么。'],
    },
    errors: {
      title: '错误',
      text: [
        '程序不会猜测。无法回答时抛出 `InputError`，其中有固定的 `code` 和可能的候选 `candidates`。`DataError` 表示未能取得数据，请不要当作“不可用”展示。',
      ],
    },
    command: {
      title: '命令行',
      text: [
        '命令使用包内的数据回答。`--json` 输出纯数据，`--lang zh` 使用中文。在所查询的每个国家都可用时退出码为 0，否则为 1；问题无法理解时为 2，无法读取数据时为 3。',
      ],
    },
    elements: {
      title: '从 npm 使用组件',
      text: [
        '导入模块即定义对应的标签。服务器上也可以导入：服务器写出标签及其备用内容，再由浏览器填入结论。',
      ],
    },
  },
  playground: '试用组件并复制代码',
  more: '关于 API 的全部说明',
};

export const LIBRARY_WORDS: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };
