import { defaultLanguage, isLanguage, type Language } from 'pest-sdk';
import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';

/** The first language of the browser that the widgets speak. */
export function browserLanguage(): Language {
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? defaultLanguage;
}

/** The language chosen in the toolbar. */
let chosen = browserLanguage();
const listeners = new Set<() => void>();

interface GlobalsEvent {
  readonly globals: Readonly<Record<string, unknown>>;
}

function take({ globals: { locale } }: GlobalsEvent): void {
  if (!isLanguage(locale)) return;
  chosen = locale;
  for (const tell of listeners) tell();
}

/** Pages outlive a change of the toolbar, and know it from nowhere else. */
export function followToolbar(): void {
  const channel = addons.getChannel();
  channel.on('setGlobals', take);
  channel.on('globalsUpdated', take);
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function useReaderLanguage(): Language {
  return useSyncExternalStore(subscribe, () => chosen);
}
