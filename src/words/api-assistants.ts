/** What the page for assistants says: how to connect one to the MCP server, and what to ask it. */
import type { Lang } from './lang.js';

const EN = {
  title: 'For assistants',
  description: 'Connect an AI assistant to BandCheck: address, set-up for six clients, and questions to ask.',
  lead: [
    'BandCheck answers assistants through the Model Context Protocol (MCP). No key, no sign-up; it only reads, and keeps nothing.',
    'Every answer says which networks a device works on, why, which data it comes from, and how old that data is.',
  ],
  address: 'Server address (Streamable HTTP)',
  connect: 'Connect a client',
  connectText:
    'Copy the text for your client. Any client that takes a remote MCP server needs the address alone.',
  /** Where a setting is made, before the text to copy. */
  clients: {
    'claude-code': 'Claude Code: run in a terminal',
    claude: 'Claude: Settings, Connectors, Add custom connector',
    chatgpt: 'ChatGPT: Settings, Apps and connectors, Create (developer mode)',
    vscode: 'VS Code: file .vscode/mcp.json',
    cursor: 'Cursor: file ~/.cursor/mcp.json',
    gemini: 'Gemini CLI: run in a terminal',
  },
  program: 'Without a network',
  programText: 'The program answers over standard input and output, with the data that it brings along.',
  questions: 'Try these questions',
  questionsText: [
    'Will a Quectel EC25-E work in Germany and Japan, and until when?',
    'Which LTE-M modules have a good network in every country of the EU?',
    'Which 2G and 3G networks are switched off before the end of 2027, and which of our devices use them: RUT241, BG95-M3, FMC130?',
  ],
  tools: 'What it can do',
  toolText: {
    check_device: 'Does this device work in these countries, and why?',
    check_bands: 'The same for a band list, a datasheet or a modem’s answer.',
    find_devices: 'Which devices work best in these countries?',
    plan_devices: 'The fewest devices that together cover all countries.',
    check_life: 'How long do devices keep working?',
    where_service: 'Where are LTE-M, NB-IoT, RedCap and 5G standalone in service?',
    get_country_networks: 'The networks of a country with bands and services.',
    list_switch_offs: 'Where do 2G, 3G and NB-IoT end?',
    list_changes: 'What changed in the data?',
    list_coverage: 'Which countries and devices are covered?',
  },
  good: 'Good to know',
  goodText: [
    'Countries may be codes, names in English or Chinese, groups (`EU`, `EEA`, `GCC`, `LATAM`, `APAC`, `all`), operators, or network codes like `262-01`.',
    'A name that isn’t known comes back with similar names; nothing is guessed.',
    'Pages on other sites may ask too: the server answers every origin.',
    'Show the credit for the data: it stands at the end of every answer.',
  ],
  more: 'The same data as plain files',
};

export type AssistantsWords = typeof EN;

const ZH: AssistantsWords = {
  title: '接入 AI 助手',
  description: '把 AI 助手接入 BandCheck：服务地址、六种客户端的设置方法，以及可以问的问题。',
  lead: [
    'BandCheck 通过模型上下文协议（MCP）回答 AI 助手：无需密钥，无需注册；只读，不保存任何内容。',
    '每个回答都会说明设备在哪些网络可用、原因、数据来源以及数据的日期。',
  ],
  address: '服务地址（Streamable HTTP）',
  connect: '接入客户端',
  connectText: '复制与客户端对应的内容。其他支持远程 MCP 服务的客户端只需要地址。',
  clients: {
    'claude-code': 'Claude Code：在终端中运行',
    claude: 'Claude：设置，连接器，添加自定义连接器',
    chatgpt: 'ChatGPT：设置，应用与连接器，创建（开发者模式）',
    vscode: 'VS Code：文件 .vscode/mcp.json',
    cursor: 'Cursor：文件 ~/.cursor/mcp.json',
    gemini: 'Gemini CLI：在终端中运行',
  },
  program: '离线使用',
  programText: '本程序可通过标准输入输出作答，使用自带的数据。',
  questions: '可以这样问',
  questionsText: [
    '移远 EC25-E 在德国和日本能用吗？能用到什么时候？',
    '哪些 LTE-M 模组在欧盟每个国家都有可用网络？',
    '2027 年底前哪些 2G、3G 网络会退网？我们的 RUT241、BG95-M3、FMC130 中哪些会受影响？',
  ],
  tools: '能回答什么',
  toolText: {
    check_device: '这款设备在这些国家能用吗？为什么？',
    check_bands: '同上，但输入频段列表、规格书或模组返回的内容。',
    find_devices: '哪些设备最适合这些国家？',
    plan_devices: '覆盖所有国家最少需要哪几款设备。',
    check_life: '设备还能用多久？',
    where_service: '哪里有 LTE-M、NB-IoT、RedCap 和 5G 独立组网？',
    get_country_networks: '一个国家的网络、频段与服务。',
    list_switch_offs: '哪里的 2G、3G、NB-IoT 会退网？',
    list_changes: '数据有什么变化？',
    list_coverage: '收录了哪些国家和设备？',
  },
  good: '说明',
  goodText: [
    '国家可以写代码、中英文名称、区域（`EU`、`EEA`、`GCC`、`LATAM`、`APAC`、`all`）、运营商或 `262-01` 这样的网络代码。',
    '无法识别的名称会附上相近的名称返回，绝不猜测。',
    '其他网站的页面也可以直接查询，服务允许所有来源。',
    '请展示数据的署名，它在每个回答的末尾。',
  ],
  more: '同样的数据也有普通文件',
};

export const ASSISTANTS_WORDS: Readonly<Record<Lang, AssistantsWords>> = { en: EN, zh: ZH };
