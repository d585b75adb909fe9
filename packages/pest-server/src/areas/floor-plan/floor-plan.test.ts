import { describe, expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addFloorPlan, customerDraft, picture } from '../../testing/people';
import { onEachEngine, onPostgres } from '../../testing/test-server';

onEachEngine((server) => {
  test('a plan has the size of its picture, and a replaced picture is a new revision', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const { id: customerId } = await administrator.get('customer.add', customerDraft());
    const first = await administrator.upload(await picture(300, 200));
    const { id } = await administrator.get('floorPlan.add', { customerId, name: 'Hall', image: first.data.fullurl });
    const before = await administrator.get('floorPlan.list', { customerId });
    expect(before).toMatchObject([
      { id, name: 'Hall', revision: 1, metresPerWidth: null, deviceCount: 0, image: { width: 300, height: 200 } },
    ]);
    await administrator.get('floorPlan.update', { id, name: 'Hall', metresPerWidth: 42.5 });
    expect(await administrator.get('floorPlan.list', { customerId })).toMatchObject([
      { revision: 1, metresPerWidth: 42.5 },
    ]);
    const second = await administrator.upload(await picture(640, 480));
    await administrator.get('floorPlan.update', {
      id,
      name: 'Big hall',
      metresPerWidth: 42.5,
      image: second.data.fullurl,
    });
    expect(await administrator.get('floorPlan.list', {})).toMatchObject([
      { id, name: 'Big hall', revision: 2, image: { width: 640, height: 480 } },
    ]);
    const revisions = await server()
      .database.system.selectFrom('floor_plan_revision')
      .select(['revision', 'width'])
      .where('floor_plan_id', '=', id)
      .orderBy('revision')
      .execute();
    expect(revisions).toEqual([
      { revision: 1, width: 300 },
      { revision: 2, width: 640 },
    ]);
  });

  test('a replaced picture takes the devices along, all or none of them, and trash areas and heights are kept', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const customer = await addCustomer(server(), company);
    const id = await addFloorPlan(administrator, customer.id);
    const place = { floorPlanId: id, position: { x: 0.5, y: 0.5 } };
    const lamp = await addDevice(administrator, customer.id, { ...place, type: 'flyLamp', mountHeight: 1.9 });
    const elsewhere = await addDevice(administrator, customer.id, {});
    const plan = { id, name: 'Hall', metresPerWidth: 40 };
    const trashAreas = [{ id: 'bins', name: 'Bins', left: 0.1, top: 0.1, right: 0.2, bottom: 0.3 }];
    await administrator.get('floorPlan.update', { ...plan, trashAreas });

    const image = (await administrator.upload(await picture(640, 480))).data.fullurl;
    const positions = [lamp, elsewhere].map((device) => ({ id: device.id, x: 0.25, y: 0.75 }));
    expect((await administrator.ask('floorPlan.update', { ...plan, image, positions })).code).toBe(4004);
    expect((await administrator.get('device.detail', { id: lamp.id })).position).toEqual({ x: 0.5, y: 0.5 });

    await administrator.get('floorPlan.update', { ...plan, image, positions: positions.slice(0, 1) });
    expect(await administrator.get('floorPlan.list', { customerId: customer.id })).toMatchObject([
      { revision: 2, trashAreas },
    ]);
    const moved = await administrator.get('device.detail', { id: lamp.id });
    expect(moved).toMatchObject({ position: { x: 0.25, y: 0.75 }, mountHeight: 1.9 });
    const { code, name, type } = moved;
    await administrator.get('device.update', { id: lamp.id, code, name, type });
    expect((await administrator.get('device.detail', { id: lamp.id })).mountHeight).toBe(1.9);
    await administrator.get('device.update', { id: lamp.id, code, name, type, mountHeight: null });
    expect((await administrator.get('device.detail', { id: lamp.id })).mountHeight).toBeNull();
  });

  test('a plan is told as it stood on a day, with what was added, moved, removed and replaced since', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const customer = await addCustomer(server(), company);
    const neighbour = await addCustomer(server(), company);
    const id = await addFloorPlan(administrator, customer.id);
    const place = { floorPlanId: id, position: { x: 0.5, y: 0.5 } };
    const moved = await addDevice(administrator, customer.id, place);
    const removed = await addDevice(administrator, customer.id, place);
    // Two days ago.
    const then = new Date('2026-05-02T02:00:00.000Z');
    const { system } = server().database;
    await system.updateTable('device_position').set({ from_at: then }).where('customer_id', '=', customer.id).execute();
    await system.updateTable('floor_plan_revision').set({ at: then }).where('floor_plan_id', '=', id).execute();
    await administrator.get('device.mobile', { id: moved.id, floorPlanId: id, position: { x: 0.1, y: 0.2 } });
    await administrator.get('device.delete', { id: removed.id });
    const added = await addDevice(administrator, customer.id, place);
    const image = (await administrator.upload(await picture(640, 480))).data.fullurl;
    await administrator.get('floorPlan.update', { id, name: 'Hall', image });

    const asOf = (day: string) => customer.person.get('floorPlan.asOf', { id, day });
    const codes = ({ devices }: Awaited<ReturnType<typeof asOf>>) => devices.map(({ code }) => code).sort();
    const before = await asOf('2026-05-03');
    expect(before).toMatchObject({ revision: 1 });
    expect(codes(before)).toEqual([moved.code, removed.code].sort());
    expect(before.devices.every(({ position }) => position.x === 0.5)).toBe(true);
    expect(before.changes.map(({ kind, code }) => `${kind} ${code}`).sort()).toEqual(
      [`moved ${moved.code}`, `removed ${removed.code}`, `added ${added.code}`, 'image '].sort(),
    );
    const now = await asOf('2026-05-04');
    expect(now).toMatchObject({ revision: 2, changes: [], image: { width: 640 } });
    expect(codes(now)).toEqual([moved.code, added.code].sort());
    expect(await asOf('2026-05-01')).toMatchObject({ revision: null, image: null, devices: [] });
    expect((await neighbour.person.ask('floorPlan.asOf', { id, day: '2026-05-04' })).code).toBe(4004);
  });

  test('a change of one thing leaves the others as somebody else has made them', async () => {
    const { administrator } = await addCompany(server());
    const { id: customerId } = await administrator.get('customer.add', customerDraft());
    const id = await addFloorPlan(administrator, customerId);
    await administrator.get('floorPlan.update', { id, name: 'Renamed' });
    await administrator.get('floorPlan.update', { id, metresPerWidth: 42.5 });
    await administrator.get('floorPlan.update', { id, trashAreas: [] });
    expect(await administrator.get('floorPlan.list', { customerId })).toMatchObject([
      { name: 'Renamed', metresPerWidth: 42.5, trashAreas: [] },
    ]);
    const device = await addDevice(administrator, customerId, { model: 'L-1', brand: 'Acme', location: 'Door' });
    await administrator.get('device.update', { id: device.id, mountHeight: 2 });
    expect(await administrator.get('device.detail', { id: device.id })).toMatchObject({
      code: device.code,
      model: 'L-1',
      brand: 'Acme',
      location: 'Door',
      mountHeight: 2,
    });
  });

  test('a plan with devices is not deleted; without them it is gone', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const customer = await addCustomer(server(), company);
    const id = await addFloorPlan(administrator, customer.id);
    const device = await addDevice(administrator, customer.id, { floorPlanId: id, position: { x: 0.5, y: 0.5 } });
    expect((await administrator.ask('floorPlan.delete', { id })).code).toBe(4001);
    await administrator.get('device.delete', { id: device.id });
    await administrator.get('floorPlan.delete', { id });
    expect(await administrator.get('floorPlan.list', { customerId: customer.id })).toEqual([]);
    const gone = await administrator.ask('floorPlan.delete', { id });
    const nonsense = await administrator.ask('floorPlan.delete', { id: 'x' });
    expect(gone.code).toBe(4004);
    expect(nonsense.body).toBe(gone.body);
  });

  test('E8 the picture must be this company’s own upload', async () => {
    const mine = await addCompany(server());
    const other = await addCompany(server());
    const { id: customerId } = await mine.administrator.get('customer.add', customerDraft());
    const theirs = (await other.administrator.upload()).data.fullurl;
    for (const image of [theirs, 'https://example.org/plan.png', '/files/x.png']) {
      const answer = await mine.administrator.ask('floorPlan.add', { customerId, name: 'Hall', image });
      expect(answer).toMatchObject({ code: 3001, field: 'image' });
    }
  });

  test('a customer sees its plans and changes none', async () => {
    const company = await addCompany(server());
    const customer = await addCustomer(server(), company);
    const id = await addFloorPlan(company.administrator, customer.id);
    expect((await customer.person.get('floorPlan.list', {})).map((plan) => plan.id)).toEqual([id]);
    expect((await customer.person.ask('floorPlan.delete', { id })).code).toBe(20014);
  });
});

describe('workshops', () => {
  onEachEngine((server) => {
    test('a name is unique per customer', async () => {
      const { administrator } = await addCompany(server());
      const { id: customerId } = await administrator.get('customer.add', customerDraft());
      const { id: neighbour } = await administrator.get('customer.add', customerDraft());
      const packing = { customerId, name: 'Packing', zoneRisk: 'high' as const };
      await administrator.get('workshop.add', packing);
      expect(await administrator.ask('workshop.add', packing)).toMatchObject({ code: 4001, field: 'name' });
      expect((await administrator.ask('workshop.add', { ...packing, customerId: neighbour })).code).toBe(0);
      const { id } = await administrator.get('workshop.add', { ...packing, name: 'Store' });
      expect((await administrator.ask('workshop.update', { id, name: 'Packing', zoneRisk: 'low' })).code).toBe(4001);
      await administrator.get('workshop.update', { id, name: 'Cold store', zoneRisk: 'low' });
      const page = await administrator.get('workshop.list', { customerId, search: 'cold' });
      expect(page).toMatchObject({ total: 1, items: [{ id, name: 'Cold store', zoneRisk: 'low', deviceCount: 0 }] });
    });

    test('deleting one leaves its devices, without a workshop', async () => {
      const { administrator } = await addCompany(server());
      const { id: customerId } = await administrator.get('customer.add', customerDraft());
      const { id } = await administrator.get('workshop.add', { customerId, name: 'Packing', zoneRisk: 'high' });
      const device = await addDevice(administrator, customerId, { workshopId: id });
      expect((await administrator.get('device.detail', { id: device.id })).workshopName).toBe('Packing');
      await administrator.get('workshop.delete', { id });
      expect(await administrator.get('device.detail', { id: device.id })).toMatchObject({
        workshopId: null,
        workshopName: null,
      });
      const gone = await administrator.ask('workshop.delete', { id });
      expect(gone.code).toBe(4004);
      expect((await administrator.ask('workshop.delete', { id: 'x' })).body).toBe(gone.body);
    });
  });

  onPostgres((server) => {
    test('I5 one name twenty times at once: one is made', async () => {
      const { administrator } = await addCompany(server());
      const { id: customerId } = await administrator.get('customer.add', customerDraft());
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          administrator.ask('workshop.add', { customerId, name: 'Packing', zoneRisk: 'high' }),
        ),
      );
      const codes = answers.map((answer) => answer.code).sort((a, b) => a - b);
      expect(codes).toEqual([0, ...Array.from({ length: 19 }, () => 4001)]);
    });
  });
});
