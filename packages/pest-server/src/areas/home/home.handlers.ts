import { addDays, clientTypes, firstSteps, pestGroups, type TodayData } from 'pest-sdk';
import { stockAccess, stockWarnings } from '../../books/stock/stock-warnings';
import type { AreaHandlers, InParts } from '../../call/handlers';
import { requireSite } from '../../call/tenant';
import { pageOf } from '../../database/pages';
import * as queries from './home.queries';
import { needsOf } from './needs.queries';
import { lastMonths, outlookOf, sumOf } from './outlook';
import * as outlook from './outlook.queries';
import { sitePausesOf } from './site-pauses';
import { siteTrendOf } from './site-trend';

const daysBack = 14;
const daysAhead = 7;
const monthsBack = 12;

export const homeHandlers: AreaHandlers<'home'> = {
  'home.customerType': (call) =>
    call.inScope(async (tx) => {
      if (!call.sees('customers')) return [];
      const counted = await queries.customersByType(tx);
      return clientTypes.map((clientType) => ({
        clientType,
        count: counted.find((row) => row.client_type === clientType)?.count ?? 0,
      }));
    }),

  'home.consumableWarning': (call) => call.inScope((tx) => stockWarnings(tx, stockAccess(call), call.language)),

  'home.todayData': (call) =>
    call.inScope(async (tx) => {
      const facts = await queries.todayFacts(call, tx, call.today);
      const warnings = await stockWarnings(tx, stockAccess(call), call.language, null);
      return { day: call.today, ...opened(call, { ...facts, stockWarnings: warnings.length }) };
    }),

  'home.needs': (call, { limit }) => call.inScope((tx) => needsOf(call, tx, limit)),

  'home.firstSteps': (call) =>
    call.inScope(async (tx) => {
      const made = await queries.stepsMade(tx);
      return firstSteps.map((step) => ({ step, done: made.visit || made[step] }));
    }),

  'home.outlook': (call) => call.inScope((tx) => outlookOf(call, tx)),

  'home.captures': (call, request) =>
    call.inScope(async (tx) => {
      const { items, total, caught } = await outlook.capturesByDay(call, tx, request);
      return { ...pageOf(request, total, items), caught };
    }),

  'home.siteTrend': (call, request) =>
    call.inScope(async (tx) => {
      await requireSite(tx, request.customerId);
      return siteTrendOf(call, tx, request);
    }),

  'home.sitePauses': (call, { customerId }) => sitePausesOf(call, customerId),

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

type Figures = Omit<TodayData, 'day'>;

/** A figure of what the account may not open says nothing. */
function opened(call: InParts<keyof Figures>, figures: Figures): Figures {
  const seen = (name: keyof Figures) => (call.sees(name) ? figures[name] : null);
  return {
    servicesToday: seen('servicesToday'),
    servicesDone: seen('servicesDone'),
    servicesUnfinished: seen('servicesUnfinished'),
    servicesOpen: seen('servicesOpen'),
    unallocated: seen('unallocated'),
    pendingReview: seen('pendingReview'),
    openRisks: seen('openRisks'),
    customers: seen('customers'),
    devices: seen('devices'),
    devicesCheckedToday: seen('devicesCheckedToday'),
    reportsPendingReview: seen('reportsPendingReview'),
    leavesUnderReview: seen('leavesUnderReview'),
    stockWarnings: seen('stockWarnings'),
  };
}
