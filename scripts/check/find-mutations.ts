import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A small fault: some characters of a source file written otherwise. */
export interface Mutation {
  readonly room: string;
  readonly file: string;
  readonly line: number;
  /** The line of code, without what stands before and behind it. */
  readonly code: string;
  readonly kind: string;
  /** Where the characters stand, as offsets in the file. */
  readonly from: number;
  readonly to: number;
  readonly was: string;
  readonly written: string;
}

/** What each operator is turned into; the neighbours that people mix up, and the opposites. */
const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};
const METHODS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };

/** Every place in a folder of TypeScript where a small fault can be made, in the order of the files. */
export function findMutations(room: string): Mutation[] {
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .flatMap((name) => mutationsOf(room, join(room, name), readFileSync(join(room, name), 'utf8')));
}

function mutationsOf(room: string, file: string, text: string): Mutation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const add = (kind: string, node: ts.Node, written: string) => {
    const from = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(from).line + 1;
    const code = text.split('\n')[line - 1]!.trim();
    found.push({ room, file, line, code, kind, from, to: node.end, was: node.getText(source), written });
  };
  const visit = (node: ts.Node): void => {
    // types and imports are no longer there when the code runs
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const { operatorToken: token, left } = node;
      const other = OPERATORS[token.getText(source)];
      // of strings, only `+` would still compile
      if (other && !ts.isStringLiteralLike(left) && !ts.isTemplateExpression(left))
        add('operator', token, other);
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      add('negation', node, node.operand.getText(source));
    } else if (ts.isNumericLiteral(node)) {
      add('number', node, String(Number(node.text.replaceAll('_', '')) + 1));
    } else if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) {
      add('boolean', node, node.kind === ts.SyntaxKind.TrueKeyword ? 'false' : 'true');
    } else if (ts.isIfStatement(node)) {
      add('condition', node.expression, 'false');
    } else if (ts.isConditionalExpression(node)) {
      add('condition', node.condition, `!(${node.condition.getText(source)})`);
    } else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      add('call', node, ';');
    } else if (ts.isPropertyAccessExpression(node) && Object.hasOwn(METHODS, node.name.text)) {
      add('method', node.name, METHODS[node.name.text]!);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** So many mutations, the same for the same seed, about as many of each kind: tables of numbers are no more than a share. */
export function drawSample(all: readonly Mutation[], size: number, seed: number): Mutation[] {
  const random = randomNumbers(seed);
  const byKind = new Map<string, Mutation[]>();
  for (const each of all) byKind.set(each.kind, [...(byKind.get(each.kind) ?? []), each]);
  const drawn: Mutation[] = [];
  while (drawn.length < Math.min(size, all.length)) {
    for (const rest of byKind.values()) {
      if (rest.length > 0 && drawn.length < size)
        drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
    }
  }
  return drawn;
}

/** Numbers from 0 up to, not including, 1: Marsaglia's xorshift with 32 bits. */
function randomNumbers(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
