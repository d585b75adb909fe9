import { speciesRow } from 'pest-sdk';
import { useCallback } from 'react';
import type { AnySpecies, SpeciesLabel } from '../trade/species';
import { usePest } from './context';

/** Names species: the widget's own words, the provider's, the trade's, and at last what the record says. */
export function useSpeciesLabel(own?: SpeciesLabel): (kind: AnySpecies) => string {
  const { locale, words, speciesLabel: shared } = usePest();
  return useCallback(
    (kind) =>
      own?.(kind, locale) ??
      shared?.(kind, locale) ??
      words?.(`species.${kind}`, {}) ??
      speciesRow(kind)?.words[locale] ??
      kind,
    [own, shared, locale, words],
  );
}
