import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBrokenGuards } from '../../scripts/check/broken-guards.js';
import { FAULTS } from '../../scripts/check/fault-table.js';
import { guardedFaults, GUARDS, NO_GUARD } from '../../scripts/check/guard-table.js';

describe('the guards against faults', () => {
  it.each(
    GUARDS.flatMap((guard) => [guard, ...(guard.behind ?? [])]).map((edit) => [edit.file, edit] as const),
  )('stand in %s as they were broken', (_, { file, was, broken }) => {
    expect(readFileSync(file, 'utf8').split(was)).toHaveLength(2);
    expect(broken).not.toBe(was);
  });

  it('were each noticed when they were broken, and nothing else is on record', () => {
    const now = guardedFaults().map(({ fault, hash }) => [fault.fault, hash]);
    expect(readBrokenGuards(), 'to be tried: npx tsx scripts/check/fault-guards.ts').toEqual(
      Object.fromEntries(now),
    );
  });

  it('keep away faults that are called by one name each', () => {
    const names = FAULTS.map(({ fault }) => fault);
    expect(new Set(names).size).toBe(names.length);
    const guarded = guardedFaults().map(({ fault }) => fault.fault);
    expect(new Set(guarded).size).toBe(guarded.length);
    expect([...guarded, ...Object.keys(NO_GUARD)].sort()).toEqual(names.sort());
  });
});
