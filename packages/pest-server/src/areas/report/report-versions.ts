/** What a report said at each of its steps. Figures are no part of it: they stay as they were counted. */
import { isOwnKind, type ReportAct, type ReportDocument, type ReportSection, type ReportStep } from 'pest-sdk';
import { reportSection } from 'pest-sdk/schemas';
import { core } from 'zod/mini';
import type { Call } from '../../call/call';
import type { CallOf } from '../../call/handlers';
import { orNotFound } from '../../call/refusal';
import { newId } from '../../database/ids';
import { insertRow } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { contentHash, saysTheSame } from './content-hash';
import { toDocument } from './report-document';
import { type ReportCall, reportFor } from './report-rights';
import * as queries from './report-work.queries';

type Said = Pick<Row<'report'>, 'company_id' | 'id' | 'customer_id' | 'version' | 'name' | 'subject' | 'sections'>;

interface Step {
  readonly act: ReportAct;
  readonly changed?: readonly string[];
  readonly note?: string;
}

/** Keeps what a report says after a step, in the transaction of the step. */
export async function keepStep(call: Call, tx: Tx, said: Said, { act, changed = [], note = '' }: Step): Promise<void> {
  const { company_id, id, customer_id, version, name, subject, sections } = said;
  await insertRow(tx.db, 'report_version', {
    company_id,
    id: newId(call.now),
    report_id: id,
    customer_id,
    version,
    act,
    name,
    subject,
    sections: JSON.stringify(sections.map(withoutFigures)),
    changed: [...changed],
    note,
    made_by: call.caller.userName,
    made_at: call.now,
  });
}

/** What differs between two states: ids of sections, and `name`, `subject`, `order`. */
export function sectionsChanged(
  before: Pick<Said, 'name' | 'subject' | 'sections'>,
  after: Pick<Said, 'name' | 'subject' | 'sections'>,
): string[] {
  const known = new Map(before.sections.map((section) => [section.id, withoutFigures(section)]));
  const later = new Set(after.sections.map(({ id }) => id));
  const changed = after.sections.filter((section) => !saysTheSame(known.get(section.id), withoutFigures(section)));
  const gone = before.sections.filter(({ id }) => !later.has(id));
  const order = (from: Said['sections'], other: ReadonlySet<string>) =>
    from.map(({ id }) => id).filter((id) => other.has(id));
  return [
    ...(before.name === after.name ? [] : ['name']),
    ...(before.subject === after.subject ? [] : ['subject']),
    ...(saysTheSame(order(before.sections, later), order(after.sections, new Set(known.keys()))) ? [] : ['order']),
    ...[...changed, ...gone].map(({ id }) => id),
  ];
}

/** A host's own section says what its data says. */
function withoutFigures(section: ReportSection): Omit<ReportSection, 'data'> {
  if (isOwnKind(section.kind)) return section;
  const { data: _, ...said } = section;
  return said;
}

/** Newest first. */
export function listSteps(call: ReportCall, reportId: string): Promise<ReportStep[]> {
  return call.inScope(async (tx) => {
    const report = await reportFor(call, tx, reportId);
    const rows = await queries.listVersions(tx, report);
    return rows.map(({ id, version, act, made_by, made_at, note, changed }) => ({
      id,
      version,
      act,
      by: made_by,
      at: made_at.toISOString(),
      note,
      changed,
    }));
  });
}

/** The report as it stood after a step. @throws PestRefusal `general.notFound` */
export function readVersion(call: CallOf<'report.version'>, id: string): Promise<ReportDocument> {
  return call.inScope(async (tx) => {
    const step = orNotFound(await queries.findVersion(tx, id));
    const report = await reportFor(call, tx, step.report_id);
    return toDocument(call, tx, asItStood(report, step));
  });
}

function asItStood(report: Row<'report'>, step: Row<'report_version'>): Row<'report'> {
  const { name, subject, version, note, made_at } = step;
  const sections = step.sections.map((section) => withFiguresOf(report.sections, section));
  const reviewed = step.act === 'approved' || step.act === 'rejected' ? step.act : null;
  return {
    ...report,
    name,
    subject,
    version,
    sections,
    content_hash: contentHash({ id: report.id, name, subject, sections }),
    state: reviewed ?? 'pendingReview',
    review_note: note,
    reviewer_name: null,
    updated_at: made_at,
  };
}

function withFiguresOf(now: readonly ReportSection[], said: Omit<ReportSection, 'data'>): ReportSection {
  if (isOwnKind(said.kind)) return core.parse(reportSection, said);
  const data = now.find(({ id, kind }) => id === said.id && kind === said.kind)?.data ?? null;
  return core.parse(reportSection, { ...said, data });
}
