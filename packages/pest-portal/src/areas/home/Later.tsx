import { type ReactNode, useDeferredValue } from 'react';

/** What lies below the window's edge: drawn right after what stands above it has been seen. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
