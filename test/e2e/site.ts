import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { withChecks } from '../../src/server/http/check-files.js';
import { createApp } from '../../src/server/http/create-app.js';
import { once } from '../../src/server/http/once.js';
import { SiteFolder } from '../../src/server/http/site-folder.js';
import { loadSiteData } from '../../src/server/mcp/site-data.js';

/** Answers in place of the site, to inject a fault; false lets the site answer. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;

/** The built site behind the server of the project, that can be exchanged, go away, come back and answer wrongly. */
export interface Site {
  readonly origin: string;
  /** Faults by path. */
  readonly faults: Map<string, Answer>;
  /** Paths asked for since `requests.length = 0`. */
  readonly requests: string[];
  /** Answers from another folder from now on, as after a deploy. */
  use(dir: string): void;
  /** Refuses connections, as a machine that is gone; `navigator.onLine` does not notice. */
  down(): Promise<void>;
  up(): Promise<void>;
}

type Handler = ReturnType<typeof getRequestListener>;

/** One for each folder: to read a whole site takes a second, and to compress what no build has compressed takes three. */
const handlers = new Map<string, Handler>();

function handlerOf(folder: string): Handler {
  const known = handlers.get(folder);
  if (known) return known;
  const files = new SiteFolder(folder);
  const data = once(() => loadSiteData(files));
  const app = createApp({
    files: withChecks(files, data, (...text) => files.answerText(...text)),
    onError: console.error,
  });
  const handler = getRequestListener((request) => app.fetch(request, { address: '127.0.0.1' }));
  handlers.set(folder, handler);
  return handler;
}

export async function startSite(dir = 'dist'): Promise<Site> {
  const faults = new Map<string, Answer>();
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  let site = handlerOf(dir);
  let server: Server;

  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server = createServer((request, response) => {
        const path = (request.url ?? '').replace(/\?.*/, '');
        requests.push(path);
        const fault = faults.get(path);
        if (fault && fault(response, request) !== false) return;
        void site(request, response);
      });
      server.on('connection', (socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      });
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });

  const port = await listen(0);
  return {
    origin: `http://localhost:${port}`,
    faults,
    requests,
    use: (folder) => (site = handlerOf(folder)),
    down: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
    up: async () => void (await listen(port)),
  };
}
