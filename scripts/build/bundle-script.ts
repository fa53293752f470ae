import { build, type Rolldown } from 'vite';

/** Bundles a module with everything it needs into one minified file for a script tag. */
export async function bundleScript(entry: string): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'warn',
    define: { EMBED_API: JSON.stringify(process.env['EMBED_API'] ?? '') },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      // the licences stand at the top of each script
      rolldownOptions: { output: { codeSplitting: false, comments: false } },
      lib: { entry, formats: ['iife'], name: 'unused', fileName: 'script' },
    },
  })) as Rolldown.RolldownOutput[];
  const { output } = built!;
  if (output.length !== 1) throw new Error(`${entry} became ${output.length} files instead of one`);
  return output[0].code;
}
