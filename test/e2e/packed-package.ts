import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The package as npm would publish it, installed in a project of its own. */
export interface PackedPackage {
  /** An empty project; its `node_modules` has the package and what it depends on, and nothing else. */
  readonly project: string;
  /** The package in it. */
  readonly folder: string;
  /** Bytes of the archive. */
  readonly bytes: number;
  /** Makes a package of ours available to the project, such as a framework. */
  install(name: string): void;
  remove(): void;
}

/** Packs the package and installs it, without a network. */
export function packPackage(): PackedPackage {
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'band-check-package-')));
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', project], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as [{ filename: string; size: number }];
  const folder = join(project, 'node_modules/band-check');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', join(project, packed.filename), '-C', folder, '--strip-components=1']);
  rmSync(join(project, packed.filename));
  const install = (name: string) => {
    const at = join(project, 'node_modules', name);
    mkdirSync(dirname(at), { recursive: true });
    symlinkSync(resolve('node_modules', name), at);
  };
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) install(name);
  return {
    project,
    folder,
    bytes: packed.size,
    install,
    remove: () => rmSync(project, { recursive: true, force: true }),
  };
}
