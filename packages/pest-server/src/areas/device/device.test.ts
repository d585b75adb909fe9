import { addDays } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import {
  addCompany,
  addCustomer,
  addDevice,
  addFloorPlan,
  addTask,
  deviceDraft,
  lampCheck,
  randomDeviceCode,
} from '../../testing/people';
import { onEachEngine, onPostgres } from '../../testing/test-server';

const unknownId = '0198c0de-0000-7000-8000-000000000000';
const position = { x: 0.25, y: 0.75 };

onEachEngine((server) => {
  test('a device is added, found by id and by code, and listed by code', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const customer = await addCustomer(server(), company);
    const floorPlanId = await addFloorPlan(administrator, customer.id);
    const b = await addDevice(administrator, customer.id, { code: `B-${randomDeviceCode()}`, floorPlanId, position });
    const a = await addDevice(administrator, customer.id, { code: `A-${randomDeviceCode()}` });
    const device = await administrator.get('device.detail', { code: b.code });
    expect(device).toMatchObject({ id: b.id, floorPlanId, position, bound: true, installedDay: '2026-05-04' });
    expect(await administrator.get('device.detail', { id: b.id })).toEqual(device);
    const codes = async (request: Parameters<typeof administrator.get<'device.list'>>[1]) =>
      (await administrator.get('device.list', request)).map((row) => row.code);
    expect(await codes({ customerId: customer.id })).toEqual([a.code, b.code]);
    expect(await codes({ floorPlanId })).toEqual([b.code]);
    expect(await codes({ search: a.code.toLowerCase() })).toEqual([a.code]);
    expect(await codes({ type: 'mouseTrap' })).toEqual([]);
    expect((await administrator.get('device.myList', { page: 2, limit: 10 })).total).toBe(2);
    expect(await administrator.get('device.modelList', {})).toMatchObject([
      { name: 'L-1', brand: 'Acme', type: 'flyLamp' },
    ]);
    const tree = await administrator.get('device.meDeviceAll', {});
    expect(tree.find((kind) => kind.type === 'flyLamp')?.devices.map((row) => row.id)).toEqual([a.id, b.id]);
  });

  test('codes: their form, here, and elsewhere', async () => {
    const company = await addCompany(server());
    const stranger = await addCompany(server());
    const customer = await addCustomer(server(), company);
    const neighbour = await addCustomer(server(), company);
    const theirs = await addCustomer(server(), stranger);
    const { code, id } = await addDevice(company.administrator, customer.id);
    const add = async (customerId: string, given: string) =>
      (await company.administrator.ask('device.add', deviceDraft(customerId, { code: given }))).code;
    for (const wrong of ['12345', 'a'.repeat(33), 'with space', '设备-000001']) {
      expect(await add(customer.id, wrong), wrong).toBe(20012);
    }
    expect(await add(customer.id, code)).toBe(20013);
    expect(await add(neighbour.id, code)).toBe(20008);
    const foreign = await stranger.administrator.ask('device.add', deviceDraft(theirs.id, { code }));
    expect(foreign.code).toBe(20008);
    const other = await addDevice(company.administrator, customer.id);
    const { customerId: _, ...draft } = deviceDraft(customer.id, { code });
    expect((await company.administrator.ask('device.update', { id: other.id, ...draft })).code).toBe(20013);
    await company.administrator.get('device.delete', { id });
    expect(await add(neighbour.id, code)).toBe(0);
  });

  test('moving writes the history; the plan must be the same customer’s', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const customer = await addCustomer(server(), company);
    const neighbour = await addCustomer(server(), company);
    const first = await addFloorPlan(administrator, customer.id);
    const second = await addFloorPlan(administrator, customer.id);
    const foreign = await addFloorPlan(administrator, neighbour.id);
    const { id } = await addDevice(administrator, customer.id, { floorPlanId: first, position });
    server().setNow('2026-05-04T02:30:00.000Z');
    await administrator.get('device.mobile', { id, floorPlanId: second, position: { x: 0, y: 1 } });
    expect((await administrator.ask('device.mobile', { id, floorPlanId: foreign, position })).code).toBe(4004);
    expect((await administrator.ask('device.mobile', { id: unknownId, floorPlanId: second, position })).code).toBe(
      20009,
    );
    expect(await administrator.get('device.detail', { id })).toMatchObject({
      floorPlanId: second,
      position: { x: 0, y: 1 },
    });
    const history = await server()
      .database.system.selectFrom('device_position')
      .select(['floor_plan_id', 'x', 'y'])
      .where('device_id', '=', id)
      .orderBy('from_at')
      .execute();
    expect(history).toEqual([
      { floor_plan_id: first, x: 0.25, y: 0.75 },
      { floor_plan_id: second, x: 0, y: 1 },
    ]);
    server().setNow('2026-05-04T02:00:00.000Z');
  });

  test('20007 a device that was read cannot become another type', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const technician = await company.addServiceStaff();
    const customer = await addCustomer(server(), company);
    const lamp = await addDevice(administrator, customer.id);
    const { customerId: _, ...draft } = deviceDraft(customer.id, { code: lamp.code, type: 'mouseTrap' });
    const change = () => administrator.ask('device.update', { id: lamp.id, ...draft });
    expect((await change()).code).toBe(0);
    await administrator.get('device.update', { id: lamp.id, ...draft, type: 'flyLamp' });
    const taskId = await addTask(administrator, customer.id, [technician]);
    await technician.get('task.checkIn', { id: taskId });
    await technician.get('inspection.record', lampCheck(taskId, lamp.id, 1));
    expect((await change()).code).toBe(20007);
  });

  test('C8 removed, foreign and unknown devices answer 20009 alike', async () => {
    const mine = await addCompany(server());
    const other = await addCompany(server());
    const customer = await addCustomer(server(), mine);
    const removed = await addDevice(mine.administrator, customer.id);
    await mine.administrator.get('device.delete', { id: removed.id });
    const foreign = await addDevice(other.administrator, (await addCustomer(server(), other)).id);
    const floorPlanId = await addFloorPlan(mine.administrator, customer.id);
    const asks: ((id: string) => Promise<{ code: number; body: string }>)[] = [
      (id: string) => mine.administrator.ask('device.detail', { id }),
      (id: string) => mine.administrator.ask('device.delete', { id }),
      (id: string) => mine.administrator.ask('device.mobile', { id, floorPlanId, position }),
    ];
    for (const ask of asks) {
      const bodies = await Promise.all([removed.id, foreign.id, unknownId, 'nonsense'].map((id) => ask(id)));
      expect(bodies[0]?.code).toBe(20009);
      expect(new Set(bodies.map((answer) => answer.body)).size).toBe(1);
    }
    expect((await mine.administrator.ask('device.detail', { code: foreign.code })).code).toBe(20009);
    expect((await other.administrator.get('device.detail', { id: foreign.id })).bound).toBe(true);
  });

  test('old clients unbind and bind by code', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const customer = await addCustomer(server(), company);
    const neighbour = await addCustomer(server(), company);
    const { code } = await addDevice(administrator, customer.id);
    const bind = async (customerId: string, given = code) =>
      (await administrator.ask('customer.addFactoryDevice', { customerId, code: given })).code;
    const unbind = async () =>
      (await administrator.ask('customer.removeFactoryDevice', { customerId: customer.id, code })).code;
    expect(await bind(customer.id)).toBe(20013);
    expect(await bind(neighbour.id)).toBe(20008);
    expect(await bind(customer.id, 'x')).toBe(20012);
    expect(await bind(customer.id, randomDeviceCode())).toBe(20009);
    expect(await unbind()).toBe(0);
    expect(await unbind()).toBe(20011);
    expect(await bind(customer.id)).toBe(0);
    expect(await administrator.get('customer.findFactoryDevice', { customerId: customer.id })).toMatchObject([
      { code },
    ]);
  });

  test('the heat map is ordered, whole and its top ten break ties by code', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const technician = await company.addServiceStaff();
    const customer = await addCustomer(server(), company);
    const floorPlanId = await addFloorPlan(administrator, customer.id);
    const stem = randomDeviceCode();
    const taskId = await addTask(administrator, customer.id, [technician]);
    await technician.get('task.checkIn', { id: taskId });
    for (let index = 11; index >= 0; index -= 1) {
      const code = `${stem}-${String(index).padStart(2, '0')}`;
      const { id } = await addDevice(administrator, customer.id, { code, floorPlanId, position });
      await technician.get('inspection.record', lampCheck(taskId, id, index === 0 ? 0 : 5));
    }
    const heat = await administrator.get('device.mosquitoGraph', { floorPlanId, range: 'today' });
    expect(heat.points).toHaveLength(12);
    expect(heat.points[0]).toMatchObject({ code: `${stem}-00`, value: 0, checked: true });
    expect(heat.top.map((row) => row.code)).toEqual(
      Array.from({ length: 10 }, (_, index) => `${stem}-${String(index + 1).padStart(2, '0')}`),
    );
    expect(heat.summary.total).toBe(55);
    expect(await customer.person.get('device.mosquitoGraph', { floorPlanId, range: 'today' })).toEqual(heat);

    const { from } = heat;
    expect(await administrator.get('device.mosquitoGraph', { floorPlanId, from, to: from })).toEqual(heat);
    const year = { floorPlanId, from: addDays(from, -365), to: from, series: 'days' } as const;
    const { series } = await administrator.get('device.mosquitoGraph', year);
    expect(series?.map((day) => [day.from, day.readings.length])).toEqual([[from, 12]]);
    expect(series?.[0]?.readings.reduce((sum, { value }) => sum + value, 0)).toBe(55);
    expect(series?.[0]?.readings.every(({ checks, species }) => checks === 1 && species.length <= 1)).toBe(true);
    for (const wrong of [
      { from },
      { to: from },
      { from, to: addDays(from, -1) },
      { from: addDays(from, -366), to: from },
    ]) {
      expect((await administrator.ask('device.mosquitoGraph', { floorPlanId, ...wrong })).code).toBe(3001);
    }
  });
});

describe('races', () => {
  onPostgres((server) => {
    test('I6 one code at two sites at once: one has it', async () => {
      const company = await addCompany(server());
      const sites = [await addCustomer(server(), company), await addCustomer(server(), company)];
      const code = randomDeviceCode();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          company.administrator.ask('device.add', deviceDraft(sites[index % 2]?.id ?? '', { code })),
        ),
      );
      const codes = answers.map((answer) => answer.code);
      expect(codes.filter((given) => given === 0)).toHaveLength(1);
      expect(codes.every((given) => [0, 20008, 20013].includes(given))).toBe(true);
    });

    test('I9 deleting a plan against adding devices on it: never a device without its plan', async () => {
      const company = await addCompany(server());
      const { administrator } = company;
      const customer = await addCustomer(server(), company);
      for (let round = 0; round < 10; round += 1) {
        const floorPlanId = await addFloorPlan(administrator, customer.id);
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            index % 2 === 0
              ? administrator.ask('device.add', deviceDraft(customer.id, { floorPlanId, position }))
              : administrator.ask('floorPlan.delete', { id: floorPlanId }),
          ),
        );
        const added = answers.filter((_, index) => index % 2 === 0).map((answer) => answer.code);
        const deleted = answers.filter((_, index) => index % 2 === 1).map((answer) => answer.code);
        expect(added.every((code) => code === 0 || code === 4004)).toBe(true);
        expect(deleted.every((code) => code === 0 || code === 4001 || code === 4004)).toBe(true);
        const gone = deleted.includes(0);
        expect(added.includes(0)).toBe(!gone);
      }
    });
  });
});
