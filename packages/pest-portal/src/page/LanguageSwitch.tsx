import { Button } from 'pest-ui';
import { useT } from '../base/i18n';
import { chooseLanguage, language } from '../base/language';
import { pageMessages } from './page.messages';

/** Changes to the other language; its name is written in that language, for those who cannot read this one. */
export function LanguageSwitch() {
  const t = useT(pageMessages);
  const other = language === 'zh' ? 'en' : 'zh';
  return (
    <Button
      variant="ghost"
      size="sm"
      lang={other === 'zh' ? 'zh-CN' : 'en'}
      title={t('page.language.switch')}
      onClick={() => chooseLanguage(other)}
    >
      {t('page.language.other')}
    </Button>
  );
}
