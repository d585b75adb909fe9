import * as z from 'zod/mini';
import { renewalStates, reviewSteps } from '../rules/record-values';
import * as f from './fields';

const reviewStep = z.strictObject({
  step: z.enum(reviewSteps),
  at: f.instant,
  /** Why it failed; empty otherwise. */
  reason: z.string(),
});
/** A step of a review, as its applicant sees it. */
export type ReviewStep = z.infer<typeof reviewStep>;

/** Where a review stands and how it came there, spread into what was submitted. */
export const underReview = {
  /** 0 nothing submitted, 1 waiting for review, 2 approved, 3 failed. */
  status: z.int(),
  /** Why the review failed; empty otherwise. */
  reason: z.string(),
  submittedAt: z.nullable(f.instant),
  /**
   * What was sent again since the approval, which it shows: the approved papers stay in force until it passes. Null where
   * nothing waits and nothing failed.
   */
  renewal: z.nullable(z.strictObject({ state: z.enum(renewalStates), submittedAt: f.instant, reason: z.string() })),
  /** The newest steps first, ten at most. */
  history: z.array(reviewStep),
};
