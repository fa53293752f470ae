// Writes the file of a new family of modems' answers and adds it to the list of families.
//   npm run paste:new -- vendor-command
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const ROOM = 'src/paste/machine';
const LIST = `${ROOM}/families.ts`;
const [name = ''] = process.argv.slice(2);
if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)+$/.test(name) || existsSync(`${ROOM}/${name}.ts`)) {
  console.error('Give the name of a new family, as vendor-command: npm run paste:new -- quectel-qnwprefcfg');
  process.exit(2);
}
const command = name.slice(name.indexOf('-') + 1);
const exportOf = (file: string) => file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

writeFileSync(
  `${ROOM}/${name}.ts`,
  `import { any, type Example, family, hexMask } from './family.js';

/** Who prints it, with which fields, in which number system: \`+${command.toUpperCase()}: <any field>,<LTE mask>\`. */
export const ${exportOf(name)} = family({
  answers: String.raw\`\\+${command}\`,
  fields: [any, hexMask(1)],
});

export const examples: readonly Example[] = [
  { text: '+${command.toUpperCase()}: 0,80004', kind: 'enabled', lte: [3, 20] },
];
`,
);

const families = readdirSync(ROOM)
  .map((file) => file.replace('.ts', ''))
  .filter((file) => !['family', 'families', 'read-answers'].includes(file))
  .sort();
const [comment, type] = readFileSync(LIST, 'utf8').split('\n') as [string, string];
writeFileSync(
  LIST,
  [
    comment,
    type,
    ...families.map((file) => `import { ${exportOf(file)} } from './${file}.js';`),
    '',
    'export const FAMILIES: readonly Family[] = [',
    ...families.map((file) => `  ${exportOf(file)},`),
    '];',
    '',
  ].join('\n'),
);
console.log(
  `Wrote ${ROOM}/${name}.ts. Fill in its fields and examples, then: npx vitest run test/paste/machine`,
);
