import type { ResponseEvent } from 'pest-sdk';

/** Reads whose last answer said that there is more than it has. */
const cut = new Set<string>();

/** For the client's `on.response`. An attempt that failed says nothing of it. */
export function noteCut({ endpoint, arguments: request, more }: ResponseEvent): void {
  if (more) cut.add(readOf(endpoint, request));
  else if (more === false) cut.delete(readOf(endpoint, request));
}

/** @param key - of a query, as `callKey` makes it */
export function isCut([, name, request]: readonly unknown[]): boolean {
  return cut.has(readOf(name, request));
}

function readOf(name: unknown, request: unknown): string {
  return JSON.stringify([name, request]);
}
