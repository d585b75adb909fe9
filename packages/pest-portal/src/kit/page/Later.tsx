import { type ReactNode, useDeferredValue } from 'react';

/** False in a part's first drawing, true in the one that follows when the first has been seen. */
export function useSeen(): boolean {
  return useDeferredValue(true, false);
}

/** What lies below the window's edge, or says in another way what is there: drawn right after the rest has been seen. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useSeen() && children;
}
