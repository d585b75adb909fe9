import { describe, expect, test } from 'vitest';
import {
  addCompany,
  addCustomer,
  addDevice,
  addFloorPlan,
  addTask,
  baitReading,
  lampCheck,
  type Person,
} from '../../testing/people';
import { onEachEngine, onPostgres, type TestServer } from '../../testing/test-server';

const centre = { x: 0.5, y: 0.5 };

async function addVisit(server: TestServer) {
  server.setNow('2026-05-04T02:00:00.000Z');
  const company = await addCompany(server);
  const office = company.administrator;
  const technician = await company.addServiceStaff();
  const customer = await addCustomer(server, company);
  const floorPlanId = await addFloorPlan(office, customer.id);
  const lamp = await addDevice(office, customer.id, { floorPlanId, position: centre });
  const taskId = await addTask(office, customer.id, [technician]);
  await technician.get('task.checkIn', { id: taskId });
  return { company, office, technician, customer, floorPlanId, lamp, taskId };
}

function heatOf(person: Person, floorPlanId: string) {
  return person.get('device.mosquitoGraph', { floorPlanId, range: 'week' });
}

/** What the roll-ups say beside what a recount of the records says. */
async function rollUpsOf(server: TestServer, companyId: string) {
  const { system } = server.database;
  const days = await system.selectFrom('reading_day').selectAll().where('company_id', '=', companyId).execute();
  const checks = await system
    .selectFrom('device_check')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('outcome', '=', 'checked')
    .execute();
  const captures = await system.selectFrom('capture').selectAll().where('company_id', '=', companyId).execute();
  const trend = await system.selectFrom('capture_day').selectAll().where('company_id', '=', companyId).execute();
  const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
  return {
    rolledUp: [
      sum(days.map((row) => row.captures)),
      sum(days.map((row) => row.checks)),
      sum(trend.map((row) => row.n)),
    ],
    recounted: [sum(checks.map((row) => row.captures)), checks.length, sum(captures.map((row) => row.n))],
  };
}

onEachEngine((server) => {
  test('a service keeps the template that it began with, whatever is published, drafted or deleted since', async () => {
    const at = (minute: number) => server().setNow(`2026-05-04T02:${minute}:00.000Z`);
    at(10);
    const company = await addCompany(server());
    const office = company.administrator;
    const technician = await company.addServiceStaff();
    const customer = await addCustomer(server(), company);
    const lamp = await addDevice(office, customer.id, {
      floorPlanId: await addFloorPlan(office, customer.id),
      position: centre,
    });
    const template = (name: string) => ({
      name,
      deviceType: 'flyLamp' as const,
      directions: [{ name: 'Tube', items: [{ name: 'Age', type: 'number' as const }] }],
    });
    const { id } = await office.get('template.create', template('First'));
    const [begun, next] = [
      await addTask(office, customer.id, [technician]),
      await addTask(office, customer.id, [technician]),
    ];
    const templateOf = async (taskId: string) =>
      (await technician.get('inspection.sheet', { id: taskId })).templates.map(({ name, version }) => [name, version]);
    at(20);
    await technician.get('task.checkIn', { id: begun });
    at(30);
    await office.get('template.update', { id, ...template('Second') });
    await office.get('template.update', { id, ...template('Third'), state: 'draft' });
    expect(await templateOf(begun)).toEqual([['First', 1]]);
    expect(await templateOf(next)).toEqual([['Second', 2]]);
    at(40);
    await technician.get('task.checkIn', { id: next });
    await technician.get('inspection.record', lampCheck(begun, lamp.id, 1));
    at(50);
    await office.get('template.delete', { id });
    await technician.get('inspection.record', lampCheck(next, lamp.id, 2));
    expect(await templateOf(next)).toEqual([['Second', 2]]);
    const kept = await server()
      .database.system.selectFrom('device_check')
      .select('template_version')
      .where('company_id', '=', company.id)
      .orderBy('checked_at')
      .execute();
    expect(kept).toEqual([{ template_version: 1 }, { template_version: 2 }]);
  });

  describe('recording', () => {
    test('a reading moves sheet, heat map and dashboard at once', async () => {
      const { office, technician, floorPlanId, lamp, taskId } = await addVisit(server());
      expect((await heatOf(office, floorPlanId)).points).toMatchObject([{ checked: false, value: 0, checks: 0 }]);
      await technician.get('inspection.record', lampCheck(taskId, lamp.id, 7, { note: 'by the window' }));
      const { rows } = await technician.get('inspection.sheet', { id: taskId });
      expect(rows).toMatchObject([
        {
          deviceId: lamp.id,
          place: 'indoor',
          check: { outcome: 'checked', note: 'by the window', accountName: 'Technician' },
        },
      ]);
      const heat = await heatOf(office, floorPlanId);
      expect(heat).toMatchObject({
        from: '2026-04-28',
        to: '2026-05-04',
        points: [
          {
            deviceId: lamp.id,
            value: 7,
            previous: 0,
            checked: true,
            checks: 1,
            deviceDays: 1,
            lastCheckedAt: '2026-05-04T02:00:00.000Z',
          },
        ],
        top: [{ deviceId: lamp.id, value: 7 }],
        summary: { total: 7, devicesTotal: 1, devicesChecked: 1, species: [{ species: 'fly', count: 7, previous: 0 }] },
      });
      expect((await office.get('home.todayData', {})).devicesCheckedToday).toBe(1);
    });

    test('recording again corrects, it does not add', async () => {
      const { company, office, technician, floorPlanId, lamp, taskId } = await addVisit(server());
      await technician.get('inspection.record', lampCheck(taskId, lamp.id, 7));
      await technician.get('inspection.record', lampCheck(taskId, lamp.id, 2));
      expect((await heatOf(office, floorPlanId)).points[0]?.value).toBe(2);
      await technician.get('inspection.record', {
        ...lampCheck(taskId, lamp.id, 0),
        outcome: 'unusable',
        reason: 'broken tube',
        reading: null,
      });
      const heat = await heatOf(office, floorPlanId);
      expect(heat.points[0]).toMatchObject({ value: 0, checked: false, checks: 0, species: [] });
      expect((await office.get('device.detail', { id: lamp.id })).lastCheckedAt).toBeNull();
      const { rolledUp, recounted } = await rollUpsOf(server(), company.id);
      expect(rolledUp).toEqual(recounted);
    });

    test('taken back, a record leaves sheet, heat map and figures as if it had never been', async () => {
      const { company, office, technician, floorPlanId, lamp, taskId } = await addVisit(server());
      await technician.get('inspection.record', lampCheck(taskId, lamp.id, 7));
      await technician.get('inspection.removeRecord', { taskId, deviceId: lamp.id });
      expect((await technician.get('inspection.sheet', { id: taskId })).rows).toMatchObject([{ check: null }]);
      const [point] = (await heatOf(office, floorPlanId)).points;
      expect(point).toMatchObject({ value: 0, checked: false, checks: 0, species: [] });
      expect((await office.get('device.detail', { id: lamp.id })).lastCheckedAt).toBeNull();
      const { rolledUp, recounted } = await rollUpsOf(server(), company.id);
      expect(rolledUp).toEqual(recounted);
      expect((await technician.ask('inspection.removeRecord', { taskId, deviceId: lamp.id })).code).toBe(4004);
    });

    test('exposure counts the days since the last completed check, and the span before is compared', async () => {
      const { office, technician, customer, floorPlanId, lamp, taskId } = await addVisit(server());
      await technician.get('inspection.record', lampCheck(taskId, lamp.id, 5));
      await technician.get('task.submit', { id: taskId });
      await server()
        .database.system.updateTable('session')
        .set({ idle_minutes: 100_000, expires_at: new Date('2027-01-01') })
        .execute();
      server().setNow('2026-05-14T02:00:00.000Z');
      const next = await addTask(office, customer.id, [technician], { plannedAt: '2026-05-14T02:00:00.000Z' });
      await technician.get('task.checkIn', { id: next });
      await technician.get('inspection.record', lampCheck(next, lamp.id, 20));
      const { rows } = await technician.get('inspection.sheet', { id: next });
      expect(rows[0]?.lastReading).toEqual({ at: '2026-05-04T02:00:00.000Z', value: 5 });
      const heat = await heatOf(office, floorPlanId);
      expect(heat.points[0]).toMatchObject({ value: 20, previous: 5, deviceDays: 10 });
      expect(heat.summary).toMatchObject({ total: 20, previousTotal: 5 });
    });

    test('checks of a service that is not handed in are named beside the sums, before its customer too', async () => {
      const { office, technician, customer, floorPlanId, lamp, taskId } = await addVisit(server());
      await technician.get('inspection.record', lampCheck(taskId, lamp.id, 4));
      const ofSite = async () => {
        const [trend] = await customer.person.get('home.siteTrend', { customerId: customer.id });
        return trend?.months.at(-1)?.underWay;
      };
      expect((await heatOf(office, floorPlanId)).underWay).toBe(1);
      expect((await heatOf(customer.person, floorPlanId)).underWay).toBe(1);
      expect(await ofSite()).toBe(1);
      await technician.get('task.submit', { id: taskId });
      expect((await heatOf(customer.person, floorPlanId)).underWay).toBeUndefined();
      expect(await ofSite()).toBeUndefined();
    });

    test('of pests that no checked device counts nothing is known, which is not zero', async () => {
      const { office, technician, customer, floorPlanId, taskId } = await addVisit(server());
      const at = { floorPlanId, position: { x: 0.1, y: 0.1 } };
      const trap = await addDevice(office, customer.id, { type: 'mouseTrap', ...at });
      const empty = { type: 'mouseTrap', counts: [], alive: false, sprungEmpty: false, evidence: [] } as const;
      const reading = { ...empty, counts: [], evidence: [], glueCondition: 'ok' as const };
      await technician.get('inspection.record', lampCheck(taskId, trap.id, 0, { reading }));
      const trends = await customer.person.get('home.siteTrend', { customerId: customer.id });
      const now = trends.map(({ group, months }) => [group, months.at(-1)?.count]);
      expect(Object.fromEntries(now)).toMatchObject({ rodent: 0, flyingInsect: null });
    });

    test('bait eaten and captures are never added together', async () => {
      const { office, technician, customer, floorPlanId, lamp, taskId } = await addVisit(server());
      const station = await addDevice(office, customer.id, {
        type: 'baitStation',
        floorPlanId,
        position: { x: 0.1, y: 0.1 },
      });
      await technician.get('inspection.record', lampCheck(taskId, lamp.id, 4));
      await technician.get('inspection.record', {
        ...lampCheck(taskId, station.id, 0),
        reading: baitReading(75),
      });
      const heat = await heatOf(office, floorPlanId);
      expect(Object.fromEntries(heat.points.map((point) => [point.deviceId, point.value]))).toEqual({
        [lamp.id]: 4,
        [station.id]: 75,
      });
      expect(heat.summary.total).toBe(4);
      expect(heat.top.map((row) => row.deviceId)).toEqual([lamp.id]);
    });

    test('moving a device afterwards does not rewrite where it was read', async () => {
      const { office, technician, customer, floorPlanId, lamp, taskId } = await addVisit(server());
      await technician.get('inspection.record', lampCheck(taskId, lamp.id, 7));
      const other = await addFloorPlan(office, customer.id);
      await office.get('device.mobile', { id: lamp.id, floorPlanId: other, position: centre });
      expect((await heatOf(office, other)).points[0]).toMatchObject({ value: 0, checked: false });
      const kept = await server()
        .database.system.selectFrom('reading_day')
        .select(['floor_plan_id', 'captures'])
        .where('device_id', '=', lamp.id)
        .execute();
      expect(kept).toEqual([{ floor_plan_id: floorPlanId, captures: 7 }]);
    });

    test('the wrong type, a foreign, an unbound or an undue device are told apart', async () => {
      const { company, office, technician, customer, lamp, taskId } = await addVisit(server());
      const trap = await addDevice(office, customer.id, { type: 'mouseTrap' });
      const neighbour = await addCustomer(server(), company);
      const foreign = await addDevice(office, neighbour.id);
      const code = async (deviceId: string) =>
        (await technician.ask('inspection.record', lampCheck(taskId, deviceId, 1))).code;
      expect(await code(trap.id)).toBe(20007);
      expect(await code(foreign.id)).toBe(20009);
      expect(await code('x')).toBe(20009);
      await office.get('customer.removeFactoryDevice', { customerId: customer.id, code: lamp.code });
      expect(await code(lamp.id)).toBe(20011);
    });

    test('readings and reasons must fit the outcome, and species the type', async () => {
      const { technician, lamp, taskId } = await addVisit(server());
      const good = lampCheck(taskId, lamp.id, 1);
      const rat = {
        type: 'flyLamp' as const,
        counts: [{ species: 'norwayRat' as const, count: 1 }],
        boardFill: null,
        lampOn: true,
        boardReplaced: false,
      };
      const field = async (given: Partial<typeof good>) => {
        const answer = await technician.ask('inspection.record', { ...good, ...given });
        return [answer.code, answer.field];
      };
      expect(await field({ reading: null })).toEqual([3001, 'reading']);
      expect(await field({ outcome: 'missing', reason: 'gone' })).toEqual([3001, 'reading']);
      expect(await field({ outcome: 'missing', reading: null, reason: ' ' })).toEqual([3001, 'reason']);
      expect(await field({ reading: rat })).toEqual([3001, 'reading.counts']);
    });

    test('nothing is recorded before check-in, after submission, or by somebody else', async () => {
      const { company, office, technician, customer, lamp, taskId } = await addVisit(server());
      const early = await addTask(office, customer.id, [technician]);
      expect((await technician.ask('inspection.record', lampCheck(early, lamp.id, 1))).code).toBe(4001);
      const colleague = await company.addServiceStaff('Colleague');
      expect((await colleague.ask('inspection.record', lampCheck(taskId, lamp.id, 1))).code).toBe(4004);
      await technician.get('inspection.record', lampCheck(taskId, lamp.id, 1));
      await technician.get('task.submit', { id: taskId });
      expect((await technician.ask('inspection.record', lampCheck(taskId, lamp.id, 9))).code).toBe(4001);
    });

    test('E8 photos must be pictures that this server issued to this company', async () => {
      const { technician, lamp, taskId } = await addVisit(server());
      const stranger = await addCompany(server());
      const theirs = (await stranger.administrator.upload()).data.fullurl;
      const own = (await technician.upload()).data.fullurl;
      const code = async (photo: string) =>
        (await technician.ask('inspection.record', lampCheck(taskId, lamp.id, 1, { photos: [photo] }))).code;
      for (const url of [theirs, 'javascript:alert(1)', 'http://127.0.0.1:9/files/x.png', `${own}x`]) {
        expect(await code(url), url).toBe(3001);
      }
      expect(await code(own)).toBe(0);
      const { rows } = await technician.get('inspection.sheet', { id: taskId });
      expect(rows[0]?.check?.photos[0]).toMatch(/^https:\/\/pest\.test\/files\//);
    });
  });

  describe('chemicals', () => {
    const use = {
      amount: '2.5',
      dilution: '1:200',
      areaTreated: '40',
      where: 'Kitchen',
      method: 'spray',
      targetPest: 'cockroach',
      batch: 'B7',
      precautions: 'gloves',
      applicatorLicence: 'L1',
    };
    const product = { name: 'Spray', unit: 'ml', safetyStock: '0', warningLevel: '1', stock: '3' };

    test('a use takes from stock, taking it back returns it, and the ledger tells both', async () => {
      const { office, technician, taskId } = await addVisit(server());
      const { id: consumableId } = await office.get('stock.addConsumablesStock', { ...product, categoryId: 5 });
      const { id } = await technician.get('inspection.useChemical', { ...use, taskId, consumableId });
      expect(await technician.get('inspection.chemicalUses', { id: taskId })).toMatchObject([
        { id, name: 'Spray', amount: '2.5', unit: 'ml', applicatorName: 'Technician', areaTreated: '40' },
      ]);
      expect((await technician.ask('inspection.useChemical', { ...use, taskId, consumableId })).code).toBe(20010);
      await technician.get('inspection.removeChemicalUse', { id });
      expect((await technician.ask('inspection.removeChemicalUse', { id })).code).toBe(4004);
      const { items } = await office.get('stock.ledger', { id: consumableId });
      expect(items.map(({ change, reason, taskId: of }) => [change, reason, of])).toEqual([
        ['2.5', 'correction', taskId],
        ['-2.5', 'use', taskId],
        ['3', 'opening', null],
      ]);
    });

    test('a use is taken back although its product was removed meanwhile, and the balance says so', async () => {
      const { office, technician, taskId } = await addVisit(server());
      const { id: consumableId } = await office.get('stock.addConsumablesStock', { ...product, categoryId: 5 });
      const { id } = await technician.get('inspection.useChemical', { ...use, taskId, consumableId });
      await office.get('stock.removeConsumablesByIds', { ids: consumableId });
      await technician.get('inspection.removeChemicalUse', { id });
      expect(await technician.get('inspection.chemicalUses', { id: taskId })).toEqual([]);
      const days = { from: '2026-05-04', to: '2026-05-04', kind: 'chemical', by: 'product' } as const;
      expect(await office.get('stock.balance', days)).toMatchObject([{ received: '3', used: '0', after: '3' }]);
    });

    test('what is no chemical is not sprayed', async () => {
      const { office, technician, taskId } = await addVisit(server());
      const { id: consumableId } = await office.get('stock.addConsumablesStock', { ...product, categoryId: 1 });
      expect((await technician.ask('inspection.useChemical', { ...use, taskId, consumableId })).code).toBe(4001);
    });
  });
});

describe('races', () => {
  onPostgres((server) => {
    test('S5 records and corrections from everywhere at once: the roll-ups equal a recount, nobody deadlocks', async () => {
      const { company, office, technician, customer, floorPlanId, lamp, taskId } = await addVisit(server());
      const others = await Promise.all(
        Array.from({ length: 5 }, () => addDevice(office, customer.id, { floorPlanId, position: centre })),
      );
      const devices = [lamp, ...others];
      const second = await addTask(office, customer.id, [technician]);
      await technician.get('task.checkIn', { id: second });
      const answers = await Promise.all(
        Array.from({ length: 240 }, (_, index) => {
          const device = devices[index % devices.length] ?? lamp;
          const visit = index % 4 < 2 ? taskId : second;
          const counts = [
            { species: 'mosquito' as const, count: index % 7 },
            { species: 'fly' as const, count: index % 5 },
          ];
          const opened = index % 6 !== 5;
          return technician.ask('inspection.record', {
            ...lampCheck(visit, device.id, 0),
            outcome: opened ? 'checked' : 'inaccessible',
            reason: opened ? '' : 'locked',
            reading: opened ? { type: 'flyLamp', counts, boardFill: null, lampOn: true, boardReplaced: false } : null,
          });
        }),
      );
      expect(answers.map((answer) => answer.code)).toEqual(answers.map(() => 0));
      const { rolledUp, recounted } = await rollUpsOf(server(), company.id);
      expect(rolledUp).toEqual(recounted);
      expect(rolledUp[1]).toBeGreaterThan(0);
    });
  });
});
