import { Button, Dialog } from 'pest-ui';
import { useT } from '../base/i18n';
import { leaveWithDrafts } from '../base/leaving';
import { clearToken } from '../base/token-cookie';
import { questionMessages } from './question.messages';

/** Code 1001: one alert with a re-login button; then the token goes and the page reloads (specification §4). */
export function SessionExpiredDialog() {
  const t = useT(questionMessages);
  return (
    <Dialog.Root open onOpenChange={loginAgain}>
      <Dialog.Content role="alertdialog">
        <Dialog.Header>{t('app.expired.title')}</Dialog.Header>
        <Dialog.Body>{t('app.expired.text')}</Dialog.Body>
        <Dialog.Footer>
          <Button variant="primary" onClick={loginAgain}>
            {t('app.expired.login')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function loginAgain(): void {
  leaveWithDrafts();
  clearToken();
  location.reload();
}
