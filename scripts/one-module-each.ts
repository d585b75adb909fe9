/**
 * How the published ESM is cut: one file for each source file, so that a host's bundler takes what is used and no more.
 *
 * esbuild, where it splits, loads with a file all that the file imports and anything uses, be it a later part of a
 * widget. A door hands on a hundred files, so it would bring all of these. It follows `export *` to the name alone: so a
 * door is written as stars, each of a small file that says what the door hands on of one file. The directive for server
 * components stands in these, since Next takes no star in a client's file.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];
type TsupPlugin = NonNullable<Options['plugins']>[number];

/** Leaves each import of a neighbour as it is, by its file in `dist`. */
export const oneModuleEach: EsbuildPlugin = {
  name: 'one-module-each',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ kind, resolveDir, path }) => {
      if (kind === 'entry-point') return null;
      const isFile = ['.ts', '.tsx'].some((ending) => existsSync(resolve(resolveDir, `${path}${ending}`)));
      return { path: `${path}${isFile ? '' : '/index'}.js`, external: true };
    });
  },
};

/** Writes the doors as stars: files in `dist`, without an ending. */
export function doorsOfStars(doors: readonly string[]): TsupPlugin {
  return {
    name: 'doors-of-stars',
    async buildEnd() {
      await Promise.all(doors.map((door) => writeDoor(resolve('dist', door))));
    },
  };
}

const forBrowsers = /^"use client";\n/;
const taken = /^import (?:\{([^}]+)\}|\* as (\w+)) from "([^"]+)";\n/gm;
const star = /^export \* from "[^"]+";\n/gm;
/** Under the names that they came with. */
const list = /^export \{(?:[^}](?! as ))*\};\n/gm;
const comment = /^\/\/.*\n?/gm;

async function writeDoor(door: string): Promise<void> {
  const code = await readFile(`${door}.js`, 'utf8');
  const [directive = ''] = forBrowsers.exec(code) ?? [];
  const body = code.replace(forBrowsers, '');
  // One that does something by itself stays as it is.
  if ([taken, star, list, comment].reduce((rest, known) => rest.replace(known, ''), body).trim() !== '') return;
  await mkdir(door, { recursive: true });
  const named = Array.from(body.matchAll(taken), async ([, names, whole, path = '']) => {
    const file = join(door, `${path.replace(/^(\.+\/)+|\.js$/g, '').replace(/[./]+/g, '-')}.js`);
    const from = path.startsWith('.') ? specifier(door, resolve(dirname(door), path)) : path;
    const handed = names === undefined ? `* as ${whole}` : `{ ${names.trim().replace(/\s+/g, ' ')} }`;
    await writeFile(file, `${directive}export ${handed} from "${from}";\n`);
    return `export * from "${specifier(dirname(door), file)}";\n`;
  });
  await writeFile(`${door}.js`, [...(await Promise.all(named)), ...(body.match(star) ?? [])].join(''));
  await rm(`${door}.js.map`, { force: true });
}

function specifier(folder: string, file: string): string {
  const path = relative(folder, file).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
