import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FreshFacts } from '../../src/client/fresh-data.js';
import { FactClock } from '../../src/client/served-time.js';
import type { KeptSnapshot, SnapshotStore } from '../../src/client/storage/snapshot-store.js';
import { StorageError, type StorageFault } from '../../src/client/storage/storage-error.js';
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

const readPart = (text: string) => {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'string') throw new Error('of another format');
  return value;
};

function freshFacts(shelf: Shelf | undefined, clock = new FactClock(() => TODAY)) {
  return new FreshFacts<{ world: string; evidence: string }>({
    manifestUrl: server.manifestUrl,
    decode: { world: readPart, evidence: readPart },
    clock,
    patience: 200,
    ...(shelf && { store: shelf as unknown as SnapshotStore }),
  });
}

const worldPath = () => [...server.files.keys()].find((path) => path.includes('world'))!;
const evidencePath = () => [...server.files.keys()].find((path) => path.includes('evidence'))!;

describe('facts at a first visit', () => {
  it('come whole, are kept, and are ready', async () => {
    const shelf = new Shelf();
    const facts = freshFacts(shelf);
    expect(facts.state.phase).toBe('loading');
    await facts.look();
    expect(facts.state).toMatchObject({
      phase: 'ready',
      reason: undefined,
      looking: false,
      progress: undefined,
      facts: { world: '1', evidence: '1' },
      days: 10,
      storage: 'kept',
    });
    expect(shelf.kept?.manifest.version).toBe('1');
  });

  it('answer from the world before the evidence has come, and tell the progress', async () => {
    const facts = freshFacts(new Shelf());
    const seen: string[] = [];
    facts.addEventListener('change', () => {
      const { facts: read, progress } = facts.state;
      seen.push(
        `${read.world ?? '-'}${read.evidence ?? '-'} ${progress?.loaded ?? '-'}/${progress?.bytes ?? '-'}`,
      );
    });
    await facts.look();
    expect(seen).toContain('1- 6/6');
    expect(seen.at(-1)).toBe('11 -/-');
  });

  it('answer from the world while not a byte of the evidence comes', async () => {
    server.faults.set(evidencePath(), FAULTY_ANSWERS.silence);
    const facts = freshFacts(new Shelf());
    const answers = new Promise((done) => {
      facts.addEventListener('change', () => facts.state.facts.world && done(facts.state));
    });
    const look = facts.look();
    expect(await answers).toMatchObject({ phase: 'ready', looking: true, facts: { world: '1' } });
    await look;
    expect(facts.state.reason).toBe('slow');
  });

  it('keep what came when the evidence fails, and fetch only the rest later', async () => {
    const shelf = new Shelf();
    const facts = freshFacts(shelf);
    server.faults.set(evidencePath(), FAULTY_ANSWERS['status 503']);
    await facts.look();
    expect(facts.state).toMatchObject({ phase: 'stale', reason: 'status', facts: { world: '1' } });
    expect(shelf.kept).toBeUndefined();
    server.faults.clear();
    server.requests.length = 0;
    await facts.look();
    expect(facts.state).toMatchObject({
      phase: 'ready',
      facts: { world: '1', evidence: '1' },
      storage: 'kept',
    });
    expect(server.requests).toEqual(['/v1/snapshot.json', evidencePath()]);
  });

  it('fail with the reason when there is no server, without an answer of their own', async () => {
    server.faults.set('/v1/snapshot.json', FAULTY_ANSWERS['connection reset']);
    const facts = freshFacts(new Shelf());
    await facts.look();
    expect(facts.state).toMatchObject({ phase: 'failed', reason: 'unreachable', facts: {}, days: undefined });
    server.faults.clear();
    await facts.look();
    expect(facts.state.phase).toBe('ready');
  });
});

describe('kept facts', () => {
  async function keptShelf() {
    const shelf = new Shelf();
    await freshFacts(shelf).look();
    server.requests.length = 0;
    return shelf;
  }

  it('answer before the server does, and are fetched no second time', async () => {
    const shelf = await keptShelf();
    const facts = freshFacts(shelf);
    const answers = new Set<string>();
    facts.addEventListener('change', () => {
      const { phase, facts: read, looking } = facts.state;
      answers.add(`${phase} ${read.world ?? '-'} ${looking ? 'looking' : 'looked'}`);
    });
    await facts.look();
    expect([...answers]).toEqual(['loading - looking', 'ready 1 looking', 'ready 1 looked']);
    expect(server.requests).toEqual(['/v1/snapshot.json']);
    expect(shelf.confirmed).toBe(1);
  });

  const FAULTS: Record<keyof typeof FAULTY_ANSWERS, [string, string]> = {
    'HTML with status 200': ['stale', 'not-json'],
    'no content type': ['stale', 'not-json'],
    'status 204': ['stale', 'status'],
    'status 404': ['stale', 'status'],
    'status 503': ['stale', 'status'],
    'connection reset': ['offline', 'unreachable'],
    'connection cut in the middle': ['offline', 'unreachable'],
    'half of it': ['stale', 'truncated'],
    silence: ['offline', 'slow'],
    'other JSON': ['stale', 'foreign'],
  };
  it.each(Object.entries(FAULTS))('survive %s and say so', async (fault, [phase, reason]) => {
    const shelf = await keptShelf();
    server.faults.set('/v1/snapshot.json', FAULTY_ANSWERS[fault as keyof typeof FAULTY_ANSWERS]);
    const facts = freshFacts(shelf);
    await facts.look();
    expect(facts.state).toMatchObject({
      phase,
      reason,
      facts: { world: '1', evidence: '1' },
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
      'truncated',
    ],
    ['the new world is of another format', () => publish('2', { format: 9 }), 'foreign'],
  ])('stay whole, in memory and kept, when %s', async (_, injure, reason) => {
    const shelf = await keptShelf();
    publish('2');
    injure();
    const facts = freshFacts(shelf);
    await facts.look();
    expect(facts.state).toMatchObject({ phase: 'stale', reason, facts: { world: '1', evidence: '1' } });
    expect(shelf.kept?.manifest.version).toBe('1');
  });

  it('give way to new ones as a whole, fetching only what has changed', async () => {
    const shelf = await keptShelf();
    publish('2', '2', '1');
    const facts = freshFacts(shelf);
    const seen = new Set<string>();
    facts.addEventListener('change', () => {
      const { world, evidence } = facts.state.facts;
      if (world) seen.add(`${world}${evidence}`);
    });
    await facts.look();
    expect([...seen]).toEqual(['11', '21']);
    expect(server.requests).toEqual(['/v1/snapshot.json', worldPath()]);
    expect(shelf.kept?.manifest.version).toBe('2');
  });

  it('follow a server that has gone back to earlier facts', async () => {
    publish('2');
    const shelf = await keptShelf();
    publish('1');
    const facts = freshFacts(shelf);
    await facts.look();
    expect(facts.state.facts.world).toBe('1');
  });

  it.each([
    ['2026-08-20', 92, 'ready', undefined],
    ['2026-08-19', 93, 'stale', 'old'],
  ])('checked on %s are %i days old: %s', async (updated, days, phase, reason) => {
    publish('1', '1', '1', updated);
    const facts = freshFacts(new Shelf());
    await facts.look();
    expect(facts.state).toMatchObject({ days, phase, reason });
  });

  it('judge by the day of the server, not of a device that is a year off', async () => {
    const facts = freshFacts(new Shelf(), new FactClock(() => TODAY - 365 * 86_400_000));
    await facts.look();
    expect(facts.today).toBe('2026-11-20');
  });

  it('never judge by a day before the facts were checked', async () => {
    const shelf = await keptShelf();
    server.faults.set('/v1/snapshot.json', FAULTY_ANSWERS['connection reset']);
    const facts = freshFacts(shelf, new FactClock(() => TODAY - 365 * 86_400_000));
    await facts.look();
    expect(facts.state.days).toBeUndefined();
    expect(facts.today).toBe('2026-11-10');
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
  ] as const)('with `%s` leaves the facts in memory and says so', async (fault) => {
    const shelf = new Shelf();
    shelf.fault = fault;
    const facts = freshFacts(shelf);
    await facts.look();
    expect(facts.state).toMatchObject({ phase: 'ready', facts: { world: '1' }, storage: fault });
  });

  it('is tried again at the next look', async () => {
    const shelf = new Shelf();
    shelf.fault = 'full';
    const facts = freshFacts(shelf);
    await facts.look();
    shelf.fault = undefined;
    await facts.look();
    expect(facts.state.storage).toBe('kept');
    expect(shelf.kept?.manifest.version).toBe('1');
  });

  it('that the browser has emptied meanwhile is filled again', async () => {
    const shelf = new Shelf();
    const facts = freshFacts(shelf);
    await facts.look();
    shelf.kept = undefined;
    await facts.look();
    expect(shelf.kept).toMatchObject({ manifest: { version: '1' } });
  });

  it('with damaged or foreign content is repaired from the server', async () => {
    const shelf = new Shelf();
    await freshFacts(shelf).look();
    shelf.kept = { ...shelf.kept!, files: new Map([['world', new TextEncoder().encode('{}')]]) };
    const facts = freshFacts(shelf);
    await facts.look();
    expect(facts.state).toMatchObject({ phase: 'ready', facts: { world: '1' }, storage: 'kept' });
  });
});

describe('looking', () => {
  it('happens once for any number of askers, and no second time within the hour', async () => {
    const facts = freshFacts(new Shelf());
    await Promise.all([facts.look(), facts.look(), facts.lookIfDue()]);
    await facts.lookIfDue();
    expect(server.requests.filter((path) => path === '/v1/snapshot.json')).toHaveLength(1);
  });

  it('happens again at once after a failure', async () => {
    const facts = freshFacts(new Shelf());
    server.faults.set('/v1/snapshot.json', FAULTY_ANSWERS['status 503']);
    await facts.look();
    server.faults.clear();
    await facts.lookIfDue();
    expect(facts.state.phase).toBe('ready');
  });

  it('works without any store', async () => {
    const facts = freshFacts(undefined);
    await facts.look();
    expect(facts.state).toMatchObject({ phase: 'ready', storage: undefined });
  });

  it('can be made to forget', async () => {
    const shelf = new Shelf();
    const facts = freshFacts(shelf);
    await facts.look();
    await facts.forget();
    expect(shelf.kept).toBeUndefined();
    expect(facts.state).toMatchObject({ facts: { world: '1' }, storage: undefined });
  });
});
