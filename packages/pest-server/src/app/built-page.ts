import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.record(z.string(), z.object({ file: z.string(), isEntry: z.boolean().optional() }));

/**
 * The script of a page that is not the portal's, by the name of its build. Looked up at each request, like the portal
 * itself; null where nothing was built.
 */
export async function builtScript(portalDir: string | undefined, build: 'webview' | 'frame'): Promise<string | null> {
  if (portalDir === undefined) return null;
  try {
    const built = manifest.parse(JSON.parse(await readFile(join(portalDir, '.vite', `${build}.json`), 'utf8')));
    const entry = Object.values(built).find(({ isEntry }) => isEntry === true);
    return entry ? `/${entry.file}` : null;
  } catch {
    return null;
  }
}
