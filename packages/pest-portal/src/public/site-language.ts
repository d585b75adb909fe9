import { type Language, type Messages, type Translate, translator } from 'pest-sdk';
import { createContext, useContext } from 'react';
import { language } from '../base/language';

/** The language that the public site's parts speak: the visitor's, or the one that a page is rendered ahead in. */
export const SiteLanguage = createContext<Language>(language);

/** The words of the public site, read without a browser too. */
export function useSiteT<Key extends string>(messages: Messages<Key>): Translate<Key> {
  return translator(messages, useContext(SiteLanguage));
}
