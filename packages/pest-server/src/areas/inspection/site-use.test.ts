import { expect, test } from 'vitest';
import {
  addCompany,
  addCustomer,
  addDevice,
  addFloorPlan,
  addTask,
  baitReading,
  lampCheck,
} from '../../testing/people';
import { section } from '../../testing/report-site';
import { onEachEngine, type TestServer } from '../../testing/test-server';

const first = { from: '2026-05-01', to: '2026-05-04' };
const nothing = { services: [], chemicals: [], supplies: [], baits: [] };
const second = { from: '2026-05-05', to: '2026-05-05' };

/** Two visits on days that are two at the site and one in UTC, each with a chemical; at the first one two lamps get a board, of which the stock has one. */
async function addVisits(server: TestServer) {
  server.setNow('2026-05-04T15:50:00.000Z');
  const company = await addCompany(server);
  const office = company.administrator;
  const technician = await company.addServiceStaff();
  const customer = await addCustomer(server, company);
  const floorPlanId = await addFloorPlan(office, customer.id);
  const lamp = () => addDevice(office, customer.id, { floorPlanId, position: { x: 0.5, y: 0.5 } });
  const lamps = [await lamp(), await lamp()];
  const level = { safetyStock: '0', warningLevel: '0' };
  const board = { ...level, categoryId: 1, name: 'Board', unit: 'piece', stock: '1', replaces: 'glueBoard' } as const;
  await office.get('stock.addConsumablesStock', board);
  const gel = { ...level, categoryId: 5, name: 'Gel', unit: 'g', stock: '100', registrationNumber: 'WP1' } as const;
  const { id: consumableId } = await office.get('stock.addConsumablesStock', gel);
  const visit = async (plannedAt: string) => {
    server.setNow(plannedAt);
    const taskId = await addTask(office, customer.id, [technician], { plannedAt });
    await technician.get('task.checkIn', { id: taskId });
    return taskId;
  };
  const use = (taskId: string, amount: string) =>
    technician.get('inspection.useChemical', {
      taskId,
      consumableId,
      amount,
      dilution: '',
      areaTreated: '12.5',
      where: 'Kitchen',
      method: '',
      targetPest: '',
      batch: '',
      precautions: '',
      applicatorLicence: '',
    });
  const monday = await visit('2026-05-04T15:55:00.000Z');
  await use(monday, '1.25');
  await use(monday, '2');
  for (const { id } of lamps) {
    const check = lampCheck(monday, id, 1);
    if (check.reading?.type !== 'flyLamp') throw new Error('A lamp is read as one.');
    await technician.get('inspection.record', { ...check, reading: { ...check.reading, boardReplaced: true } });
  }
  const tuesday = await visit('2026-05-04T16:05:00.000Z');
  await use(tuesday, '7');
  return { company, office, technician, customer, monday, tuesday };
}

onEachEngine((server) => {
  test('what a site used in some days is what its report and the stock ledger say of them', async () => {
    const { office, customer, monday, tuesday } = await addVisits(server());
    const { id } = customer;
    const used = await office.get('inspection.siteUse', { customerId: id, ...first });
    expect(used).toEqual({
      services: [
        {
          id: monday,
          number: expect.any(String),
          plannedAt: '2026-05-04T15:55:00.000Z',
          state: 'checkedIn',
          customerId: id,
          customerName: expect.any(String),
        },
      ],
      chemicals: [
        {
          name: 'Gel',
          registrationNumber: 'WP1',
          activeIngredient: '',
          amount: '3.25',
          unit: 'g',
          areaTreated: '25',
          taskIds: [monday],
        },
      ],
      supplies: [{ deviceType: 'flyLamp', kind: 'glueBoard', count: 2, missing: 1, taskIds: [monday] }],
      baits: [],
    });
    const balance = async (kind: 'chemical' | 'physical') =>
      (await office.get('stock.balance', { kind, ...first })).map(({ name, used: change }) => [name, change]);
    expect(await balance('chemical')).toEqual([['Gel', '-3.25']]);
    expect(await balance('physical')).toEqual([['Board', '-1']]);
    const { items } = await office.get('stock.ledger', { figure: 'used', ...first });
    expect(items.map(({ change, taskId, customer: site }) => [change, taskId, site?.id])).toEqual([
      ['-1', monday, id],
      ['-2', monday, id],
      ['-1.25', monday, id],
    ]);
    const both = await office.get('inspection.siteUse', { customerId: id, from: first.from, to: second.to });
    expect(both.chemicals).toMatchObject([{ amount: '10.25', taskIds: expect.arrayContaining([monday, tuesday]) }]);
  });

  test("a reviewed visit's sums are the rows of its report", async () => {
    const { office, technician, customer, monday } = await addVisits(server());
    await technician.get('task.submit', { id: monday });
    await office.get('task.review', { id: monday, outcome: 'pass' });
    const { id } = await office.get('task.generateReport', { id: monday });
    const { rows } = section(await office.get('report.detail', { id }), 'chemicals').data;
    expect(rows.map(({ name, amount, unit, areaTreated }) => [name, amount, unit, areaTreated])).toEqual([
      ['Gel', '1.25', 'g', '12.5'],
      ['Gel', '2', 'g', '12.5'],
    ]);
    const { services, chemicals } = await office.get('inspection.siteUse', { customerId: customer.id, ...first });
    expect(services).toMatchObject([{ id: monday, state: 'reviewed' }]);
    expect(chemicals).toMatchObject([{ name: 'Gel', amount: '3.25', unit: 'g', areaTreated: '25' }]);
  });

  test('bait is summed by batch, and the sums of all sites are those of each', async () => {
    const { company, office, technician, customer, monday } = await addVisits(server());
    const other = await addCustomer(server(), company);
    const atOther = await addTask(office, other.id, [technician], { plannedAt: '2026-05-04T15:55:00.000Z' });
    await technician.get('task.checkIn', { id: atOther });
    const fill = async (taskId: string, customerId: string, batch: string, gramsAdded: string) => {
      const { id } = await addDevice(office, customerId, { type: 'baitStation' });
      const reading = baitReading(25);
      if (reading?.type !== 'baitStation') throw new Error('A station is read as one.');
      const check = lampCheck(taskId, id, 0, { reading: { ...reading, batch, gramsAdded } });
      await technician.get('inspection.record', check);
    };
    await fill(monday, customer.id, 'B1', '20');
    await fill(monday, customer.id, 'B1', '15.5');
    await fill(monday, customer.id, 'B2', '0');
    await fill(atOther, other.id, 'B1', '40');
    const [of, ofOther] = [customer.id, other.id].map((customerId) => ({ customerId, ...first }));
    const [one, two] = [
      await office.get('inspection.siteUse', of ?? first),
      await office.get('inspection.siteUse', ofOther ?? first),
    ];
    expect(one.baits).toEqual([{ batch: 'B1', grams: '35.5', taskIds: [monday] }]);
    expect(two.baits).toEqual([{ batch: 'B1', grams: '40', taskIds: [atOther] }]);
    const all = await office.get('inspection.siteUse', first);
    for (const part of ['services', 'chemicals', 'supplies', 'baits'] as const) {
      expect(all[part]).toHaveLength((one[part]?.length ?? 0) + (two[part]?.length ?? 0));
      expect(all[part]).toEqual(expect.arrayContaining([...(one[part] ?? []), ...(two[part] ?? [])]));
    }
    const { services, baits } = await customer.person.get('inspection.siteUse', first);
    expect([services.map(({ id }) => id), baits]).toEqual([[monday], one.baits]);
  });

  test('a use that was taken back is none', async () => {
    const { office, technician, customer, tuesday } = await addVisits(server());
    const [use] = await technician.get('inspection.chemicalUses', { id: tuesday });
    await technician.get('inspection.removeChemicalUse', { id: use?.id ?? '' });
    expect(await office.get('inspection.siteUse', { customerId: customer.id, ...second })).toMatchObject({
      services: [{ id: tuesday }],
      chemicals: [],
    });
    const { items } = await office.get('stock.ledger', { figure: 'used', ...second });
    expect(items.map(({ change }) => change)).toEqual(['7', '-7']);
  });

  test('a device role limits what is said of devices', async () => {
    const { company, customer, technician } = await addVisits(server());
    const limits = { name: 'Bait', deviceTypes: ['baitStation' as const], accountIds: [technician.id] };
    await company.administrator.get('deviceRole.create', limits);
    const use = await technician.get('inspection.siteUse', { customerId: customer.id, ...first });
    expect([use.chemicals.length, use.supplies]).toEqual([1, []]);
  });

  test('the customer sees what was used at its site, another company nothing, and service staff their own visits', async () => {
    const { company, customer } = await addVisits(server());
    const request = { customerId: customer.id, ...first };
    expect(await customer.person.get('inspection.siteUse', request)).toMatchObject({
      chemicals: [{ name: 'Gel', amount: '3.25' }],
      supplies: [{ count: 2, missing: 1 }],
    });
    const colleague = await company.addServiceStaff();
    expect(await colleague.get('inspection.siteUse', request)).toEqual(nothing);
    const other = await addCompany(server());
    expect((await other.administrator.ask('inspection.siteUse', request)).code).toBe(4004);
    const neighbour = await addCustomer(server(), company);
    expect((await neighbour.person.ask('inspection.siteUse', request)).code).toBe(4004);
  });
});
