import { minify } from 'terser';
import { build } from 'vite';

/** One self-contained, minified script. */
export async function bundleScript(entry) {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'warn',
    define: { SITE_ORIGIN: JSON.stringify(process.env.SITE_ORIGIN ?? 'http://localhost:4173') },
    build: {
      write: false,
      target: 'es2022',
      minify: false, // see below
      rolldownOptions: { output: { comments: false } },
      lib: { entry, formats: ['iife'], name: 'unused', fileName: 'script' },
    },
    plugins: [templateSpace()],
  });
  if (output.length !== 1) throw new Error(`${entry} became ${output.length} files instead of one`);
  // Terser makes a smaller script of it than Vite's own minifier. Of property names it shortens those that start with
  // `_$`: that is how Lit marks what is its own. No name of ours does, so nothing public or published can be hit.
  const { code } = await minify(output[0].code, {
    ecma: 2020,
    compress: {
      passes: 4,
      toplevel: true,
      keep_fargs: false,
      pure_getters: true, // to read a property and not use it has no effect here
      unsafe_arrows: true,
      unsafe_methods: true,
    },
    mangle: { toplevel: true, properties: { regex: /^_\$/ } },
    format: { comments: false },
  });
  return code;
}

/** Takes the space and comments that only serve the reader of the source out of the templates of styles and elements. */
function templateSpace() {
  return {
    name: 'template-space',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/src/elements/')) return undefined;
      return code
        .replace(/\bcss`[^`]*`/g, (css) =>
          css
            .replace(/\/\*.*?\*\//gs, '')
            .replace(/\s+/g, ' ')
            .replace(/ ?([{};,>]|: ) ?/g, (_, mark) => mark.trim())
            .replaceAll(';}', '}'),
        )
        .replace(/>\s*\n\s*</g, '><')
        .replace(/\n\s+(?=[<$])/g, ' ');
    },
  };
}
