import type { Partner } from 'pest-sdk';
import { StatusDot } from 'pest-ui';
import { useT } from '../../base/i18n';
import { partnerMessages } from './partner.messages';

export const stateOf = ({ revokedAt }: Partner) => (revokedAt === null ? 'open' : 'revoked');

/** Whether its key is in force. */
export function PartnerState({ partner }: { readonly partner: Partner }) {
  const state = stateOf(partner);
  const t = useT(partnerMessages);
  return <StatusDot tone={state === 'open' ? 'success' : 'neutral'}>{t(`partner.state.${state}`)}</StatusDot>;
}
