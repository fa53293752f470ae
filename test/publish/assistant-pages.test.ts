import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../src/dataset/load.js';
import { addAssistantPages } from '../../src/publish/assistant-pages.js';
import { PublishedFiles } from '../../src/publish/published-files.js';
import { SiteAddresses } from '../../src/publish/site-addresses.js';
import { TOOLS } from '../../src/server/mcp/tools.js';

const files = new PublishedFiles();
addAssistantPages(await loadDataset('data'), new SiteAddresses('https://check.example'), files);
const read = (path: string) => files.make(path) as string;

describe.each(['api/assistants/index.html', 'zh/api/assistants/index.html'])('%s', (path) => {
  it('has the address, six set-ups to copy, three questions and every tool', () => {
    const page = read(path);
    const copied = [...page.matchAll(/<pre[^>]*><code>([^<]*)<\/code>/g)].map(([, text]) => text!);
    expect(copied.filter((text) => text.includes('https://check.example/mcp'))).toHaveLength(6);
    expect(copied.some((text) => text.startsWith('claude mcp add --transport http'))).toBe(true);
    const [, questions] = /id="questions"[^]*?<ul[^>]*>([^]*?)<\/ul>/.exec(page)!;
    expect(questions!.match(/<li>/g)).toHaveLength(3);
    for (const { name } of TOOLS) expect(page).toContain(`<code>${name}</code>`);
    expect(page).not.toMatch(/undefined|\[object/);
  });
});

it('llms.txt begins with a title and a summary, and leads to tools, files and pages', () => {
  const text = read('llms.txt');
  expect(text).toMatch(
    /^# BandCheck\n\n> Will this cellular device work .* Data 32\.15, checked 2026-10-06\.\n/,
  );
  for (const { name } of TOOLS) expect(text).toContain(`- ${name}: `);
  for (const path of [
    'v1/index.json',
    'v1/openapi.json',
    'v1/changes.atom',
    'mcp',
    'api/assistants/',
    'api/library/',
    'embed',
  ])
    expect(text).toContain(`https://check.example/${path}`);
  expect(text).toContain('CC BY 4.0');
});

it('.well-known/mcp.json names the server at the address of the site', () => {
  const card = JSON.parse(read('.well-known/mcp.json')) as {
    name: string;
    description: string;
    remotes: unknown;
  };
  expect(card).toMatchObject({
    name: 'example.check/band-check',
    remotes: [{ type: 'streamable-http', url: 'https://check.example/mcp' }],
  });
  expect(card.description.length).toBeLessThanOrEqual(100);
});
