import { FailureState, LoadingState } from 'pest-ui';
import type { ReactNode } from 'react';
import type { FreePath } from '../../base/page-queries';
import { NoRecord } from '../page/RecordState';
import { NoSite } from './NoSite';
import type { PlanChoice } from './usePlanChoice';

export interface OfSiteProps {
  readonly choice: PlanChoice;
  /** Where sites and plans are chosen. */
  readonly back: FreePath;
  readonly children: ReactNode;
}

/** What a page shows of a site, or why there is none to show it of. */
export function OfSite({ choice, back, children }: OfSiteProps) {
  if (choice.loading) return <LoadingState shape="page" />;
  if (choice.error) return <FailureState error={choice.error} onRetry={choice.retry} />;
  if (choice.unknown) return <NoRecord back={back} />;
  if (choice.sites.length === 0) return <NoSite />;
  return children;
}
