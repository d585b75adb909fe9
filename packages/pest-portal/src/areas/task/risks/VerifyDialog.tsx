import type { Risk } from 'pest-sdk';
import { ConfirmDialog, useToast } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { riskMessages } from './risk.messages';
import { useVerifyRisk } from './risk.queries';

/** Confirms that a resolved risk is closed for good. */
export function VerifyDialog({ risk, onClose }: { readonly risk: Risk; readonly onClose: () => void }) {
  const t = useT(riskMessages);
  const { toast } = useToast();
  const verify = useVerifyRisk();
  const confirm = () =>
    verify.mutate(risk.id, {
      onSuccess: () => {
        toast({ tone: 'success', message: t('risk.verified') });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      title={t('risk.verify.title')}
      body={t('risk.verify.body')}
      confirmLabel={t('risk.verify')}
      loading={verify.isPending}
      onCancel={onClose}
      onConfirm={confirm}
    />
  );
}
