import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';

const outdir = 'lib/elements';
/** `@attr {'a'|'b'} [name=a] - …`, as the doc comment of a class writes it. */
const ATTRIBUTE = /@attr \{([^}]+)\} \[?([\w-]+)(?:=([^\]]*)\])?/g;

/** Describes the elements for editors, from the doc comments of their classes: `npm run manifest`. */
export default {
  globs: ['src/elements/*/*.element.ts', 'src/elements/shared/*-element.ts'],
  outdir,
  litelement: true,
  plugins: [written(), published(), customElementVsCodePlugin({ outdir })],
};

/** Takes the values and the default of an attribute from its doc comment: the field has only the name of a type. */
function written() {
  return {
    name: 'written',
    moduleLinkPhase({ moduleDoc }) {
      for (const declaration of moduleDoc.declarations ?? []) {
        for (const [, type, name, value] of comments.get(declaration.name)?.matchAll(ATTRIBUTE) ?? []) {
          const attribute = declaration.attributes?.find((attribute) => attribute.name === name);
          if (attribute) Object.assign(attribute, { type: { text: type.replaceAll('|', ' | ') } });
          if (attribute && value !== undefined) attribute.default = value;
        }
      }
    },
    analyzePhase({ ts, node }) {
      if (ts.isClassDeclaration(node) && node.name)
        comments.set(node.name.text, (node.jsDoc ?? []).map((comment) => comment.getFullText()).join('\n'));
    },
  };
}
/** Doc comments by the name of their class. */
const comments = new Map();

/** Offers only tags and what is documented of them, under the path of the published file; private state stays inside. */
function published() {
  return {
    name: 'published',
    packageLinkPhase({ customElementsManifest: manifest }) {
      const all = manifest.modules.flatMap(({ declarations = [] }) => declarations);
      const { cssProperties } = all.find(({ name }) => name === 'BandElement');
      manifest.modules = manifest.modules
        .filter(({ path }) => path.endsWith('.element.ts'))
        .sort((one, other) => (one.path < other.path ? -1 : 1)); // files are read in any order
      for (const moduleDoc of manifest.modules) {
        moduleDoc.path = moduleDoc.path.replace(/^src\//, 'lib/').replace(/\.ts$/, '.js');
        for (const declaration of moduleDoc.declarations ?? []) {
          if (declaration.tagName) declaration.cssProperties = cssProperties; // of all tags alike
          // an attribute without a field of Lit's is one of the browser's kind: its field has its name
          for (const attribute of declaration.attributes ?? []) {
            attribute.fieldName ??= attribute.name;
            attribute.type.text = attribute.type.text.replace(' | undefined', '');
          }
          const attributes = new Set(declaration.attributes?.map(({ fieldName }) => fieldName));
          declaration.members = declaration.members?.filter(
            ({ name, privacy = 'public', description, static: isStatic }) =>
              !isStatic &&
              privacy === 'public' &&
              (attributes.has(name) || description) &&
              !/@internal/.test(description ?? ''),
          );
        }
      }
    },
  };
}
