import { tradeWord, type Words } from 'pest-sdk';
import { usePest } from './context';

/** Says a kind of the trade by its words, in the language of the provider. */
export function useTradeWord(): (words: Words | undefined, kind: string) => string {
  const { locale: language, term } = usePest();
  return (words, kind) => tradeWord(words, kind, { language, term });
}
