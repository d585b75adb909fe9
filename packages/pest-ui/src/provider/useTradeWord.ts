import { tradeWord, type Words } from 'pest-sdk';
import { useCallback } from 'react';
import { usePest } from './context';

/** `useTradeWord()('pestGroup', 'rodent', pestGroupWords.rodent)`: the host's word first. */
export function useTradeWord(): (table: string, kind: string, words: Words | undefined) => string {
  const { locale, words: say } = usePest();
  return useCallback((table, kind, words) => tradeWord(table, kind, words, { language: locale, say }), [locale, say]);
}
