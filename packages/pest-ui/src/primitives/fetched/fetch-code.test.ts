import { expect, it } from 'vitest';
import { fetchCode } from './fetch-code';

/** What follows the address is a comment of the file that it holds. */
const file = 'data:text/javascript,export const part = 7//';
const fails = (failure: Error) => (): Promise<{ readonly part: number }> => Promise.reject(failure);

it('asks for a file that did not come by another address', async () => {
  const failure = new TypeError(`Failed to fetch dynamically imported module: ${file}`);
  expect(await fetchCode(fails(failure), 'part')).toBe(7);
});

it('fails as the file did where it is not told which one that was, or it holds no such part', async () => {
  const unnamed = new TypeError('Importing a module script failed.');
  await expect(fetchCode(fails(unnamed), 'part')).rejects.toBe(unnamed);
  const another = new TypeError('Failed to fetch dynamically imported module: data:text/javascript,export {}//');
  await expect(fetchCode(fails(another), 'part')).rejects.toBe(another);
});
