/**
 * The world map on a page. Its script and its shapes are fetched when it comes near the screen, or else some seconds after
 * the page, and not with the page. The seconds are for paper: what is printed from the browser's menu cannot wait.
 */
import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { WorldMap } from './world-map.js';

/** How near to the screen a map has to come to be fetched. */
const NEAR = '400px';
/** So long after its page a map is fetched wherever it is, in milliseconds. */
const LATER = 4000;

const waiting = new Set<WorldMap>();
let observer: IntersectionObserver | undefined;

function watch(element: Element | undefined): void {
  if (!element) return;
  const map = element as WorldMap;
  waiting.add(map);
  if (!observer) {
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) void load(target as WorldMap);
      },
      { rootMargin: NEAR },
    );
    addEventListener('beforeprint', () => void loadMaps());
  }
  observer.observe(map);
  setTimeout(() => {
    if (!waiting.has(map)) return;
    if (map.isConnected) void load(map);
    else forget(map);
  }, LATER);
}

function forget(map: WorldMap): void {
  observer!.unobserve(map);
  waiting.delete(map);
}

async function load(map: WorldMap): Promise<void> {
  forget(map);
  try {
    await import('./world-map.js');
    await map.whenDrawn;
  } catch {
    map.app.dispatchEvent(new Event('part-missing'));
  }
}

/** Draws every map of the page, wherever it stands; resolved when they are there, or have failed. */
export async function loadMaps(): Promise<void> {
  await Promise.all([...waiting].filter((map) => map.isConnected).map(load));
}

type MapOf = Pick<WorldMap, 'app' | 'countries' | 'subject' | 'link'> &
  Partial<Pick<WorldMap, 'devices' | 'layers' | 'isPart'>>;

export function mapWhenNear({
  app,
  countries,
  devices = [],
  layers,
  isPart = false,
  subject,
  link,
}: MapOf): TemplateResult {
  return html`<bc-world-map
    .app=${app}
    .countries=${countries}
    .devices=${devices}
    .layers=${layers}
    .isPart=${isPart}
    .subject=${subject}
    .link=${link}
    ${ref(watch)}
  ></bc-world-map>`;
}
