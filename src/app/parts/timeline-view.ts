/** Lanes along the years: in each how long a service lasts, with today's line, a planned life, and words at its end. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Consequence, PlannedLife } from '../../core/life.js';
import type { Lang } from '../../words/lang.js';
import { dateIn } from '../../words/lists-and-dates.js';
import { TIMELINE_WORDS } from '../../words/timeline.js';
import { axisOf, dayAfter, positionOf, type TimelineAxis, yearTicks } from './timeline-axis.js';
import '../styles/timeline.css';

/** What the end of a lane means: `calm` nothing · `good` it goes on · `limited` and `no` what is left · `unknown` nobody has confirmed it. */
type LaneTone = 'calm' | 'good' | 'limited' | 'no' | 'unknown';

/** The tone of a lane by what the end of its service means for the device. */
export const CONSEQUENCE_TONES: Readonly<Record<Consequence, LaneTone>> = {
  none: 'calm',
  'other-left': 'good',
  'no-fallback': 'limited',
  'no-service': 'no',
};

export interface TimelineLane {
  readonly name: string;
  readonly href?: string;
  /** Smaller, beside the name: the country of a network. */
  readonly place?: string;
  /** `2G` */
  readonly service: string;
  /** The first and the last day on which it can end, `YYYY-MM-DD`; null where no day is known. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** It ends, or has ended; false for a lane that goes on. */
  readonly ends: boolean;
  readonly tone: LaneTone;
  readonly note: string;
  /** What the end means, in words. */
  readonly means?: string;
}

/** From this place on, in percent, there is little room for words to the right of a bar. */
const LATE = 52;
/** How much of a broad lane a letter takes, and the room at both ends of the words, in percent. */
const LETTER = 0.8;
const ENDS = 3;

export function timelineView(
  lanes: readonly TimelineLane[],
  { lang, today, life, heading }: { lang: Lang; today: string; life?: PlannedLife; heading: string },
): TemplateResult | typeof nothing {
  if (lanes.length === 0) return nothing;
  const words = TIMELINE_WORDS[lang];
  const days = lanes.flatMap(({ lastDay }) => lastDay ?? []);
  const axis = axisOf([...days, ...(life ? [life.from, life.to] : [])], today);
  const now = positionOf(today, axis);
  return html`<div class="timeline" role="group" aria-label=${heading}>
    <div class="lanes-axis" aria-hidden="true">
      ${yearTicks(axis).map(
        (year) =>
          html`<span class="tick-year" .style=${`inset-inline-start: ${positionOf(`${year}-01-01`, axis)}%`}
            >${year}</span
          >`,
      )}
      <span class=${now > 88 ? 'tick-today inside' : 'tick-today'} .style=${`inset-inline-start: ${now}%`}
        >${words.today}</span
      >
      ${
        life
          ? html`<span
              class="tick-life"
              .style=${`inset-inline-end: ${100 - positionOf(dayAfter(life.to), axis)}%`}
              >${words.plannedLife(dateIn(lang, life.from), dateIn(lang, life.to))}</span
            >`
          : nothing
      }
    </div>
    <div class="lanes-ground" aria-hidden="true">
      ${
        life
          ? html`<span
              class="life-band"
              .style=${`inset-inline-start: ${positionOf(life.from, axis)}%; inset-inline-end: ${100 - positionOf(dayAfter(life.to), axis)}%`}
            ></span>`
          : nothing
      }
      ${yearTicks(axis).map(
        (year) =>
          html`<span
            class="year-line"
            .style=${`inset-inline-start: ${positionOf(`${year}-01-01`, axis)}%`}
          ></span>`,
      )}
      <span class="today-line" .style=${`inset-inline-start: ${now}%`}></span>
    </div>
    <ul>
      ${lanes.map((lane) => drawLane(lane, axis, now))}
    </ul>
  </div>`;
}

function drawLane(lane: TimelineLane, axis: TimelineAxis, now: number): TemplateResult {
  const { name, href, place, service, firstDay, lastDay, ends, tone, note, means } = lane;
  const end = !ends ? 100 : lastDay === null ? now : positionOf(dayAfter(lastDay), axis);
  const sure = firstDay === null ? end : positionOf(firstDay, axis);
  const said = means ? html`${note} · <b>${means}</b>` : note;
  // words stand in the bar only where they fit: beside it they may have two lines
  const isInside = end > LATE && roomFor(note + (means ? ` · ${means}` : '')) <= end;
  return html`<li class="timeline-lane ${tone} ${ends && lastDay === null ? 'open-end' : ''}">
    <span class="lane-name">
      <b class="service-tag">${service}</b>
      <span class="who"
        >${href ? html`<a href=${href}>${name}</a>` : name}${place ? html` <small>${place}</small>` : nothing}</span
      >
    </span>
    <span class="lane-track">
      <span class="bar" .style=${`inline-size: ${end}%`}>
        <span
          class="bar-open"
          .style=${`inline-size: ${end > 0 ? (100 * Math.max(0, end - sure)) / end : 0}%`}
        ></span>
      </span>
      <span
        class=${isInside ? 'lane-note inside' : 'lane-note'}
        .style=${isInside ? '' : `margin-inline-start: ${end}%`}
        >${said}</span
      >
    </span>
  </li>`;
}

/** The room that words take in a broad lane, in percent; a Chinese character is as wide as two letters. */
function roomFor(words: string): number {
  const letters = [...words].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);
  return letters * LETTER + ENDS;
}
