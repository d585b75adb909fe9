import { type ReactNode, useDeferredValue } from 'react';

/** What lies below the window's edge, or says in another way what is there: drawn right after the rest has been seen. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
