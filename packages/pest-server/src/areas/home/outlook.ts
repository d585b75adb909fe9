import { addDays, daysBetween, type Outlook, type PestGroup, pestGroupOf, pestGroups } from 'pest-sdk';
import { siteThresholds, thresholdIn } from '../../books/readings/thresholds';
import type { Call } from '../../call/call';
import type { CallOf } from '../../call/handlers';
import type { Tx } from '../../database/transactions';
import * as home from './home.queries';
import * as queries from './outlook.queries';

const weeksBack = 6;
const daysAhead = 7;
/** The last days of each age of open risks; what is older has no first day. */
const riskAges = [7, 14, 30] as const;
const shownRising = 5;
/** Sites that rise: four weeks with the four before. */
const risingWeeks = 4;

/** How things go, of what the account may open. */
export async function outlookOf(call: CallOf<'home.outlook'>, tx: Tx): Promise<Outlook> {
  const months = lastMonths(call.today, 24);
  const captured = await home.capturesByMonth(tx, `${months[0]}-01`);
  return {
    day: call.today,
    ...(call.sees('services') ? await servicesOf(call, tx) : noServices),
    captures: await capturesSoFar(call, tx),
    trends: trendsOf(months, captured),
    rising: call.sees('rising') ? await risingOf(call, tx) : [],
  };
}

type ServicePart = Omit<Outlook, 'day' | 'captures' | 'trends' | 'rising'>;

const nothing = { now: null, before: null };
const noServices: ServicePart = {
  month: null,
  checked: nothing,
  notReached: 0,
  reviewHours: nothing,
  weeks: [],
  ahead: [],
  risks: [],
  risksOverdue: 0,
  oldestRisk: null,
};

async function servicesOf(call: Call, tx: Tx): Promise<ServicePart> {
  const { today } = call;
  const month = monthOf(today);
  const { now, before } = await queries.serviceFacts(call, tx, monthOf(addDays(month.from, -1)), month);
  const { ages, overdue, oldest } = await risksOf(call, tx);
  return {
    month: { ...month, planned: now.planned, due: now.due, done: now.done },
    checked: { now: now.checked, before: before.checked },
    notReached: now.notReached,
    reviewHours: { now: now.reviewHours, before: before.reviewHours },
    ...(await weeksOf(call, tx)),
    risks: ages,
    risksOverdue: overdue,
    oldestRisk: oldest,
  };
}

async function weeksOf(call: Call, tx: Tx): Promise<Pick<Outlook, 'weeks' | 'ahead'>> {
  const { today } = call;
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  const first = addDays(monday, -7 * weeksBack);
  const days = await queries.servicesByDay(call, tx, { from: first, to: addDays(today, 14) });
  const sum = (from: string, to: string, count: (day: queries.ServiceDay) => number) =>
    days.filter(({ day }) => day >= from && day <= to).reduce((total, day) => total + count(day), 0);
  return {
    weeks: Array.from({ length: weeksBack + 2 }, (_, index) => {
      const from = addDays(first, index * 7);
      const to = addDays(from, 6);
      return { from, to, planned: sum(from, to, ({ planned }) => planned), done: sum(from, to, ({ done }) => done) };
    }),
    ahead: Array.from({ length: daysAhead }, (_, index) => {
      const day = addDays(today, index + 1);
      const unassigned = sum(day, day, (one) => one.unassigned);
      return { day, unassigned, assigned: sum(day, day, ({ planned }) => planned) - unassigned };
    }),
  };
}

async function risksOf(call: Call, tx: Tx) {
  const open = await queries.openRisks(call, tx);
  const { today } = call;
  const bounds = [0, ...riskAges.map((days) => days + 1)];
  const ages = bounds.map((start, index) => {
    const end = riskAges[index];
    const span = { from: end === undefined ? null : addDays(today, -end), to: addDays(today, -start) };
    const count = open.filter(({ day }) => day <= span.to && (span.from === null || day >= span.from)).length;
    return { ...span, count };
  });
  const [oldest] = open;
  return {
    ages,
    overdue: open.filter((risk) => risk.overdue).length,
    oldest: oldest
      ? {
          id: oldest.id,
          customerName: oldest.customer,
          location: oldest.location,
          days: Math.max(0, daysBetween(oldest.day, today)),
        }
      : null,
  };
}

/** As much of the month as has passed, beside as much of it a year ago. */
async function capturesSoFar(call: Call, tx: Tx): Promise<Outlook['captures']> {
  const { from } = monthOf(call.today);
  const yearAgo = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  // The 29th of February has none a year ago: the 28th is as far.
  const to = yearAgo(call.today).replace(/-02-29$/, '-02-28');
  const { now, before } = await queries.capturesIn(tx, { from: yearAgo(from), to }, { from, to: call.today });
  return { now: now ?? 0, before };
}

function trendsOf(months: readonly string[], captured: readonly home.MonthCaptures[]): Outlook['trends'] {
  const earliest = captured.map(({ month }) => month).sort()[0];
  return pestGroups.map((group) => ({
    group,
    months: months.slice(12).map((month, index) => {
      const before = months[index] ?? '';
      const known = earliest !== undefined && before >= earliest;
      return { month, count: sumOf(captured, month, group), before: known ? sumOf(captured, before, group) : null };
    }),
  }));
}

async function risingOf(call: Call, tx: Tx): Promise<Outlook['rising']> {
  const first = addDays(call.today, -7 * 2 * risingWeeks + 1);
  const rows = await queries.capturesBySite(call, tx, first);
  const sites = new Map<string, Rising>();
  for (const { customer_id, customer, species, week, n } of rows) {
    const group = pestGroupOf(species);
    const key = `${customer_id} ${group}`;
    const site = sites.get(key) ?? { customer_id, customer, group, weeks: Array.from({ length: 8 }, () => 0) };
    site.weeks[week] = (site.weeks[week] ?? 0) + n;
    sites.set(key, site);
  }
  const risen = [...sites.values()]
    .map((site) => ({ ...site, before: total(site.weeks.slice(0, 4)), now: total(site.weeks.slice(4)) }))
    .filter(({ now, before }) => now > before)
    .sort((a, b) => b.now - b.before - (a.now - a.before) || a.customer_id.localeCompare(b.customer_id))
    .slice(0, shownRising);
  const agreed = await siteThresholds(
    tx,
    risen.map(({ customer_id }) => customer_id),
  );
  const devices = await queries.topDevices(tx, risen, addDays(call.today, -7 * risingWeeks + 1));
  const month = call.today.slice(0, 7);
  return risen.map(({ customer_id: customerId, customer: customerName, group, weeks, now, before }, index) => ({
    ...{ customerId, customerName, group, now, before, weeks },
    threshold: thresholdIn(agreed, { customerId, group, month }),
    device: devices[index] ?? null,
  }));
}

interface Rising {
  readonly customer_id: string;
  readonly customer: string;
  readonly group: PestGroup;
  readonly weeks: number[];
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Captures of a group in a month. */
export function sumOf(captures: readonly home.MonthCaptures[], month: string, group: PestGroup): number {
  return captures
    .filter((row) => row.month === month && pestGroupOf(row.species) === group)
    .reduce((sum, row) => sum + row.n, 0);
}

/** The month of a day and those before it, the oldest first, as `YYYY-MM`. */
export function lastMonths(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(year, month - count + index, 1));
    return date.toISOString().slice(0, 7);
  });
}

/** The first and the last day of a day's month. */
function monthOf(day: string): { from: string; to: string } {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return { from: `${day.slice(0, 7)}-01`, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
}
