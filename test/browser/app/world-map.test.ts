/** The map in three engines: it waits far down a page, and no sheet of paper is printed without it. */
import { aTimeout, expect, fixtureSync, html, waitUntil } from '@open-wc/testing';
import { AppState } from '../../../src/app/base/app-state.js';
import { loadMaps, mapWhenNear } from '../../../src/app/parts/map-when-near.js';
import type { WorldMap } from '../../../src/app/parts/world-map.js';
import { TINY_WORLD } from '../../fixtures/tiny-world.js';

const countries = [...TINY_WORLD.countries.values()];
const shapesOf = (map: WorldMap) => map.querySelectorAll('.map-canvas path[data-cc]').length;

/** Reports nothing: when a map counts as near is the engine's to say, and WebKit says it of a window that nobody sees. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
}

/** A map so far down that it does not come near the screen. No frame is waited for: a hidden tab may take seconds to draw one. */
function openMap(): WorldMap {
  const page = fixtureSync(
    html`<div style="padding-top: 9000px">
      ${mapWhenNear({ app: new AppState(), countries, subject: 'networks', link: ({ cc }) => `/countries/${cc}` })}
    </div>`,
  );
  return page.querySelector('bc-world-map') as WorldMap;
}

describe('the map on a page', () => {
  const { IntersectionObserver } = window;
  before(() => Object.assign(window, { IntersectionObserver: StillObserver }));
  after(() => Object.assign(window, { IntersectionObserver }));

  it('is drawn for paper wherever it stands', async () => {
    const map = openMap();
    await aTimeout(50);
    expect(shapesOf(map), 'it is not near').to.equal(0);
    dispatchEvent(new Event('beforeprint'));
    await waitUntil(() => shapesOf(map) > 100, 'the map is drawn', { timeout: 3000 });
  });

  it('is there when the button of the page prints', async () => {
    const map = openMap();
    await loadMaps();
    expect(shapesOf(map)).to.be.greaterThan(100);
  });

  it('prints what it shows last, although it draws a moment later on the screen', async () => {
    const map = openMap();
    await loadMaps();
    map.countries = [];
    dispatchEvent(new Event('beforeprint'));
    expect(map.querySelectorAll('.map-canvas path[data-cc]:not(.nothing)')).to.have.length(0);
  });
});
