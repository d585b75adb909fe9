import { addDays, type DocumentStanding, documentStanding, documentWarningDays } from 'pest-sdk';
import { StatusDot } from 'pest-ui';
import { useT } from '../../base/i18n';
import { useSiteTime } from '../../base/site-time';
import { documentMessages } from './document.messages';

const tones = { valid: 'success', expiring: 'warning', expired: 'danger' } as const;

/** Whether a document still holds. */
export function StandingDot({ lastDay }: { readonly lastDay: string | null }) {
  const t = useT(documentMessages);
  const standing = useStanding()(lastDay);
  return <StatusDot tone={tones[standing]}>{t(`document.standing.${standing}`)}</StatusDot>;
}

/** How a document stands today, by its last day. */
export function useStanding(): (lastDay: string | null) => DocumentStanding {
  const { today } = useSiteTime();
  return (lastDay) => documentStanding(lastDay, today(), addDays(today(), documentWarningDays));
}
