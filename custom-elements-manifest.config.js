import { appendFileSync } from 'node:fs';
import { customElementJsxPlugin } from 'custom-element-jsx-integration';
import { customElementSveltePlugin } from 'custom-element-svelte-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';
import { customElementVuejsPlugin } from 'custom-element-vuejs-integration';

const outdir = 'lib/elements';
const componentTypePath = (_, tag) => `./${tag}/${tag}.js`;

/** Describes the elements for editors and frameworks, from the doc comments of their classes: `npm run manifest`. */
export default {
  globs: ['src/elements/*/*.element.ts'],
  outdir,
  litelement: true,
  plugins: [
    published(),
    customElementVsCodePlugin({ outdir }),
    customElementJsxPlugin({ outdir, fileName: 'react.d.ts', componentTypePath }),
    customElementVuejsPlugin({ outdir, fileName: 'vue.d.ts', componentTypePath }),
    customElementSveltePlugin({ outdir, fileName: 'svelte.d.ts', componentTypePath }),
    augmentations(),
  ],
};

/** Offers only what is documented, under the path of the published file; private state stays inside. */
function published() {
  return {
    name: 'published',
    packageLinkPhase({ customElementsManifest }) {
      for (const moduleDoc of customElementsManifest.modules) {
        moduleDoc.path = moduleDoc.path.replace(/^src\//, 'lib/').replace(/\.ts$/, '.js');
        for (const declaration of moduleDoc.declarations ?? []) {
          const attributes = new Set(
            declaration.attributes?.map(({ name }) => name.replace('as-of', 'asOf')),
          );
          declaration.members = declaration.members?.filter(
            ({ name, privacy, description, static: isStatic }) =>
              !isStatic &&
              !privacy &&
              (attributes.has(name) || description) &&
              !/@internal/.test(description ?? ''),
          );
        }
      }
    },
  };
}

/** Lets the templates of React 19 and Svelte know the tags; Vue's types do so by themselves. */
function augmentations() {
  return {
    name: 'augmentations',
    packageLinkPhase() {
      appendFileSync(
        `${outdir}/react.d.ts`,
        `\ndeclare module 'react' {\n  namespace JSX {\n    interface IntrinsicElements extends CustomElements {}\n  }\n}\n`,
      );
      appendFileSync(
        `${outdir}/svelte.d.ts`,
        `\ndeclare module 'svelte/elements' {\n  interface SvelteHTMLElements extends CustomElements {}\n}\n`,
      );
    },
  };
}
