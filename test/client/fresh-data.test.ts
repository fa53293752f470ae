import type { Steps } from '../../src/core/steps.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FreshData } from '../../src/client/fresh-data.js';
import { TrustedClock } from '../../src/client/trusted-clock.js';
import type { KeptSnapshot, SnapshotStore } from '../../src/client/storage/snapshot-store.js';
import { StorageError } from '../../src/client/storage/storage-error.js';
import type { StorageFault } from '../../src/world/data-fault.js';
import { FAULTY_ANSWERS, snapshotFiles, startSnapshotServer } from './snapshot-server.js';

let server: Awaited<ReturnType<typeof startSnapshotServer>>;
beforeAll(async () => {
  server = await startSnapshotServer();
});
afterAll(() => server.stop());

const TODAY = Date.parse('2026-11-20T10:00:00Z');
const publish = (
  version: string,
  world: unknown = version,
  evidence: unknown = version,
  updated?: string,
) => {
  server.files = snapshotFiles(version, JSON.stringify(world), JSON.stringify(evidence), updated);
};
beforeEach(() => {
  server.faults.clear();
  server.requests.length = 0;
  server.date = 'Fri, 20 Nov 2026 10:00:00 GMT';
  publish('1');
});

/** A store in memory with the faults of a real one; the real one is tested in the browsers. */
class Shelf implements Pick<SnapshotStore, 'read' | 'write' | 'confirm' | 'clear'> {
  kept: KeptSnapshot | undefined;
  fault: StorageFault | undefined;
  confirmed = 0;
  async #answer<T>(value: T): Promise<T> {
    await Promise.resolve();
    if (this.fault) throw new StorageError(this.fault);
    return value;
  }
  read = () => this.#answer(this.kept);
  write: SnapshotStore['write'] = async (manifest, files, heard) => {
    await this.#answer(undefined);
    this.kept = { manifest, files, heard };
  };
  confirm = async () => {
    await this.#answer(undefined);
    this.confirmed++;
    return this.kept !== undefined;
  };
  clear = async () => {
    await this.#answer(undefined);
    this.kept = undefined;
  };
}

function* readPart(text: string): Steps<string> {
  const value: unknown = JSON.parse(text);
  yield;
  if (typeof value !== 'string') throw new Error('of another format');
  return value;
}

function freshData(shelf: Shelf, clock = new TrustedClock(() => TODAY)) {
  return new FreshData<{ world: string; evidence: string }>({
    manifestUrl: server.manifestUrl,
    decode: { world: readPart, evidence: readPart },
    clock,
    patience: 1000, // a busy machine is no failure
    store: shelf as unknown as SnapshotStore,
  });
}

const worldPath = () => [...server.files.keys()].find((path) => path.includes('world'))!;
const evidencePath = () => [...server.files.keys()].find((path) => path.includes('evidence'))!;

describe('data at a first visit', () => {
  it('come whole, are kept, and are ready', async () => {
    const shelf = new Shelf();
    const fresh = freshData(shelf);
    expect(fresh.state.phase).toBe('loading');
    await fresh.look();
    expect(fresh.state).toMatchObject({
      phase: 'ready',
      reason: undefined,
      looking: false,
      progress: undefined,
      parts: { world: '1', evidence: '1' },
      days: 10,
      storage: 'kept',
    });
    expect(shelf.kept?.manifest.version).toBe('1');
  });

  it('answer from the world before the evidence has come, and tell the progress', async () => {
    const fresh = freshData(new Shelf());
    const seen: string[] = [];
    fresh.addEventListener('change', () => {
      const { parts, progress } = fresh.state;
      seen.push(
        `${parts.world ?? '-'}${parts.evidence ?? '-'} ${progress?.loaded ?? '-'}/${progress?.bytes ?? '-'}`,
      );
    });
    await fresh.look();
    expect(seen).toContain('1- 6/6');
    expect(seen.at(-1)).toBe('11 -/-');
  });

  it('answer from the world while not a byte of the evidence comes', async () => {
    server.faults.set(evidencePath(), FAULTY_ANSWERS.silence);
    const fresh = freshData(new Shelf());
    const answers = new Promise((done) => {
      fresh.addEventListener('change', () => fresh.state.parts.world && done(fresh.state));
    });
    const look = fresh.look();
    expect(await answers).toMatchObject({ phase: 'ready', looking: true, parts: { world: '1' } });
    await look;
    expect(fresh.state.reason).toBe('timeout');
  });

  it('keep what came when the evidence fails, and fetch only the rest later', async () => {
    const shelf = new Shelf();
    const fresh = freshData(shelf);
    server.faults.set(evidencePath(), FAULTY_ANSWERS['status 503']);
    await fresh.look();
    expect(fresh.state).toMatchObject({ phase: 'stale', reason: 'refused', parts: { world: '1' } });
    expect(shelf.kept).toBeUndefined();
    server.faults.clear();
    server.requests.length = 0;
    await fresh.look();
    expect(fresh.state).toMatchObject({
      phase: 'ready',
      parts: { world: '1', evidence: '1' },
      storage: 'kept',
    });
    expect(server.requests).toEqual(['/v1/snapshot.json', evidencePath()]);
  });

  it('fail with the reason when there is no server, without an answer of their own', async () => {
    server.faults.set('/v1/snapshot.json', FAULTY_ANSWERS['connection reset']);
    const fresh = freshData(new Shelf());
    await fresh.look();
    expect(fresh.state).toMatchObject({ phase: 'failed', reason: 'unreachable', parts: {}, days: undefined });
    server.faults.clear();
    await fresh.look();
    expect(fresh.state.phase).toBe('ready');
  });
});

describe('kept data', () => {
  async function keptShelf() {
    const shelf = new Shelf();
    await freshData(shelf).look();
    server.requests.length = 0;
    return shelf;
  }

  it('answer before the server does, and are fetched no second time', async () => {
    const shelf = await keptShelf();
    const fresh = freshData(shelf);
    const answers = new Set<string>();
    fresh.addEventListener('change', () => {
      const { phase, parts, looking } = fresh.state;
      answers.add(`${phase} ${parts.world ?? '-'} ${looking ? 'looking' : 'looked'}`);
    });
    await fresh.look();
    expect([...answers]).toEqual(['loading - looking', 'ready 1 looking', 'ready 1 looked']);
    expect(server.requests).toEqual(['/v1/snapshot.json']);
    expect(shelf.confirmed).toBe(1);
  });

  const FAULTS: Record<keyof typeof FAULTY_ANSWERS, [string, string]> = {
    'HTML with status 200': ['stale', 'not-json'],
    'no content type': ['stale', 'not-json'],
    'status 204': ['stale', 'refused'],
    'status 404': ['stale', 'not-found'],
    'status 503': ['stale', 'refused'],
    'connection reset': ['offline', 'unreachable'],
    'connection cut in the middle': ['offline', 'unreachable'],
    'half of it': ['stale', 'damaged'],
    silence: ['offline', 'timeout'],
    'other JSON': ['stale', 'other-format'],
  };
  it.each(Object.entries(FAULTS))('survive %s and say so', async (fault, [phase, reason]) => {
    const shelf = await keptShelf();
    server.faults.set('/v1/snapshot.json', FAULTY_ANSWERS[fault as keyof typeof FAULTY_ANSWERS]);
    const fresh = freshData(shelf);
    await fresh.look();
    expect(fresh.state).toMatchObject({
      phase,
      reason,
      parts: { world: '1', evidence: '1' },
      storage: 'kept',
    });
  });

  it.each([
    [
      'the new world is HTML',
      () => server.faults.set(worldPath(), FAULTY_ANSWERS['HTML with status 200']),
      'not-json',
    ],
    [
      'the new evidence is cut',
      () => server.faults.set(evidencePath(), FAULTY_ANSWERS['half of it']),
      'damaged',
    ],
    ['the new world is of another format', () => publish('2', { format: 9 }), 'other-format'],
  ])('stay whole, in memory and kept, when %s', async (_, injure, reason) => {
    const shelf = await keptShelf();
    publish('2');
    injure();
    const fresh = freshData(shelf);
    await fresh.look();
    expect(fresh.state).toMatchObject({ phase: 'stale', reason, parts: { world: '1', evidence: '1' } });
    expect(shelf.kept?.manifest.version).toBe('1');
  });

  it('give way to new ones as a whole, fetching only what has changed', async () => {
    const shelf = await keptShelf();
    publish('2', '2', '1');
    const fresh = freshData(shelf);
    const seen = new Set<string>();
    fresh.addEventListener('change', () => {
      const { world, evidence } = fresh.state.parts;
      if (world) seen.add(`${world}${evidence}`);
    });
    await fresh.look();
    expect([...seen]).toEqual(['11', '21']);
    expect(server.requests).toEqual(['/v1/snapshot.json', worldPath()]);
    expect(shelf.kept?.manifest.version).toBe('2');
  });

  it('follow a server that has gone back to earlier data', async () => {
    publish('2');
    const shelf = await keptShelf();
    publish('1');
    const fresh = freshData(shelf);
    await fresh.look();
    expect(fresh.state.parts.world).toBe('1');
  });

  it.each([
    ['2026-08-20', 92, 'ready', undefined],
    ['2026-08-19', 93, 'stale', 'old'],
  ])('checked on %s are %i days old: %s', async (updated, days, phase, reason) => {
    publish('1', '1', '1', updated);
    const fresh = freshData(new Shelf());
    await fresh.look();
    expect(fresh.state).toMatchObject({ days, phase, reason });
  });

  it('judge by the day of the server, not of a device that is a year off', async () => {
    const fresh = freshData(new Shelf(), new TrustedClock(() => TODAY - 365 * 86_400_000));
    await fresh.look();
    expect(fresh.today).toBe('2026-11-20');
  });

  it('never judge by a day before the data was checked', async () => {
    const shelf = await keptShelf();
    server.faults.set('/v1/snapshot.json', FAULTY_ANSWERS['connection reset']);
    const fresh = freshData(shelf, new TrustedClock(() => TODAY - 365 * 86_400_000));
    await fresh.look();
    expect(fresh.state.days).toBeUndefined();
    expect(fresh.today).toBe('2026-11-10');
  });
});

describe('storage that fails', () => {
  it.each([
    'absent',
    'forbidden',
    'blocked',
    'newer',
    'slow',
    'full',
    'damaged',
    'insecure',
    'broken',
  ] as const)('with `%s` leaves the data in memory and says so', async (fault) => {
    const shelf = new Shelf();
    shelf.fault = fault;
    const fresh = freshData(shelf);
    await fresh.look();
    expect(fresh.state).toMatchObject({ phase: 'ready', parts: { world: '1' }, storage: fault });
  });

  it('is tried again at the next look', async () => {
    const shelf = new Shelf();
    shelf.fault = 'full';
    const fresh = freshData(shelf);
    await fresh.look();
    shelf.fault = undefined;
    await fresh.look();
    expect(fresh.state.storage).toBe('kept');
    expect(shelf.kept?.manifest.version).toBe('1');
  });

  it('that the browser has emptied meanwhile is filled again', async () => {
    const shelf = new Shelf();
    const fresh = freshData(shelf);
    await fresh.look();
    shelf.kept = undefined;
    await fresh.look();
    expect(shelf.kept).toMatchObject({ manifest: { version: '1' } });
  });

  it('with damaged or foreign content is repaired from the server', async () => {
    const shelf = new Shelf();
    await freshData(shelf).look();
    shelf.kept = { ...shelf.kept!, files: new Map([['world', new TextEncoder().encode('{}')]]) };
    const fresh = freshData(shelf);
    await fresh.look();
    expect(fresh.state).toMatchObject({ phase: 'ready', parts: { world: '1' }, storage: 'kept' });
  });
});

describe('looking', () => {
  it('happens once for any number of askers, and no second time within the hour', async () => {
    const fresh = freshData(new Shelf());
    await Promise.all([fresh.look(), fresh.look(), fresh.lookIfDue()]);
    await fresh.lookIfDue();
    expect(server.requests.filter((path) => path === '/v1/snapshot.json')).toHaveLength(1);
  });

  it('happens again at once after a failure', async () => {
    const fresh = freshData(new Shelf());
    server.faults.set('/v1/snapshot.json', FAULTY_ANSWERS['status 503']);
    await fresh.look();
    server.faults.clear();
    await fresh.lookIfDue();
    expect(fresh.state.phase).toBe('ready');
  });

  it('can be made to forget', async () => {
    const shelf = new Shelf();
    const fresh = freshData(shelf);
    await fresh.look();
    await fresh.forget();
    expect(shelf.kept).toBeUndefined();
    expect(fresh.state).toMatchObject({ parts: { world: '1' }, storage: undefined });
  });
});
