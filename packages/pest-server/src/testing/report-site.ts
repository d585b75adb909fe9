import type { ReportDocument, ReportSectionKind, ReportSectionOf } from 'pest-sdk';
import {
  addCompany,
  addCustomer,
  addDevice,
  addFloorPlan,
  addTask,
  type BaitPercent,
  baitReading,
  lampCheck,
  type Person,
  type TestCompany,
  withSession,
} from './people';
import type { TestServer } from './test-server';

/** A site with a lamp and a trap nobody can reach, and what it takes to visit it. */
export async function addSite(server: TestServer) {
  const company = await addCompany(server);
  const { administrator } = company;
  const technician = await company.addServiceStaff('李䶮');
  const customer = await addCustomer(server, company);
  const floorPlanId = await addFloorPlan(administrator, customer.id);
  const at = { floorPlanId, position: { x: 0.5, y: 0.5 } };
  const lamp = await addDevice(administrator, customer.id, { ...at, location: '包装车间东门' });
  const trap = await addDevice(administrator, customer.id, { ...at, type: 'mouseTrap' });
  return { server, company, administrator, technician, customer, lamp, trap };
}

export type Site = Awaited<ReturnType<typeof addSite>>;

/** What a visit needs of it. */
export interface VisitedSite extends Pick<Site, 'server' | 'administrator' | 'technician'> {
  readonly customer: { readonly id: string };
  readonly lamp: { readonly id: string };
  readonly trap: { readonly id: string };
}

/** The same site on a later day; sessions have ended meanwhile. */
export async function later(site: Site, instant: string): Promise<Site> {
  const { server, technician } = site;
  server.setNow(instant);
  return {
    ...site,
    administrator: await withSession(server, site.administrator.loginId),
    technician: await withSession(server, technician.loginId, technician.id),
  };
}

/** A whole visit on the server's day, reviewed; without a count the lamp cannot be reached, like the trap. */
export async function visit(
  site: VisitedSite,
  flies: number | null,
  withRisk = false,
  others: readonly { readonly id: string; readonly flies: number }[] = [],
): Promise<string> {
  const { administrator, technician, customer, lamp, trap } = site;
  const taskId = await addTask(administrator, customer.id, [technician], {
    places: ['indoor'],
    plannedAt: site.server.parts.now().toISOString(),
  });
  await technician.get('task.checkIn', { id: taskId });
  const unreached = (id: string) => ({
    ...lampCheck(taskId, id, 0),
    outcome: 'inaccessible' as const,
    reason: '货物遮挡',
    reading: null,
  });
  await technician.get('inspection.record', flies === null ? unreached(lamp.id) : lampCheck(taskId, lamp.id, flies));
  await technician.get('inspection.record', unreached(trap.id));
  for (const other of others) await technician.get('inspection.record', lampCheck(taskId, other.id, other.flies));
  if (withRisk) await addRisk(technician, taskId);
  await technician.get('task.submit', { id: taskId });
  await administrator.get('task.review', { id: taskId, outcome: 'pass' });
  return taskId;
}

/** A reviewed service at which one bait station was checked and nothing else. */
export async function baitVisit(site: Site, stationId: string, consumedPercent: BaitPercent): Promise<string> {
  const { administrator, technician, customer, lamp, trap } = site;
  const taskId = await addTask(administrator, customer.id, [technician], {
    plannedAt: site.server.parts.now().toISOString(),
  });
  await technician.get('task.checkIn', { id: taskId });
  const unreached = { outcome: 'inaccessible', reason: '货物遮挡', reading: null } as const;
  for (const { id } of [lamp, trap]) await technician.get('inspection.record', lampCheck(taskId, id, 0, unreached));
  await technician.get('inspection.record', lampCheck(taskId, stationId, 0, { reading: baitReading(consumedPercent) }));
  await technician.get('task.submit', { id: taskId });
  await administrator.get('task.review', { id: taskId, outcome: 'pass' });
  return taskId;
}

async function addRisk(technician: Person, taskId: string): Promise<void> {
  const { data } = await technician.upload();
  const { id } = await technician.get('risk.add', {
    taskId,
    deviceId: null,
    location: '卸货平台',
    description: '门底缝隙',
    severity: 'major',
    photos: [data.fullurl],
    action: '更换密封条',
    owner: '设备部',
    dueDay: '2026-05-20',
  });
  await technician.get('risk.treat', { id, state: 'unresolved', treatment: '已报修', photos: [] });
}

export async function reportOf(site: Site, taskId: string): Promise<ReportDocument> {
  const { id } = await site.administrator.get('task.generateReport', { id: taskId });
  return site.administrator.get('report.detail', { id });
}

export function section<Kind extends ReportSectionKind>(document: ReportDocument, kind: Kind): ReportSectionOf<Kind> {
  const isOfKind = (one: ReportDocument['sections'][number]): one is ReportSectionOf<Kind> => one.kind === kind;
  const match = document.sections.find(isOfKind);
  if (!match) throw new Error(`No section ${kind}`);
  return match;
}

export function edit({ id, version, name, subject, sections }: ReportDocument) {
  return { id, version, name, subject, sections };
}

/** Approves a report that nobody signed, and says why. */
export function pass(company: TestCompany, id: string) {
  return company.administrator.ask('report.examineDetailSimple', { id, outcome: 'pass', reason: '客户现场无人签收' });
}

/** A stroke across the pad. */
export const ink = [
  [
    { x: 0.1, y: 0.2 },
    { x: 0.6, y: 0.1 },
  ],
];
