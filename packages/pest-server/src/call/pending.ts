import type { EndpointName } from 'pest-sdk';

/** Rows of the contract that are not answered yet; to a caller they are unknown paths. This list only shrinks. */
const pending = [] as const satisfies readonly EndpointName[];

export type PendingName = (typeof pending)[number];

const pendingNames: ReadonlySet<string> = new Set(pending);

export function isPending(name: EndpointName): name is PendingName {
  return pendingNames.has(name);
}
