import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type * as Module from '../../src/publish/start-maker.js';
import { readProject } from '../../src/publish/read-project.js';

// the compiled one, because a process of its own is started with plain Node
const { startMaker } = (await import(
  pathToFileURL(resolve('lib/publish/start-maker.js')).href
)) as typeof Module;

let maker: Module.Maker;
afterEach(() => maker.end());

describe('a process that makes files of the site', () => {
  it('lists what this project publishes, and makes it with the same bytes', async () => {
    maker = startMaker('nowhere');
    const listFiles = await readProject(process.env);
    const parts = listFiles('nowhere');
    const listed = await maker.list();
    for (const part of ['pages', 'pictures', 'downloads'] as const)
      expect(listed[part]).toEqual(parts[part].paths);
    const samples = ['v1/models/ec25-e.json', 'v1/switch-offs/de.zh.ics', 'v1/changes.atom', 'v1/index.json'];
    for (const path of samples) expect(await maker.make(path), path).toBe(parts.pages.make(path));
    const picture = await maker.make('pictures/ec25-e.png');
    expect(
      Buffer.from(picture as Uint8Array).equals(parts.pictures.make('pictures/ec25-e.png') as Buffer),
    ).toBe(true);
  });

  it('says why a file cannot be made, and makes others all the same', async () => {
    maker = startMaker('nowhere');
    await expect(maker.make('devices/ec25-e.html')).rejects.toThrow('nowhere/index.html');
    expect(await maker.make('robots.txt')).toContain('User-agent');
  });

  it('fails what is asked for when it has ended', async () => {
    maker = startMaker('nowhere');
    const asked = expect(maker.make('robots.txt')).rejects.toThrow('has ended');
    maker.end();
    await asked;
    await setTimeout(10);
    await expect(maker.list()).rejects.toThrow('has ended');
  });
});
