/**
 * Fetches something that a file holds. Browsers keep for as long as a page is open that a module could not be fetched;
 * by another address it is asked for again.
 */
export async function fetchCode<File, Name extends keyof File>(
  load: () => Promise<File>,
  name: Name,
): Promise<File[Name]> {
  try {
    return (await load())[name];
  } catch (failure) {
    const address = /module: (.+)/.exec(`${failure}`);
    // A bundler may have laid it into a file with others, under a name of its own: then it is not found.
    const again =
      address && (await import(/* @vite-ignore */ /* webpackIgnore: true */ `${address[1]}?${Date.now()}`))[name];
    if (again) return again;
    throw failure;
  }
}
