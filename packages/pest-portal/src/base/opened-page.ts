import type { Account } from './roles';

/** The page that the site is opened at, before anything is drawn. */
export interface OpenedPage {
  readonly address: URLSearchParams;
  /** On its way; null where nobody is signed in, or where it could not be read. */
  readonly account: Promise<Account | null>;
}
