/** The bands of a network on the axis of frequency: what a device has, what it lacks, and how much that is. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Rat } from '../core/band.js';
import type { BandUse } from '../core/band-use.js';
import { layOutSpectrum, type SpectrumBlock, type SpectrumLane } from '../core/spectrum.js';
import type { PreparedDevice, PreparedNetwork } from '../core/prepare.js';
import { GOOD_SHARE } from '../core/verdict.js';
import type { VerdictWords } from '../words/verdict-words.js';

/** In units of the drawing, which are pixels at its natural size; it shrinks with the room. */
const WIDTH = 330;
const LABEL = 28;
const BLOCK = { top: 4, height: 20 };
const AXIS = BLOCK.top + BLOCK.height + 2;
const LINE = 12;
/** Between the labels of a lane and what stands below. */
const GAP = 8;
const BAR = { height: 5, width: WIDTH - 38 };

/**
 * LTE bands stand in one lane, for a 5G device NR bands in another one below with round blocks. Low bands stand on a shade.
 * A block is filled where the device has the band, outlined where a missing band counts, and dashed where it is not needed.
 * The bar below is the covered share of LTE, with a mark where it is enough. Everything is said in the label of the picture
 * too. Sizes are attributes, because the policies of pages forbid inline styles.
 */
export function spectrumStrip(
  device: PreparedDevice,
  network: PreparedNetwork,
  words: VerdictWords,
): TemplateResult | typeof nothing {
  const { lte, nr: nrLane, share } = layOutSpectrum(device, network, { width: WIDTH, label: LABEL });
  const nr = device.nr.length > 0 ? nrLane : { ...nrLane, blocks: [] };
  const blocks = [...lte.blocks, ...nr.blocks];
  if (blocks.length === 0) return nothing;
  const below = heightOf(lte);
  const bar = below + heightOf(nr);
  const height = share === null ? bar - GAP + 2 : bar + BAR.height + 6;
  return html`<svg
    class="strip"
    part="spectrum"
    width=${WIDTH}
    height=${height}
    viewBox="0 0 ${WIDTH} ${height}"
    role="img"
    aria-label=${words.spectrum(namesByUse(blocks), share)}
  >
    ${laneView('lte', lte, 0)} ${laneView('nr', nr, below)}
    ${
      share === null
        ? nothing
        : svg`<rect class="rest" y=${bar} width=${BAR.width} height=${BAR.height} rx="2.5" />
          <rect class="share" y=${bar} width=${share * BAR.width} height=${BAR.height} rx="2.5" />
          <line class="needed" x1=${GOOD_SHARE * BAR.width} x2=${GOOD_SHARE * BAR.width} y1=${bar - 3} y2=${bar + BAR.height + 3} />
          <text x=${WIDTH} y=${bar + 6} text-anchor="end">${Math.floor(share * 100)}%</text>`
    }
  </svg>`;
}

function heightOf({ blocks, labelLines }: SpectrumLane): number {
  return blocks.length > 0 ? AXIS + LINE * labelLines + GAP : 0;
}

/** @param y where the lane begins */
function laneView(rat: Rat, { blocks, lowEnd }: SpectrumLane, y: number): TemplateResult<2> | typeof nothing {
  if (blocks.length === 0) return nothing;
  return svg`<g class="lane" transform="translate(0 ${y})">
    <rect class="low" width=${lowEnd * WIDTH} height=${AXIS} rx="2" />
    <line class="axis" x2=${WIDTH} y1=${AXIS} y2=${AXIS} />
    ${rat === 'nr' ? svg`<text y=${BLOCK.top + 14}>5G</text>` : nothing}
    ${blocks.map((block) => blockView(block, rat === 'lte' ? 1.5 : BLOCK.height))}
  </g>`;
}

/** @param rx how round its corners are */
function blockView(
  { band, use, core, x, width, labelX, labelLine }: SpectrumBlock,
  rx: number,
): TemplateResult<2> {
  return svg`<g class="block ${use} ${core ? 'core' : ''}">
    <rect x=${x * WIDTH} y=${BLOCK.top} width=${width * WIDTH} height=${BLOCK.height} rx=${rx} />
    <text x=${labelX * WIDTH} y=${AXIS + LINE * (labelLine + 1) - 1} text-anchor="middle">${band}</text>
  </g>`;
}

function namesByUse(blocks: readonly SpectrumBlock[]): Readonly<Record<BandUse, string[]>> {
  const names = (wanted: BandUse) => blocks.filter(({ use }) => use === wanted).map(({ band }) => band);
  return { has: names('has'), lacks: names('lacks'), spare: names('spare') };
}
