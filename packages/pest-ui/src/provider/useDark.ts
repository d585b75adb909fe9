import { useSyncExternalStore } from 'react';
import { usePest } from './context';

const query = '(prefers-color-scheme: dark)';

/** Whether the dark scheme is shown, for what is drawn once and has to be drawn anew when it changes. */
export function useDark(): boolean {
  const { colorScheme } = usePest();
  const system = useSyncExternalStore(follow, isDark, () => false);
  return colorScheme === 'auto' ? system : colorScheme === 'dark';
}

function follow(changed: () => void): () => void {
  const media = globalThis.matchMedia?.(query);
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
}

function isDark(): boolean {
  return globalThis.matchMedia?.(query).matches ?? false;
}
