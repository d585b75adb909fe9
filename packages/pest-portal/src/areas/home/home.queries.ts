import type { ResultOf } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { ask } from '../../base/calls';
import { rightTo } from '../../base/pages';
import { type Account, holds, type Right } from '../../base/roles';

/** The dashboard is looked at, not worked on: its figures are asked for again when they are a minute old. */
const staleTime = 60_000;
/** What was just done is gone from the queue when one comes back to it. */
const justAsked = 1_000;

export function todayQuery() {
  return { ...ask('home.todayData', {}), staleTime };
}

export function needsQuery() {
  return { ...ask('home.needs', {}), staleTime: justAsked };
}

export function firstStepsQuery() {
  return { ...ask('home.firstSteps', {}), staleTime: justAsked };
}

export function outlookQuery() {
  return { ...ask('home.outlook', {}), staleTime };
}

/** Who does the services and plans none: they come here for their day. */
export function isCrew(account: Account): boolean {
  const may = (right: Right) => holds(account, right);
  return account.role === 'staff' && may(rights.inspectionRecord) && !may(rights.taskDistribute);
}

/** All that a company's dashboard shows of a day, and whether this account is shown it. */
export function dashboardQueries(account: Account, day: string) {
  const may = (...anyOf: readonly Right[]) => anyOf.some((right) => holds(account, right));
  return {
    steps: { ...firstStepsQuery(), enabled: may(rights.customerCreate, rights.customerAdd) },
    today: { ...todayQuery(), enabled: true },
    needs: { ...needsQuery(), enabled: true },
    outlook: { ...outlookQuery(), enabled: true },
    services: {
      ...servicesOfDayQuery(day),
      enabled: may(rightTo('/servicePage/undoneList'), rightTo('/servicePage/completedList')),
    },
    stock: {
      ...stockWarningsQuery(),
      enabled: may(rights.homeConsumableWarningOfPhysical, rights.homeConsumableWarningOfChemical),
    },
    types: { ...customerTypesQuery(), enabled: may(rights.homeCustomerTypeOfCustomers) },
  };
}

/** When the recurring services of a site are paused. */
export function sitePausesQuery(customerId: string) {
  return { ...ask('home.sitePauses', { customerId }), enabled: customerId !== '', staleTime };
}

export function customerTypesQuery() {
  return { ...ask('home.customerType', {}), staleTime };
}

export function stockWarningsQuery() {
  return { ...ask('home.consumableWarning', {}), staleTime };
}

const shown = 3;

/** Reports that wait for the customer's signature: the technician has signed them, and nobody else. */
export function reportsToSignQuery() {
  return {
    ...ask('report.list', { state: 'pendingReview', limit: 50 }),
    select: ({ items }: ResultOf<'report.list'>) => items.filter(({ signatureCount }) => signatureCount < 2),
    staleTime,
  };
}

export function signedReportsQuery() {
  return {
    ...ask('report.list', { state: 'approved', limit: 10 }),
    select: ({ items, total }: ResultOf<'report.list'>) => ({ items: items.slice(0, shown), total }),
    staleTime,
  };
}

/** The customer's own corrective actions that are not closed, those that are due first. */
export function ownActionsQuery() {
  const own = { view: 'open', assignedTo: 'customer', sort: 'dueDay', limit: 10 } as const;
  return { ...ask('risk.list', own), staleTime };
}

/** The next services, from a day on. */
export function nextServicesQuery(day: string) {
  const next = { from: day, finished: 'false', sort: 'plannedAt', order: 'asc', limit: 10 } as const;
  return {
    ...ask('task.list', next),
    select: ({ items }: ResultOf<'task.list'>) =>
      items.filter(({ state }) => state === 'unallocated' || state === 'allocated' || state === 'checkedIn'),
    enabled: day !== '',
    staleTime,
  };
}

/** What is planned for a day, in its order. */
export function servicesOfDayQuery(day: string) {
  const ofDay = { from: day, to: day, sort: 'plannedAt', limit: 10 } as const;
  return { ...ask('task.list', ofDay), enabled: day !== '', staleTime };
}
