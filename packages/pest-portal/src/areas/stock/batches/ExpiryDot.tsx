import { expiryState } from 'pest-sdk';
import { StatusDot } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { useSiteTime } from '../../../base/site-time';
import { batchMessages } from './batches.messages';

/** Says that a batch has expired or soon will; nothing of a good one. */
export function ExpiryDot({ expiresOn }: { readonly expiresOn: string | null }) {
  const t = useT(batchMessages);
  const { today } = useSiteTime();
  const state = expiryState(expiresOn, today());
  if (state === 'good') return null;
  return <StatusDot tone={state === 'expired' ? 'danger' : 'warning'}>{t(`batch.state.${state}`)}</StatusDot>;
}
