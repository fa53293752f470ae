import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';

const outdir = 'lib/elements';

/** Describes the elements for editors, from the doc comments of their classes: `npm run manifest`. */
export default {
  globs: ['src/elements/*/*.element.ts', 'src/elements/shared/*-element.ts'],
  outdir,
  litelement: true,
  plugins: [published(), customElementVsCodePlugin({ outdir })],
};

/** Offers only tags and what is documented of them, under the path of the published file; private state stays inside. */
function published() {
  return {
    name: 'published',
    packageLinkPhase({ customElementsManifest: manifest }) {
      manifest.modules = manifest.modules.filter(({ path }) => path.endsWith('.element.ts'));
      for (const moduleDoc of manifest.modules) {
        moduleDoc.path = moduleDoc.path.replace(/^src\//, 'lib/').replace(/\.ts$/, '.js');
        for (const declaration of moduleDoc.declarations ?? []) {
          // an attribute without a field of Lit's is one of the browser's kind: its field has its name
          for (const attribute of declaration.attributes ?? []) attribute.fieldName ??= attribute.name;
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
