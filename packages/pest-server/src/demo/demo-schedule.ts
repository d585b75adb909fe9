import { addDays } from 'pest-sdk';
import type { NewRow } from '../database/tables';
import { nextTaskNumber, technicianOf } from './demo-history';
import type { DemoSite, SiteName } from './demo-sites';
import type { DemoWorld } from './demo-world';

interface Planned {
  readonly site: SiteName;
  /** From today. */
  readonly inDays: number;
  readonly hour: number;
  readonly description: string;
  /** Index of the technician; null leaves the service unallocated. */
  readonly technician: number | null;
  readonly inspection: 'devices' | 'routine';
  /** Workshops by name; all of the site when empty. */
  readonly workshops: readonly string[];
}

const planned: readonly Planned[] = [
  {
    site: 'food-plant',
    inDays: 0,
    hour: 9,
    description: '原料库与辅料库加强巡查，跟进东墙孔洞。',
    technician: 0,
    inspection: 'devices',
    workshops: ['原料库', '辅料库'],
  },
  {
    site: 'hotel-restaurant',
    inDays: 0,
    hour: 14,
    description: '厨房蟑螂专项检查。',
    technician: 1,
    inspection: 'devices',
    workshops: ['厨房'],
  },
  {
    site: 'warehouse',
    inDays: 0,
    hour: 16,
    description: '发货月台外围投饵。',
    technician: null,
    inspection: 'routine',
    workshops: [],
  },
  {
    site: 'hotel-restaurant',
    inDays: 2,
    hour: 9,
    description: '大堂灭蝇灯换管。',
    technician: 0,
    inspection: 'routine',
    workshops: [],
  },
  {
    site: 'food-plant',
    inDays: 2,
    hour: 10,
    description: '内包装间验收前检查。',
    technician: null,
    inspection: 'devices',
    workshops: ['内包装间'],
  },
  {
    site: 'warehouse',
    inDays: 3,
    hour: 9,
    description: '月度例行服务：全场设备巡查、记录与维护。',
    technician: 2,
    inspection: 'devices',
    workshops: [],
  },
  {
    site: 'hotel-restaurant',
    inDays: 5,
    hour: 9,
    description: '月度例行服务：全场设备巡查、记录与维护。',
    technician: null,
    inspection: 'devices',
    workshops: [],
  },
  {
    site: 'food-hall',
    inDays: 1,
    hour: 9,
    description: 'Perimeter spray after closing time.',
    technician: 0,
    inspection: 'routine',
    workshops: [],
  },
];

/** What is planned from today on, and one visit of yesterday that waits for its review. */
export function addSchedule(world: DemoWorld, sites: Readonly<Record<SiteName, DemoSite>>): void {
  for (const plan of planned) addPlanned(world, sites[plan.site], plan);
  addPendingReview(world, sites['hotel-restaurant']);
}

function addPlanned(world: DemoWorld, site: DemoSite, plan: Planned): void {
  const day = addDays(world.today, plan.inDays);
  const task = taskOn(world, site, day, plan);
  world.rows.task.push({ ...task, state: plan.technician === null ? 'unallocated' : 'allocated' });
  for (const workshop of site.workshops.filter(({ name }) => plan.workshops.includes(name))) {
    world.rows.task_workshop.push({
      company_id: site.companyId,
      task_id: task.id,
      customer_id: site.customerId,
      workshop_id: workshop.id,
    });
  }
  if (plan.technician !== null) addStaff(world, site, task.id, plan.technician);
}

function addPendingReview(world: DemoWorld, site: DemoSite): void {
  const day = addDays(world.today, -1);
  const task = taskOn(world, site, day, { hour: 9, description: '餐厅灭蝇灯维护。', inspection: 'routine' });
  const technician = technicianOf(site, 1);
  world.rows.task.push({
    ...task,
    state: 'pendingReview',
    checked_in_at: world.at(day, 9, 6),
    checked_in_by: technician.name,
    submitted_at: world.at(day, 11, 30),
    submitted_by: technician.name,
    devices_due: 0,
    devices_checked: 0,
    devices_not_reached: 0,
  });
  addStaff(world, site, task.id, 1);
}

function taskOn(
  world: DemoWorld,
  site: DemoSite,
  day: string,
  { hour, description, inspection }: Pick<Planned, 'hour' | 'description' | 'inspection'>,
): Omit<NewRow<'task'>, 'state'> {
  return {
    company_id: site.companyId,
    id: world.id(),
    number: nextTaskNumber(world, site.companyId, day),
    customer_id: site.customerId,
    places: ['indoor', 'outdoor'],
    inspection,
    planned_at: world.at(day, hour),
    planned_day: day,
    description,
    created_at: world.at(addDays(world.today, -3), 10),
  };
}

function addStaff(world: DemoWorld, site: DemoSite, taskId: string, index: number): void {
  const { id } = technicianOf(site, index);
  world.rows.task_staff.push({
    company_id: site.companyId,
    task_id: taskId,
    customer_id: site.customerId,
    account_id: id,
  });
}
