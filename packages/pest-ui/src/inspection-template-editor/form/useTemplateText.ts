import { templateText } from 'pest-sdk';
import { useCallback } from 'react';
import { useLocale } from '../../i18n/messages';

/** `say(item.name, item.nameEn)`: a template's words in the reader's language. */
export function useTemplateText(): (words: string, english: string | undefined) => string {
  const locale = useLocale();
  return useCallback((words, english) => templateText(words, english, locale), [locale]);
}
