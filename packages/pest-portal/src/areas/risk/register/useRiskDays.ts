import { isOverdueRisk, type Risk } from 'pest-sdk';
import { useFormat } from 'pest-ui';
import { useSiteTime } from '../../../base/site-time';
import { daysSince } from './days-since';

export interface RiskDays {
  /** Days since it was found; of a closed one, the days that it took. */
  readonly ageOf: (risk: Risk) => number;
  /** Days past its day, while it is open; null where it is not late. */
  readonly lateBy: (risk: Risk) => number | null;
}

/** How old and how late a risk is, by the site's days. */
export function useRiskDays(): RiskDays {
  const { day } = useFormat();
  const { today } = useSiteTime();
  return {
    ageOf: ({ foundAt, verifiedAt }) => daysSince(day(foundAt), verifiedAt === null ? today() : day(verifiedAt)),
    lateBy: (risk) => (risk.dueDay !== null && isOverdueRisk(risk, today()) ? daysSince(risk.dueDay, today()) : null),
  };
}
