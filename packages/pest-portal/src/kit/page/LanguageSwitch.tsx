import { languageNames, languages, languageTags } from 'pest-sdk';
import { Button } from 'pest-ui';
import { useT } from '../../base/i18n';
import { chooseLanguage, language } from '../../base/language';
import { pageMessages } from './page.messages';

const others = languages.filter((other) => other !== language);

/** Offers the other languages, each by its own name, for those who cannot read this one. */
export function LanguageSwitch() {
  const t = useT(pageMessages);
  return others.map((other) => (
    <Button
      key={other}
      variant="ghost"
      size="sm"
      lang={languageTags[other]}
      title={t('page.language.switch', { language: languageNames[other] })}
      onClick={() => chooseLanguage(other)}
    >
      {languageNames[other]}
    </Button>
  ));
}
