import { addDays, clientTypes, type PestGroup, pestGroupOf, pestGroups } from 'pest-sdk';
import type { AreaHandlers } from '../../call/handlers';
import { stockWarnings } from '../../stock/stock-warnings';
import * as queries from './home.queries';

const daysBack = 14;
const daysAhead = 7;
const monthsBack = 12;

export const homeHandlers: AreaHandlers<'home'> = {
  'home.customerType': (call) =>
    call.inScope(async (tx) => {
      const counted = await queries.customersByType(tx);
      return clientTypes.map((clientType) => ({
        clientType,
        count: counted.find((row) => row.client_type === clientType)?.count ?? 0,
      }));
    }),

  'home.consumableWarning': (call) => call.inScope((tx) => stockWarnings(tx, call.stockAccess, call.language)),

  'home.todayData': (call) =>
    call.inScope(async (tx) => {
      const facts = await queries.todayFacts(call, tx, call.today);
      const warnings = await stockWarnings(tx, call.stockAccess, call.language);
      return { day: call.today, ...facts, stockWarnings: warnings.length };
    }),

  'home.scheduleTrend': (call) =>
    call.inScope(async (tx) => {
      const span = { from: addDays(call.today, -daysBack), to: addDays(call.today, daysAhead) };
      const counted = await queries.servicesByDay(call, tx, span);
      return Array.from({ length: daysBack + 1 + daysAhead }, (_, index) => {
        const day = addDays(span.from, index);
        const row = counted.find((entry) => entry.day === day);
        return { day, planned: row?.planned ?? 0, finished: row?.finished ?? 0 };
      });
    }),

  'home.customerTrend': (call) =>
    call.inScope(async (tx) => {
      const months = lastMonths(call.today, monthsBack);
      const captures = await queries.capturesByMonth(tx, `${months[0]}-01`);
      const customers = await queries.customersByMonth(tx, months, call.parts.settings.timeZone);
      return months.map((month) => ({
        month,
        customers: customers.find((row) => row.month === month)?.count ?? 0,
        captures: pestGroups.map((group) => ({ group, count: sumOf(captures, month, group) })),
      }));
    }),
};

function sumOf(captures: readonly queries.MonthCaptures[], month: string, group: PestGroup): number {
  return captures
    .filter((row) => row.month === month && pestGroupOf(row.species) === group)
    .reduce((sum, row) => sum + row.n, 0);
}

/** The month of a day and those before it, the oldest first, as `YYYY-MM`. */
function lastMonths(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(year, month - count + index, 1));
    return date.toISOString().slice(0, 7);
  });
}
