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
  /** The script could not be described: the snippet would lack its hash. */
  readonly noHash: string;
  /** Inside the tag, for readers without script. */
  readonly fallback: (device: string) => string;
}

export const EMBED_WORDS: Readonly<Record<Lang, EmbedWords>> = {
  en: {
    heading: 'Put a check on your own page',
    lead: 'One script and one tag. No cookies, no tracking, nothing from third parties, and nothing stored unless you ask for it.',
    device: 'Device',
    countries: 'Countries',
    language: 'Language',
    languages: { auto: 'That of the page', en: 'English', zh: '中文' },
    theme: 'Colours',
    themes: { auto: 'Those of the page', light: 'Light', dark: 'Dark' },
    detail: 'How much is shown',
    details: {
      summary: 'The summary',
      networks: 'Every network',
      evidence: 'Every network with its sources',
    },
    early: 'It is in sight when the page opens: fetch the facts beside the script',
    cache: 'Keep the facts on the device of the reader: it answers without a connection too',
    preview: 'How it looks',
    snippet: 'What you copy',
    snippetHint:
      'The style rule keeps the page from jumping, the hash lets the browser refuse any other script, the preload lines fetch the facts beside it, and the link inside the tag is there for readers without script.',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'The browser does not allow copying here: please select the text.',
    noHash:
      'The hash of the script could not be fetched, so the snippet names the newest script without one.',
    fallback: (device) => `Where does the ${device} work?`,
  },
  zh: {
    heading: '嵌入到您的网页',
    lead: '一个脚本加一个标签。没有 Cookie，没有跟踪，不涉及第三方，除非您要求，也不存储任何内容。',
    device: '设备',
    countries: '国家和地区',
    language: '语言',
    languages: { auto: '与网页相同', en: 'English', zh: '中文' },
    theme: '配色',
    themes: { auto: '与网页相同', light: '浅色', dark: '深色' },
    detail: '显示内容',
    details: { summary: '仅摘要', networks: '逐个网络', evidence: '逐个网络及来源' },
    early: '打开网页即可看到：与脚本同时获取资料',
    cache: '在读者的设备上保存资料，没有网络时也能给出结论',
    preview: '效果预览',
    snippet: '复制代码',
    snippetHint:
      '样式规则避免页面跳动，哈希值让浏览器拒绝任何其他脚本，preload 行让资料与脚本同时获取，标签内的链接供未启用脚本的读者使用。',
    copy: '复制',
    copied: '已复制。',
    notCopied: '浏览器不允许复制，请手动选择文本。',
    noHash: '取不到脚本的哈希值，代码中改用不带哈希的最新脚本。',
    fallback: (device) => `${device} 在哪里可用？`,
  },
};
