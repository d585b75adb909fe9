import { ConfirmDialog } from 'pest-ui';
import { useT } from '../base/i18n';
import type { LeaveQuestion } from '../base/leaving';
import { questionMessages } from './question.messages';

/** Asks once, in words, before something unsaved is left. */
export function UnsavedDialog({ question }: { readonly question: LeaveQuestion }) {
  const t = useT(questionMessages);
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('app.leave.title')}
      body={t('app.leave.text')}
      confirmLabel={t('app.leave.leave')}
      cancelLabel={t('app.leave.stay')}
      onConfirm={question.leave}
      onCancel={question.stay}
    />
  );
}
