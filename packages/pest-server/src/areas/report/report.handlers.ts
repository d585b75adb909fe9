import type { RequestOf } from 'pest-sdk';
import { keptName } from '../../books/report-name';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { refuse } from '../../call/refusal';
import { deleteRow, updateRow } from '../../database/rows';

import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { authoredSections } from './authored-sections';
import { contentHash } from './content-hash';
import { exportReport } from './export-report';
import { generateBriefing, generateReport } from './generate-report';
import { openShare } from './open-share';
import * as queries from './report.queries';
import { chartsOf } from './report-charts';
import { toDocument } from './report-document';
import { saveLayout } from './report-layouts';
import { addNote, answerNote, listNotes, resolveNote } from './report-notes';
import { editable, type ReportCall, reach, reportFor, requireVersion } from './report-rights';
import { deleteShares } from './report-share.queries';
import { keepStep, listSteps, readVersion, sectionsChanged } from './report-versions';
import { reviewReport } from './review-report';
import { endShare, listShares, shareReport } from './share-report';
import { signReport } from './sign-report';

const tooManyOpenings = {
  zh: '打开次数过多，请一分钟后再试',
  en: 'This has been opened too often. Please wait a minute and try again.',
} as const;

export const reportHandlers = {
  'report.list': (call, request) => call.inScope((tx) => queries.listReports(tx, request, reach(call), call.language)),

  'report.add': (call, request) => generateReport(call, request.taskId),
  'task.generateReport': (call, request) => generateReport(call, request.id),
  'task.generateServicesReport': (call, request) => generateBriefing(call, request),

  'report.detail': (call, request) =>
    call.inScope(async (tx) => toDocument(call, tx, await reportFor(call, tx, request.id))),

  'report.detailSimple': (call, request) =>
    call.inScope(async (tx) =>
      chartsOf(await reportFor(call, tx, request.id), {
        seesHidden: tx.scope.kind === 'company',
        language: call.language,
        endsAt: null,
      }),
    ),

  'report.detailSimpleNoLogin': async (call, request) => {
    const { parts, address, language } = call;
    const opened = await openShare(parts, { key: request.id, address, language });
    if (opened === 'unknown') refuse('general.notFound');
    if (opened === 'tooMany') refuse('general.businessFailure', { words: tooManyOpenings, retryAfter: 60 });
    return opened.charts;
  },

  'report.versions': (call, request) => listSteps(call, request.id),
  'report.version': (call, request) => readVersion(call, request.id),

  'report.notes': (call, request) => listNotes(call, request.id),
  'report.addNote': addNote,
  'report.answerNote': answerNote,
  'report.resolveNote': (call, request) => resolveNote(call, request.id),

  'report.shares': (call, request) => listShares(call, request.id),
  'report.share': shareReport,
  'report.endShare': (call, request) => endShare(call, request.id),

  'report.update': (call, request) =>
    call.inScope(async (tx) => {
      const report = await editable(call, tx, request.id);
      if (request.version !== undefined) requireVersion(report, request.version);
      const { subject } = request;
      const name = keptName(report, request.name);
      const change = changed(call, report, { name, subject, sections: report.sections });
      await updateRow(tx.db, 'report', report, change);
      await keepSaved(call, tx, report, { ...change, sections: report.sections });
      return null;
    }),

  'report.delete': (call, request) =>
    call.inScope(async (tx) => {
      const report = await editable(call, tx, request.id);
      await deleteShares(tx, report);
      await deleteRow(tx.db, 'report', report);
      return null;
    }),

  'report.saveDetailData': save,
  'report.saveDetailSimple': save,
  'report.saveLayout': saveLayout,

  'report.examineDetailSimple': reviewReport,
  'report.sign': signReport,

  'report.exportPdf': async (call, request) => {
    const language = request.language ?? call.language;
    const document = await call.inScope(async (tx) =>
      toDocument(call, tx, await reportFor(call, tx, request.id), language),
    );
    return exportReport(call, document, language);
  },

  'task.saveServicesPdfData': (call, request) =>
    call.inScope(async (tx) => {
      await queries.writePdfData(tx, await editable(call, tx, request.id), request.data);
      return null;
    }),

  'task.getServicesPdfData': (call, request) =>
    call.inScope(async (tx) => ({
      data: await queries.readPdfData(tx, await reportFor(call, tx, request.id)),
    })),
} satisfies AreaHandlers<'report'> & Partial<AreaHandlers<'task'>>;

function save(call: ReportCall, request: RequestOf<'report.saveDetailData'>): Promise<{ version: number }> {
  return call.inScope(async (tx) => {
    const report = await editable(call, tx, request.id);
    requireVersion(report, request.version);
    const { subject } = request;
    const name = keptName(report, request.name);
    const sections = authoredSections(call, report.sections, request.sections);
    const change = changed(call, report, { name, subject, sections });
    await updateRow(tx.db, 'report', report, { ...change, sections: JSON.stringify(sections) });
    await keepSaved(call, tx, report, { ...change, sections });
    return { version: change.version };
  });
}

function keepSaved(
  call: Call,
  tx: Tx,
  report: Row<'report'>,
  said: Pick<Row<'report'>, 'name' | 'subject' | 'sections' | 'version'>,
): Promise<void> {
  return keepStep(call, tx, { ...report, ...said }, { act: 'saved', changed: sectionsChanged(report, said) });
}

/**
 * What every change does: it counts the version up, puts a rejected report up for review again, and makes whoever
 * changed something an author. Signatures hold for the content that they were given under.
 */
function changed(call: Call, report: Row<'report'>, content: Pick<Row<'report'>, 'name' | 'subject' | 'sections'>) {
  const { name, subject } = content;
  const content_hash = contentHash({ id: report.id, ...content });
  const { accountId } = call.caller;
  const isAuthor = content_hash === report.content_hash || report.author_ids.includes(accountId);
  return {
    name,
    subject,
    content_hash,
    version: report.version + 1,
    author_ids: isAuthor ? report.author_ids : [...report.author_ids, accountId],
    state: 'pendingReview',
    review_note: '',
    reviewer_id: null,
    reviewer_name: null,
    reviewer_login: null,
    reviewed_at: null,
    reviewed_from: null,
    updated_at: call.now,
  } as const;
}
