/** What the page about the API says. `code` in backticks is set as code. */
import type { Lang } from './lang.js';

export interface ApiWords {
  readonly title: string;
  readonly description: string;
  readonly skip: string;
  readonly home: string;
  /** Link to this page in the other language, in that language. */
  readonly otherLang: string;
  readonly contents: string;
  readonly lead: readonly string[];
  readonly base: string;
  readonly updated: (version: string, date: string) => string;
  readonly endpoints: string;
  readonly endpoint: Readonly<
    Record<'index' | 'country' | 'device' | 'check', readonly [title: string, text: string]>
  >;
  readonly parameters: string;
  readonly parameter: Readonly<Record<'id' | 'cc', string>>;
  readonly prints: string;
  readonly answer: string;
  readonly cut: string;
  fields(of: string): string;
  readonly columns: readonly [field: string, type: string, meaning: string];
  readonly optional: string;
  readonly types: Readonly<
    Record<'text' | 'number' | 'integer' | 'boolean' | 'day' | 'address' | 'object' | 'null', string>
  >;
  list(of: string): string;
  map(of: string): string;
  or(types: readonly string[]): string;
  readonly errors: string;
  readonly errorsText: readonly string[];
  readonly problems: Readonly<Record<string, string>>;
  readonly transport: string;
  readonly transportText: readonly string[];
  readonly other: string;
  readonly otherText: Readonly<
    Record<
      | 'openapi'
      | 'schemas'
      | 'quality'
      | 'changes'
      | 'atom'
      | 'jsonFeed'
      | 'feeds'
      | 'calendar'
      | 'countryCalendar'
      | 'deviceCalendar'
      | 'snapshot',
      string
    >
  >;
  readonly downloads: string;
  readonly downloadsText: string;
  readonly downloadColumns: readonly [file: string, content: string, rows: string, size: string];
  readonly everything: string;
  readonly table: (name: string) => string;
  readonly manifest: string;
  readonly assistants: string;
  readonly assistantsText: string;
  /** What each version of the files added, newest first. */
  readonly history: string;
  readonly historyText: readonly (readonly [version: string, text: string])[];
  readonly promise: string;
  readonly promiseText: readonly string[];
  readonly credit: string;
  readonly creditText: readonly string[];
}

const EN_OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const ZH_OR = new Intl.ListFormat('zh-CN', { type: 'disjunction' });

export const API_WORDS: Readonly<Record<Lang, ApiWords>> = {
  en: {
    title: 'API',
    description:
      'Will this cellular device work on that country’s networks? The answers as plain JSON files: no key, any origin.',
    skip: 'Skip to the content',
    home: 'BandCheck',
    otherLang: '中文',
    contents: 'On this page',
    lead: [
      'Every BandCheck answer is also a plain JSON file. Read it with GET from a server, a script or any web page: no key, no parameters, no sign-up.',
      'Start with the index, then ask for a country, a device, or a device in a country.',
    ],
    base: 'Base address',
    updated: (version, date) => `Data ${version}, checked on ${date}`,
    endpoints: 'Endpoints',
    endpoint: {
      index: ['List countries and devices', 'What is covered, with the address of every file.'],
      country: [
        'Get the networks of a country',
        'Bands, services with their dates, and the source of every entry.',
      ],
      device: ['Get a device', 'Its bands, and how many networks it works on in each country.'],
      check: [
        'Check a device in a country',
        'A verdict for every network of the country, with missing bands and reasons.',
      ],
    },
    parameters: 'Parameters',
    parameter: {
      id: 'Id of the device, listed in `models` of the index.',
      cc: 'Code of the country in lower case, listed in `countries` of the index.',
    },
    prints: 'Output',
    answer: 'Response',
    cut: 'Long lists are shortened here. The file has everything.',
    fields: (of) => `Fields of ${of}`,
    columns: ['Field', 'Type', 'Meaning'],
    optional: 'may be missing',
    types: {
      text: 'text',
      number: 'number',
      integer: 'integer',
      boolean: 'true or false',
      day: 'day',
      address: 'address',
      object: 'object',
      null: 'null',
    },
    list: (of) => `list of ${of}`,
    map: (of) => `map of ${of}`,
    or: (types) => EN_OR.format(types),
    errors: 'Errors',
    errorsText: [
      'An unknown address returns 404 with an RFC 9457 problem body, `application/problem+json`. It names the parameter, the values that it takes, and the nearest matches.',
      'A host that only serves plain files can’t look for matches. There, `type` is `/api#unknown-address`.',
      '`type` ends in one of these codes:',
    ],
    problems: {
      'unknown-country': 'No country has this code.',
      'unknown-device': 'No device has this id.',
      'unknown-device-and-country': 'Neither the device nor the country is known.',
      'unknown-address': 'There is nothing at this address.',
      'malformed-address': 'The address can’t be read.',
      'malformed-request': 'The request isn’t valid HTTP.',
      'method-not-allowed': 'Only GET, HEAD and OPTIONS are allowed.',
      'forbidden-host': 'The server doesn’t answer for this host name.',
      'forbidden-origin': 'The server doesn’t answer this origin.',
      'unsupported-media-type': 'This type of request body isn’t supported.',
      'body-too-large': 'The request body is too large.',
      'headers-too-large': 'The request headers are too large.',
      'request-timeout': 'The request didn’t arrive in time.',
      'too-many-requests': 'Too many requests. Wait as long as `Retry-After` says.',
      'internal-error': 'Something went wrong on the server. Try again later.',
    },
    transport: 'Caching and origins',
    transportText: [
      'Every response, errors too, has `Access-Control-Allow-Origin: *`. If your web page adds no headers of its own, the browser sends no preflight request.',
      'Every file has an `ETag`. With `If-None-Match`, an unchanged file returns an empty 304.',
      'The index is cached for up to one minute, data for up to ten. Files with a hash in their name never change.',
      'Text is UTF-8. Dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. The order of lists is stable.',
    ],
    other: 'More files',
    otherText: {
      openapi: 'OpenAPI 3.1.1 document',
      schemas: 'JSON Schema of each kind of file',
      quality: 'how old and how well founded the data is, and what is unknown',
      changes: 'what changed in the data, and which verdicts changed with it',
      atom: 'the same as an Atom feed',
      jsonFeed: 'the same as a JSON feed',
      feeds:
        'Atom feeds of one country or one device, with notice 180, 90 and 30 days before an announced end',
      calendar:
        'calendar of 2G, 3G and NB-IoT switch-offs, past ones too; an entry without an exact day is on the last possible day',
      countryCalendar: 'the same for one country, where any is known',
      deviceCalendar:
        'the switch-offs that one device will notice: no 2G or 3G left, no NB-IoT, or nothing at all',
      snapshot:
        'where to find the compact copy that this site uses; the format of that copy may change at any time',
    },
    downloads: 'Downloads',
    downloadsText:
      'Everything in one file, or each table as CSV, NDJSON or Parquet. The manifest lists size, number of rows, SHA-256 and columns.',
    downloadColumns: ['File', 'Content', 'Rows', 'Bytes'],
    everything: 'Everything',
    table: (name) => `Table ${name}`,
    manifest: 'Download manifest',
    assistants: 'For AI assistants',
    assistantsText: 'The same answers over the Model Context Protocol, with set-up to copy.',
    history: 'Changes of the API',
    historyText: [
      [
        '1.2.0',
        'The index says on which day the files were built. The OpenAPI document has every address in both languages, names dated downloads by their release, and says in which formats downloads come. Calendars of devices hold only what the device will notice, and the files of countries and devices name their feed and calendar.',
      ],
      [
        '1.1.0',
        'The index names the MCP server, feeds and calendar. Feeds for each country and device, a page for each release, advance notice of switch-offs. Calendars keep past switch-offs, and each device has one. Downloads: tables of bands and switch-offs, keys and indexes in SQLite, a data package, a folder for each release. The OpenAPI document covers every address.',
      ],
      ['1.0.0', 'Index, countries, devices, checks, changes, calendars, downloads.'],
    ],
    promise: 'What stays and what may be added',
    promiseText: [
      'Within version 1, no address, field or value is renamed or removed, and none changes its type or meaning. Ids of devices and networks never change.',
      'May be added at any time: countries, networks, devices, fields, files, and values of `kind`, `radio`, `depth`, `grade`, `state` and `code`. Ignore what you don’t know.',
      'Never extended: `verdict` is `good`, `limited` or `no`; `basis` and `confidence` are `cross-checked` or `single-source`; a `summary` has three numbers.',
      'A verdict changes only when the data changes, which the feed announces, or when the rule changes, which raises `rule_version`.',
      'If there is a version 2, version 1 is still built from the newest data for at least 24 months, and the feed announces its last day 12 months ahead.',
    ],
    credit: 'Credit',
    creditText: [
      'The data is open, under CC BY 4.0. Show this credit wherever you show the data. Every file has it as `attribution`:',
      'BandCheck isn’t the publisher of the data and is responsible for its own mistakes only.',
    ],
  },
  zh: {
    title: 'API',
    description:
      '这款蜂窝设备能在那个国家或地区的网络上使用吗？每个答案都是普通的 JSON 文件：无需密钥，任何网站都可读取。',
    skip: '跳到正文',
    home: 'BandCheck',
    otherLang: 'English',
    contents: '本页内容',
    lead: [
      'BandCheck 的每个答案都是一个普通的 JSON 文件。服务器、脚本或任何网页都可以用 GET 读取：无需密钥、无需参数、无需注册。',
      '先读取索引，再读取国家或地区、设备，或某款设备在当地的结论。',
    ],
    base: '基础地址',
    updated: (version, date) => `数据 ${version}，核对日期 ${date}`,
    endpoints: '接口',
    endpoint: {
      index: ['列出国家和地区与设备', '收录范围，以及每个文件的地址。'],
      country: ['获取一个国家或地区的网络', '频段、带日期的服务状态，以及每条数据的来源。'],
      device: ['获取一款设备', '设备的频段，以及它在各国家和地区可用的网络数量。'],
      check: ['查询设备在某地能否使用', '该国家或地区每个网络的结论、缺少的频段及原因。'],
    },
    parameters: '参数',
    parameter: {
      id: '设备 id，见索引的 `models`。',
      cc: '小写的国家和地区代码，见索引的 `countries`。',
    },
    prints: '输出',
    answer: '返回内容',
    cut: '此处的长列表已截短，完整内容见文件。',
    fields: (of) => `字段：${of}`,
    columns: ['字段', '类型', '含义'],
    optional: '可能没有',
    types: {
      text: '文本',
      number: '数字',
      integer: '整数',
      boolean: 'true 或 false',
      day: '日期',
      address: '地址',
      object: '对象',
      null: 'null',
    },
    list: (of) => `${of}的列表`,
    map: (of) => `${of}的映射`,
    or: (types) => ZH_OR.format(types),
    errors: '错误',
    errorsText: [
      '未知地址返回 404 和 RFC 9457 问题正文（`application/problem+json`），其中写明参数、可接受的值以及最接近的匹配。',
      '只提供静态文件的主机无法查找匹配，此时 `type` 为 `/api#unknown-address`。',
      '`type` 以下列代码之一结尾：',
    ],
    problems: {
      'unknown-country': '没有国家或地区使用此代码。',
      'unknown-device': '没有设备使用此 id。',
      'unknown-device-and-country': '设备与国家或地区均未知。',
      'unknown-address': '此地址没有内容。',
      'malformed-address': '地址无法解析。',
      'malformed-request': '请求不是有效的 HTTP。',
      'method-not-allowed': '仅支持 GET、HEAD 和 OPTIONS。',
      'forbidden-host': '服务器不响应此主机名。',
      'forbidden-origin': '服务器不响应此来源。',
      'unsupported-media-type': '不支持该请求正文类型。',
      'body-too-large': '请求正文过大。',
      'headers-too-large': '请求标头过大。',
      'request-timeout': '请求未能及时送达。',
      'too-many-requests': '请求过多；请按 `Retry-After` 等待。',
      'internal-error': '服务器出错，请稍后再试。',
    },
    transport: '缓存与跨域',
    transportText: [
      '所有响应（包括错误）都带有 `Access-Control-Allow-Origin: *`。网页请求不附加自定义标头时，浏览器不会发送预检请求。',
      '每个文件都有 `ETag`。带上 `If-None-Match` 请求时，未变更的文件返回空的 304。',
      '索引最多缓存一分钟，数据最多十分钟。名称带哈希值的文件永不改变。',
      '文本为 UTF-8。日期写作 `YYYY`、`YYYY-MM` 或 `YYYY-MM-DD`。列表内顺序稳定。',
    ],
    other: '更多文件',
    otherText: {
      openapi: 'OpenAPI 3.1.1 文档',
      schemas: '各类文件的 JSON Schema',
      quality: '数据的年龄与依据，以及未知的内容',
      changes: '数据变更，以及发生变化的结论',
      atom: '同一内容的 Atom 订阅',
      jsonFeed: '同一内容的 JSON 订阅',
      feeds: '单个国家或地区、单款设备的 Atom 订阅，在公布的退网日期前 180、90、30 天通知',
      calendar: '2G、3G、NB-IoT 退网日历，包括已退网的；没有具体日期的条目放在可能的最后一天',
      countryCalendar: '同上，仅限一个国家或地区（须有退网信息）',
      deviceCalendar: '影响一款设备的退网：不再有 2G/3G、不再有 NB-IoT，或完全无法使用',
      snapshot: '本站所用紧凑数据的地址；紧凑数据的格式可能随时改变',
    },
    downloads: '下载',
    downloadsText:
      '可以下载包含全部数据的一个文件，也可以按表下载 CSV、NDJSON 或 Parquet。清单列出大小、行数、SHA-256 和各列说明。',
    downloadColumns: ['文件', '内容', '行数', '字节'],
    everything: '全部数据',
    table: (name) => `表 ${name}`,
    manifest: '下载清单',
    assistants: '接入 AI 助手',
    assistantsText: '通过模型上下文协议（MCP）获得同样的答案，附可复制的设置。',
    history: 'API 变更',
    historyText: [
      [
        '1.2.0',
        '索引写明文件的生成日期；OpenAPI 文档收录两种语言的全部地址，以发布名称表示按日期保存的下载，并写明下载的格式；设备日历只收录影响该设备的退网；国家和设备文件写明各自的订阅源与日历。',
      ],
      [
        '1.1.0',
        '索引列出 MCP 服务、订阅和日历的地址；每个国家和地区、每款设备都有订阅，每次数据更新都有页面，并提前通知退网；日历保留已退网的条目，每款设备都有日历；下载增加频段表和退网表、SQLite 的键与索引、数据包以及按版本的文件夹；OpenAPI 文档涵盖所有地址。',
      ],
      ['1.0.0', '索引、国家和地区、设备、结论、变更、日历、下载。'],
    ],
    promise: '哪些不变，哪些可能增加',
    promiseText: [
      '在版本 1 内，地址、字段和值都不会改名或移除，类型和含义也不会改变。设备与网络的 id 永久不变。',
      '随时可能增加：国家和地区、网络、设备、字段、文件，以及 `kind`、`radio`、`depth`、`grade`、`state`、`code` 的值。请忽略不认识的内容。',
      '不会增加：`verdict` 只有 `good`、`limited`、`no`；`basis` 和 `confidence` 只有 `cross-checked`、`single-source`；`summary` 只有三个数。',
      '结论只会因数据变更（订阅中会说明）或规则变更（`rule_version` 递增）而改变。',
      '若推出版本 2，版本 1 仍将使用最新数据并行提供至少 24 个月，停用日期会提前 12 个月在订阅中公布。',
    ],
    credit: '署名',
    creditText: [
      '数据以 CC BY 4.0 许可开放。展示数据时请一并展示以下署名，它也在每个文件的 `attribution` 字段中：',
      'BandCheck 并非数据发布方，只对自身的错误负责。',
    ],
  },
};
