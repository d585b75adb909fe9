import type { ColorScheme } from 'pest-ui';
import { useSyncExternalStore } from 'react';

/** Where the choice is kept on this device; `public/first-paint.js` reads it before anything is drawn. */
export const schemeKey = 'pest_scheme';

export const schemes = ['system', 'light', 'dark'] as const;
/** Light or dark by the system, or by hand. */
export type Scheme = (typeof schemes)[number];

const listeners = new Set<() => void>();

/** The system's, unless the person chose otherwise, or storage is closed to us. */
export function readScheme(): Scheme {
  try {
    return schemes.find((scheme) => scheme === localStorage.getItem(schemeKey)) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Keeps the choice, here and in the other tabs. */
export function chooseScheme(next: Scheme): void {
  localStorage.setItem(schemeKey, next);
  showScheme();
}

export function useScheme(): Scheme {
  return useSyncExternalStore(follow, readScheme);
}

/** As the widgets' provider takes it. */
export function colorSchemeOf(scheme: Scheme): ColorScheme {
  return scheme === 'system' ? 'auto' : scheme;
}

function follow(changed: () => void): () => void {
  listeners.add(changed);
  if (listeners.size === 1) window.addEventListener('storage', showScheme);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) window.removeEventListener('storage', showScheme);
  };
}

/** The page around the widgets takes its scheme from the root element. */
function showScheme(): void {
  const scheme = readScheme();
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme;
  for (const tell of listeners) tell();
}
