import type { ReportDocument, ReportSection } from 'pest-sdk';
import type { OwnReportSection } from 'pest-sdk/documents';

/** A report as a host may have it: of anything but its sections it may know nothing. One of `pest-sdk` fits as it is. */
export type ReportRecord = {
  readonly [Name in Exclude<keyof ReportDocument, 'sections'>]?: ReportDocument[Name] | null | undefined;
} & {
  readonly sections?: readonly (ReportSection | OwnReportSection)[] | null | undefined;
};

const blank: Omit<ReportDocument, 'sections'> = {
  id: '',
  kind: 'report',
  number: '',
  name: '',
  subject: '',
  customerId: '',
  customerName: '',
  siteAddress: '',
  companyName: '',
  period: { from: '', to: '' },
  signatures: [],
  state: 'pendingReview',
  reviewNote: '',
  review: null,
  ownWork: false,
  ownRoles: [],
  version: 1,
  updatedAt: '',
};

/** What the widgets show of a host's record: what it leaves out is blank. A whole report is answered as it is. */
export function reportOf(record: ReportRecord): ReportDocument {
  if (isWhole(record)) return record;
  const known: Partial<ReportDocument> = {};
  for (const [name, value] of Object.entries(record)) {
    if (value !== null && value !== undefined) Object.assign(known, { [name]: value });
  }
  return {
    ...blank,
    ...known,
    sections: listOf(record.sections).map(asSection).map(sectionOf),
    signatures: listOf(record.signatures),
  };
}

function listOf<Item>(items: readonly Item[] | null | undefined): Item[] {
  return Array.isArray(items) ? items.filter((item) => item !== null && typeof item === 'object') : [];
}

/** A section as the builder works on it: of one whose kind it does not know, it asks for no data. */
export function asSection(section: ReportSection | OwnReportSection): ReportSection {
  return isDrawn(section) ? section : { ...section, kind: 'text', data: null };
}

/** Every kind is drawn: one that nobody defined is said to be unknown. */
function isDrawn(section: ReportSection | OwnReportSection): section is ReportSection {
  return typeof section.kind === 'string';
}

function sectionOf(section: ReportSection, at: number): ReportSection {
  const { id, text, hidden } = section;
  return { ...section, id: id ?? `section-${at + 1}`, text: text ?? '', hidden: hidden ?? false };
}

function isWhole(record: ReportRecord): record is ReportDocument {
  const names: readonly (keyof ReportDocument)[] = ['review', ...keysOf(blank)];
  if (names.some((name) => record[name] === undefined || (record[name] === null && name !== 'review'))) return false;
  if (!Array.isArray(record.signatures) || !Array.isArray(record.sections)) return false;
  return record.sections.every((section) => typeof section?.id === 'string' && typeof section.text === 'string');
}

function keysOf<Value extends object>(value: Value): readonly (keyof Value & string)[] {
  return Object.keys(value).filter((key): key is keyof Value & string => key in value);
}

/** Whether a host answered with a report, rather than with nothing or something of its own. */
export function readsAsReport(answer: unknown): answer is ReportRecord {
  return isObject(answer) && Array.isArray(answer.sections) && typeof answer.version === 'number';
}

/** The version that a host answered; null of any other answer. */
export function versionIn(answer: unknown): number | null {
  return isObject(answer) && typeof answer.version === 'number' ? answer.version : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
