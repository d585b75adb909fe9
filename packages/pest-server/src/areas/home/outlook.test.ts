import type { PestGroup } from 'pest-sdk';
import { expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addFloorPlan, addTask, lampCheck } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

onEachEngine((server) => {
  test('every figure of the outlook counts what the list behind it counts', async () => {
    const company = await addCompany(server());
    const office = company.administrator;
    const technician = await company.addServiceStaff();
    const customer = await addCustomer(server(), company);
    const plan = await addFloorPlan(office, customer.id);
    const lamp = await addDevice(office, customer.id, { floorPlanId: plan, position: { x: 0.5, y: 0.5 } });
    const task = await addTask(office, customer.id, [technician], { places: ['indoor'] });
    await addTask(office, customer.id, [technician], { plannedAt: '2026-05-06T02:00:00.000Z' });
    await addTask(office, customer.id, [], { plannedAt: '2026-05-06T06:00:00.000Z' });
    await addTask(office, customer.id, [], { plannedAt: '2026-05-13T06:00:00.000Z' });
    await technician.get('task.checkIn', { id: task });
    await technician.get('inspection.record', lampCheck(task, lamp.id, 12));
    for (const dueDay of ['2026-05-01', null]) {
      const { id } = await technician.get('risk.add', {
        taskId: task,
        deviceId: null,
        location: 'Dock',
        description: 'Gap',
        severity: 'major',
        photos: [],
        action: '',
        owner: '',
        dueDay,
      });
      await technician.get('risk.treat', { id, state: 'resolved', treatment: 'Sealed', photos: [] });
    }
    await technician.get('task.submit', { id: task });
    const agreed = { customerId: customer.id, group: 'flyingInsect' as const, source: '' };
    await office.get('threshold.set', { ...agreed, fromDay: '2026-01-01', monthly: 99 });
    await office.get('threshold.set', { ...agreed, fromDay: '2026-05-04', monthly: 10 });

    const outlook = await office.get('home.outlook', {});
    expect(outlook.month).toMatchObject({ from: '2026-05-01', to: '2026-05-31', planned: 4, due: 1, done: 1 });
    expect(outlook.checked).toEqual({ now: 100, before: null });
    expect(outlook.captures).toEqual({ now: 12, before: null });
    expect(outlook.trends.find(({ group }) => group === 'flyingInsect')?.months.at(-1)).toEqual({
      month: '2026-05',
      count: 12,
      before: null,
    });
    const caught = (from: string, to: string, group?: PestGroup) => office.get('home.captures', { from, to, group });
    expect(await caught('2026-05-01', '2026-05-31')).toMatchObject({ caught: outlook.captures.now, total: 1 });
    for (const { group, months } of outlook.trends) {
      for (const { month, count } of months) {
        const list = await caught(`${month}-01`, `${month}-28`, group);
        expect(list.caught, `${group} in ${month}`).toBe(count);
        expect(list.items.reduce((sum, item) => sum + item.count, 0)).toBe(count);
      }
    }
    expect((await caught('2026-05-01', '2026-05-31', 'flyingInsect')).items).toEqual([
      { customerId: customer.id, customerName: 'Food factory', day: '2026-05-04', count: 12, taskId: task },
    ]);
    const spans = [
      ...outlook.weeks,
      ...outlook.ahead.map(({ day, assigned, unassigned }) => ({
        from: day,
        to: day,
        planned: assigned + unassigned,
      })),
    ];
    expect(spans.map(({ planned }) => planned)).toEqual([0, 0, 0, 0, 0, 0, 3, 1, 0, 2, 0, 0, 0, 0, 0]);
    for (const { from, to, planned } of spans) {
      expect((await office.get('task.list', { from, to })).total, `${from} to ${to}`).toBe(planned);
    }
    expect(outlook.ahead[1]).toEqual({ day: '2026-05-06', assigned: 1, unassigned: 1 });
    expect(outlook.risks.map(({ count }) => count)).toEqual([2, 0, 0, 0]);
    for (const { from, to, count } of outlook.risks) {
      const asked = { view: 'open' as const, foundFrom: from ?? undefined, foundTo: to };
      expect((await office.get('risk.list', asked)).total, `risks until ${to}`).toBe(count);
    }
    expect(outlook.risksOverdue).toBe((await office.get('risk.list', { view: 'overdue' })).total);
    expect(outlook.oldestRisk).toMatchObject({ location: 'Dock', days: 0 });
    expect(outlook.rising).toMatchObject([
      {
        customerId: customer.id,
        group: 'flyingInsect',
        now: 12,
        before: 0,
        threshold: 10,
        device: { code: lamp.code, floorPlanId: plan },
      },
    ]);
    expect(outlook.rising[0]?.weeks).toEqual([0, 0, 0, 0, 0, 0, 0, 12]);

    const idle = await company.addServiceStaff('Idle');
    expect(await idle.get('home.outlook', {})).toMatchObject({ month: { planned: 0 }, oldestRisk: null });
    const stranger = await addCompany(server());
    expect(await stranger.administrator.get('home.outlook', {})).toMatchObject({
      month: { planned: 0 },
      captures: { now: 0, before: null },
      rising: [],
    });
  });
});
