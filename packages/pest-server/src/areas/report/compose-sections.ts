import {
  type DaySpan,
  type DeviceType,
  deviceTypeRows,
  deviceTypes,
  heatValue,
  isOpenRisk,
  type Language,
  latenessOf,
  limits,
  pestGroupOf,
  pestGroups,
  type ReportSection,
  type ReportSectionKind,
  type ReportSectionOf,
  rankByActivity,
  riskStanding,
} from 'pest-sdk';
import { siteThresholds, thresholdIn } from '../../books/readings/thresholds';
import { tidyQuantity } from '../../books/stock/quantity';
import { lastSignatures, toSiteSignature } from '../../books/tasks/site-signatures';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { answeredIn } from './report-answers';
import { type Comparison, type TrendFacts, trendFacts } from './report-facts';
import * as facts from './report-facts.queries';
import { recommendationLines, summarySentence, trendSentence } from './report-sentences';

/** A year until this month, as everywhere; the year before it stands beside each month. */
const trendMonths = 12;
const baitStationsListed = 3;
const lineLength = 300;

export interface ReportScope {
  readonly site: facts.Site;
  /** Oldest first; at least one. */
  readonly tasks: readonly Row<'task'>[];
  readonly period: DaySpan;
  /** What the period is compared with; null at a site's first visit. */
  readonly before: DaySpan | null;
  readonly language: Language;
}

export type Parties = Awaited<ReturnType<typeof facts.findParties>>;

/**
 * The sections of a new report: snapshots of what the database says now, with a suggested sentence where figures can
 * speak for themselves. Photos are named by their keys.
 */
export async function composeSections(tx: Tx, scope: ReportScope, parties: Parties): Promise<ReportSection[]> {
  const recorded = await checksOf(tx, scope);
  const pestData = await composePestData(tx, scope);
  const checks = composeChecks(scope, recorded);
  const risks = await composeRisks(tx, scope);
  const chemicals = await composeChemicals(tx, scope);
  const open = risks.rows.filter(isOpenRisk);
  const inWords = (say: (language: Language) => string) => prose(say, scope.language);
  const rodents = await composeTrend(tx, scope, 'rodent');
  const flying = await composeTrend(tx, scope, 'flyingInsect');
  const figures = {
    services: scope.tasks.length,
    due: sum(checks.rows.map((row) => row.due)),
    checked: sum(checks.rows.map((row) => row.checked)),
    groups: pestData.rows,
    openRisks: open.length,
    toVerify: open.filter((row) => riskStanding(row) === 'awaitingVerification').length,
    carriedOver: open.filter((row) => row.carriedOver).length,
    chemicals: chemicals.rows.length,
  };
  const unresolved = open.filter((row) => riskStanding(row) === 'unresolved');
  const shown = { hidden: false, text: '' } as const;
  // By kind, so that the compiler asks how a new section is made. Sections of free text are added by the author.
  const sections: { readonly [Kind in Exclude<ReportSectionKind, 'text'>]: ReportSectionOf<Kind> } = {
    // Conclusion and first trend stand on the first page, before the signatures.
    summary: {
      ...shown,
      ...inWords((language) => summarySentence(figures, language)),
      id: 'summary',
      kind: 'summary',
      data: null,
    },
    rodentTrend: {
      ...shown,
      ...inWords((language) => trendSentence(rodents.facts, language)),
      id: 'rodent-trend',
      kind: 'rodentTrend',
      data: rodents.data,
    },
    pestData: { ...shown, id: 'pest-data', kind: 'pestData', data: pestData },
    flyingInsectTrend: {
      ...shown,
      ...inWords((language) => trendSentence(flying.facts, language)),
      id: 'flying-insect-trend',
      kind: 'flyingInsectTrend',
      data: flying.data,
    },
    contacts: { ...shown, id: 'contacts', kind: 'contacts', data: await composeContacts(tx, scope, parties) },
    serviceContent: {
      ...shown,
      id: 'service-content',
      kind: 'serviceContent',
      data: await composeContent(tx, scope, recorded),
    },
    hotSpots: { ...shown, id: 'hot-spots', kind: 'hotSpots', data: await composeHotSpots(tx, scope) },
    floorPlans: { ...shown, id: 'floor-plans', kind: 'floorPlans', data: await composePlans(tx, scope) },
    deviceChecks: { ...shown, id: 'device-checks', kind: 'deviceChecks', data: checks },
    risks: { ...shown, id: 'risks', kind: 'risks', data: risks },
    chemicals: { ...shown, id: 'chemicals', kind: 'chemicals', data: chemicals },
    recommendations: {
      ...shown,
      ...inWords((language) => recommendationLines(unresolved, language).slice(0, limits.textLength)),
      id: 'recommendations',
      kind: 'recommendations',
      data: null,
    },
    deviceRecords: { ...shown, id: 'device-records', kind: 'deviceRecords', data: composeRecords(scope, recorded) },
  };
  return Object.values(sections);
}

/** What figures say, in each language: whoever reads the report reads it in theirs. */
function prose(say: (language: Language) => string, language: Language): Pick<ReportSection, 'text' | 'words'> {
  return { text: say(language), words: { zh: say('zh'), en: say('en') } };
}

type Data<Kind extends ReportSectionKind> = ReportSectionOf<Kind>['data'];

async function composeContacts(
  tx: Tx,
  { site, tasks, period }: ReportScope,
  parties: Parties,
): Promise<Data<'contacts'>> {
  return {
    customerContact: parties.customer_contact,
    customerPhone: parties.customer_phone,
    companyName: parties.company_name,
    companyContact: parties.company_contact,
    companyPhone: parties.company_phone,
    technicians: await facts.technicians(tx, site, ids(tasks), period.to),
  };
}

async function composeContent(
  tx: Tx,
  { site, tasks }: ReportScope,
  recorded: readonly facts.CheckFact[],
): Promise<Data<'serviceContent'>> {
  const [first] = tasks;
  if (!first) throw new Error('A report is made of at least one service.');
  const workshops = await facts.workshopNames(tx, site, ids(tasks));
  const submitted = tasks.flatMap((task) => task.submitted_at ?? []).sort((a, b) => b.getTime() - a.getTime());
  return {
    taskNumber: line(tasks.map((task) => task.number).join(', ')),
    plannedAt: first.planned_at.toISOString(),
    checkedInAt: first.checked_in_at?.toISOString() ?? null,
    submittedAt: submitted[0]?.toISOString() ?? null,
    ...(tasks.length === 1 && receivedLate(first)),
    places: [...new Set(tasks.flatMap((task) => task.places))],
    workshops: workshops.map(({ name }) => name),
    siteSignatures: await composeSignatures(tx, { site, tasks }),
    description: [...new Set(tasks.map((task) => task.description))].join('\n').slice(0, limits.textLength),
    ...(tasks.length > 1 && { services: await composeServices(tx, { site, tasks }, recorded) }),
  };
}

/** What came later than it happened says when it came: its own time is the phone's. */
function receivedLate(task: Row<'task'>) {
  const checkIn = lateReceipt(task.checked_in_at, task.check_in_received_at);
  const submission = lateReceipt(task.submitted_at, task.submission_received_at);
  return {
    ...(checkIn !== null && { checkInReceivedAt: checkIn }),
    ...(submission !== null && { submissionReceivedAt: submission }),
  };
}

function lateReceipt(at: Date | null, receivedAt: Date | null): string | null {
  if (!at || !receivedAt) return null;
  const [made, received] = [at.toISOString(), receivedAt.toISOString()];
  return latenessOf({ at: made, receivedAt: received }) === 'prompt' ? null : received;
}

/** Who signed for each visit on the technician's phone. */
async function composeSignatures(
  tx: Tx,
  { site, tasks }: Pick<ReportScope, 'site' | 'tasks'>,
): Promise<NonNullable<Data<'serviceContent'>['siteSignatures']>> {
  const signatures = await lastSignatures(tx, site.company_id, ids(tasks));
  return tasks.flatMap((task) => {
    const given = signatures.find(({ task_id }) => task_id === task.id);
    if (!given) return [];
    const { receivedAt: _received, outdated, ...signature } = toSiteSignature(given);
    const receivedAt = lateReceipt(given.signed_at, given.received_at);
    const late = receivedAt !== null && { receivedAt };
    return [{ ...serviceOf({ tasks }, task.id), ...signature, ...late, ...(outdated && { outdated }) }];
  });
}

/** Each service by itself: when, who, and what was checked. */
async function composeServices(
  tx: Tx,
  { site, tasks }: Pick<ReportScope, 'site' | 'tasks'>,
  recorded: readonly facts.CheckFact[],
): Promise<NonNullable<Data<'serviceContent'>['services']>> {
  const staff = await facts.staffByTask(tx, site, ids(tasks));
  return tasks.map((task) => {
    const checks = recorded.filter(({ task_id }) => task_id === task.id);
    const checked = checks.filter(({ outcome }) => outcome === 'checked');
    return {
      number: task.number,
      plannedAt: task.planned_at.toISOString(),
      checkedInAt: task.checked_in_at?.toISOString() ?? null,
      submittedAt: task.submitted_at?.toISOString() ?? null,
      ...receivedLate(task),
      technicians: staff.filter(({ task_id }) => task_id === task.id).map(({ name }) => line(name)),
      due: checks.length,
      checked: checked.length,
      captures: checked.length === 0 ? null : sum(checked.map(({ captures }) => captures)),
    };
  });
}

/** The service that a record is of, where the report has several. */
function serviceOf({ tasks }: Pick<ReportScope, 'tasks'>, taskId: string): { readonly service?: string } {
  const task = tasks.length > 1 ? tasks.find(({ id }) => id === taskId) : undefined;
  return task ? { service: task.number } : {};
}

async function composePestData(tx: Tx, { site, tasks, before }: ReportScope): Promise<Data<'pestData'>> {
  const now = await facts.capturesBySpecies(tx, site, ids(tasks));
  const same = before === null ? null : await facts.sameDevices(tx, site, ids(tasks), before);
  const sums = await facts.deviceSums(tx, site, ids(tasks), before);
  const stations = sums.filter(({ type }) => deviceTypeRows[type].family === 'consumption');
  const both = stations.filter((row) => row.checks > 0 && row.checks_before > 0);
  return {
    rows: pestGroups.map((group) => ({
      group,
      count: countOf(now, group),
      sameDevices: same && countOf(same.now, group),
      previous: same && countOf(same.before, group),
    })),
    comparison: same && {
      devices: same.devices,
      deviceDays: same.deviceDays,
      previousDeviceDays: same.previousDeviceDays,
    },
    baitConsumedPercent: mean(sum(stations.map((row) => row.consumed)), sum(stations.map((row) => row.checks))),
    sameStationsPercent: mean(sum(both.map((row) => row.consumed)), sum(both.map((row) => row.checks))),
    previousBaitConsumedPercent: mean(
      sum(both.map((row) => row.consumed_before)),
      sum(both.map((row) => row.checks_before)),
    ),
  };
}

type Captures = readonly facts.SpeciesCount[];

function countOf(captures: Captures, group: (typeof pestGroups)[number]): number {
  return sum(captures.filter(({ species }) => pestGroupOf(species) === group).map(({ n }) => n));
}

type TrendData = Data<'rodentTrend' | 'flyingInsectTrend'>;

interface Trend {
  readonly data: TrendData;
  readonly facts: TrendFacts | null;
}

async function composeTrend(tx: Tx, { site, period }: ReportScope, group: TrendData['group']): Promise<Trend> {
  const months = monthsUntil(period.to, trendMonths);
  const span = { from: `${yearBefore(months[0] ?? '')}-01`, to: period.to };
  const captures = await facts.capturesByMonth(tx, site, span);
  const checked = await facts.checkedMonths(tx, site, span, group);
  const countIn = (month: string) =>
    countOf(
      captures.filter((row) => row.month === month),
      group,
    );
  const firstChecked = months.findIndex((month) => checked.has(month));
  const shown = months.slice(Math.max(0, firstChecked)).map((month) => ({
    month,
    count: countIn(month),
    lastYear: checked.has(yearBefore(month)) ? countIn(yearBefore(month)) : null,
    ...(!checked.has(month) && { checked: false as const }),
  }));
  const month = months.at(-1) ?? '';
  const whole = monthSpan(month);
  const now = { from: whole.from, to: period.to };
  const compare = (before: string | undefined) =>
    before === undefined || !checked.has(before) ? null : compareMonths(tx, site, group, now, before);
  const customerId = site.customer_id;
  const agreed = await siteThresholds(tx, [customerId]);
  return {
    data: { group, months: shown, threshold: thresholdIn(agreed, { customerId, group, month }) },
    facts: trendFacts(group, shown, {
      until: period.to < whole.to ? period.to : null,
      previousMonth: await compare(shown.at(-2)?.month),
      lastYear: await compare(yearBefore(month)),
    }),
  };
}

async function compareMonths(
  tx: Tx,
  site: facts.Site,
  group: TrendData['group'],
  now: DaySpan,
  before: string,
): Promise<Comparison> {
  const same = await facts.sameDevices(tx, site, now, monthSpan(before));
  if (same === null) return { devices: 0 };
  const { devices, deviceDays, previousDeviceDays } = same;
  return {
    devices,
    count: countOf(same.now, group),
    previousCount: countOf(same.before, group),
    deviceDays,
    previousDeviceDays,
  };
}

/** What caught most, then the stations most eaten from: the two are never ranked together. */
async function composeHotSpots(tx: Tx, { site, tasks, before }: ReportScope): Promise<Data<'hotSpots'>> {
  const sums = await facts.deviceSums(tx, site, ids(tasks), before);
  const rows = sums.map((row) => ({
    code: row.code,
    type: row.type,
    location: line(row.location),
    value: saidBy(row.type, row.captures, row.consumed, row.checks) ?? 0,
    previous: saidBy(row.type, row.captures_before, row.consumed_before, row.checks_before),
  }));
  const counting = rows.filter((row) => deviceTypeRows[row.type].family === 'count');
  const eaten = rows.filter((row) => deviceTypeRows[row.type].family === 'consumption');
  return { rows: [...rankByActivity(counting, limits.topDevices), ...rankByActivity(eaten, baitStationsListed)] };
}

/**
 * What a device said at several checks: all that it caught, or what was eaten of its bait at a check on average, for
 * percents are never added. Null where it was not checked.
 */
function saidBy(type: DeviceType, captures: number, consumed: number, checks: number): number | null {
  const eaten = mean(consumed, checks);
  return eaten === null ? null : heatValue(type, captures, eaten);
}

async function composePlans(tx: Tx, { site, tasks }: ReportScope): Promise<Data<'floorPlans'>> {
  const plans = await facts.plansOf(tx, site, ids(tasks));
  return {
    plans: plans.map(({ name, revision, image, width, height, devices }) => ({
      name: line(name),
      revision,
      image,
      width,
      height,
      devices: devices.map(({ code, type, x, y, captures, consumed, checks }) => ({
        code,
        type,
        x,
        y,
        value: saidBy(type, captures, consumed, checks),
      })),
    })),
  };
}

async function checksOf(tx: Tx, { site, tasks }: ReportScope): Promise<facts.CheckFact[]> {
  return (await facts.checkFacts(tx, site, ids(tasks))).filter(({ outcome }) => outcome !== 'notDue');
}

function composeChecks(scope: ReportScope, checks: readonly facts.CheckFact[]): Data<'deviceChecks'> {
  return {
    rows: deviceTypes
      .map((type) => {
        const ofType = checks.filter((check) => check.type === type);
        const checked = ofType.filter(({ outcome }) => outcome === 'checked').length;
        return { type, due: ofType.length, checked, notChecked: ofType.length - checked };
      })
      .filter(({ due }) => due > 0),
    notChecked: checks
      .filter(({ outcome }) => outcome !== 'checked')
      .map(({ task_id, code, outcome, reason }) => ({
        code,
        outcome,
        reason: line(reason),
        ...serviceOf(scope, task_id),
      })),
  };
}

/** One line for each device that was due: a device that was not opened has no reading. */
function composeRecords(scope: ReportScope, checks: readonly facts.CheckFact[]): Data<'deviceRecords'> {
  return {
    rows: checks.map(({ reading, ...check }) => ({
      ...serviceOf(scope, check.task_id),
      ...receivedIn(check.checked_at, check.received_at),
      code: check.code,
      type: check.type,
      location: line(check.location),
      outcome: check.outcome,
      reason: line(check.reason),
      captures: reading !== null && 'counts' in reading ? check.captures : null,
      counts: reading !== null && 'counts' in reading ? reading.counts.filter(({ count }) => count > 0) : [],
      consumedPercent: check.consumed_percent,
      actions: [...check.actions],
      ...(check.outcome === 'checked' && check.template && answeredIn(check.template, check.answers)),
      checkedAt: check.checked_at.toISOString(),
    })),
  };
}

function receivedIn(at: Date, received: Date | null): { readonly receivedAt?: string } {
  const receivedAt = lateReceipt(at, received);
  return receivedAt === null ? {} : { receivedAt };
}

async function composeRisks(tx: Tx, { site, tasks, period }: ReportScope): Promise<Data<'risks'>> {
  const mine = new Set(ids(tasks));
  const rows = await facts.risksOf(tx, site, [...mine], period.to);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      location: line(row.location),
      deviceCode: row.device_code,
      description: row.description,
      severity: row.severity,
      state: row.state,
      verifiedAt: row.verified_at?.toISOString() ?? null,
      action: row.action,
      owner: row.owner,
      dueDay: row.due_day,
      treatment: row.treatment,
      photos: [...row.photos, ...row.treatment_photos],
      carriedOver: !mine.has(row.task_id),
    })),
  };
}

async function composeChemicals(tx: Tx, { site, tasks }: ReportScope): Promise<Data<'chemicals'>> {
  const uses = await facts.chemicalsOf(tx, site, ids(tasks));
  return {
    rows: uses.map((use) => ({
      name: use.name,
      registrationNumber: use.registration_number,
      activeIngredient: use.active_ingredient,
      dilution: use.dilution,
      amount: tidyQuantity(use.amount),
      unit: use.unit,
      // Nobody treats an area of nothing: it was left blank.
      areaTreated: Number(use.area_treated) === 0 ? '' : tidyQuantity(use.area_treated),
      where: use.where_used,
      method: use.method,
      targetPest: use.target_pest,
      batch: use.batch,
      applicator: [use.applicator_name, use.applicator_licence].filter(Boolean).join(' '),
      usedAt: use.used_at.toISOString(),
      ...receivedIn(use.used_at, use.received_at),
      ...serviceOf({ tasks }, use.task_id),
    })),
  };
}

/** `YYYY-MM`, oldest first, up to the month of a day. */
function monthsUntil(day: string, count: number): string[] {
  const last = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const month = last - count + 1 + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

function yearBefore(month: string): string {
  return `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
}

/** The days of a month, `YYYY-MM`. */
function monthSpan(month: string): DaySpan {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

function ids(tasks: readonly Row<'task'>[]): string[] {
  return tasks.map((task) => task.id);
}

function line(text: string): string {
  return text.slice(0, lineLength);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(total: number, count: number): number | null {
  return count === 0 ? null : Math.round((total / count) * 10) / 10;
}
