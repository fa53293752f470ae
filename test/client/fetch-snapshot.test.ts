import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchManifest, fetchSnapshotFile } from '../../src/client/fetch-snapshot.js';
import type { FetchOptions } from '../../src/client/fetch-json.js';
import { readServerTime } from '../../src/client/trusted-clock.js';
import { hashBytes } from '../../src/client/hash-bytes.js';
import { FAULTY_ANSWERS, snapshotFiles, startSnapshotServer } from './snapshot-server.js';

let server: Awaited<ReturnType<typeof startSnapshotServer>>;
beforeAll(async () => {
  server = await startSnapshotServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.files = snapshotFiles('7', '{"name":"Österreich"}', '{"sources":[]}');
  server.faults.clear();
});

const PATIENCE = 200;
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: { code: string }) => error.code,
  );

async function fetchWorld({ patience = PATIENCE, progress }: FetchOptions = {}) {
  const { manifest } = await fetchManifest(server.manifestUrl, patience);
  return fetchSnapshotFile(server.manifestUrl, manifest.world, hashBytes, { patience, progress });
}
const worldPath = () => [...server.files.keys()].find((path) => path.includes('world'))!;

describe('fetching a snapshot', () => {
  it('gives the manifest, the time of the server, and the file with its progress', async () => {
    server.date = 'Fri, 20 Nov 2026 10:00:00 GMT';
    const { manifest, headers } = await fetchManifest(server.manifestUrl, PATIENCE);
    expect(manifest.version).toBe('7');
    expect(readServerTime(headers)).toBe(Date.parse('2026-11-20T10:00:00Z'));
    const steps: number[] = [];
    const bytes = await fetchWorld({ progress: (loaded) => steps.push(loaded) });
    expect(new TextDecoder().decode(bytes)).toBe('{"name":"Österreich"}');
    expect(steps.at(-1)).toBe(manifest.world.bytes);
  });

  const MANIFEST_CODES: Record<keyof typeof FAULTY_ANSWERS, string> = {
    'HTML with status 200': 'not-json',
    'no content type': 'not-json',
    'status 204': 'refused',
    'status 404': 'not-found',
    'status 503': 'refused',
    'connection reset': 'unreachable',
    'connection cut in the middle': 'unreachable',
    'half of it': 'damaged',
    silence: 'timeout',
    'other JSON': 'other-format',
  };
  it.each(Object.entries(MANIFEST_CODES))(
    'names the fault of a manifest: %s is `%s`',
    async (fault, expected) => {
      server.faults.set('/v1/snapshot.json', FAULTY_ANSWERS[fault as keyof typeof FAULTY_ANSWERS]);
      expect(await code(fetchManifest(server.manifestUrl, PATIENCE))).toBe(expected);
    },
  );

  const FILE_CODES: Record<keyof typeof FAULTY_ANSWERS, string> = {
    ...MANIFEST_CODES,
    'other JSON': 'damaged', // known by its length before anyone reads it
  };
  it.each(Object.entries(FILE_CODES))('names the fault of a file: %s is `%s`', async (fault, expected) => {
    server.faults.set(worldPath(), FAULTY_ANSWERS[fault as keyof typeof FAULTY_ANSWERS]);
    expect(await code(fetchWorld())).toBe(expected);
  });

  it('notices one changed byte', async () => {
    const path = worldPath();
    server.faults.set(path, (response) => {
      response
        .setHeader('content-type', 'application/json')
        .end(server.files.get(path)!.replace('reich', 'Reich'));
    });
    expect(await code(fetchWorld())).toBe('damaged');
  });

  it('asks once more, past the caches, when a cache has a bad copy', async () => {
    const path = worldPath();
    server.faults.set(path, (response, request) => {
      const fresh = request.headers['cache-control'] === 'no-cache';
      response.setHeader('content-type', fresh ? 'application/json' : 'text/html');
      response.end(fresh ? server.files.get(path) : '<!doctype html>');
    });
    expect((await fetchWorld()).byteLength).toBeGreaterThan(0);
  });

  it('gives up on a server that stops in the middle, but waits for a slow one', async () => {
    const path = worldPath();
    const text = server.files.get(path)!;
    server.faults.set(path, (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(text.slice(0, 5));
    });
    expect(await code(fetchWorld())).toBe('timeout');
    // altogether longer than anybody waits for one byte, but a small part of that from byte to byte
    const patience = 1000;
    const bytes = Buffer.from(text);
    server.faults.set(path, (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const sendFrom = (at: number) => {
        if (at >= bytes.length) return response.end();
        response.write(bytes.subarray(at, at + 1));
        return setTimeout(sendFrom, patience / 16, at + 1);
      };
      sendFrom(0);
    });
    expect((await fetchWorld({ patience })).byteLength).toBe(bytes.length);
  });

  it('names a server that is not there', async () => {
    expect(await code(fetchManifest('http://127.0.0.1:9/v1/snapshot.json', PATIENCE))).toBe('unreachable');
  });
});
