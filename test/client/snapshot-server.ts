import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers in place of the file at a path, to inject a fault. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** What a server on the way may answer instead of the data; each needs its own code in `DataFault`. */
export const FAULTY_ANSWERS = {
  'HTML with status 200': (response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Hotel login</title>');
  },
  'no content type': (response) => void response.end('{}'),
  'status 204': (response) => void response.writeHead(204).end(),
  'status 404': (response) => void response.writeHead(404).end(),
  'status 503': (response) => {
    response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
  },
  'connection reset': (response) => void response.destroy(),
  'connection cut in the middle': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"cut');
    setTimeout(() => response.destroy(), 20);
  },
  'half of it': (response) => void response.setHeader('content-type', 'application/json').end('{"wor'),
  silence: () => undefined,
  'other JSON': (response) => {
    response.setHeader('content-type', 'application/json').end('{"hello":"world"}');
  },
} satisfies Record<string, Answer>;

/** The published address of one snapshot and its files, as a host would serve them. */
export function snapshotFiles(version: string, world: string, evidence: string, updated = '2026-11-10') {
  const files = new Map<string, string>();
  const part = (name: string, text: string) => {
    const sha256 = createHash('sha256').update(text).digest('hex');
    const url = `snapshot/${name}-${sha256.slice(0, 12)}.json`;
    files.set(`/v1/${url}`, text);
    return { url, bytes: Buffer.byteLength(text), sha256 };
  };
  const manifest = {
    version,
    updated,
    rule_version: '1',
    world: part('world', world),
    evidence: part('evidence', evidence),
  };
  files.set('/v1/snapshot.json', JSON.stringify(manifest));
  return files;
}

/** A server of snapshot files whose answers can be replaced path by path. */
export async function startSnapshotServer() {
  const state = {
    files: new Map<string, string>(),
    faults: new Map<string, Answer>(),
    requests: [] as string[],
    date: undefined as string | undefined,
    manifestUrl: '',
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    state.requests.push(path);
    if (state.date) response.setHeader('date', state.date);
    const fault = state.faults.get(path);
    if (fault) return fault(response, request);
    const text = state.files.get(path);
    if (text === undefined) return response.writeHead(404).end();
    return response.setHeader('content-type', 'application/json; charset=utf-8').end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.manifestUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/snapshot.json`;
  return state;
}
