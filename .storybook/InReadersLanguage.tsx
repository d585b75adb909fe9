import type { Language } from 'pest-sdk';
import type { ComponentType } from 'react';
import { useReaderLanguage } from './reader-language';

/** A page that is written in each language, and shown in the one of the toolbar. */
export function InReadersLanguage(pages: Readonly<Record<Language, ComponentType>>) {
  const language = useReaderLanguage();
  const Page = pages[language];
  return (
    <div lang={language}>
      <Page />
    </div>
  );
}
