import * as z from 'zod/mini';
import { limits } from '../rules/limits';
import { rightsToNeed } from '../rules/need-rights';
import { firstSteps, mostNeeds, needKinds, shownNeeds } from '../rules/needs';
import { replenishParts, reportParts, reviewParts, stockParts } from '../rules/parts';
import type { Permission } from '../rules/permissions';
import { clientTypes } from '../rules/record-values';
import { pestGroups } from '../trade/pest-groups';
import { endpoint } from './endpoint';
import * as f from './fields';
import { stockWarning } from './stock';

const mayRead = { anyOf: ['m_index'] } as const;
const seesServices = ['m_service_undone', 'm_service_completed', 'btn_service_execute'] as const;
const seesPlans = ['m_img_list', 'm_img_heat'] as const;

/** Null: what it counts is not open to the account. */
const seen = z.nullable(f.count);

export const todayData = z.strictObject({
  day: f.day,
  /** Services planned for today, how many of them are handed in, and how many are not reviewed yet. */
  servicesToday: seen,
  servicesDone: seen,
  servicesUnfinished: seen,
  /** Of whatever day: as many as the list of unfinished services has. */
  servicesOpen: seen,
  unallocated: seen,
  pendingReview: seen,
  openRisks: seen,
  customers: seen,
  /** On floor plans, or in their trays. */
  devices: seen,
  /** Devices that a reading was taken from today. */
  devicesCheckedToday: seen,
  reportsPendingReview: seen,
  leavesUnderReview: seen,
  stockWarnings: seen,
});
/** Who may open what a figure counts. */
const figureParts = {
  servicesToday: seesServices,
  servicesDone: seesServices,
  servicesUnfinished: seesServices,
  servicesOpen: seesServices,
  unallocated: seesServices,
  pendingReview: seesServices,
  openRisks: seesServices,
  customers: ['m_client_list'],
  devices: seesPlans,
  devicesCheckedToday: [...seesPlans, ...seesServices],
  reportsPendingReview: [...reportParts.report, ...reportParts.briefing],
  leavesUnderReview: ['m_leave_list'],
  stockWarnings: [...stockParts.physical, ...stockParts.chemical],
} as const satisfies Record<Exclude<keyof TodayData, 'day'>, readonly Permission[]>;

/** Counts of today's services for the dashboard (`home.todayData`). */
export type TodayData = z.infer<typeof todayData>;

export const need = z.strictObject({
  kind: z.enum(needKinds),
  /** Of the service, risk, report, leave request or consumable. */
  id: f.id,
  /** The service that a risk was found in; otherwise null. */
  taskId: z.nullable(f.id),
  /** Whose, or what: a customer, a person on leave, a consumable. */
  subject: z.string(),
  detail: z.string(),
  /** Whoever is to be asked: the staff of a service, the owner of a risk; empty where nobody is. */
  person: z.string(),
  /** Since when it waits, or for when it is planned; null where only a day is known, or nothing. */
  at: z.nullable(f.instant),
  day: z.nullable(f.day),
  /**
   * What decides where it opens: the kind of a report, the category of a consumable, `own` for a service that the caller
   * does; otherwise null.
   */
  variant: z.nullable(z.string()),
});
/** One thing that waits for the caller (`home.needs`). */
export type Need = z.infer<typeof need>;

const month = z.string().check(z.regex(/^\d{4}-\d{2}$/));

/** A figure and the same one before; null where there is nothing to compare with. */
const compared = z.strictObject({ now: z.nullable(z.number()), before: z.nullable(z.number()) });

const captureTrend = z.strictObject({
  group: z.enum(pestGroups),
  months: z.array(
    z.strictObject({
      month,
      count: f.count,
      /** In the same month of the year before; null where nothing was caught or checked that early. */
      before: z.nullable(f.count),
    }),
  ),
});
/** What was caught of a pest group, month by month beside the year before. */
export type CaptureTrend = z.infer<typeof captureTrend>;

const risingSite = z.strictObject({
  customerId: f.id,
  customerName: z.string(),
  group: z.enum(pestGroups),
  /** Caught in the last four weeks, and in the four before. */
  now: f.count,
  before: f.count,
  /** As many as were agreed for a month; null where nothing was. */
  threshold: z.nullable(f.count),
  /** The last eight weeks, the oldest first. */
  weeks: z.array(f.count),
  /** Where most of it was caught; null where the devices are gone. */
  device: z.nullable(
    z.strictObject({ code: z.string(), location: z.string(), floorPlanId: z.nullable(f.id), id: f.id }),
  ),
});
/** A site at which more is caught than four weeks before. */
export type RisingSite = z.infer<typeof risingSite>;

const outlook = z.strictObject({
  day: f.day,
  /** This month's services: planned, planned until today, and handed in of all planned. Null: not open to the account. */
  month: z.nullable(z.strictObject({ from: f.day, to: f.day, planned: f.count, due: f.count, done: f.count })),
  /** Percent of the due devices that were checked at the services handed in, this month and last. */
  checked: compared,
  /** Due at the services handed in this month, and out of reach, missing or unusable. */
  notReached: f.count,
  /** Caught this month until today, and until the same day of the month a year ago. */
  captures: compared,
  /** Hours from handing in to the review, as half of the services or fewer took: this month and last. */
  reviewHours: compared,
  trends: z.array(captureTrend),
  /** Services by week: six before this one, this one, and the next. */
  weeks: z.array(z.strictObject({ from: f.day, to: f.day, planned: f.count, done: f.count })),
  /** The seven days after today. */
  ahead: z.array(z.strictObject({ day: f.day, assigned: f.count, unassigned: f.count })),
  /** Open risks by the days since they were found, each with those days. */
  risks: z.array(z.strictObject({ from: z.nullable(f.day), to: f.day, count: f.count })),
  /** Of them, past their date. */
  risksOverdue: f.count,
  oldestRisk: z.nullable(z.strictObject({ id: f.id, customerName: z.string(), location: z.string(), days: f.count })),
  rising: z.array(risingSite),
});
/** How things go, for the dashboard (`home.outlook`). */
export type Outlook = z.infer<typeof outlook>;

const siteTrend = z.strictObject({
  group: z.enum(pestGroups),
  months: z.array(
    z.strictObject({
      month,
      /** Null: no device was checked in it. */
      count: z.nullable(f.count),
      before: z.nullable(f.count),
      /** The threshold that held at its end; null where none was agreed. */
      threshold: z.nullable(f.count),
      /** Checks in it by services that are not handed in, whose readings may still change; absent where there are none. */
      underWay: z.optional(f.count),
    }),
  ),
});
/** What was caught at a site, month by month beside its threshold (`home.siteTrend`). */
export type SiteTrend = z.infer<typeof siteTrend>;

const sitePause = z.strictObject({
  from: f.day,
  to: f.day,
  /** What the recurring service is for. */
  description: z.string(),
});
/** Days on which a recurring service of a site is left out (`home.sitePauses`). */
export type SitePause = z.infer<typeof sitePause>;

const caughtAt = z.strictObject({
  customerId: f.id,
  customerName: z.string(),
  day: f.day,
  count: f.count,
  /** The first service of that day at the site; null where the account sees none. */
  taskId: z.nullable(f.id),
});
/** How many were caught at a site on a day (`home.captures`). */
export type CaughtAt = z.infer<typeof caughtAt>;

export const home = {
  customerType: endpoint({
    method: 'GET',
    path: '/api/home/customer-type',
    sends: 'query',
    auth: 'token',
    access: { ...mayRead, parts: { customers: ['m_client_list'] } },
    source: 'spec',
    summary: 'How many customers of each type.',
    request: f.nothing,
    result: z.array(z.strictObject({ clientType: z.enum(clientTypes), count: f.count })),
    bound: 'A row for each client type.',
    errors: [],
  }),
  consumableWarning: endpoint({
    method: 'GET',
    path: '/api/home/consumable-warning',
    sends: 'query',
    auth: 'token',
    access: { ...mayRead, parts: stockParts },
    source: 'spec',
    summary: 'Stock warnings for the dashboard, of the kinds the account may see.',
    request: f.nothing,
    result: z.array(stockWarning),
    bound: limits.listRows,
    errors: [],
  }),
  todayData: endpoint({
    method: 'GET',
    path: '/api/home/today-data',
    sends: 'query',
    auth: 'token',
    access: { ...mayRead, parts: { ...figureParts, ...reportParts, ...stockParts } },
    source: 'spec',
    summary: "Today's counts, of what the account may open; null for the others.",
    request: f.nothing,
    result: todayData,
    errors: [],
  }),
  needs: endpoint({
    method: 'GET',
    path: '/api/home/needs',
    sends: 'query',
    auth: 'token',
    access: { ...mayRead, parts: { ...rightsToNeed, ...reviewParts, ...stockParts, ...replenishParts } },
    source: 'ours',
    summary: 'What waits for the caller, the most urgent first, of what the caller may do something about.',
    request: z.strictObject({
      limit: z._default(z.pipe(f.wireInt, z.int().check(z.gte(1), z.lte(mostNeeds))), shownNeeds),
    }),
    result: z.strictObject({ count: f.count, needs: z.array(need) }),
    bound: 'As many as `limit`; `count` says how many there are.',
    errors: [],
  }),
  firstSteps: endpoint({
    method: 'GET',
    path: '/api/home/first-steps',
    sends: 'query',
    auth: 'token',
    access: mayRead,
    source: 'ours',
    summary: 'Which of the first steps a new company has made; all of them once a service is handed in.',
    request: f.nothing,
    result: z.array(z.strictObject({ step: z.enum(firstSteps), done: z.boolean() })),
    bound: 'A row for each of the first steps.',
    errors: [],
  }),
  outlook: endpoint({
    method: 'GET',
    path: '/api/home/outlook',
    sends: 'query',
    auth: 'token',
    access: { ...mayRead, parts: { services: seesServices, rising: ['m_img_heat'] } },
    source: 'ours',
    summary:
      'How things go: the month beside the last, captures by group, weeks, the days ahead, open risks by age, sites that rise.',
    request: f.nothing,
    result: outlook,
    bound: 'Twelve months of each pest group, some weeks, some days and the ages of risks; the sites that rise most.',
    errors: [],
  }),
  captures: endpoint({
    method: 'GET',
    path: '/api/home/captures',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_index', 'm_client_list'] },
    source: 'ours',
    summary: 'What a figure of captures is made of: by site and day, the most first. `caught` is the figure.',
    request: z.strictObject({
      ...f.paging,
      from: f.day,
      to: f.day,
      group: z.optional(z.enum(pestGroups)),
      customerId: z.optional(f.id),
    }),
    result: z.extend(f.page(caughtAt), { caught: f.count }),
    errors: [],
  }),
  siteTrend: endpoint({
    method: 'GET',
    path: '/api/home/site-trend',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_index', 'm_client_list'] },
    source: 'ours',
    summary:
      'What was caught at a site over the last twelve months by pest group, beside its thresholds and the year before.',
    request: z.strictObject({
      customerId: f.id,
      /** Of the devices that stand in it now; thresholds are agreed for a whole site, and are null then. */
      workshopId: z.optional(f.id),
    }),
    result: z.array(siteTrend),
    bound: 'A row for each pest group.',
    errors: ['general.notFound'],
  }),
  sitePauses: endpoint({
    method: 'GET',
    path: '/api/home/site-pauses',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_index', 'm_client_list'] },
    source: 'ours',
    summary: 'When recurring services of a site are paused, from today on, the first of them first.',
    request: z.strictObject({ customerId: f.id }),
    result: z.array(sitePause),
    bound: limits.listRows,
    errors: ['general.notFound'],
  }),
  scheduleTrend: endpoint({
    method: 'GET',
    path: '/api/home/schedule-trend',
    sends: 'query',
    auth: 'token',
    access: mayRead,
    source: 'spec',
    summary: 'Services planned and finished, by day over the last 14 and the next 7 days.',
    request: f.nothing,
    result: z.array(z.strictObject({ day: f.day, planned: f.count, finished: f.count })),
    bound: 'A row for each of some days.',
    errors: [],
  }),
  customerTrend: endpoint({
    method: 'GET',
    path: '/api/home/customer-trend',
    sends: 'query',
    auth: 'token',
    access: mayRead,
    source: 'spec',
    summary: 'By month over the last 12: customers at its end, and captures by pest group.',
    request: f.nothing,
    result: z.array(
      z.strictObject({
        month,
        customers: f.count,
        captures: z.array(z.strictObject({ group: z.enum(pestGroups), count: f.count })),
      }),
    ),
    bound: 'A row for each of twelve months.',
    errors: [],
  }),
} as const;
