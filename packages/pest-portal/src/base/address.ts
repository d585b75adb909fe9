import type { FreePath } from './page-queries';

declare const made: unique symbol;

/**
 * Where a link may lead: a page that exists, with all that it needs to know. Pages that need something have an address
 * by `address` only.
 */
export type Address = FreePath | `${FreePath}#${string}` | (string & { readonly [made]: true });
