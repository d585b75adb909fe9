import type { DeviceType } from 'pest-sdk';
import { expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addFloorPlan, addTask, lampCheck } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

const agreed = { group: 'flyingInsect' as const, monthly: 30, source: 'Contract, annex 2' };

onEachEngine((server) => {
  test("a site's trend stands beside what was agreed with it, from the day on that it holds", async () => {
    const company = await addCompany(server());
    const office = company.administrator;
    const technician = await company.addServiceStaff();
    const customer = await addCustomer(server(), company);
    const plan = await addFloorPlan(office, customer.id);
    const lamp = await addDevice(office, customer.id, { floorPlanId: plan, position: { x: 0.5, y: 0.5 } });
    const task = await addTask(office, customer.id, [technician], { places: ['indoor'] });
    await technician.get('task.checkIn', { id: task });
    await technician.get('inspection.record', lampCheck(task, lamp.id, 42));
    const set = (fromDay: string, monthly: number) =>
      office.get('threshold.set', { customerId: customer.id, ...agreed, fromDay, monthly });
    await set('2026-02-01', 20);
    await set('2026-05-01', 50);
    await set('2026-05-01', 30);
    const flying = (await customer.person.get('home.siteTrend', { customerId: customer.id })).find(
      ({ group }) => group === 'flyingInsect',
    );
    expect(flying?.months).toHaveLength(12);
    const monthOf = (month: string) => flying?.months.find((one) => one.month === month);
    expect(monthOf('2026-01')).toMatchObject({ count: null, threshold: null });
    expect(monthOf('2026-04')).toMatchObject({ count: null, threshold: 20 });
    expect(monthOf('2026-05')).toMatchObject({ count: 42, before: null, threshold: 30 });
    const history = await customer.person.get('threshold.list', { customerId: customer.id });
    expect(history.map(({ fromDay, monthly }) => [fromDay, monthly])).toEqual([
      ['2026-05-01', 30],
      ['2026-02-01', 20],
    ]);

    await office.get('threshold.remove', { customerId: customer.id, group: 'flyingInsect', fromDay: '2026-05-01' });
    expect(await office.get('threshold.list', { customerId: customer.id })).toMatchObject([{ monthly: 20 }]);
    const own = { customerId: customer.id, ...agreed, fromDay: '2026-05-01' };
    expect((await customer.person.ask('threshold.set', own)).code).toBe(20014);
    const neighbour = await addCustomer(server(), company);
    expect((await neighbour.person.ask('home.siteTrend', { customerId: customer.id })).code).toBe(4004);
  });

  test('the heat map tells what one device of each type may reach, as agreed for its last day', async () => {
    const company = await addCompany(server());
    const office = company.administrator;
    const customer = await addCustomer(server(), company);
    const customerId = customer.id;
    const floorPlanId = await addFloorPlan(office, customerId);
    const set = (deviceType: DeviceType, fromDay: string, value: number) =>
      office.ask('threshold.setForDevices', { customerId, deviceType, fromDay, value, source: 'Annex 2' });
    const limitsOn = async (to: string) =>
      (await customer.person.get('device.mosquitoGraph', { floorPlanId, range: 'month', from: to, to })).thresholds;
    expect(await limitsOn('2026-05-01')).toEqual([]);
    await set('flyLamp', '2026-02-01', 60);
    await set('flyLamp', '2026-05-01', 45);
    await set('mouseTrap', '2026-02-01', 2);
    await set('mouseTrap', '2026-02-01', 1);
    // Nobody eats more than all of the bait.
    expect((await set('baitStation', '2026-02-01', 101)).code).toBe(3001);
    expect(await limitsOn('2026-04-30')).toEqual([
      { deviceType: 'flyLamp', value: 60 },
      { deviceType: 'mouseTrap', value: 1 },
    ]);
    expect((await limitsOn('2026-05-01'))?.[0]).toEqual({ deviceType: 'flyLamp', value: 45 });
    const flyLamp = { customerId, deviceType: 'flyLamp' as const, fromDay: '2026-05-01' };
    expect((await customer.person.ask('threshold.removeForDevices', flyLamp)).code).toBe(20014);
    await office.get('threshold.removeForDevices', flyLamp);
    expect((await office.ask('threshold.removeForDevices', flyLamp)).code).toBe(4004);
    const left = await customer.person.get('threshold.deviceList', { customerId });
    expect(left.map(({ deviceType, value }) => [deviceType, value])).toEqual([
      ['flyLamp', 60],
      ['mouseTrap', 1],
    ]);
  });
});
