import { addDays, type DaySpan, joinAddress, type RequestOf } from 'pest-sdk';
import { generatedName } from '../../books/report-name';
import { lockTask } from '../../books/tasks/visible-tasks';
import type { Call } from '../../call/call';
import { refuse } from '../../call/refusal';
import { newId } from '../../database/ids';
import { nextNumber } from '../../database/number-series';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { composeSections } from './compose-sections';
import { contentHash } from './content-hash';
import * as queries from './report.queries';
import * as facts from './report-facts.queries';
import { firstLayout } from './report-layouts';
import { askTechnicians } from './report-notices';
import { keepStep } from './report-versions';

const notReviewed = { zh: '服务尚未审核，不能生成报告', en: 'The service has not been reviewed yet.' } as const;
const severalCustomers = {
  zh: '一份简报只能包含同一客户的服务',
  en: 'A briefing can only cover the services of one customer.',
} as const;
const notPassed = {
  zh: '报告的时间段不能晚于今天',
  en: 'The reporting period cannot end after today.',
} as const;
const outsidePeriod = {
  zh: '有的服务不在所选的时间段内',
  en: 'One of the services is outside the reporting period.',
} as const;

/** What a report looks back on when there was no visit before. */
const firstPeriodDays = 30;

/**
 * Generates the report of a reviewed service. A service has one report: a second call answers the first one's id.
 *
 * @throws PestRefusal `general.notFound`, or `general.businessFailure` when the service is not reviewed.
 */
export function generateReport(call: Call, taskId: string): Promise<{ id: string }> {
  return call.inScope(async (tx) => {
    // Held until the end, so that two who ask at once get one report.
    const task = await lockTask(call, tx, taskId);
    const known = await queries.reportIdOf(tx, task);
    return { id: known ?? (await write(call, tx, 'report', [reviewed(task)])) };
  });
}

/**
 * Generates one briefing over several reviewed services of a customer. Asked for again, while it is not approved, it
 * answers the one that is there.
 *
 * @throws PestRefusal `general.notFound`, or `general.businessFailure` when one is not reviewed, they are not one
 * customer's, or the period that was chosen has not passed or leaves one of them out.
 */
export function generateBriefing(
  call: Call,
  request: RequestOf<'task.generateServicesReport'>,
): Promise<{ id: string }> {
  const { ids, from, to } = request;
  const chosen = from !== undefined && to !== undefined ? { from, to } : null;
  if (chosen && chosen.to > call.today) refuse('general.businessFailure', { words: notPassed, field: 'to' });
  return call.inScope(async (tx) => {
    const tasks: Row<'task'>[] = [];
    for (const id of [...new Set(ids)].sort()) tasks.push(reviewed(await lockTask(call, tx, id)));
    if (new Set(tasks.map((task) => task.customer_id)).size !== 1) {
      refuse('general.businessFailure', { words: severalCustomers, field: 'ids' });
    }
    if (chosen && tasks.some(({ planned_day: day }) => day < chosen.from || day > chosen.to)) {
      refuse('general.businessFailure', { words: outsidePeriod, field: 'from' });
    }
    tasks.sort((a, b) => a.planned_at.getTime() - b.planned_at.getTime());
    const known = await queries.openBriefingOf(tx, tasks, chosen);
    return { id: known ?? (await write(call, tx, 'briefing', tasks, chosen)) };
  });
}

function reviewed(task: Row<'task'>): Row<'task'> {
  if (task.state !== 'reviewed') refuse('general.businessFailure', { words: notReviewed });
  return task;
}

async function write(
  call: Call,
  tx: Tx,
  kind: 'report' | 'briefing',
  tasks: readonly Row<'task'>[],
  chosen: DaySpan | null = null,
): Promise<string> {
  const first = tasks[0];
  const last = tasks.at(-1);
  if (!first || !last) refuse('general.notFound');
  const { language } = call;
  const parties = await facts.findParties(tx, first);
  const { period, before } = await periodsOf(tx, tasks, first, last, chosen);
  const id = newId(call.now);
  const said = {
    name: generatedName(kind, chosen ?? last.planned_day)[language],
    subject: '',
    sections: await composeSections(tx, { site: first, tasks, period, before, language }, parties),
  };
  const report = {
    company_id: first.company_id,
    id,
    kind,
    number: await nextNumber(tx, first.company_id, kind === 'report' ? 'R' : 'B', last.planned_day),
    customer_id: first.customer_id,
    customer_name: parties.customer_name,
  };
  await queries.insertReport(
    tx,
    {
      ...report,
      name: said.name,
      subject: said.subject,
      site_address: joinAddress(parties.region, parties.address),
      company_name: parties.company_name,
      service_day: last.planned_day,
      period_from: period.from,
      period_to: period.to,
      sections: JSON.stringify(said.sections),
      layout: JSON.stringify(firstLayout(parties)),
      content_hash: contentHash({ id, ...said }),
      state: 'pendingReview',
      created_at: call.now,
      updated_at: call.now,
    },
    tasks.map((task) => task.id),
  );
  await keepStep(call, tx, { ...report, ...said, version: 1 }, { act: 'generated' });
  await askTechnicians(call, tx, report);
  return id;
}

/**
 * The dates that a person chose are the report's. Without any the period begins the day after the visit before, so that reports follow each other without a gap. It is compared
 * with as many visits before it, not as many days: two visits in a month would look like twice the pests.
 */
async function periodsOf(
  tx: Tx,
  tasks: readonly Row<'task'>[],
  first: Row<'task'>,
  last: Row<'task'>,
  chosen: DaySpan | null,
): Promise<{ period: DaySpan; before: DaySpan | null }> {
  const days = await facts.taskDaysBefore(tx, first, first.planned_day, tasks.length + 1);
  const beginAfter = (day: string | undefined, end: string) =>
    day === undefined ? addDays(end, 1 - firstPeriodDays) : addDays(day, 1);
  const [lastBefore] = days;
  const period = chosen ?? { from: beginAfter(lastBefore, first.planned_day), to: last.planned_day };
  if (lastBefore === undefined) return { period, before: null };
  const oldest = days[Math.min(tasks.length, days.length) - 1] ?? lastBefore;
  return { period, before: { from: beginAfter(days[tasks.length], oldest), to: lastBefore } };
}
