/** The world map on a page. Its script and its shapes are fetched when it comes near the screen, and not with the page. */
import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { WorldMap } from './world-map.js';

/** So far from the screen the map is fetched already. */
const NEAR = '400px';

let observer: IntersectionObserver | undefined;

function watch(map: Element | undefined): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void load(target as WorldMap);
    },
    { rootMargin: NEAR },
  );
  if (map) observer.observe(map);
}

async function load(map: WorldMap): Promise<void> {
  observer!.unobserve(map);
  try {
    await import('./world-map.js');
  } catch {
    map.app.dispatchEvent(new Event('part-missing'));
  }
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
