import type { RequestInput } from 'pest-sdk';
import { expect, test } from 'vitest';
import {
  addCompany,
  addCustomer,
  addDevice,
  addFloorPlan,
  addTask,
  lampCheck,
  type Person,
} from '../../testing/people';
import { onEachEngine, type TestServer } from '../../testing/test-server';

type Check = RequestInput<'inspection.record'>;

async function addVisit(server: TestServer) {
  server.setNow('2026-05-04T02:00:00.000Z');
  const company = await addCompany(server);
  const office = company.administrator;
  const technician = await company.addServiceStaff();
  const customer = await addCustomer(server, company);
  const floorPlanId = await addFloorPlan(office, customer.id);
  const lamp = await addDevice(office, customer.id, { floorPlanId, position: { x: 0.5, y: 0.5 } });
  const taskId = await addTask(office, customer.id, [technician]);
  await technician.get('task.checkIn', { id: taskId });
  return { company, office, technician, customer, floorPlanId, lamp, taskId };
}

async function addSupply(office: Person, given: Partial<RequestInput<'stock.addConsumablesStock'>> = {}) {
  const draft = {
    categoryId: 1,
    name: 'Board',
    unit: 'piece',
    stock: '2',
    safetyStock: '0',
    warningLevel: '1',
  } as const;
  return (await office.get('stock.addConsumablesStock', { ...draft, replaces: 'glueBoard', ...given })).id;
}

function withBoard(check: Check, boardReplaced: boolean, lampReplaced = false): Check {
  const actions: Check['actions'] = lampReplaced ? ['lampReplaced'] : [];
  return check.reading?.type === 'flyLamp'
    ? { ...check, actions, reading: { ...check.reading, boardReplaced } }
    : check;
}

async function leftOf(office: Person): Promise<Record<string, string>> {
  const { items } = await office.get('stock.consumablesStock', {});
  return Object.fromEntries(items.map(({ name, stock }) => [name, stock]));
}

onEachEngine((server) => {
  test('a board and a lamp that a check says were replaced leave the stock, and come back when it is corrected', async () => {
    const { office, technician, lamp, taskId } = await addVisit(server());
    const boards = await addSupply(office);
    await addSupply(office, { name: 'Tube', replaces: 'lamp' });
    await addSupply(office, { name: 'Mouse board', categoryId: 2 });
    const record = (board: boolean, tube: boolean) =>
      technician.get('inspection.record', withBoard(lampCheck(taskId, lamp.id, 1), board, tube));
    await record(true, true);
    expect(await leftOf(office)).toEqual({ Board: '1', Tube: '1', 'Mouse board': '2' });
    await record(true, false);
    expect(await leftOf(office)).toEqual({ Board: '1', Tube: '2', 'Mouse board': '2' });
    await record(true, true);
    await technician.get('inspection.removeRecord', { taskId, deviceId: lamp.id });
    expect(await leftOf(office)).toEqual({ Board: '2', Tube: '2', 'Mouse board': '2' });
    await record(true, false);
    const days = { from: '2026-05-04', to: '2026-05-04', kind: 'physical', by: 'product' } as const;
    const balance = await office.get('stock.balance', days);
    expect(balance.find(({ id }) => id === boards)).toMatchObject({ received: '2', used: '-1', after: '1' });
    const { items } = await office.get('stock.ledger', { id: boards });
    expect(items[0]).toMatchObject({ reason: 'use', change: '-1', taskId });
  });

  test('what is not there stands in no way, is said, and is taken by a correction once it has come', async () => {
    const { office, technician, lamp, taskId } = await addVisit(server());
    const id = await addSupply(office, { stock: '0' });
    const record = () => technician.get('inspection.record', withBoard(lampCheck(taskId, lamp.id, 1), true, true));
    const missing = async () =>
      (await technician.get('inspection.sheet', { id: taskId })).rows[0]?.check?.suppliesMissing;
    await record();
    expect(await missing()).toEqual(['glueBoard', 'lamp']);
    await office.get('stock.addCategoryStock', { id, quantity: '1' });
    await record();
    expect(await missing()).toEqual(['lamp']);
    expect(await leftOf(office)).toEqual({ Board: '0' });
    await office.get('stock.removeConsumablesByIds', { ids: id });
    await technician.get('inspection.removeRecord', { taskId, deviceId: lamp.id });
    const days = { from: '2026-05-04', to: '2026-05-04', kind: 'physical', by: 'product' } as const;
    expect(await office.get('stock.balance', days)).toMatchObject([{ id, received: '1', used: '0', after: '1' }]);
  });

  test('two technicians who put in the last board take it once', async () => {
    const { company, office, technician, customer, floorPlanId, lamp } = await addVisit(server());
    await addSupply(office, { stock: '1' });
    const partner = await company.addServiceStaff();
    const other = await addDevice(office, customer.id, { floorPlanId, position: { x: 0.1, y: 0.1 } });
    const both = await addTask(office, customer.id, [technician, partner]);
    await technician.get('task.checkIn', { id: both });
    const check = (device: { readonly id: string }) => withBoard(lampCheck(both, device.id, 1), true);
    await Promise.all([
      technician.get('inspection.record', check(lamp)),
      partner.get('inspection.record', check(other)),
    ]);
    expect(await leftOf(office)).toEqual({ Board: '0' });
    const { rows } = await technician.get('inspection.sheet', { id: both });
    const unfilled = rows.flatMap((row) => row.check?.suppliesMissing ?? []);
    expect(unfilled).toEqual(['glueBoard']);
  });

  test('a consumable is what the devices of its category take', async () => {
    const { office } = await addVisit(server());
    const draft = { name: 'X', unit: 'piece', stock: '0', safetyStock: '0', warningLevel: '0' } as const;
    const ask = (categoryId: number, replaces: 'lamp' | 'glueBoard') =>
      office.ask('stock.addConsumablesStock', { ...draft, categoryId, replaces });
    expect(await ask(2, 'lamp')).toMatchObject({ code: 3001, field: 'replaces' });
    expect(await ask(4, 'glueBoard')).toMatchObject({ code: 3001, field: 'replaces' });
    expect((await ask(3, 'glueBoard')).code).toBe(0);
  });
});
