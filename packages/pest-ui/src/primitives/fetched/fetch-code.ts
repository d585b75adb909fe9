/** Code that is no longer where the page looks for it: what serves the page was released anew meanwhile. */
export class CodeGoneError extends Error {}

let tries = 0;

/**
 * Fetches something that a file holds. Browsers keep for as long as a page is open that a module could not be fetched;
 * by another address it is asked for again.
 *
 * @throws CodeGoneError where the file is gone
 */
export async function fetchCode<Name extends string, Code>(
  load: () => Promise<Readonly<Record<Name, Code>>>,
  name: Name,
): Promise<Code> {
  try {
    return (await load())[name];
  } catch (failure) {
    const address = /module: (\S+)$/.exec(String(failure))?.[1];
    if (!address) throw failure;
    const answer = await fetch(address).catch(() => null);
    if (answer?.status === 404) throw new CodeGoneError();
    const again = await import(/* @vite-ignore */ /* webpackIgnore: true */ `${address}?${++tries}`);
    // A bundler may have laid it into a file with others, under a name of its own.
    if (!(name in again)) throw failure;
    return again[name];
  }
}
