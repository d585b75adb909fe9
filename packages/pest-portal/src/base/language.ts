import { defaultLanguage, isLanguage, type Language } from 'pest-sdk';
import { languageKey } from './language-key';
import { leaveWithDrafts } from './leaving';

/** The default unless the person chose otherwise, or storage is closed to us. */
export function readLanguage(): Language {
  try {
    const chosen = localStorage.getItem(languageKey);
    return isLanguage(chosen) ? chosen : defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}

/** Keeps the choice and reloads, so that everything on the page speaks it (specification §1). */
export function chooseLanguage(next: Language): void {
  localStorage.setItem(languageKey, next);
  leaveWithDrafts();
  location.reload();
}

/** The language of this page load. */
export const language: Language = readLanguage();
