/** What the page `/embed` says. The code that it shows is the same in every language. */
import type { Lang } from './lang.js';

const EN = {
  heading: 'Put the answer on your own page',
  lead: 'One script and one tag. No cookies, no tracking, no third parties, and nothing stored unless you ask for it.',
  /** Names of the elements, by tag. */
  elements: {
    'band-check': 'Check a device',
    'band-countries': 'Pick countries',
    'band-paste': 'Read pasted bands',
  },
  element: 'Element',
  playground: 'Try it',
  preview: 'Preview',
  /** The attribute is not written. */
  leftOut: 'left out',
  /** Visible when the page opens: `early` of a snippet. */
  early: 'Visible on load: preload the data',
  snippet: 'Code',
  form: 'For',
  forms: { script: 'Script tag', npm: 'npm', react: 'React', vue: 'Vue', svelte: 'Svelte' },
  version: 'Version',
  versions: { pinned: 'Pinned with SRI', follow: 'v1, follows fixes' },
  /** What each of the two means. */
  versionMeaning: {
    pinned:
      'This address never changes, and the hash makes the browser refuse any other script. You get fixes when you change the address.',
    follow:
      'This address always has the newest version 1. You get fixes automatically, so the tag can’t have a hash. Attributes and events stay compatible.',
  },
  snippetHint:
    'The style rule reserves the height, on a phone and on a wide page, so that nothing jumps; without scripts it reserves none. The link inside the tag is for readers without scripts.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser doesn’t allow copying here. Select the text and copy it.',
  /** Shown where the hash of the script cannot be fetched. */
  noHash: 'We couldn’t get the hash of the script, so this code loads the newest script without one.',
  /** Of a version whose bytes may still change. */
  notReleased: (version: string) =>
    `Version ${version} isn’t released yet: its address and its hash may still change. Pin it once it is, or take v1 for now.`,
  /** Leads to the page about the package. */
  library: 'More about the package: library, command, Next and Astro',
  /** Inside the tag, for readers without script. */
  fallback: (device: string | undefined) =>
    device ? `Where does the ${device} work?` : 'Where does this device work?',
  together: 'Picker and check together',
  togetherText: 'Your visitor picks the countries, and the answer follows. Two tags and an id:',
  ownDevice: 'A device of your own',
  ownDeviceText: 'Write its bands in place of an id. It needs no entry in our data.',
  beside: 'Beside a picture',
  besideText:
    'An element is about 36em wide where it can choose, and never wider than the space it has. In a row that doesn’t wrap, it shrinks to make room for the picture, down to a few letters on a phone. Let the row wrap, and the element moves below:',
  theming: 'Colours and type',
  themingText: 'Set these custom properties on the tag or on any element around it.',
  /** Which colours an element takes on a dark page. */
  pageColours: 'On a dark page',
  pageColoursText:
    'An element cannot see what colour your page is. It takes light or dark colours from the color-scheme of the place where it stands, as the browser’s own fields and scroll bars do. So a dark page has to say that it is dark, in one line of CSS. The attribute theme="dark" or theme="light" decides for a single tag.',
  /** Two dark pages: one says that it is dark, the other does not. */
  darkPage: {
    said: 'A dark page with color-scheme: dark',
    unsaid: 'A dark page that doesn’t say so: the element stays light',
  },
  themesHeading: 'Three themes to start from',
  themes: { plain: 'Plain, part of the page', soft: 'Soft card', night: 'Night' },
  reference: 'Reference',
  kinds: {
    attributes: 'Attributes',
    properties: 'Properties and methods',
    events: 'Events',
    slots: 'Slots',
    parts: 'Parts, for ::part()',
    styles: 'Custom properties',
  },
  columns: { name: 'Name', meaning: 'Meaning', type: 'Type', default: 'Default' },
  address: 'Where the data comes from',
  addressText:
    'A script tag asks the site it was built for. A copy on your own host, a bundle or a CDN says where the API is, in one of three ways. If an answer doesn’t come, one line on the console says which address was asked.',
  selfHosting:
    'To host everything yourself, copy the folders embed/ and v1/ side by side, at the root or in any folder: the script finds v1/ beside embed/. Send Access-Control-Allow-Origin: * if pages of other sites use it.',
  policies: 'Content Security Policy',
  policiesText:
    'No inline styles, no eval, no images, no frames. What a strict policy needs, by what you allow:',
  policy: {
    site: 'Scripts by site',
    hash: 'One script by its hash',
    trusted: 'Trusted Types',
    offline: 'No connection: the page brings the data along',
  },
  versionsHeading: 'Versions',
  versionsText:
    'Every released version keeps its address, embed/X.Y.Z/, for good and byte for byte. embed/v1/ has the newest version 1.',
  kept: (versions: readonly string[]) =>
    versions.length > 0
      ? `Addresses that last: ${versions.join(', ')}.`
      : 'No version is released yet, so no address lasts yet.',
  demos: 'Demos',
  demo: (tag: string) => `Every state of <${tag}>`,
};

export type EmbedWords = typeof EN;

const ZH: EmbedWords = {
  heading: '把答案放到您的网页上',
  lead: '一个脚本加一个标签。不用 Cookie，不跟踪，不涉及第三方；除非您要求，否则不存储任何内容。',
  elements: {
    'band-check': '查询设备',
    'band-countries': '选择国家和地区',
    'band-paste': '识别粘贴的频段',
  },
  element: '元素',
  playground: '试一试',
  preview: '预览',
  leftOut: '不写',
  early: '打开网页就能看到：预先加载数据',
  snippet: '代码',
  form: '用于',
  forms: { script: '脚本标签', npm: 'npm', react: 'React', vue: 'Vue', svelte: 'Svelte' },
  version: '版本',
  versions: { pinned: '固定版本，带 SRI', follow: 'v1，自动修复' },
  versionMeaning: {
    pinned: '该地址的内容永不改变，哈希值让浏览器拒绝其他脚本。更换地址后才会得到修复。',
    follow: '该地址始终是第 1 版的最新内容，会自动得到修复，因此不能带哈希值。属性和事件保持兼容。',
  },
  snippetHint:
    '样式规则按手机和宽屏分别预留高度，避免页面跳动；未启用脚本时不预留。标签内的链接供未启用脚本的读者使用。',
  copy: '复制',
  copied: '已复制。',
  notCopied: '浏览器不允许在此复制，请选中文本后手动复制。',
  noHash: '无法获取脚本的哈希值，因此代码会加载最新的脚本，不带哈希值。',
  notReleased: (version) =>
    `版本 ${version} 尚未发布，其地址和哈希值仍可能变化。请在发布后再固定版本，目前可先用 v1。`,
  library: '程序库、命令行、Next 和 Astro 的全部说明',
  fallback: (device) => (device ? `${device} 在哪里能用？` : '这台设备在哪里能用？'),
  together: '选择与查询联动',
  togetherText: '访客选择国家和地区，答案随之更新。只需两个标签和一个 id：',
  ownDevice: '自己的设备',
  ownDeviceText: '用频段代替设备编号，无需收录在我们的数据中。',
  beside: '放在图片旁边',
  besideText:
    '元素在可自行选择时宽约 36em，且从不超出所在空间。在不换行的一行中，它会为图片让位，在手机上只剩几个字的宽度。请允许换行，这样它会移到图片下方：',
  theming: '配色与字体',
  themingText: '在标签或其外层元素上设置这些自定义属性。',
  pageColours: '深色网页',
  pageColoursText:
    '元素看不到网页的底色。它和浏览器自带的输入框、滚动条一样，按所在位置的 color-scheme 采用浅色或深色，因此深色网页需要用一行 CSS 写明自己是深色。theme="dark" 或 theme="light" 属性只决定一个标签。',
  darkPage: {
    said: '写明 color-scheme: dark 的深色网页',
    unsaid: '没有写明的深色网页：元素仍为浅色',
  },
  themesHeading: '三种现成的主题',
  themes: { plain: '朴素，融入页面', soft: '柔和卡片', night: '夜间' },
  reference: '参考',
  kinds: {
    attributes: '属性（标签）',
    properties: '属性与方法（脚本）',
    events: '事件',
    slots: '插槽',
    parts: '部件，用于 ::part()',
    styles: '自定义属性',
  },
  columns: { name: '名称', meaning: '含义', type: '类型', default: '默认值' },
  address: '数据从哪里来',
  addressText:
    '脚本标签向它所属的网站取数据。自行托管的副本、打包文件或 CDN 需要写明 API 的地址，有三种方式。如果没有得到答复，控制台会有一行说明请求了哪个地址。',
  selfHosting:
    '要全部自行托管，请把 embed/ 和 v1/ 两个文件夹并排放置，放在根目录或任意文件夹均可：脚本会找到 embed/ 旁边的 v1/。如果供其他网站的页面使用，请发送 Access-Control-Allow-Origin: *。',
  policies: '内容安全策略（CSP）',
  policiesText: '没有内联样式，没有 eval，没有图片，没有框架。严格的策略需要允许：',
  policy: {
    site: '按网站允许脚本',
    hash: '按哈希值允许一个脚本',
    trusted: '可信类型（Trusted Types）',
    offline: '不联网：数据由网页自带',
  },
  versionsHeading: '版本',
  versionsText:
    '每个已发布的版本都永久保留自己的地址 embed/X.Y.Z/，内容一个字节也不变。embed/v1/ 是第 1 版的最新内容。',
  kept: (versions) =>
    versions.length > 0
      ? `长期有效的地址：${versions.join('、')}。`
      : '尚未发布任何版本，因此还没有长期有效的地址。',
  demos: '演示',
  demo: (tag) => `<${tag}> 的全部状态`,
};

export const EMBED_WORDS: Readonly<Record<Lang, EmbedWords>> = { en: EN, zh: ZH };
