import { addDays, documentStanding, documentWarningDays } from 'pest-sdk';
import { Badge } from 'pest-ui';
import { useT } from '../../base/i18n';
import { useSiteTime } from '../../base/site-time';
import { documentMessages } from './document.messages';

const tones = { valid: 'success', expiring: 'warning', expired: 'danger' } as const;

/** Whether a document still holds. */
export function StandingBadge({ lastDay }: { readonly lastDay: string | null }) {
  const t = useT(documentMessages);
  const { today } = useSiteTime();
  const standing = documentStanding(lastDay, today(), addDays(today(), documentWarningDays));
  return <Badge tone={tones[standing]}>{t(`document.standing.${standing}`)}</Badge>;
}
