import { defaultLanguage, isLanguage, type Language } from 'pest-sdk';
import { keepText, readText } from './browser-text';
import { languageKey } from './language-key';
import { leaveWithDrafts } from './leaving';

/** The default unless the person chose otherwise, or storage is closed to us. */
export function readLanguage(): Language {
  const chosen = readText(languageKey);
  return isLanguage(chosen) ? chosen : defaultLanguage;
}

/** Keeps the choice and reloads, so that everything on the page speaks it (specification §1). */
export function chooseLanguage(next: Language): void {
  keepText(languageKey, next);
  leaveWithDrafts();
  location.reload();
}

/** The language of this page load. */
export const language: Language = readLanguage();
