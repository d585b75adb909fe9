import { describe, expect, it } from 'vitest';
import { PestError, type PestErrorDetails } from '../errors/pest-error';
import { waitBeforeRetry } from './retry';

const policy = { retries: 3, firstWaitMs: 400, longestWaitMs: 10_000 };
const failed = (details: Partial<PestErrorDetails>) =>
  new PestError({ kind: 'http', endpoint: 'stock.all', ...details });
const lost = failed({ kind: 'network' });

describe('waitBeforeRetry', () => {
  it.each([
    [1, 0, 200],
    [1, 1, 400],
    [2, 0, 400],
    [2, 1, 800],
    [3, 0.5, 1200],
  ])('after attempt %i with chance %f is %i ms', (attempt, chance, wait) => {
    expect(waitBeforeRetry(lost, attempt, policy, () => chance)).toBe(wait);
  });

  it('grows no longer than the longest', () => {
    expect(waitBeforeRetry(lost, 9, { ...policy, retries: 9 }, () => 1)).toBe(10_000);
  });

  it('is what the server asks for, and none where it asks for too much', () => {
    expect(waitBeforeRetry(failed({ status: 503, retryAfter: 7 }), 1, policy)).toBe(7_000);
    expect(waitBeforeRetry(failed({ status: 429, retryAfter: 11 }), 1, policy)).toBeNull();
  });

  it.each([429, 502, 503, 504])('is there for HTTP %i, also in an envelope', (status) => {
    expect(waitBeforeRetry(failed({ status }), 1, policy)).not.toBeNull();
    expect(waitBeforeRetry(failed({ kind: 'api', status }), 1, policy)).not.toBeNull();
  });

  it.each([
    failed({ status: 500 }),
    failed({ status: 404 }),
    failed({ kind: 'api', wireCode: 20010 }),
    failed({ kind: 'session' }),
    failed({ kind: 'timeout' }),
    failed({ kind: 'abort' }),
    failed({ kind: 'contract' }),
    failed({ kind: 'token' }),
  ])('is none after $kind $status', (failure) => {
    expect(waitBeforeRetry(failure, 1, policy)).toBeNull();
  });

  it('is none after the last attempt', () => {
    expect(waitBeforeRetry(lost, 4, policy)).toBeNull();
  });
});
