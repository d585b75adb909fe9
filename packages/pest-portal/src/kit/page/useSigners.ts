import type { ReportSummary } from 'pest-sdk';
import { useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { signerMessages } from './signers.messages';

/** Names and roles of those whose signature on a report counts. */
export function useSigners(): (signers: ReportSummary['signers']) => string {
  const t = useT(signerMessages);
  const { parts } = useFormat();
  return (signers) => parts(signers.map(({ role, name }) => t(`signer.${role}`, { name }))) || t('signer.none');
}
