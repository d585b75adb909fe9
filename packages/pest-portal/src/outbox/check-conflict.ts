import { hashKey } from '@tanstack/react-query';
import type { DeviceCheck, SheetRow } from 'pest-sdk';
import type { ActOf } from './waiting-act';

type CheckContent = Pick<DeviceCheck, 'outcome' | 'reason' | 'reading' | 'answers' | 'actions' | 'note'>;

/** A check as one text: two that say the same have the same, whoever wrote them and when. */
export function contentOf(check: CheckContent | null): string | null {
  if (check === null) return null;
  const { outcome, reason, reading, answers, actions, note } = check;
  return hashKey([outcome, reason, reading, answers, [...actions].sort(), note]);
}

/** Whether somebody else recorded the device after this was filled in. What says the same already is no conflict. */
export function isConflict(
  kept: Pick<ActOf<'inspection.record'>, 'basedOn' | 'request'>,
  { check }: Pick<SheetRow, 'check'>,
): boolean {
  const there = contentOf(check);
  return there !== kept.basedOn && there !== contentOf(kept.request);
}
