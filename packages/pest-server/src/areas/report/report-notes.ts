/** What reviewers note at the sections of a report: its author answers, they resolve. No part of the report. */
import type { ReportNote, RequestOf } from 'pest-sdk';
import { orNotFound, refuse } from '../../call/refusal';
import { newId } from '../../database/ids';
import { insertRow, updateRow } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { lockedFor, type ReportCall, reportFor, requireOpen } from './report-rights';
import * as queries from './report-work.queries';

const noSection = { zh: '报告中没有这一章节', en: 'The report has no such section.' } as const;
const resolvedWords = {
  zh: '该意见已解决，不能再答复',
  en: 'The note has been resolved and can no longer be answered.',
} as const;

export function listNotes(call: ReportCall, reportId: string): Promise<ReportNote[]> {
  return call.inScope(async (tx) => {
    const report = await reportFor(call, tx, reportId);
    return (await queries.listNotes(tx, report)).map(shownNote);
  });
}

/** @throws PestRefusal `general.notFound`, or `general.businessFailure` when the report is approved. */
export function addNote(
  call: ReportCall,
  { id, sectionId, text }: RequestOf<'report.addNote'>,
): Promise<{ id: string }> {
  return call.inScope(async (tx) => {
    const report = await lockedFor(call, tx, id);
    requireOpen(report);
    if (!report.sections.some((section) => section.id === sectionId)) {
      refuse('general.invalidParameter', { words: noSection, field: 'sectionId' });
    }
    const note = {
      company_id: report.company_id,
      id: newId(call.now),
      report_id: report.id,
      customer_id: report.customer_id,
      section_id: sectionId,
      version: report.version,
      note: text,
      made_by: call.caller.userName,
      made_at: call.now,
    };
    await insertRow(tx.db, 'report_note', note);
    return { id: note.id };
  });
}

export function answerNote(call: ReportCall, { id, text }: RequestOf<'report.answerNote'>): Promise<null> {
  return call.inScope(async (tx) => {
    const note = await openNote(call, tx, id);
    if (note.resolved_at !== null) refuse('general.businessFailure', { words: resolvedWords });
    await updateRow(tx.db, 'report_note', note, {
      answer: text,
      answered_by: call.caller.userName,
      answered_at: call.now,
    });
    return null;
  });
}

/** Said twice, the first time holds. */
export function resolveNote(call: ReportCall, id: string): Promise<null> {
  return call.inScope(async (tx) => {
    const note = await openNote(call, tx, id);
    if (note.resolved_at !== null) return null;
    await updateRow(tx.db, 'report_note', note, { resolved_by: call.caller.userName, resolved_at: call.now });
    return null;
  });
}

/** A note as it stands once nobody else can change its report. */
async function openNote(call: ReportCall, tx: Tx, id: string): Promise<Row<'report_note'>> {
  const { report_id } = orNotFound(await queries.findNote(tx, id));
  requireOpen(await lockedFor(call, tx, report_id));
  return orNotFound(await queries.findNote(tx, id));
}

function shownNote(note: Row<'report_note'>): ReportNote {
  const { answer, answered_by, answered_at, resolved_by, resolved_at } = note;
  return {
    id: note.id,
    sectionId: note.section_id,
    text: note.note,
    by: note.made_by,
    at: note.made_at.toISOString(),
    version: note.version,
    answer:
      answered_by === null || answered_at === null
        ? null
        : { text: answer, by: answered_by, at: answered_at.toISOString() },
    resolved: resolved_by === null || resolved_at === null ? null : { by: resolved_by, at: resolved_at.toISOString() },
  };
}
