import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSteps, type Step } from '../../scripts/run-steps.js';

let folder: string;
const lines: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'band-check-steps-'));
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** A step that writes down when it starts and ends. */
const step = (name: string, more: Partial<Step> = {}, script = 'sleep 0.1'): Step => ({
  name,
  command: ['sh', '-c', `echo +${name} >>${folder}/log; ${script}; echo -${name} >>${folder}/log`],
  ...more,
});
const log = () => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');

describe('runSteps', () => {
  it('starts a step when what it needs has passed, and no more at once than there are hands', async () => {
    const results = await runSteps([step('c', { needs: ['a', 'b'] }), step('a'), step('b')], 1);
    expect(log()).toEqual(['+a', '-a', '+b', '-b', '+c', '-c']);
    expect(results.map(({ name, passed }) => [name, passed])).toEqual([
      ['c', true],
      ['a', true],
      ['b', true],
    ]);
  });

  it('runs side by side what does not need each other', async () => {
    await runSteps([step('a'), step('b')], 2);
    expect(log().slice(0, 2).sort()).toEqual(['+a', '+b']);
  });

  it('waits with a step that needs all hands until they are free', async () => {
    await runSteps([step('a'), step('both', { hands: 2 })], 2);
    expect(log()).toEqual(['+a', '-a', '+both', '-both']);
  });

  it.each([
    ['ends with another code than 0', 'exit 3', 'ended with 3'],
    ['is ended by a signal', 'kill -KILL $$', 'ended with SIGKILL'],
  ])('has failed, with all that need it, when it %s', async (_, script, reason) => {
    const chain = [step('a', {}, script), step('b', { needs: ['a'] }), step('c', { needs: ['b'] })];
    const results = await runSteps(chain, 2);
    expect(results.map(({ passed }) => passed)).toEqual([false, false, false]);
    expect(log()).toEqual(['+a']);
    expect(lines.join('\n')).toContain(reason);
    expect(lines).toContain('b | not run, because a failed');
  });

  it('has failed when its program is not there', async () => {
    const [result] = await runSteps([{ name: 'a', command: ['no-such-program'] }], 1);
    expect(result!.passed).toBe(false);
  });

  it('says which step wrote a line', async () => {
    await runSteps([step('long-name', {}, 'echo one; echo two >&2'), step('b')], 1);
    expect(lines).toEqual(
      expect.arrayContaining([
        'long-name | started',
        'long-name | one',
        'long-name | two',
        'b         | started',
      ]),
    );
  });
});
