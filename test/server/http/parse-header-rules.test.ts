import { describe, expect, it } from 'vitest';
import { headersOf, parseHeaderRules } from '../../../src/server/http/parse-header-rules.js';

const rules = parseHeaderRules(`
# comment
/*
  X-All: yes
/v1/*
  Cache-Control: public, max-age=300
/v1/snapshot/*
  ! Cache-Control
  Cache-Control: immutable
/:page/edit
  X-Page: edit
/a.b
  X-Dot: 1
`);

describe('header rules', () => {
  it.each([
    ['/', { 'x-all': 'yes' }],
    ['/v1/index.json', { 'cache-control': 'public, max-age=300', 'x-all': 'yes' }],
    ['/v1/snapshot/world-1.json', { 'cache-control': 'immutable', 'x-all': 'yes' }],
    ['/x/edit', { 'x-all': 'yes', 'x-page': 'edit' }],
    ['/x/y/edit', { 'x-all': 'yes' }],
    ['/a.b', { 'x-all': 'yes', 'x-dot': '1' }],
    ['/aXb', { 'x-all': 'yes' }],
  ])('of %s', (path, headers) => expect(Object.fromEntries(headersOf(rules, path))).toEqual(headers));

  it('join the values of several rules, as the hosts do', () => {
    const both = parseHeaderRules('/*\n  Vary: a\n/x\n  Vary: b\n');
    expect(headersOf(both, '/x').get('vary')).toBe('a, b');
  });

  it.each([
    ['/x\nCache-Control: none\n', 2],
    ['  X-Early: 1\n', 1],
    ['/x\n  nonsense\n', 2],
    ['x/*\n', 1],
  ])('refuse %j and name line %i', (text, line) => {
    expect(() => parseHeaderRules(text)).toThrow(new RegExp(`line ${line}:`));
  });
});
