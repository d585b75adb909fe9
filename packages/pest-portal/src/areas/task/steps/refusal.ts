import { type ErrorCode, isPestError } from 'pest-sdk';

/** Refusals of a service's steps that the screens can help with, rather than only repeat. */
export const taskRefusals = [
  'begun',
  'alreadyCheckedIn',
  'indoorLeft',
  'outdoorLeft',
  'risksLeft',
  'noRecord',
  'noStaff',
  'notServiceDay',
  'reviewDone',
] as const;
export type TaskRefusal = (typeof taskRefusals)[number];

/** Specification §8. */
const refusalOfCode: Partial<Record<ErrorCode, TaskRefusal>> = {
  20001: 'begun',
  20002: 'alreadyCheckedIn',
  20003: 'indoorLeft',
  20004: 'outdoorLeft',
  20005: 'risksLeft',
  20006: 'noRecord',
  20015: 'noStaff',
  20016: 'notServiceDay',
  20017: 'reviewDone',
};

/** The refusal a call was answered with, or null when it failed otherwise. */
export function taskRefusalOf(thrown: unknown): TaskRefusal | null {
  if (!isPestError(thrown) || thrown.code === undefined) return null;
  return refusalOfCode[thrown.code] ?? null;
}
