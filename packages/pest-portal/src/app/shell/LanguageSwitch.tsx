import { Button } from 'pest-ui';
import { appMessages } from '../app.messages';
import { useT } from '../i18n';
import { chooseLanguage, language } from '../language';

/** Changes to the other language; its name is written in that language, for those who cannot read this one. */
export function LanguageSwitch() {
  const t = useT(appMessages);
  const other = language === 'zh' ? 'en' : 'zh';
  return (
    <Button
      variant="ghost"
      size="sm"
      lang={other === 'zh' ? 'zh-CN' : 'en'}
      title={t('app.language.switch')}
      onClick={() => chooseLanguage(other)}
    >
      {t('app.language.other')}
    </Button>
  );
}
