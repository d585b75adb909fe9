import { useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import type { Reviewed } from './ReviewedForm';
import { reviewMessages } from './review.messages';

/** What became of papers that were sent again after the approval; null where none were. */
export function useRenewalWords(): (reviewed: Pick<Reviewed, 'renewal'>) => string | null {
  const t = useT(reviewMessages);
  const format = useFormat();
  return ({ renewal }) => {
    if (renewal === null) return null;
    const { state, reason, submittedAt } = renewal;
    return t(`review.renewal.${state}`, { reason, time: format.dateTime(submittedAt) });
  };
}
