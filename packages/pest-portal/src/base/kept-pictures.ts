import { fileCache } from './kept-names';

/**
 * Puts a picture of a site where the worker looks for it without a network, whether or not it was ever shown. A link is
 * signed anew each hour: the picture is told by its path, and never changes under it.
 */
export async function keepPicture(address: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const { origin, pathname } = new URL(address, location.href);
  if (origin !== location.origin) return;
  try {
    const cache = await caches.open(fileCache);
    const name = `${origin}${pathname}`;
    if (await cache.match(name)) return;
    const answer = await fetch(address);
    if (answer.ok) await cache.put(name, answer);
  } catch {
    // A device may be full, or the network gone: the plan then opens without its picture.
  }
}
