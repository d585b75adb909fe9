import { expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addTask, lampCheck } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

onEachEngine((server) => {
  test('an empty company counts zero everywhere', async () => {
    const { administrator } = await addCompany(server());
    expect(await administrator.get('home.todayData', {})).toEqual({
      day: '2026-05-04',
      servicesToday: 0,
      servicesDone: 0,
      unallocated: 0,
      pendingReview: 0,
      openRisks: 0,
      customers: 0,
      devices: 0,
      devicesCheckedToday: 0,
      reportsPendingReview: 0,
      stockWarnings: 0,
    });
    expect(await administrator.get('home.consumableWarning', {})).toEqual([]);
    expect(await administrator.get('home.customerType', {})).toEqual([
      { clientType: 'industrial', count: 0 },
      { clientType: 'business', count: 0 },
      { clientType: 'other', count: 0 },
    ]);
  });

  test('a day’s work shows in every figure, for the office, the technician and the customer', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const technician = await company.addServiceStaff();
    const customer = await addCustomer(server(), company);
    const lamp = await addDevice(administrator, customer.id);
    const taskId = await addTask(administrator, customer.id, [technician]);
    await addTask(administrator, customer.id, [], { plannedAt: '2026-05-07T02:00:00.000Z' });
    await technician.get('task.checkIn', { id: taskId });
    await technician.get('inspection.record', lampCheck(taskId, lamp.id, 9));
    await technician.get('task.submit', { id: taskId });
    expect(await administrator.get('home.todayData', {})).toMatchObject({
      servicesToday: 1,
      servicesDone: 1,
      unallocated: 1,
      pendingReview: 1,
      customers: 1,
      devices: 1,
      devicesCheckedToday: 1,
    });
    expect(await technician.get('home.todayData', {})).toMatchObject({ servicesToday: 1, unallocated: 0 });
    expect(await customer.person.get('home.todayData', {})).toMatchObject({
      servicesToday: 1,
      customers: 1,
      devices: 1,
    });
    const schedule = await administrator.get('home.scheduleTrend', {});
    expect(schedule).toHaveLength(22);
    expect(schedule.filter((day) => day.planned > 0)).toEqual([
      { day: '2026-05-04', planned: 1, finished: 1 },
      { day: '2026-05-07', planned: 1, finished: 0 },
    ]);
    const trend = await administrator.get('home.customerTrend', {});
    expect(trend.map((row) => row.month)).toEqual([
      '2025-06',
      '2025-07',
      '2025-08',
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
    ]);
    expect(trend.at(-2)).toMatchObject({ customers: 0 });
    expect(trend.at(-1)).toEqual({
      month: '2026-05',
      customers: 1,
      captures: [
        { group: 'rodent', count: 0 },
        { group: 'flyingInsect', count: 9 },
        { group: 'crawlingInsect', count: 0 },
      ],
    });
  });
});
