import { resolve } from 'node:path';
import { minify } from 'terser';
import { build, type Plugin, type Rolldown } from 'vite';

/** Names of properties that are Lit's own: marked by `_$`, or for others to call, which no element of ours does. */
const LITS_OWN =
  /^(?:_\$.*|isUpdatePending|getProperty(?:Descriptor|Options)|createProperty|finalizeStyles|enableUpdating|scheduleUpdate|getUpdateComplete|shouldUpdate|host(?:Connected|Disconnected|Updated?)|(?:add|remove)Controller|elementStyles|renderOptions|setConnected)$/;

/**
 * One self-contained, minified file.
 * @param format `iife` for a script tag, `es` for what a script imports
 */
export async function bundleScript(entry: string, format: 'iife' | 'es' = 'iife'): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'warn',
    define: { SITE_ORIGIN: JSON.stringify(process.env['SITE_ORIGIN'] ?? 'http://localhost:4173') },
    build: {
      write: false,
      target: 'es2022',
      minify: false, // see below
      rolldownOptions: { output: { comments: false, codeSplitting: false } },
      lib: { entry, formats: [format], name: 'unused', fileName: 'script' },
    },
    plugins: [templateSpace(), answeredLit(), besideTheScript()],
  })) as Rolldown.RolldownOutput[];
  const { output } = built!;
  if (output.length !== 1) throw new Error(`${entry} became ${output.length} files instead of one`);
  // Terser makes a smaller script of it than Vite's own minifier.
  const { code } = await minify(output[0].code, {
    ecma: 2020,
    module: format === 'es',
    compress: {
      passes: 4,
      toplevel: true,
      keep_fargs: false,
      pure_getters: true, // to read a property and not use it has no effect here
      unsafe_arrows: true,
      unsafe_methods: true,
    },
    mangle: { toplevel: true, properties: { regex: LITS_OWN } },
    format: { comments: false },
  });
  return code!;
}

/**
 * Takes the space and comments that only serve the reader of the source out of the templates of styles and elements. Styles
 * become sheets at once: there is nothing to fill in, and Lit takes sheets as they are.
 */
function templateSpace(): Plugin {
  return {
    name: 'template-space',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/src/elements/')) return undefined;
      return code
        .replace("import { css } from 'lit';", '')
        .replace(/\bcss`([^`]*)`/g, (_, css: string) => {
          const text = css
            .replace(/\/\*.*?\*\//gs, '')
            .replace(/\s+/g, ' ')
            .replace(/ ?([{};,>]|: ) ?/g, (_, mark: string) => mark.trim())
            .replaceAll(';}', '}');
          return `((sheet) => (sheet.replaceSync(${JSON.stringify(text)}), sheet))(new CSSStyleSheet())`;
        })
        .replace(/>\s*\n\s*</g, '><')
        .replace(/\n\s+(?=[<$]|[\w@?.-]+=)/g, ' ')
        .replace(/\n\s*(?=>[$<])/g, '');
    },
  };
}

/** Answers now what Lit would ask the page: whether tools hook into it, and whether the browser has what the script needs anyway. */
function answeredLit(): Plugin {
  return {
    name: 'answered-lit',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/(?:@lit|lit-\w+)\//.test(id)) return undefined;
      return code
        .replace(
          /\w\.\w+(?:Polyfill|Hydrate)Support|\(\w\.\w+Versions\?\?=\[\]\)\.push\("[\d.]+"\)/g,
          '(void 0)',
        )
        .replace(/\w\.ShadowRoot&&.*?CSSStyleSheet\.prototype/, 'true');
    },
  };
}

/** In the script tags, what is loaded now and then stands beside the script. */
function besideTheScript(): Plugin {
  return {
    name: 'beside-the-script',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/load-engine.js') ? resolve('src/embed/load-engine.ts') : undefined),
  };
}
