/** Line icons of the app, drawn for it: 24 units, one stroke. Decorative; the button or link carries the words. */
import { html, svg, type TemplateResult } from 'lit';

const ICONS = {
  check: svg`<path d="M4 12.5l5 5L20 6.5"/>`,
  devices: svg`<rect x="5" y="5" width="14" height="14" rx="2"/><path d="M9 5V2M15 5V2M9 22v-3M15 22v-3M5 9H2M5 15H2M22 9h-3M22 15h-3"/>`,
  countries: svg`<circle cx="12" cy="12" r="9.5"/><path d="M2.5 12h19M12 2.5c6 6 6 13 0 19M12 2.5c-6 6-6 13 0 19"/>`,
  search: svg`<circle cx="10.5" cy="10.5" r="7"/><path d="M15.8 15.8L22 22"/>`,
  menu: svg`<path d="M3 6h18M3 12h18M3 18h18"/>`,
  star: svg`<path d="M12 2.8l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.7l-5.8 3.1 1.1-6.5L2.6 9.7l6.5-.9z"/>`,
  share: svg`<path d="M12 15V3M7.5 7.5L12 3l4.5 4.5M5 12v8h14v-8"/>`,
  qr: svg`<rect x="3" y="3" width="7" height="7"/><rect x="14" y="3" width="7" height="7"/><rect x="3" y="14" width="7" height="7"/><path d="M14 14h3v3h-3zM21 14v3M18 21h3M14 21v-1"/>`,
  print: svg`<path d="M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z"/>`,
  save: svg`<path d="M12 3v12M7.5 10.5L12 15l4.5-4.5M5 16v4h14v-4"/>`,
  close: svg`<path d="M5 5l14 14M19 5L5 19"/>`,
  sun: svg`<circle cx="12" cy="12" r="4.5"/><path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M19 5l-1.8 1.8M6.8 17.2L5 19"/>`,
  code: svg`<path d="M8 6l-6 6 6 6M16 6l6 6-6 6"/>`,
  forward: svg`<path d="M9 5l7 7-7 7"/>`,
} as const;

export type IconName = keyof typeof ICONS;

export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon icon-${name}" viewBox="0 0 24 24" aria-hidden="true">${ICONS[name]}</svg>`;
}
