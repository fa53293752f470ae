import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findHalfWidth } from '../fixtures/half-width.js';

/**
 * Words that BandCheck does not say to people, and what it says instead. They sound translated, blame, or name our own
 * workings.
 */
const WORDS: readonly (readonly [said: RegExp, plain: string])[] = [
  [/\bfacts?\b/i, 'data'],
  [/\black(s|ing|ed)?\b/i, 'missing'],
  [/\brests? on\b/i, 'counts, or where the answer comes from'],
  [/\bnobody\b/i, 'we found no source'],
  [/\bcalling names?\b/i, 'common name'],
  [/\bcore bands?\b/i, 'main band'],
  [/\bcoverage (bands?|layer)\b/i, 'low band'],
  [/\bis called\b/i, 'no results for'],
  [/\bthat of the page\b/i, 'same as the page'],
  [/\bfetch(ed|ing)?\b/i, 'load'],
  [/资料/, '数据'],
  [/多源核实/, '双源印证'],
];

/** The texts of a module: its strings and templates, without what it imports and what its keys and types are called. */
function textsOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCaseClause(node)) return node.statements.forEach(visit); // its code is no text
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) && !(ts.isPropertyAssignment(node.parent) && node.parent.name === node))
      texts.push(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return texts;
}

/** The Chinese texts of a module, whole: what a template fills in is a Chinese name, `中`. */
function chineseTextsOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node))
      texts.push(
        node.head.text + node.templateSpans.map(({ literal }) => CHINESE_NAME + literal.text).join(''),
      );
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return texts.filter((text) => /\p{Script=Han}/u.test(text.replaceAll(CHINESE_NAME, '')));
}

const CHINESE_NAME = '中';

/** A text without the codes of the API in it, which keep their names. */
function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, '');
}

const FILES = readdirSync('src/words', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

/** The help of the command shows how options are written. */
const WITH_SYNTAX = new Set(['command.ts']);

describe('Chinese has marks of its own width', () => {
  it.each(FILES.filter((file) => !WITH_SYNTAX.has(file)))('in %s', (file) => {
    const found = chineseTextsOf(`src/words/${file}`).map(withoutCode).flatMap(findHalfWidth);
    expect(found).toEqual([]);
  });

  it.each(['设备:模组', '德国, 法国', '网络(德国)', 'EC25-E, 德国', 'EC25-E (德国)'])(
    'finds the mark in “%s”',
    (text) => expect(findHalfWidth(text)).not.toEqual([]),
  );
  it.each(['设备：模组', 'PCCW (Sunday) 的 SIM 卡', 'LTE-M, NB-IoT'])('leaves “%s” alone', (text) =>
    expect(findHalfWidth(text)).toEqual([]),
  );
});

describe('words that people read are plain', () => {
  it.each(FILES)('in %s', (file) => {
    const found = textsOf(`src/words/${file}`).flatMap((text) =>
      WORDS.filter(([said]) => said.test(withoutCode(text))).map(([, plain]) => `${text} (say: ${plain})`),
    );
    expect(found).toEqual([]);
  });

  it('finds a word wherever a text has it', () => {
    expect(textsOf('src/words/app.ts')).toContain('Choose a country to see the answer.');
    expect(WORDS.find(([said]) => said.test('Facts: '))).toBeDefined();
  });
});
