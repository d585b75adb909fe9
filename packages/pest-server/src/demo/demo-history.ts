import {
  addDays,
  type CheckOutcome,
  type DeviceAction,
  daysBetween,
  deviceTypeRows,
  type Reading,
  type Species,
  suppliesUsed,
} from 'pest-sdk';
import { figuresOf, type ReadingFigures } from '../books/readings/recorded-reading';
import { supplyUse } from '../books/stock/device-supplies';
import type { NewRow } from '../database/tables';
import type { DemoCaptures } from './demo-files';
import type { DemoAccount } from './demo-people';
import { type DemoCheck, findingAt } from './demo-readings';
import type { DemoDevice, DemoSite } from './demo-sites';
import { templateIdOf, usualAnswers } from './demo-templates';
import type { DemoSupplyUse, DemoWorld } from './demo-world';

export interface DemoVisit {
  readonly taskId: string;
  readonly number: string;
  readonly day: string;
  readonly technician: DemoAccount;
}

/** The days of a site's visits: one in each month, oldest first, the last of them some days ago. */
function visitDays(today: string, site: DemoSite): string[] {
  const last = addDays(today, -site.lastVisitDaysAgo);
  return Array.from({ length: site.visits }, (_, index) => monthsBefore(last, site.visits - 1 - index));
}

/** The same day of an earlier month, or its 28th. */
function monthsBefore(day: string, months: number): string {
  if (months === 0) return day;
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  const date = Math.min(28, Number(day.slice(8)));
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/** Numbers are handed out by day, and the series remember the last so that people's own go on after them. */
export function nextTaskNumber(world: DemoWorld, companyId: string, day: string): string {
  const series = `S${day.replaceAll('-', '')}`;
  const known = world.rows.number_series.find((row) => row.company_id === companyId && row.series === series);
  const last = known === undefined ? 1 : known.last + 1;
  if (known === undefined) world.rows.number_series.push({ company_id: companyId, series, last });
  else known.last = last;
  return `${series}-${String(last).padStart(3, '0')}`;
}

/** A site's reviewed visits with every device checked. */
export function addHistory(world: DemoWorld, captures: DemoCaptures, site: DemoSite): DemoVisit[] {
  const lastChecked = new Map<string, string>();
  return visitDays(world.today, site).map((day, index) => {
    const technician = technicianOf(site, index);
    const visit = { taskId: world.id(), number: nextTaskNumber(world, site.companyId, day), day, technician };
    const outcomes = site.devices.map((device, place) => {
      const finding = findingAt(world, captures, device, { day, visit: index, speaks: site.speaks });
      addCheck(world, site, visit, device, finding, world.at(day, 9, 10 + place), lastChecked);
      return finding.outcome;
    });
    addReviewedTask(world, site, visit, outcomes);
    return visit;
  });
}

export function technicianOf(site: DemoSite, index: number): DemoAccount {
  const technician = site.technicians[index % site.technicians.length];
  if (!technician) throw new Error('A site has somebody who serves it.');
  return technician;
}

const monthly = {
  zh: '月度例行服务：全场设备巡查、记录与维护。',
  en: 'Monthly service: every device inspected, recorded and maintained.',
} as const;

function addReviewedTask(world: DemoWorld, site: DemoSite, visit: DemoVisit, outcomes: readonly CheckOutcome[]): void {
  const { companyId, customerId } = site;
  const checked = outcomes.filter((outcome) => outcome === 'checked').length;
  world.rows.task.push({
    company_id: companyId,
    id: visit.taskId,
    number: visit.number,
    customer_id: customerId,
    places: ['indoor', 'outdoor'],
    inspection: 'devices',
    planned_at: world.at(visit.day, 9),
    planned_day: visit.day,
    description: monthly[site.speaks],
    state: 'reviewed',
    created_at: world.at(addDays(visit.day, -7), 14),
    checked_in_at: world.at(visit.day, 9, 4),
    checked_in_by: visit.technician.name,
    submitted_at: world.at(visit.day, 13, 20),
    submitted_by: visit.technician.name,
    reviewed_at: world.at(visit.day, 17, 5),
    reviewed_by: site.administrator.name,
    devices_due: outcomes.length,
    devices_checked: checked,
    devices_not_reached: outcomes.length - checked,
  });
  world.rows.task_staff.push({
    company_id: companyId,
    task_id: visit.taskId,
    customer_id: site.customerId,
    account_id: visit.technician.id,
  });
}

function addCheck(
  world: DemoWorld,
  site: DemoSite,
  visit: DemoVisit,
  { row: device }: DemoDevice,
  finding: DemoCheck,
  at: Date,
  lastChecked: Map<string, string>,
): void {
  const since = lastChecked.get(device.id) ?? device.installed_day;
  const exposure = finding.reading === null ? 0 : Math.max(1, daysBetween(since, visit.day));
  const figures = figuresOf(finding.reading, exposure);
  const who = { company_id: site.companyId, customer_id: site.customerId, device_id: device.id };
  const actions: DeviceAction[] = finding.outcome === 'unusable' ? ['abnormal'] : actionsOf(finding);
  world.suppliesUsed.push(...suppliesOf(site, visit, device, { reading: finding.reading, actions }, at));
  world.rows.device_check.push({
    ...who,
    task_id: visit.taskId,
    floor_plan_id: device.floor_plan_id ?? null,
    local_day: visit.day,
    checked_at: at,
    account_id: visit.technician.id,
    account_name: visit.technician.name,
    outcome: finding.outcome,
    reason: finding.reason,
    reading: finding.reading === null ? null : JSON.stringify(finding.reading),
    answers: JSON.stringify(finding.reading === null ? {} : usualAnswers[device.type]),
    actions,
    photos: [],
    note: '',
    template_id: templateIdOf(site.companyId, device.type),
    template_version: 1,
    exposure_days: figures.exposureDays,
    captures: figures.captures,
    consumed_percent: figures.consumedPercent,
  });
  for (const [species, n] of figures.species) {
    world.rows.capture.push({ ...who, task_id: visit.taskId, species, local_day: visit.day, n });
  }
  addReadingDay(world, who, device.floor_plan_id, visit.day, figures);
  if (finding.reading === null) return;
  lastChecked.set(device.id, visit.day);
  device.last_checked_at = at;
}

function suppliesOf(
  { companyId }: DemoSite,
  { taskId, number, technician }: DemoVisit,
  { id, type }: NewRow<'device'>,
  { reading, actions }: { readonly reading: Reading | null; readonly actions: readonly DeviceAction[] },
  at: Date,
): DemoSupplyUse[] {
  const task = { id: taskId, number };
  return suppliesUsed({ reading: reading?.type === 'flyLamp' ? reading : null, actions }).map((kind) => ({
    companyId,
    category: deviceTypeRows[type].stockCategory,
    kind,
    useId: supplyUse(task, { id, type }, kind),
    at,
    account: technician,
    task,
  }));
}

/** A lamp gets a new board at each visit, as its reading says; the others when theirs has caught something or is dusty. */
function actionsOf({ reading }: DemoCheck): DeviceAction[] {
  switch (reading?.type) {
    case 'flyLamp':
      return reading.lampOn ? ['cleaned'] : ['cleaned', 'lampReplaced'];
    case 'mouseTrap':
      return reading.counts.length > 0 || reading.glueCondition !== 'ok' ? ['boardReplaced'] : [];
    case 'cockroachTrap':
      return reading.counts.length > 0 ? ['boardReplaced'] : [];
    case 'baitStation':
      return reading.consumedPercent > 0 ? ['baitReplaced'] : [];
    default:
      return [];
  }
}

/** A device is checked once a day here, so that its day is the check. */
function addReadingDay(
  world: DemoWorld,
  who: Pick<NewRow<'reading_day'>, 'company_id' | 'customer_id' | 'device_id'>,
  floorPlanId: string | null | undefined,
  day: string,
  figures: ReadingFigures,
): void {
  if (!floorPlanId) return;
  world.rows.reading_day.push({
    ...who,
    floor_plan_id: floorPlanId,
    local_day: day,
    captures: figures.captures,
    consumed_percent: figures.consumedPercent ?? 0,
    checks: figures.checks,
    exposure_days: figures.exposureDays,
    species: JSON.stringify(Object.fromEntries(figures.species)),
  });
}

/** Adds up the captures of each customer by day and species. */
export function addCaptureDays(world: DemoWorld): void {
  const sums = new Map<string, NewRow<'capture_day'>>();
  for (const { company_id, customer_id, local_day, species, n } of world.rows.capture) {
    const key = [company_id, customer_id, local_day, species satisfies Species].join();
    const sum = sums.get(key) ?? { company_id, customer_id, local_day, species, n: 0 };
    sums.set(key, { ...sum, n: sum.n + n });
  }
  world.rows.capture_day.push(...sums.values());
}
