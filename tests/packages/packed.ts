import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);
export const root = join(import.meta.dirname, '../..');

/** A folder outside the workspace in which the packed packages are installed as a stranger would find them. */
export interface Consumer {
  readonly folder: string;
  /** Files of each tarball, relative to the package. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** Links one more dependency of the workspace, as a host that adds it. */
  install(dependency: string): Promise<void>;
  write(path: string, text: string): Promise<void>;
  /** Runs a program of the workspace's `node_modules` or Node itself, and gives its standard output. */
  run(program: string, args: readonly string[], cwd?: string): Promise<string>;
  remove(): Promise<void>;
}

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly peerDependenciesMeta?: Record<string, { readonly optional?: boolean }>;
}

/**
 * Packs the packages and installs them without a network: the tarballs are unpacked, and of the workspace's
 * dependencies only those are linked that a package requires or that `extra` names; optional ones are not.
 */
export async function createConsumer(packages: readonly string[], extra: readonly string[]): Promise<Consumer> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'packed-consumer-')));
  const modules = join(folder, 'node_modules');
  const declared = new Set(extra);
  const files = new Map<string, readonly string[]>();

  for (const name of packages) {
    const target = join(modules, name);
    await mkdir(target, { recursive: true });
    const { stdout } = await exec(
      'npm',
      ['pack', '--json', '--foreground-scripts=false', '--pack-destination', folder],
      {
        cwd: join(root, 'packages', name),
      },
    );
    const [packed]: { filename: string; files: { path: string }[] }[] = JSON.parse(stdout);
    if (!packed) throw new Error(`npm pack says nothing of ${name}.`);
    files.set(
      name,
      packed.files.map(({ path }) => path),
    );
    await exec('tar', ['-xzf', join(folder, packed.filename), '-C', target, '--strip-components=1']);
    const manifest: Manifest = JSON.parse(await readFile(join(target, 'package.json'), 'utf8'));
    for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
      if (!manifest.peerDependenciesMeta?.[dependency]?.optional) declared.add(dependency);
    }
  }

  const install = async (dependency: string) => {
    const link = join(modules, dependency);
    await mkdir(dirname(link), { recursive: true });
    await rm(link, { force: true });
    await symlink(join(root, 'node_modules', dependency), link, 'junction');
  };
  for (const dependency of declared) {
    if (!packages.includes(dependency)) await install(dependency);
  }

  return {
    folder,
    files,
    install,
    async write(path, text) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    },
    async run(program, args, cwd = folder) {
      const file = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program);
      const output = await exec(file, args, { cwd }).catch((error: { stdout?: string; stderr?: string }) => {
        throw new Error(`${program} ${args.join(' ')} failed:\n${error.stdout ?? ''}${error.stderr ?? ''}`);
      });
      return output.stdout;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
