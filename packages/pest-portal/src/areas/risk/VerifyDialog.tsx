import type { Risk } from 'pest-sdk';
import { useT } from '../../base/i18n';
import { CallDialog } from '../../kit/form/CallDialog';
import { riskMessages } from './risk.messages';

/** Confirms that a resolved risk is closed for good. */
export function VerifyDialog({ risk, onClose }: { readonly risk: Risk; readonly onClose: () => void }) {
  const t = useT(riskMessages);
  return (
    <CallDialog
      call="risk.verify"
      request={{ id: risk.id }}
      title={t('risk.verify.title')}
      body={
        risk.treatmentPhotos.length === 0
          ? `${t('risk.verify.noPhoto')}${t('risk.verify.body')}`
          : t('risk.verify.body')
      }
      confirmLabel={t('risk.verify')}
      done={t('risk.verified')}
      onClose={onClose}
    />
  );
}
