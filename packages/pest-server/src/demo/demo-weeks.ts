import { addDays, mondayOf, type RhythmPattern, rhythmAheadDays, rhythmDays } from 'pest-sdk';
import type { NewRow } from '../database/tables';
import { nextTaskNumber } from './demo-history';
import { type Applied, addLeave } from './demo-leave';
import type { DemoAccount, DemoPeople } from './demo-people';
import type { DemoSite } from './demo-sites';
import type { DemoWorld } from './demo-world';

/** What a company plans at its sites around today. */
export interface WorkingWeeks {
  readonly rhythms: readonly Rhythmic[];
  readonly singles: readonly Single[];
  readonly away: readonly Applied[];
}

type Company = DemoPeople['company'];

interface Rhythmic {
  /** Index among the sites. */
  readonly site: number;
  readonly pattern: RhythmPattern;
  readonly time: string;
  /** Index of the technician; null leaves its services unallocated. */
  readonly technician: number | null;
  readonly description: string;
  readonly inspection: 'devices' | 'routine';
}

const rhythmsOfA: readonly Rhythmic[] = [
  {
    site: 0,
    pattern: { kind: 'weekly', every: 1, weekdays: [1] },
    time: '13:30',
    technician: 3,
    description: '外围与灌装车间巡查。',
    inspection: 'devices',
  },
  {
    site: 1,
    pattern: { kind: 'weekly', every: 1, weekdays: [3] },
    time: '09:00',
    technician: 2,
    description: '美食层夜前检查。',
    inspection: 'routine',
  },
  {
    site: 2,
    pattern: { kind: 'weekly', every: 1, weekdays: [2] },
    time: '09:00',
    technician: 4,
    description: '月台与外围饵站。',
    inspection: 'devices',
  },
  {
    site: 3,
    pattern: { kind: 'weekly', every: 2, weekdays: [5] },
    time: '09:30',
    technician: 4,
    description: '烘焙车间灭蝇灯维护。',
    inspection: 'devices',
  },
  {
    site: 5,
    pattern: { kind: 'weekly', every: 2, weekdays: [4] },
    time: '13:00',
    technician: 5,
    description: '厂房巡查。',
    inspection: 'devices',
  },
  {
    site: 6,
    pattern: { kind: 'monthlyWeekday', every: 1, week: 2, weekday: 3 },
    time: '14:00',
    technician: 3,
    description: '阴凉库月度检查。',
    inspection: 'devices',
  },
  {
    site: 7,
    pattern: { kind: 'monthlyDay', every: 1, day: 31 },
    time: '15:00',
    technician: null,
    description: '月末例行服务。',
    inspection: 'routine',
  },
  {
    site: 8,
    pattern: { kind: 'weekly', every: 1, weekdays: [5] },
    time: '13:30',
    technician: 5,
    description: '加工区与排水沟。',
    inspection: 'devices',
  },
];

interface Single {
  readonly site: number;
  /** From today. */
  readonly inDays: number;
  readonly hour: number;
  readonly technician: number | null;
  readonly description: string;
  /** @default 'routine' */
  readonly inspection?: 'devices' | 'routine';
  /** Only this workshop; all of the site where it says nothing. */
  readonly workshop?: string;
  /** How it stands where that is not as its day says. */
  readonly standing?: 'late' | 'onSite' | 'pendingReview';
  /** What its reviewer asks for, who sent it back. */
  readonly sentBack?: string;
}

/** Around today: one that is late, one under way, one sent back, two that overlap, some that nobody has. */
const singlesOfA: readonly Single[] = [
  { site: 4, inDays: -2, hour: 13, technician: 1, description: '厨房巡查。' },
  { site: 7, inDays: -1, hour: 14, technician: 4, description: '客房层投诉处理。', standing: 'late' },
  {
    site: 8,
    inDays: -1,
    hour: 9,
    technician: 5,
    description: '排水沟跟进。',
    sentBack: '缺少排水沟处理后的照片，请补充。',
  },
  { site: 1, inDays: 0, hour: 8, technician: 3, description: '垃圾房复查。', standing: 'onSite' },
  { site: 6, inDays: 0, hour: 13, technician: 4, description: '收货区例行服务。' },
  { site: 4, inDays: 1, hour: 13, technician: 1, description: '厨房、食堂。' },
  { site: 1, inDays: 2, hour: 9, technician: 4, description: '西区复查。' },
  { site: 7, inDays: 2, hour: 10, technician: 4, description: '垃圾房。' },
  { site: 0, inDays: 2, hour: 14, technician: null, description: '仓库加强巡查。' },
  { site: 2, inDays: 3, hour: 9, technician: 3, description: '三号库。' },
  { site: 5, inDays: 4, hour: 9, technician: 5, description: '包材库。' },
  { site: 3, inDays: 4, hour: 14, technician: null, description: '包装间、成品库。' },
  { site: 8, inDays: 5, hour: 8, technician: 3, description: '夜间复查。' },
  { site: 6, inDays: 6, hour: 10, technician: 2, description: '新货架布点。' },
];

/** At company A's further sites, with the days off of its newer technicians. */
export const weeksOfA: WorkingWeeks = {
  rhythms: rhythmsOfA,
  singles: singlesOfA,
  away: [
    { technician: 3, inDays: 4, days: 1, reason: '年假。', review: { state: 'approved' } },
    { technician: 5, inDays: 2, days: 1, reason: '体检。' },
  ],
};

/** Weeks full of work: what recurs, what comes once, who is away. */
export function addWorkingWeeks(
  world: DemoWorld,
  company: Company,
  sites: readonly DemoSite[],
  { rhythms, singles, away }: WorkingWeeks,
): void {
  for (const rhythm of rhythms) addRecurring(world, company, siteAt(sites, rhythm.site), rhythm);
  for (const single of singles) addSingle(world, company, siteAt(sites, single.site), single);
  addLeave(world, company, away);
}

/** A recurring service with its services from last week on, those of days that are over carried out. */
function addRecurring(world: DemoWorld, company: Company, site: DemoSite, rhythm: Rhythmic): void {
  const { pattern, time, technician, description, inspection } = rhythm;
  const company_id = site.companyId;
  const id = world.id();
  const startDay = addDays(mondayOf(world.today), -182);
  world.rows.recurring_service.push({
    company_id,
    id,
    customer_id: site.customerId,
    places: ['indoor', 'outdoor'],
    inspection,
    description,
    pattern: JSON.stringify(pattern),
    clock_time: time,
    start_day: startDay,
    end_day: null,
    created_at: world.at(startDay, 9),
  });
  if (technician !== null) {
    const { id: account_id } = technicianAt(company, technician);
    world.rows.recurring_service_staff.push({ company_id, recurring_id: id, account_id });
  }
  const span = { from: addDays(mondayOf(world.today), -7), to: addDays(world.today, rhythmAheadDays) };
  for (const day of rhythmDays({ pattern, startDay, endDay: null, pauses: [] }, span)) {
    world.rows.recurring_service_day.push({ company_id, recurring_id: id, day });
    const hour = Number(time.slice(0, 2));
    const task = taskOn(world, site, day, { hour, minute: Number(time.slice(3)), description });
    const made = { ...task, inspection, recurring_id: id, recurring_day: day };
    const done = day < world.today && technician !== null;
    addTask(world, company, technician, done ? { ...made, ...reviewed(world, company, day, hour, technician) } : made);
  }
}

function addSingle(world: DemoWorld, company: Company, site: DemoSite, single: Single): void {
  const { inDays, technician, workshop } = single;
  const day = addDays(world.today, inDays);
  const { inspection = 'routine' } = single;
  const task = { ...taskOn(world, site, day, { ...single, minute: 0 }), inspection };
  const standing = technician === null ? {} : standingOf(world, company, day, technician, single);
  addTask(world, company, technician, { ...task, ...standing });
  const only = site.workshops.find(({ name }) => name === workshop);
  if (!only) return;
  const { company_id, customer_id } = task;
  world.rows.task_workshop.push({ company_id, customer_id, task_id: task.id, workshop_id: only.id });
}

/** As told, or as its day says: what is over has passed its review. */
function standingOf(
  world: DemoWorld,
  company: Company,
  day: string,
  technician: number,
  { hour, standing, sentBack, inDays }: Single,
): Partial<NewRow<'task'>> & Pick<NewRow<'task'>, 'state'> {
  const { name } = technicianAt(company, technician);
  const checkedIn = { state: 'checkedIn', checked_in_at: world.at(day, hour, 6), checked_in_by: name } as const;
  if (sentBack !== undefined) return { ...checkedIn, return_reason: sentBack };
  if (standing === 'onSite') return checkedIn;
  if (standing === 'late' || inDays >= 0) return { state: 'allocated' };
  const done = reviewed(world, company, day, hour, technician);
  if (standing === undefined) return done;
  return { ...done, state: standing, reviewed_at: null, reviewed_by: null };
}

function addTask(
  world: DemoWorld,
  company: Company,
  technician: number | null,
  task: Omit<NewRow<'task'>, 'state'> & Partial<Pick<NewRow<'task'>, 'state'>>,
): void {
  world.rows.task.push({ state: technician === null ? 'unallocated' : 'allocated', ...task });
  if (technician === null) return;
  world.rows.task_staff.push({
    company_id: task.company_id,
    task_id: task.id,
    customer_id: task.customer_id,
    account_id: technicianAt(company, technician).id,
  });
}

/** A routine visit that has passed its review. */
function reviewed(world: DemoWorld, company: Company, day: string, hour: number, technician: number) {
  const { name } = technicianAt(company, technician);
  return {
    state: 'reviewed',
    inspection: 'routine',
    checked_in_at: world.at(day, hour, 4),
    checked_in_by: name,
    submitted_at: world.at(day, hour + 1, 10),
    submitted_by: name,
    reviewed_at: world.at(day, 18, 0),
    reviewed_by: company.administrator.name,
    devices_due: 0,
    devices_checked: 0,
    devices_not_reached: 0,
  } as const;
}

function taskOn(
  world: DemoWorld,
  site: DemoSite,
  day: string,
  { hour, minute, description }: { readonly hour: number; readonly minute: number; readonly description: string },
): Omit<NewRow<'task'>, 'state'> {
  return {
    company_id: site.companyId,
    id: world.id(),
    number: nextTaskNumber(world, site.companyId, day),
    customer_id: site.customerId,
    places: ['indoor', 'outdoor'],
    inspection: 'routine',
    planned_at: world.at(day, hour, minute),
    planned_day: day,
    description,
    created_at: world.at(addDays(day < world.today ? day : world.today, -6), 10),
  };
}

function siteAt(sites: readonly DemoSite[], index: number): DemoSite {
  const site = sites[index];
  if (!site) throw new Error(`The company has no site ${index}.`);
  return site;
}

function technicianAt({ technicians }: Company, index: number): DemoAccount {
  const technician = technicians[index];
  if (!technician) throw new Error(`The company has no technician ${index}.`);
  return technician;
}
