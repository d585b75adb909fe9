import type { ColorScheme } from 'pest-ui';
import { useSyncExternalStore } from 'react';
import { keepText, readText } from './browser-text';
import { schemeKey } from './scheme-key';

export const schemes = ['system', 'light', 'dark'] as const;
/** Light or dark by the system, or by hand. */
export type Scheme = (typeof schemes)[number];

const listeners = new Set<() => void>();

/** The system's, unless the person chose otherwise, or storage is closed to us. */
export function readScheme(): Scheme {
  const chosen = readText(schemeKey);
  return schemes.find((scheme) => scheme === chosen) ?? 'system';
}

/** Keeps the choice, here and in the other tabs. */
export function chooseScheme(next: Scheme): void {
  keepText(schemeKey, next);
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
