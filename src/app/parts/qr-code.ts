import qrcode from 'qrcode-generator';
import { html, svg, type TemplateResult } from 'lit';

/** A QR code as SVG: one path of unit squares on a quiet zone of four. */
export function qrCode(text: string, label: string): TemplateResult {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (code.isDark(y, x)) path += `M${x + 4} ${y + 4}h1v1h-1z`;
  }
  return html`<svg class="qr-code" viewBox="0 0 ${size + 8} ${size + 8}" role="img" aria-label=${label}>
    <rect width=${size + 8} height=${size + 8} fill="#fff" />
    ${svg`<path d=${path} fill="#000" />`}
  </svg>`;
}
