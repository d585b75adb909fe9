import type { RequestInput } from 'pest-sdk';
import { expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addFloorPlan, addTask, lampCheck, signIn } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

onEachEngine((server) => {
  test('an empty company counts zero everywhere', async () => {
    const { administrator } = await addCompany(server());
    expect(await administrator.get('home.todayData', {})).toEqual({
      day: '2026-05-04',
      servicesToday: 0,
      servicesDone: 0,
      servicesUnfinished: 0,
      servicesOpen: 0,
      unallocated: 0,
      pendingReview: 0,
      openRisks: 0,
      customers: 0,
      devices: 0,
      devicesCheckedToday: 0,
      reportsPendingReview: 0,
      leavesUnderReview: 0,
      stockWarnings: 0,
    });
    expect(await administrator.get('home.consumableWarning', {})).toEqual([]);
    expect(await administrator.get('home.customerType', {})).toEqual([
      { clientType: 'industrial', count: 0 },
      { clientType: 'business', count: 0 },
      { clientType: 'other', count: 0 },
    ]);
  });

  test('a pause of a rhythm is known to the site and to its company until it is over, and to nobody else', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const customer = await addCustomer(server(), company);
    const neighbour = await addCustomer(server(), company);
    const { id } = await administrator.get('schedule.addRecurring', {
      customerId: customer.id,
      places: ['indoor'],
      description: 'Kitchens',
      pattern: { kind: 'weekly', every: 1, weekdays: [1] },
      time: '09:00',
      startDay: '2026-05-04',
    });
    await administrator.get('schedule.pauseRecurring', { id, from: '2026-05-11', to: '2026-05-24' });
    const asked = { customerId: customer.id };
    const pause = { from: '2026-05-11', to: '2026-05-24', description: 'Kitchens' };
    expect(await customer.person.get('home.sitePauses', asked)).toEqual([pause]);
    expect(await administrator.get('home.sitePauses', asked)).toEqual([pause]);
    expect((await neighbour.person.ask('home.sitePauses', asked)).code).toBe(4004);
    expect(await neighbour.person.get('home.sitePauses', { customerId: neighbour.id })).toEqual([]);

    server().setNow('2026-05-24T08:00:00.000Z');
    const lastDay = await signIn(server(), customer.person.loginId);
    expect(await lastDay.get('home.sitePauses', asked)).toEqual([pause]);
    server().setNow('2026-05-25T08:00:00.000Z');
    const after = await signIn(server(), customer.person.loginId);
    expect(await after.get('home.sitePauses', asked)).toEqual([]);
    server().setNow('2026-05-04T02:00:00.000Z');
    await administrator.get('schedule.endRecurring', { id, lastDay: '2026-05-04' });
    for (const { id: task } of (await administrator.get('task.list', { finished: 'false' })).items) {
      await administrator.get('task.delete', { id: task });
    }
    await administrator.get('customer.remove', { id: customer.id });
    expect((await customer.person.ask('home.sitePauses', asked)).code).toBe(4004);
    expect((await administrator.ask('home.sitePauses', asked)).code).toBe(4004);
  });

  test('a day’s work shows in every figure, for the office, the technician and the customer', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const technician = await company.addServiceStaff();
    const customer = await addCustomer(server(), company);
    const floorPlanId = await addFloorPlan(administrator, customer.id);
    const lamp = await addDevice(administrator, customer.id, { floorPlanId });
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
      servicesUnfinished: 1,
    });
    expect(await technician.get('home.todayData', {})).toMatchObject({ servicesToday: 1, unallocated: 0 });
    expect(await customer.person.get('home.todayData', {})).toMatchObject({
      servicesToday: 1,
      customers: null,
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

  test('counts what the account may open, and nothing else', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const [own, colleague] = [await company.addServiceStaff(), await company.addServiceStaff('Colleague')];
    const customer = await addCustomer(server(), company);
    const lamp = await addDevice(administrator, customer.id);
    const theirs = await addTask(administrator, customer.id, [colleague]);
    await addTask(administrator, customer.id, [own]);
    await colleague.get('task.checkIn', { id: theirs });
    await colleague.get('inspection.record', lampCheck(theirs, lamp.id, 1));
    await colleague.get('risk.add', {
      taskId: theirs,
      deviceId: null,
      location: 'Door',
      description: 'Gap',
      severity: 'major',
      photos: [],
      action: '',
      owner: '',
      dueDay: null,
    });
    const nothing = { customers: null, stockWarnings: null };
    expect(await own.get('home.todayData', {})).toMatchObject({
      ...nothing,
      servicesToday: 1,
      servicesUnfinished: 1,
      openRisks: 0,
      devicesCheckedToday: 0,
    });
    expect(await colleague.get('home.todayData', {})).toMatchObject({
      ...nothing,
      openRisks: 1,
      devicesCheckedToday: 1,
    });
    expect(await own.get('home.customerType', {})).toEqual([]);
    const storekeeper = await company.addManagementStaff(['m_index', 'm_mquipment_inventory']);
    const { day, ...counted } = await storekeeper.get('home.todayData', {});
    expect(Object.entries(counted).filter(([, count]) => count !== null)).toEqual([['stockWarnings', 0]]);
  });

  test('each figure of services is as long as the list that it opens', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const technician = await company.addServiceStaff();
    const customer = await addCustomer(server(), company);
    const reviewed = await addTask(administrator, customer.id, [technician], { inspection: 'routine' });
    const handedIn = await addTask(administrator, customer.id, [technician], { inspection: 'routine' });
    for (const id of [reviewed, handedIn]) {
      await technician.get('task.checkIn', { id });
      await technician.get('task.submit', { id });
    }
    await administrator.get('task.review', { id: reviewed, outcome: 'pass' });
    await addTask(administrator, customer.id, []);
    const today = await administrator.get('home.todayData', {});
    const listed = async (request: RequestInput<'task.list'>) =>
      (await administrator.get('task.list', { ...request, finished: 'false' })).total;
    expect(today.servicesUnfinished).toBe(await listed({ from: today.day, to: today.day }));
    expect(today.unallocated).toBe(await listed({ progress: 'unallocated' }));
    expect(today.pendingReview).toBe(await listed({ progress: 'pendingReview' }));
    expect(today).toMatchObject({ servicesToday: 3, servicesDone: 2, servicesUnfinished: 2, pendingReview: 1 });
  });
});
