import { sql } from 'kysely';
import { type EndpointName, serviceAgreementVersion } from 'pest-sdk';
import { endpoints } from 'pest-sdk/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ExplainedStatement, explainedEngine } from '../testing/explained-engine';
import {
  addCompany,
  addCustomer,
  addDevice,
  addFloorPlan,
  addTask,
  deviceDraft,
  lampCheck,
  type Person,
  prove,
  type TestCompany,
} from '../testing/people';
import { openPostgresCopy, type RunningTestServer, startTestServer } from '../testing/test-server';

/** Areas whose calls read no rows of one company, or are not answered yet. */
const withoutCompanyRows = ['auth', 'contact', 'serviceCompany', 'platform', 'erasure'];

let server: RunningTestServer;
let statements: ExplainedStatement[] = [];
const called = new Set<string>();

beforeAll(async () => {
  server = await startTestServer(explainedEngine(await openPostgresCopy(), (statement) => statements.push(statement)));
});
afterAll(() => server.stop());
beforeEach(() => {
  statements = [];
});

/** Makes calls that succeed, and notes their area. */
function callsOf(person: Person): Person['get'] {
  return (name, request) => {
    called.add(areaOf(name));
    return person.get(name, request);
  };
}

function areaOf(name: EndpointName): string {
  return name.slice(0, name.indexOf('.'));
}

/** Which shard has a company's rows. */
async function shardOf(companyId: string): Promise<unknown> {
  const { rows } = await sql<{ shard: string }>`
    select get_shard_id_for_distribution_column('device', ${companyId}::uuid) as shard`.execute(server.database.system);
  return rows[0]?.shard;
}

async function twoCompaniesOnDifferentShards(): Promise<[TestCompany, TestCompany]> {
  const first = await addCompany(server);
  let second = await addCompany(server);
  while ((await shardOf(second.id)) === (await shardOf(first.id))) second = await addCompany(server);
  return [first, second];
}

const of = (role: string) => statements.filter((statement) => statement.role === role);
/** Nothing but what every node has, or one shard for all of it. */
const asksOneShard = ({ tasks }: ExplainedStatement) => tasks.length === 0 || (tasks.length === 1 && tasks[0] === 1);

async function furnish(company: TestCompany, customerId: string) {
  const office = callsOf(company.administrator);
  const floorPlanId = await addFloorPlan(company.administrator, customerId);
  const { id: workshopId } = await office('workshop.add', { customerId, name: 'Bakery', zoneRisk: 'high' });
  const place = { floorPlanId, workshopId, position: { x: 0.5, y: 0.5 } };
  const lamp = await addDevice(company.administrator, customerId, place);
  return { office, floorPlanId, workshopId, lamp, place };
}

/** A service from its plan to the approved report. */
async function serve(company: TestCompany, customerId: string, lampId: string) {
  const office = callsOf(company.administrator);
  const technician = await company.addServiceStaff();
  const site = callsOf(technician);
  const taskId = await addTask(company.administrator, customerId, []);
  await office('task.distribute', { id: taskId, staffIds: [technician.id] });
  await site('task.checkIn', { id: taskId });
  await site('inspection.sheet', { id: taskId });
  await site('inspection.record', lampCheck(taskId, lampId, 7));
  await site('inspection.record', lampCheck(taskId, lampId, 9));
  const { id: consumableId } = await office('stock.addConsumablesStock', {
    categoryId: 5,
    name: `Spray ${taskId}`,
    unit: 'ml',
    safetyStock: '0',
    warningLevel: '1',
    stock: '3',
  });
  const { id: useId } = await site('inspection.useChemical', {
    taskId,
    consumableId,
    amount: '2',
    dilution: '1:200',
    areaTreated: '40',
    where: 'Kitchen',
    method: 'spray',
    targetPest: 'cockroach',
    batch: 'B7',
    precautions: 'gloves',
    applicatorLicence: 'L1',
  });
  await site('inspection.chemicalUses', { id: taskId });
  await site('inspection.removeChemicalUse', { id: useId });
  const { id: riskId } = await site('risk.add', {
    taskId,
    deviceId: lampId,
    location: 'Dock',
    description: 'Gap under the door',
    severity: 'major',
    photos: [],
    action: 'Seal it',
    owner: 'Site',
    dueDay: '2026-05-20',
  });
  await site('risk.treat', { id: riskId, state: 'unresolved', treatment: 'Reported', photos: [] });
  await site('task.submit', { id: taskId });
  await office('task.review', { id: taskId, outcome: 'pass' });
  const { id: reportId } = await office('task.generateReport', { id: taskId });
  const { version } = await office('report.detail', { id: reportId });
  const signature = { id: reportId, version, name: 'R', method: 'typed', strokes: null } as const;
  await office('report.sign', { ...signature, role: 'reviewer', name: 'Administrator' });
  await office('report.exportPdf', { id: reportId });
  await office('report.examineDetailSimple', { id: reportId, outcome: 'pass', reason: 'Nobody was there to sign' });
  const { id: shareId } = await office('report.share', { id: reportId });
  await server.app.inject({
    url: `/api/v-task-report-data/detail-simple-nologin/${server.parts.shareKeys.keyOf(shareId)}`,
  });
  await office('report.shares', { id: reportId });
  await office('report.endShare', { id: shareId });
  return { technician, taskId, lampId, riskId, reportId, consumableId };
}

/** What the office plans, allows and writes down beside its services. */
async function administer(company: TestCompany, customerId: string) {
  const office = callsOf(company.administrator);
  const week = { from: '2026-05-01', to: '2026-05-07' };
  await office('schedule.board', week);
  const { id: recurringId } = await office('schedule.addRecurring', {
    customerId,
    places: ['indoor'],
    pattern: { kind: 'weekly', every: 1, weekdays: [1] },
    time: '09:00',
    startDay: '2026-05-04',
  });
  await office('schedule.recurring', {});
  await office('schedule.pauseRecurring', { id: recurringId, ...week });
  await office('schedule.endRecurring', { id: recurringId, lastDay: '2026-05-20' });
  const { id: roleId } = await office('deviceRole.create', { name: 'Traps', deviceTypes: ['mouseTrap'] });
  await office('deviceRole.list', {});
  await office('deviceRole.details', { id: roleId });
  await office('deviceRole.account', {});
  await office('deviceRole.delete', { id: roleId });
  await office('account.list', {});
  await office('account.number', {});
  await office('membership.current', {});
  await office('membership.photos', {});
  const { id: orderId } = await office('order.create', {
    product: 'silver',
    years: 1,
    agreementVersion: serviceAgreementVersion,
  });
  await office('order.list', {});
  await office('order.details', { id: orderId });
  await office('order.pay', { id: orderId, method: 'bank' });
  await office('order.close', { id: orderId });
  await office('notice.list', {});
  await office('notice.readAll', {});
  await office('seal.list', {});
  await office('contract.approvedList', {});
  const { id: logId } = await office('pestLog.create', {
    title: 'Droppings',
    description: '',
    content: 'Behind the oven',
    photos: [],
    responsibleId: company.administrator.id,
    operatorId: company.administrator.id,
    customerId,
  });
  await office('pestLog.list', { state: 'unhandled' });
  await office('pestLog.details', { id: logId });
  await office('pestLog.handle', { id: logId, handling: 'Trap set', photos: [] });
}

type Served = Awaited<ReturnType<typeof serve>>;

/** What the lists, boards and charts of the screens ask. */
async function read(person: Person, customerId: string, floorPlanId: string, { taskId, reportId, lampId }: Served) {
  const ask = callsOf(person);
  for (const name of [
    'home.todayData',
    'home.needs',
    'home.scheduleTrend',
    'home.customerTrend',
    'customer.allList',
    'customer.places',
  ] as const) {
    await ask(name, {});
  }
  await ask('customer.details', { id: customerId });
  await ask('device.list', { customerId });
  await ask('device.myList', {});
  await ask('device.history', { id: lampId });
  await ask('device.mosquitoGraph', { floorPlanId, range: 'threeMonths' });
  await ask('floorPlan.list', { customerId });
  await ask('workshop.list', { customerId });
  await ask('task.list', {});
  await ask('task.details', { id: taskId });
  await ask('risk.list', {});
  await ask('risk.counts', {});
  await ask('report.list', {});
  await ask('report.detail', { id: reportId });
  await ask('threshold.list', { customerId });
  await ask('threshold.deviceList', { customerId });
  await ask('document.binder', { customerId });
  await ask('search.find', { text: 'SB' });
}

test('a company’s calls ask one shard, in every area', async () => {
  const company = await addCompany(server);
  server.setContractCompany(company.id);
  const { id: customerId } = await addCustomer(server, company);
  const { office, floorPlanId, workshopId, lamp, place } = await furnish(company, customerId);
  const { customerId: _, ...draft } = deviceDraft(customerId, place);
  await office('device.update', { id: lamp.id, ...draft });
  await office('device.mobile', { id: lamp.id, floorPlanId, position: { x: 0.2, y: 0.2 } });
  const served = await serve(company, customerId, lamp.id);
  await read(company.administrator, customerId, floorPlanId, served);
  await administer(company, customerId);
  await callsOf(served.technician)('task.list', {});
  await office('customer.list', {});
  await office('task.counts', {});
  await office('task.history', { id: served.taskId });
  await office('home.outlook', {});
  await office('home.firstSteps', {});
  await office('document.list', {});
  await office('embed.partners', {});
  await office('report.versions', { id: served.reportId });
  await office('report.notes', { id: served.reportId });
  await office('home.customerType', {});
  await office('home.consumableWarning', {});
  await office('device.meDeviceAll', {});
  await office('task.scheduling', { from: '2026-05-01', to: '2026-05-07' });
  await office('task.signInfo', { id: served.taskId });
  await office('task.generateServicesReport', { ids: [served.taskId] });
  await office('risk.verify', { id: served.riskId }).catch(() => undefined);
  await office('stock.allCategoryStock', {});
  await office('stock.consumablesStock', {});
  await office('stock.ledger', { id: served.consumableId });
  await office('stock.chemicalConsumables', { expiry: 'soon' });
  await office('stock.balance', { kind: 'chemical', from: '2026-01-01', to: '2026-12-31' });
  await office('template.list', {});
  await office('leave.list', {});
  await office('company.details', {});
  called.add('upload');
  await office('workshop.update', { id: workshopId, name: 'Hall', zoneRisk: 'low' });
  await office('workshop.delete', { id: workshopId });
  await office('device.delete', { id: lamp.id });

  const answered = endpoints.map(({ name }) => areaOf(name));
  expect([...new Set(answered)].filter((area) => !called.has(area) && !withoutCompanyRows.includes(area))).toEqual([]);
  expect(of('app_user').filter(({ tasks }) => tasks.length === 1).length).toBeGreaterThan(100);
  expect(statements.filter((statement) => !asksOneShard(statement))).toEqual([]);
});

test('a customer of two companies asks two shards', async () => {
  const [first, second] = await twoCompaniesOnDifferentShards();
  const customer = await addCustomer(server, first);
  const office = callsOf(second.administrator);
  await office('customer.addFriend', { id: customer.id });
  await prove(server, customer.person);
  const [login] = await office('customer.logins', { id: customer.id });
  const { loginId } = customer.person;
  await office('customer.confirmLogin', { id: customer.id, accountId: login?.id ?? '', loginId });
  const { floorPlanId, lamp } = await furnish(first, customer.id);
  await furnish(second, customer.id);
  const served = await serve(first, customer.id, lamp.id);
  statements = [];
  await read(customer.person, customer.id, floorPlanId, served);
  const asked = of('app_customer');
  expect(asked.filter(({ tasks }) => tasks.includes(2)).length).toBeGreaterThan(10);
  expect(asked.filter(({ tasks }) => tasks.some((count) => count > 2))).toEqual([]);
});
