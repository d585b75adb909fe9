import type { CheckOutcome, DeviceAction, RequestInput, SheetRow, TemplateAnswers } from 'pest-sdk';
import {
  draftOfReading,
  emptyReading,
  type ReadingDraft,
  type ReadingProblems,
  readingOf,
  readingProblems,
  zeroReading,
} from './reading-draft';

/** The check of one device while it is being filled in. */
export interface CheckDraft {
  readonly outcome: CheckOutcome;
  readonly reason: string;
  /** Kept when the outcome changes, so that a slip of the finger loses nothing; sent only with `checked`. */
  readonly reading: ReadingDraft;
  readonly answers: TemplateAnswers;
  readonly actions: readonly DeviceAction[];
  readonly photos: readonly string[];
  readonly note: string;
}

/** What the record call takes, besides the service and the device. */
export type CheckBody = Omit<RequestInput<'inspection.record'>, 'taskId' | 'deviceId'>;

export interface CheckProblems extends ReadingProblems {
  readonly reason?: 'reasonMissing';
}

/** What stands recorded for a device, or an untouched form. */
export function draftOfRow(row: SheetRow): CheckDraft {
  const { check, type } = row;
  if (check === null) {
    return {
      outcome: 'checked',
      reason: '',
      reading: emptyReading(type),
      answers: {},
      actions: [],
      photos: [],
      note: '',
    };
  }
  return {
    outcome: check.outcome,
    reason: check.reason,
    reading: check.reading === null ? emptyReading(type) : draftOfReading(check.reading),
    answers: check.answers,
    actions: check.actions,
    photos: check.photos,
    note: check.note,
  };
}

/** A device that was not opened needs a reason and has no reading; one that was opened needs a whole reading. */
export function checkProblems(draft: CheckDraft): CheckProblems {
  if (draft.outcome === 'checked') return readingProblems(draft.reading);
  return draft.reason.trim() === '' ? { reason: 'reasonMissing' } : {};
}

/** The body to send, or null while {@link checkProblems} names any. */
export function bodyOfDraft(draft: CheckDraft): CheckBody | null {
  if (Object.keys(checkProblems(draft)).length > 0) return null;
  const common = { actions: [...draft.actions], photos: [...draft.photos], note: draft.note.trim() };
  if (draft.outcome !== 'checked') {
    return { ...common, outcome: draft.outcome, reason: draft.reason.trim(), reading: null, answers: {} };
  }
  return { ...common, outcome: 'checked', reason: '', reading: readingOf(draft.reading), answers: draft.answers };
}

/** The one-tap record of a device that was opened, held nothing and was in order. */
export function zeroCatchBody(row: SheetRow, answers: TemplateAnswers): CheckBody {
  return {
    outcome: 'checked',
    reason: '',
    reading: zeroReading(row.type),
    answers,
    actions: [],
    photos: [],
    note: '',
  };
}
