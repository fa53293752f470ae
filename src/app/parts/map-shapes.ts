/** The shapes of the world map, which are fetched when a map is first shown. */
import { svg } from 'lit';
import mapUrl from '../world-map.json?url';
import type { MapBox } from './map-view.js';

/** Paths and dots in map units, by country code. */
export interface MapShapes {
  /** The whole world. */
  readonly world: MapBox;
  readonly shapes: Readonly<Record<string, string>>;
  /** Countries that are too small for a shape. */
  readonly dots: Readonly<Record<string, readonly [number, number]>>;
}

let loaded: Promise<MapShapes> | undefined;

/** Rejects where they cannot be fetched; the next call tries again. */
export function loadShapes(): Promise<MapShapes> {
  return (loaded ??= fetchShapes().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  }));
}

async function fetchShapes(): Promise<MapShapes> {
  const response = await fetch(mapUrl);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  // made by scripts/build/world-map.ts
  const { view, shapes, dots } = (await response.json()) as Omit<MapShapes, 'world'> & { view: string };
  const [x, y, width, height] = view.split(' ').map(Number) as [number, number, number, number];
  return { world: { x, y, width, height }, shapes, dots };
}

/** Patterns that tell colours apart for people who do not see them. */
export const HATCHES = svg`<defs>
  <pattern
    id="some-hatch"
    width="9"
    height="9"
    patternUnits="userSpaceOnUse"
    patternTransform="rotate(45)"
  >
    <rect class="hatch-ground" width="9" height="9" />
    <rect class="hatch-line" width="5" height="9" />
  </pattern>
  <pattern id="unconfirmed-dots" width="10" height="10" patternUnits="userSpaceOnUse">
    <rect class="hatch-ground" width="10" height="10" />
    <circle class="dot-mark" cx="5" cy="5" r="2.4" />
  </pattern>
</defs>`;
