import type { ResultOf, ReviewStep } from 'pest-sdk';
import { useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { reviewMessages } from './review.messages';

/** Where a review stands, as companies and customers are told alike. */
export interface Reviewed {
  readonly status: number;
  readonly reason: string;
  readonly renewal: ResultOf<'company.details'>['renewal'];
  readonly history: readonly ReviewStep[];
}

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
