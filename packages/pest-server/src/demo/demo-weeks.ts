import { addDays, mondayOf, type RhythmPattern, rhythmAheadDays, rhythmDays } from 'pest-sdk';
import type { NewRow } from '../database/tables';
import { nextTaskNumber } from './demo-history';
import type { DemoAccount, DemoPeople } from './demo-people';
import type { DemoSite } from './demo-sites';
import type { DemoWorld } from './demo-world';

interface Rhythmic {
  /** Index among the further sites. */
  readonly site: number;
  readonly pattern: RhythmPattern;
  readonly time: string;
  /** Index of the technician; null leaves its services unallocated. */
  readonly technician: number | null;
  readonly description: string;
  readonly inspection: 'devices' | 'routine';
}

const rhythms: readonly Rhythmic[] = [
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
  /** How it stands where that is not as its day says. */
  readonly standing?: 'late' | 'onSite' | 'returned';
}

/** Around today: one that is late, one under way, one sent back, two that overlap, some that nobody has. */
const singles: readonly Single[] = [
  { site: 4, inDays: -2, hour: 13, technician: 1, description: '厨房巡查。' },
  { site: 7, inDays: -1, hour: 14, technician: 4, description: '客房层投诉处理。', standing: 'late' },
  { site: 8, inDays: -1, hour: 9, technician: 5, description: '排水沟跟进。', standing: 'returned' },
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

/** Days off of the newer technicians: approved and waiting. */
const away = [
  { technician: 3, inDays: 4, days: 1, reason: '年假。', approved: true },
  { technician: 5, inDays: 2, days: 1, reason: '体检。', approved: false },
] as const;

/** Weeks full of work at the further sites: what recurs, what comes once, who is away. */
export function addWorkingWeeks(world: DemoWorld, people: DemoPeople, sites: readonly DemoSite[]): void {
  for (const rhythm of rhythms) addRecurring(world, people, siteAt(sites, rhythm.site), rhythm);
  for (const single of singles) addSingle(world, people, siteAt(sites, single.site), single);
  for (const { technician, inDays, days, reason, approved } of away) {
    const firstDay = addDays(world.today, inDays);
    world.rows.leave_request.push({
      company_id: people.company.id,
      id: world.id(),
      account_id: technicianAt(people, technician).id,
      reason,
      start_at: world.at(firstDay, 0),
      end_at: world.at(addDays(firstDay, days), 0),
      applied_at: world.at(addDays(world.today, -3), 17),
      state: approved ? 'approved' : 'underReview',
      reviewed_at: approved ? world.at(addDays(world.today, -2), 9) : null,
      reviewed_by: approved ? people.company.administrator.name : null,
    });
  }
}

/** A recurring service with its services from last week on, those of days that are over carried out. */
function addRecurring(world: DemoWorld, people: DemoPeople, site: DemoSite, rhythm: Rhythmic): void {
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
    const { id: account_id } = technicianAt(people, technician);
    world.rows.recurring_service_staff.push({ company_id, recurring_id: id, account_id });
  }
  const span = { from: addDays(mondayOf(world.today), -7), to: addDays(world.today, rhythmAheadDays) };
  for (const day of rhythmDays({ pattern, startDay, endDay: null, pauses: [] }, span)) {
    world.rows.recurring_service_day.push({ company_id, recurring_id: id, day });
    const hour = Number(time.slice(0, 2));
    const task = taskOn(world, site, day, { hour, minute: Number(time.slice(3)), description });
    const made = { ...task, inspection, recurring_id: id, recurring_day: day };
    const done = day < world.today && technician !== null;
    addTask(world, people, technician, done ? { ...made, ...reviewed(world, people, day, hour, technician) } : made);
  }
}

function addSingle(world: DemoWorld, people: DemoPeople, site: DemoSite, single: Single): void {
  const { inDays, hour, technician, standing } = single;
  const day = addDays(world.today, inDays);
  const task = taskOn(world, site, day, { ...single, minute: 0 });
  const by = technician === null ? null : technicianAt(people, technician).name;
  const checkedIn = { state: 'checkedIn', checked_in_at: world.at(day, hour, 6), checked_in_by: by } as const;
  if (standing === 'onSite') addTask(world, people, technician, { ...task, ...checkedIn });
  else if (standing === 'returned') {
    const return_reason = '缺少排水沟处理后的照片，请补充。';
    addTask(world, people, technician, { ...task, ...checkedIn, return_reason });
  } else if (standing === undefined && inDays < 0 && technician !== null) {
    addTask(world, people, technician, { ...task, ...reviewed(world, people, day, hour, technician) });
  } else addTask(world, people, technician, task);
}

function addTask(
  world: DemoWorld,
  people: DemoPeople,
  technician: number | null,
  task: Omit<NewRow<'task'>, 'state'> & Partial<Pick<NewRow<'task'>, 'state'>>,
): void {
  world.rows.task.push({ state: technician === null ? 'unallocated' : 'allocated', ...task });
  if (technician === null) return;
  world.rows.task_staff.push({
    company_id: task.company_id,
    task_id: task.id,
    customer_id: task.customer_id,
    account_id: technicianAt(people, technician).id,
  });
}

/** A routine visit that has passed its review. */
function reviewed(world: DemoWorld, people: DemoPeople, day: string, hour: number, technician: number) {
  const { name } = technicianAt(people, technician);
  return {
    state: 'reviewed',
    inspection: 'routine',
    checked_in_at: world.at(day, hour, 4),
    checked_in_by: name,
    submitted_at: world.at(day, hour + 1, 10),
    submitted_by: name,
    reviewed_at: world.at(day, 18, 0),
    reviewed_by: people.company.administrator.name,
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
  if (!site) throw new Error(`The demo has no further site ${index}.`);
  return site;
}

function technicianAt({ company }: DemoPeople, index: number): DemoAccount {
  const technician = company.technicians[index];
  if (!technician) throw new Error(`Company A has no technician ${index}.`);
  return technician;
}
