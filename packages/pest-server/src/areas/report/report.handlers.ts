import type { Permission, RequestOf } from 'pest-sdk';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { newId } from '../../database/ids';
import { pageOf } from '../../database/scope';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { exportReport } from './export-report';
import { generateBriefing, generateReport } from './generate-report';
import * as queries from './report.queries';
import { toDocument, toStored } from './report-document';

const frozen = {
  zh: '报告已审核通过，不能再修改',
  en: 'The report has been approved and cannot change any more.',
} as const;
const changedMeanwhile = {
  zh: '报告已被他人修改，请刷新后再试',
  en: 'The report was changed meanwhile. Reload it and try again.',
} as const;

/** A report and a briefing have rights of their own; the contract's row asks for either. */
const rights = {
  read: { report: 'm_seminar_service_list', briefing: 'm_report_service_list' },
  edit: { report: 'btn_save_seminar', briefing: 'btn_Service_save' },
  review: { report: 'btn_audit_seminar', briefing: 'btn_Service_audit' },
} as const satisfies Record<string, Record<queries.ReportKind, Permission>>;

type Right = keyof typeof rights;

export const reportHandlers = {
  'report.list': (call, request) =>
    call.inScope(async (tx) => {
      const { total, items } = await queries.listReports(tx, request, kindsFor(call, 'read'));
      return pageOf(request, total, items);
    }),

  'report.add': (call, request) => generateReport(call, request.taskId),
  'task.generateReport': (call, request) => generateReport(call, request.id),
  'task.generateServicesReport': (call, request) => generateBriefing(call, request.ids),

  'report.detail': (call, request) =>
    call.inScope(async (tx) => toDocument(call, tx, await reportFor(call, tx, request.id, 'read'))),

  'report.detailSimple': (call, request) =>
    call.inScope(async (tx) => chartsOf(await reportFor(call, tx, request.id, 'read'), tx.scope.kind === 'customer')),

  'report.update': (call, request) =>
    call.inScope(async (tx) => {
      const report = await editable(call, tx, request.id);
      await queries.updateReport(tx, report, {
        name: request.name,
        subject: request.subject,
        ...changed(call, report),
      });
      return null;
    }),

  'report.delete': (call, request) =>
    call.inScope(async (tx) => {
      await queries.deleteReport(tx, await editable(call, tx, request.id));
      return null;
    }),

  'report.saveDetailData': save,
  'report.saveDetailSimple': save,

  'report.examineDetailSimple': (call, request) =>
    call.inScope(async (tx) => {
      const report = orNotFound(await queries.lockReport(tx, request.id, kindsFor(call, 'review')));
      if (report.state !== 'pendingReview') refuse('review.alreadyDone');
      const updated_at = call.now;
      await (request.outcome === 'pass'
        ? queries.approveReport(tx, report, { review_note: '', updated_at })
        : queries.updateReport(tx, report, { state: 'rejected', review_note: request.reason, updated_at }));
      return null;
    }),

  'report.sign': (call, request) => {
    requireInk(request);
    return call.inScope(async (tx) => {
      const report = await signable(call, tx, request);
      await queries.insertSignature(tx, {
        company_id: report.company_id,
        id: newId(call.now),
        report_id: report.id,
        customer_id: report.customer_id,
        role: request.role,
        name: request.name,
        method: request.method,
        strokes: JSON.stringify(request.method === 'drawn' ? request.strokes : null),
        signed_at: call.now,
        version: report.version,
        frozen: report.frozen,
      });
      return null;
    });
  },

  'report.exportPdf': async (call, request) => {
    const document = await call.inScope(async (tx) =>
      toDocument(call, tx, await reportFor(call, tx, request.id, 'read')),
    );
    return exportReport(call, document, request.language ?? call.language);
  },

  'task.saveServicesPdfData': (call, request) =>
    call.inScope(async (tx) => {
      await queries.writePdfData(tx, await editable(call, tx, request.id), request.data);
      return null;
    }),

  'task.getServicesPdfData': (call, request) =>
    call.inScope(async (tx) => ({
      data: await queries.readPdfData(tx, await reportFor(call, tx, request.id, 'read')),
    })),
} satisfies AreaHandlers<'report'> & Partial<AreaHandlers<'task'>>;

function save(call: Call, request: RequestOf<'report.saveDetailData'>): Promise<{ version: number }> {
  return call.inScope(async (tx) => {
    const report = await editable(call, tx, request.id);
    requireVersion(report, request.version);
    const change = changed(call, report);
    await queries.updateReport(tx, report, {
      name: request.name,
      subject: request.subject,
      sections: JSON.stringify(await toStored(call, tx, request.sections)),
      ...change,
    });
    return { version: change.version };
  });
}

/** What every change does: it counts the version up, and puts a rejected report up for review again. */
function changed(call: Call, report: Row<'report'>) {
  return { version: report.version + 1, state: 'pendingReview', review_note: '', updated_at: call.now } as const;
}

/** @throws PestRefusal `permission.denied` when the right is held for neither kind: exporting asks for reading too. */
function kindsFor(call: Call, right: Right): queries.ReportKind[] {
  const kinds = (['report', 'briefing'] as const).filter((kind) => call.can(rights[right][kind]));
  return kinds.length > 0 ? kinds : refuse('permission.denied');
}

async function reportFor(call: Call, tx: Tx, id: string, right: Right): Promise<Row<'report'>> {
  return orNotFound(await queries.findReport(tx, id, kindsFor(call, right)));
}

/**
 * Holds a report that may still change.
 *
 * @throws PestRefusal `general.notFound`, or `general.businessFailure` when it is approved.
 */
async function editable(call: Call, tx: Tx, id: string): Promise<Row<'report'>> {
  const report = orNotFound(await queries.lockReport(tx, id, kindsFor(call, 'edit')));
  if (report.state === 'approved') refuse('general.businessFailure', { words: frozen });
  return report;
}

function requireVersion(report: Row<'report'>, version: number): void {
  if (report.version !== version) refuse('general.businessFailure', { words: changedMeanwhile, field: 'version' });
}

function requireInk({ method, strokes }: RequestOf<'report.sign'>): void {
  const drawn = (strokes ?? []).some((stroke) => stroke.length > 0);
  if (drawn !== (method === 'drawn')) refuse('general.invalidParameter', { field: 'strokes' });
}

/**
 * The company signs until its report is approved, for any role: the customer signs on the technician's device. The
 * customer's own people see approved reports only, and add their own signature there.
 */
async function signable(call: Call, tx: Tx, request: RequestOf<'report.sign'>): Promise<Row<'report'>> {
  const byCustomer = tx.scope.kind === 'customer';
  if (byCustomer && request.role !== 'customer') refuse('permission.denied');
  const kinds = kindsFor(call, 'read');
  const report = orNotFound(await (byCustomer ? queries.findReport : queries.lockReport)(tx, request.id, kinds));
  if (!byCustomer && report.state === 'approved') refuse('general.businessFailure', { words: frozen });
  requireVersion(report, request.version);
  if (!byCustomer) await queries.deleteOutdatedSignatures(tx, report, request.role);
  return report;
}

function chartsOf(report: Row<'report'>, forCustomer: boolean) {
  return {
    name: report.name,
    customerName: report.customer_name,
    period: { from: report.period_from, to: report.period_to },
    trends: report.sections.flatMap((section) =>
      (section.kind === 'rodentTrend' || section.kind === 'flyingInsectTrend') && !(forCustomer && section.hidden)
        ? [{ group: section.data.group, months: section.data.months }]
        : [],
    ),
  };
}
