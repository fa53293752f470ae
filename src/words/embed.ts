/** What the page `/embed` says. */
import type { Lang } from './lang.js';

export interface EmbedWords {
  readonly heading: string;
  readonly lead: string;
  readonly device: string;
  readonly countries: string;
  readonly language: string;
  readonly languages: Readonly<Record<'auto' | Lang, string>>;
  readonly theme: string;
  readonly themes: Readonly<Record<'auto' | 'light' | 'dark', string>>;
  readonly detail: string;
  readonly details: Readonly<Record<'summary' | 'networks' | 'evidence', string>>;
  /** What may be ticked: `early` and `cache` of `EmbedChoice`. */
  readonly early: string;
  readonly cache: string;
  readonly preview: string;
  readonly snippet: string;
  readonly snippetHint: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  /** Shown where the hash of the script cannot be fetched. */
  readonly noHash: string;
  /** Inside the tag, for readers without script. */
  readonly fallback: (device: string) => string;
}

export const EMBED_WORDS: Readonly<Record<Lang, EmbedWords>> = {
  en: {
    heading: 'Put a check on your own page',
    lead: 'One script and one tag. No cookies, no tracking, no third parties, and nothing stored unless you ask for it.',
    device: 'Device',
    countries: 'Countries',
    language: 'Language',
    languages: { auto: 'Same as the page', en: 'English', zh: '中文' },
    theme: 'Colours',
    themes: { auto: 'Same as the page', light: 'Light', dark: 'Dark' },
    detail: 'Detail',
    details: {
      summary: 'Summary',
      networks: 'Every network',
      evidence: 'Every network with its sources',
    },
    early: 'Visible on load: preload the data',
    cache: 'Keep the data on the reader’s device, so that it also works offline',
    preview: 'Preview',
    snippet: 'Code',
    snippetHint:
      'The style rule keeps the page from jumping. The hash makes the browser refuse any other script. The preload lines load the data along with the script. The link inside the tag is for readers without JavaScript.',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'Your browser doesn’t allow copying here. Select the text and copy it.',
    noHash: 'We couldn’t get the hash of the script, so this code loads the newest script without one.',
    fallback: (device) => `Where does the ${device} work?`,
  },
  zh: {
    heading: '嵌入到您的网页',
    lead: '一个脚本加一个标签。不用 Cookie，不跟踪，不涉及第三方；除非您要求，否则不存储任何内容。',
    device: '设备',
    countries: '国家和地区',
    language: '语言',
    languages: { auto: '与网页相同', en: 'English', zh: '中文' },
    theme: '配色',
    themes: { auto: '与网页相同', light: '浅色', dark: '深色' },
    detail: '详细程度',
    details: { summary: '仅摘要', networks: '逐个网络', evidence: '逐个网络及来源' },
    early: '打开网页就能看到：预先加载数据',
    cache: '把数据保存在读者的设备上，离线时也能使用',
    preview: '预览',
    snippet: '代码',
    snippetHint:
      '样式规则避免页面跳动；哈希值让浏览器拒绝其他脚本；preload 行在加载脚本的同时获取数据；标签内的链接供未启用 JavaScript 的读者使用。',
    copy: '复制',
    copied: '已复制。',
    notCopied: '浏览器不允许在此复制，请选中文本后手动复制。',
    noHash: '无法获取脚本的哈希值，因此代码会加载最新的脚本，不带哈希值。',
    fallback: (device) => `${device} 在哪里能用？`,
  },
};
