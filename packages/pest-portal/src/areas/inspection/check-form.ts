import {
  answeredPhotos,
  type InspectionTemplateRecord,
  type RequestInput,
  recordedAnswers,
  type SheetRow,
  type TemplateAnswers,
} from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { filled } from '../../kit/form/filled';
import { type FormCall, formCall } from '../../kit/form/form-call';
import { emptyReading, type ReadingValues, readingRequest, readingValues, zeroReading } from './reading-form';

export type RecordRequest = RequestInput<'inspection.record'>;

/** The check of one device while it is being filled in. */
export interface CheckValues
  extends Omit<RecordRequest, 'taskId' | 'deviceId' | 'reading' | 'recordedAt' | 'templateVersion'> {
  /** Kept when the outcome changes, so that a slip of the finger loses nothing; sent only with `checked`. */
  readonly reading: ReadingValues;
}

const emptyCheck: Omit<CheckValues, 'reading'> = {
  outcome: 'checked',
  reason: '',
  answers: {},
  actions: [],
  photos: [],
  note: '',
};

/** What stands recorded for a device, or an untouched form. */
export function checkValues({ check, type }: SheetRow): CheckValues {
  const empty = { ...emptyCheck, reading: emptyReading(type) };
  if (check === null) return empty;
  const answered = photosOf(check.answers);
  return filled(empty, {
    ...check,
    photos: check.photos.filter((photo) => !answered.includes(photo)),
    reading: check.reading === null ? empty.reading : readingValues(check.reading),
  });
}

/** In the form each photo stands where it was asked for; in the record all of them are the check's. */
function photosOf(answers: TemplateAnswers): string[] {
  return Object.values(answers).flatMap((answer) => answeredPhotos(answer));
}

/** What is filled in, on which day at the site: what it does not ask then is not recorded. */
export interface FilledTemplate {
  readonly template: InspectionTemplateRecord;
  /** `YYYY-MM-DD` */
  readonly today: string;
}
type Filled = FilledTemplate | null;

/** A device that was not opened has a reason and no reading; one that was opened has a reading. */
export function recordRequest(taskId: string, deviceId: string, values: CheckValues, asked: Filled = null) {
  const answers = answersOf(values, asked);
  const version = asked && { templateVersion: asked.template.version };
  const whole = { taskId, deviceId, ...values, answers, ...version };
  if (values.outcome !== 'checked') return { ...whole, reading: null, answers: {} };
  return { ...whole, photos: sentPhotos(values, asked), reason: '', reading: readingRequest(values.reading) };
}

function answersOf({ answers }: CheckValues, asked: Filled): TemplateAnswers {
  return asked ? recordedAnswers(asked.template, answers, asked.today) : answers;
}

/** All photos of an opened device: those of the check and of what is asked share one limit. */
export function sentPhotos(values: CheckValues, asked: Filled): string[] {
  return [...new Set([...values.photos, ...photosOf(answersOf(values, asked))])];
}

/** The call that a device's form fills in; what is typed is kept under its task and device. */
export function checkCall<Result>(
  taskId: string,
  deviceId: string,
  record: (request: RecordRequest) => Promise<Result>,
  asked: Filled = null,
): FormCall<CheckValues, Result> {
  return formCall(contract.inspection.record, (values) => recordRequest(taskId, deviceId, values, asked), record);
}

/** The devices of a service whose form was left half filled in, by the names of the page's drafts. */
export function draftedDevices(taskId: string, rows: readonly SheetRow[], names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const nameOf = (row: SheetRow) => checkCall(taskId, row.deviceId, noSending).draftName(checkValues(row)) ?? '';
  return rows.filter((row) => names.includes(nameOf(row))).map(({ deviceId }) => deviceId);
}

async function noSending(): Promise<void> {}

/** The one-tap record of a device that was opened, held nothing and was in order. */
export function zeroCatch(taskId: string, row: SheetRow, answers: TemplateAnswers): RecordRequest {
  return { ...emptyCheck, taskId, deviceId: row.deviceId, reading: zeroReading(row.type), answers };
}
