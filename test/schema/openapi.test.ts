import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import createClient from 'openapi-fetch';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCHEMA_VERSION } from '../../src/schema/openapi.js';
import { Check } from '../../src/schema/published-check.js';
import { PublishedCountry } from '../../src/schema/published-country.js';
import { PublishedDevice } from '../../src/schema/published-device.js';
import { Index } from '../../src/schema/published-index.js';
import { Problem } from '../../src/schema/problem.js';
import { type NodeServer, startServer } from '../../src/server/node.js';
import type { paths } from '../fixtures/api-types.js';
import { smallBuild, type SmallBuild } from '../publish/small-build.js';
import { contractCalls } from './contract-calls.js';

interface Operation {
  readonly operationId: string;
  readonly tags: string[];
  readonly parameters?: { name: string; schema: { examples: string[] } }[];
  readonly responses: Record<
    string,
    { content: Record<string, { examples?: { real: { value: unknown } } }> }
  >;
}
interface OpenApi {
  readonly openapi: string;
  readonly info: { version: string };
  readonly servers: { url: string }[];
  readonly tags: { name: string }[];
  readonly paths: Record<string, { get: Operation }>;
  readonly components: { schemas: Record<string, unknown> };
}

/** Runs a command of the Redocly CLI, which asks nobody outside. */
function runRedocly(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', ...args], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    maxBuffer: 100_000_000,
  });
}

let build: SmallBuild;
let server: NodeServer;
let document: OpenApi;
const file = () => join(build.dir, 'v1/openapi.json');
beforeAll(async () => {
  build = await smallBuild();
  server = await startServer({ dir: build.dir, port: 0, host: '127.0.0.1' });
  document = JSON.parse(readFileSync(file(), 'utf8')) as OpenApi;
});
afterAll(async () => {
  await server.close();
  build.remove();
});

describe('the OpenAPI document', () => {
  it('covers every address that is promised', () => {
    expect([document.openapi, document.info.version]).toEqual(['3.1.1', SCHEMA_VERSION]);
    expect(document.servers.map(({ url }) => url)).toEqual(['.', 'https://example.org/v1']);
    expect(Object.entries(document.paths).map(([path, { get }]) => [path, get.operationId])).toEqual([
      ['/index.json', 'listCountriesAndDevices'],
      ['/countries/{cc}.json', 'getCountryNetworks'],
      ['/models/{id}.json', 'getDevice'],
      ['/quality.json', 'getDataQuality'],
      ['/check/{id}/{cc}.json', 'checkDeviceInCountry'],
      ['/changes.json', 'listChanges'],
      ['/changes.atom', 'getChangesFeed'],
      ['/changes.zh.atom', 'getChangesFeedInChinese'],
      ['/changes.feed.json', 'getChangesJsonFeed'],
      ['/changes.zh.feed.json', 'getChangesJsonFeedInChinese'],
      ['/changes/countries/{cc}.atom', 'getCountryFeed'],
      ['/changes/countries/{cc}.zh.atom', 'getCountryFeedInChinese'],
      ['/changes/devices/{id}.atom', 'getDeviceFeed'],
      ['/changes/devices/{id}.zh.atom', 'getDeviceFeedInChinese'],
      ['/switch-offs.ics', 'getCalendar'],
      ['/switch-offs.zh.ics', 'getCalendarInChinese'],
      ['/switch-offs/{cc}.ics', 'getCountryCalendar'],
      ['/switch-offs/{cc}.zh.ics', 'getCountryCalendarInChinese'],
      ['/switch-offs/devices/{id}.ics', 'getDeviceCalendar'],
      ['/switch-offs/devices/{id}.zh.ics', 'getDeviceCalendarInChinese'],
      ['/snapshot.json', 'getSnapshotManifest'],
      ['/downloads/manifest.json', 'listDownloads'],
      ['/downloads/{file}', 'getDownload'],
      ['/downloads/{release}/{file}', 'getDatedDownload'],
      ['/schemas/{name}.json', 'getSchema'],
    ]);
  });

  it('leads to files that are there, by the examples of its parameters', () => {
    for (const [path, { get }] of Object.entries(document.paths)) {
      const filled = path.replace(/\{(\w+)\}/g, (_, asked: string) => {
        const [example] = get.parameters!.find(({ name }) => name === asked)!.schema.examples;
        return example!;
      });
      expect(existsSync(join(build.dir, 'v1', filled)), filled).toBe(true);
    }
  });

  it('describes the resources as schemas of their names, open to further fields', () => {
    for (const name of [
      'Index',
      'Country',
      'Network',
      'Band',
      'Device',
      'Check',
      'NetworkVerdict',
      'Problem',
    ]) {
      expect(document.components.schemas).toHaveProperty(name);
    }
    expect(JSON.stringify(document)).not.toContain('"additionalProperties":false');
  });

  it.each([
    ['/index.json', Index, 'index.json', ['countries', 'models']],
    ['/countries/{cc}.json', PublishedCountry, 'countries/de.json', []],
    ['/models/{id}.json', PublishedDevice, 'models/ec25-e.json', ['countries']],
    ['/check/{id}/{cc}.json', Check, 'check/ec25-e/de.json', []],
  ] as const)('shows a real file as the example of %s', (path, schema, from, cut) => {
    const { value } = document.paths[path]!.get.responses['200']!.content['application/json']!.examples!.real;
    const shown = schema.parse(value) as Record<string, unknown>;
    const real = JSON.parse(readFileSync(join(build.dir, 'v1', from), 'utf8')) as Record<string, unknown>;
    for (const [field, there] of Object.entries(real)) {
      const part = Array.isArray(there)
        ? there.slice(0, 2)
        : Object.fromEntries(Object.entries(there ?? {}).slice(0, 2));
      expect(shown[field]).toEqual((cut as readonly string[]).includes(field) ? part : there);
    }
  });

  it('passes the linter without a warning', async () => {
    const { stdout, stderr } = await runRedocly('lint', '--format=json', file());
    const { problems } = JSON.parse(stdout) as {
      problems: { ruleId: string; location: { pointer?: string }[] }[];
    };
    const told = problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
    expect(told, stderr).toEqual([]);
  }, 60_000);

  it('gives the types that the typed client below is compiled with (update: npx vitest -u)', async () => {
    const types = astToString(await openapiTS(JSON.stringify(document)));
    const config = await resolveConfig('test/fixtures/api-types.d.ts');
    await expect(await format(types, { ...config, parser: 'typescript' })).toMatchFileSnapshot(
      '../fixtures/api-types.d.ts',
    );
  });
});

describe('the running server', () => {
  it('answers for every published file as the document says, held to it by Redocly Respect', async () => {
    const calls = contractCalls(document, join(build.dir, 'v1'));
    const path = join(build.dir, 'calls.arazzo.json');
    writeFileSync(path, JSON.stringify(calls));
    writeFileSync(join(build.dir, 'openapi.json'), readFileSync(file()));
    const results = join(build.dir, 'results.json');
    const { stdout } = await runRedocly(
      'respect',
      path,
      `--server=api=${server.address}/v1`,
      `--json-output=${results}`,
    ).catch((error: unknown) => error as { stdout: string });
    const { files } = JSON.parse(readFileSync(results, 'utf8')) as {
      files: Record<string, { totalRequests: number; executedWorkflows: unknown[] }>;
    };
    const [{ totalRequests, executedWorkflows }] = Object.values(files) as [(typeof files)[string]];
    expect(stdout.split('Failed tests info')[1]).toBeUndefined();
    expect(executedWorkflows.length).toBeGreaterThan(80);
    expect(totalRequests).toBeGreaterThan(2 * executedWorkflows.length);
  }, 60_000);
});

describe('a typed client of the running server', () => {
  const client = () => createClient<paths>({ baseUrl: `${server.address}/v1` });

  it('reads every resource with the types of the schemas', async () => {
    const index: Index | undefined = (await client().GET('/index.json')).data;
    const cc = index!.countries[0]!.cc;
    const country = await client().GET('/countries/{cc}.json', { params: { path: { cc } } });
    const device = await client().GET('/models/{id}.json', { params: { path: { id: 'bg95-m3' } } });
    const typed: PublishedDevice = device.data!;
    const check = await client().GET('/check/{id}/{cc}.json', { params: { path: { id: 'bg95-m3', cc } } });
    expect(PublishedCountry.parse(country.data).cc).toBe(cc);
    expect(PublishedDevice.parse(device.data)).toEqual(typed);
    const verdicts = check.data!.networks.map(({ verdict }) => verdict);
    expect(Check.parse(check.data).summary.good).toBe(
      verdicts.filter((verdict) => verdict === 'good').length,
    );
    expect(index!.models.map(({ id }) => id)).toContain(check.data!.model.id);
  });

  it('gets a problem for what is not known, typed as the document says', async () => {
    const { data, error, response } = await client().GET('/check/{id}/{cc}.json', {
      params: { path: { id: 'ec25e', cc: 'de' } },
    });
    expect([data, response.status]).toEqual([undefined, 404]);
    expect(Problem.parse(error).errors![0]!.near[0]!.value).toBe('ec25-e');
    expect(error!.type).toMatch(/#unknown-device$/);
  });

  it('does not compile with another field or parameter', () => {
    // @ts-expect-error -- the parameter is called cc
    const wrong = () => client().GET('/countries/{cc}.json', { params: { path: { country: 'de' } } });
    expect(wrong).toBeTypeOf('function');
  });
});
