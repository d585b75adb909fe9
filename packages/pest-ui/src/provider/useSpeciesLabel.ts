import { speciesRow, tradeWord } from 'pest-sdk';
import { useCallback } from 'react';
import type { AnySpecies, SpeciesLabel } from '../trade/species';
import { usePest } from './context';

/** Names species: the widget's own words, the provider's, the trade's, and at last what the record says. */
export function useSpeciesLabel(given?: SpeciesLabel): (kind: AnySpecies) => string {
  const { locale, term, speciesLabel: shared } = usePest();
  return useCallback(
    (kind) =>
      given?.(kind, locale) ??
      shared?.(kind, locale) ??
      tradeWord(speciesRow(kind)?.words, kind, { language: locale, term }),
    [given, shared, locale, term],
  );
}
