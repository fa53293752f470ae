/** The part of a map that is in sight, in units of the map: numbers only, so that they can be tested. */

export interface MapBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How many times larger than the whole world the closest view shows a place. */
const CLOSEST = 16;

/**
 * Zooms by a factor around a point that stays where it is; never out of the world.
 * @param point in units of the map
 */
export function zoomBox(box: MapBox, world: MapBox, factor: number, point: { x: number; y: number }): MapBox {
  const width = Math.min(world.width, Math.max(world.width / CLOSEST, box.width / factor));
  const share = width / box.width;
  return keepInside(
    {
      x: point.x - (point.x - box.x) * share,
      y: point.y - (point.y - box.y) * share,
      width,
      height: (width * world.height) / world.width,
    },
    world,
  );
}

/** Moves the part in sight, in units of the map, and no further than the edge of the world. */
export function panBox(box: MapBox, world: MapBox, by: { x: number; y: number }): MapBox {
  return keepInside({ ...box, x: box.x + by.x, y: box.y + by.y }, world);
}

function keepInside(box: MapBox, world: MapBox): MapBox {
  const clamp = (value: number, from: number, size: number, all: number) =>
    Math.min(Math.max(value, from), from + all - size);
  return {
    ...box,
    x: clamp(box.x, world.x, box.width, world.width),
    y: clamp(box.y, world.y, box.height, world.height),
  };
}

export function holdsPoint(box: MapBox, { x, y }: { x: number; y: number }): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** The thing nearest to a point, if it is not farther away than `most`, in units of the map. */
export function nearestTo<T extends { readonly x: number; readonly y: number }>(
  things: Iterable<T>,
  point: { readonly x: number; readonly y: number },
  most: number,
): T | undefined {
  let found: T | undefined;
  let least = most;
  for (const thing of things) {
    const distance = Math.hypot(thing.x - point.x, thing.y - point.y);
    if (distance <= least) [found, least] = [thing, distance];
  }
  return found;
}
