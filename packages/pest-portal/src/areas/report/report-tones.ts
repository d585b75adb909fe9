import type { ReportState } from 'pest-sdk';

/** Amber and red only where somebody has to act. */
export const reportTones: Record<ReportState, 'neutral' | 'warning' | 'success' | 'danger'> = {
  notGenerated: 'neutral',
  pendingReview: 'warning',
  approved: 'success',
  rejected: 'danger',
};
