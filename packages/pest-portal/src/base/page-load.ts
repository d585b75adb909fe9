import type { Address } from './address';

/** Goes to a page of this site by loading it anew: nothing of what was fetched for another account stays in memory. */
export const pageLoad = {
  to(address: Address): void {
    window.location.replace(address);
  },
  /** To another site, from which this page can be come back to. */
  away(url: string): void {
    window.location.assign(url);
  },
};

/** The page that this document was loaded for; others may have followed without loading anything anew. */
export const loadedAt: string = window.location.pathname;
