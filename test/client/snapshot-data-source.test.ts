import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DataSource } from '../../src/client/data-source.js';
import { createSnapshotDataSource } from '../../src/client/snapshot-data-source.js';
import { createWorldDataSource } from '../../src/client/world-data-source.js';
import { encodeWorld } from '../../src/world/snapshot/world-snapshot.js';
import { WORLD } from '../fixtures/known-world.js';
import { snapshotFiles, startSnapshotServer } from './snapshot-server.js';

const [code] = WORLD.countries.keys();
let server: Awaited<ReturnType<typeof startSnapshotServer>>;
beforeAll(async () => {
  server = await startSnapshotServer();
});
afterAll(() => server.stop());
afterEach(() => {
  server.faults.clear();
  server.requests.length = 0;
});

/** Every test has an address of its own, because worlds are shared by address. */
let bases = 0;
function source(api: Partial<DataSource> = {}) {
  const base = server.manifestUrl.replace('snapshot.json', `${++bases}/`);
  const files = snapshotFiles('7', encodeWorld(WORLD), '{}');
  for (const [path, text] of files) server.files.set(path.replace('/v1/', `/v1/${bases}/`), text);
  return createSnapshotDataSource(base, api as DataSource);
}

describe('the world in one file', () => {
  it('answers for every country and device after two requests', async () => {
    const world = source();
    for (const cc of WORLD.countries.keys()) expect((await world.country(cc)).value.cc).toBe(cc);
    for (const id of WORLD.devices.keys()) expect((await world.device(id)).value.id).toBe(id);
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['has no such file', 'snapshot.json', 404, ''],
    ['has one of another release', 'snapshot.json', 200, '{"world":"elsewhere"}'],
  ])('asks country by country where the API %s', async (_, file, status, text) => {
    const world = source(createWorldDataSource(WORLD));
    server.faults.set(`/v1/${bases}/${file}`, (response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(text),
    );
    expect((await world.country(code!)).value.cc).toBe(code);
  });

  it('tells a failure, and tries again when asked again', async () => {
    const world = source();
    server.faults.set(`/v1/${bases}/snapshot.json`, (response) => response.writeHead(503).end());
    await expect(world.country(code!)).rejects.toMatchObject({ code: 'refused' });
    server.faults.clear();
    expect((await world.country(code!)).value.cc).toBe(code);
  });
});
