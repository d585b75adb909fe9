import { expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addFloorPlan, addTask, lampCheck } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

onEachEngine((server) => {
  test('what waits is told to whoever can do it, the gravest first, and to nobody else', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const technician = await company.addServiceStaff('Wang');
    const colleague = await company.addServiceStaff('Li');
    const customer = await addCustomer(server(), company);
    const late = await addTask(administrator, customer.id, [technician], { plannedAt: '2026-05-01T01:00:00.000Z' });
    const nobody = await addTask(administrator, customer.id, [], { plannedAt: '2026-05-03T01:00:00.000Z' });
    const soon = await addTask(administrator, customer.id, [], { plannedAt: '2026-05-07T02:00:00.000Z' });
    await addTask(administrator, customer.id, [], { plannedAt: '2026-06-20T02:00:00.000Z' });
    const done = await addTask(administrator, customer.id, [technician], { inspection: 'routine' });
    await technician.get('task.checkIn', { id: done });
    const { id: risk } = await technician.get('risk.add', {
      taskId: done,
      deviceId: null,
      location: 'Dock',
      description: 'The door does not close',
      severity: 'major',
      photos: [],
      action: '',
      owner: 'Warehouse',
      dueDay: '2026-05-02',
    });
    await technician.get('risk.treat', { id: risk, state: 'resolved', treatment: 'Brush strip', photos: [] });
    await technician.get('task.submit', { id: done });

    const office = await administrator.get('home.needs', {});
    expect(office.needs.map(({ kind, id, taskId }) => [kind, taskId ?? id])).toEqual([
      ['notArrived', late],
      ['unassignedToday', nobody],
      // Its owner has answered: it is not late any more, it waits to be verified.
      ['riskAnswered', done],
      ['serviceReview', done],
      ['unassigned', soon],
    ]);
    expect(office.count).toBe(5);
    expect(office.needs[0]).toMatchObject({ person: 'Wang', at: '2026-05-01T01:00:00.000Z' });
    expect(office.needs[2]).toMatchObject({ id: risk, person: 'Warehouse', day: '2026-05-02' });

    const own = await technician.get('home.needs', {});
    expect(own.needs.map(({ kind, variant }) => [kind, variant])).toEqual([['notArrived', 'own']]);
    expect(office.needs[0]?.variant).toBeNull();
    expect(await colleague.get('home.needs', {})).toEqual({ count: 0, needs: [] });
    expect(await customer.person.get('home.needs', {})).toEqual({ count: 0, needs: [] });
    const stranger = await addCompany(server());
    expect(await stranger.administrator.get('home.needs', {})).toEqual({ count: 0, needs: [] });

    await administrator.get('task.review', { id: done, outcome: 'return', reason: 'No photo' });
    expect((await technician.get('home.needs', {})).needs[1]).toMatchObject({ kind: 'sentBack', detail: 'No photo' });
  });

  test('a long queue is counted whole and shown from its oldest', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const customer = await addCustomer(server(), company);
    const first = await addTask(administrator, customer.id, [], { plannedAt: '2026-04-01T02:00:00.000Z' });
    for (let day = 10; day < 20; day += 1) {
      await addTask(administrator, customer.id, [], { plannedAt: `2026-04-${day}T02:00:00.000Z` });
    }
    const { count, needs } = await administrator.get('home.needs', {});
    expect(count).toBe(11);
    expect(needs).toHaveLength(8);
    expect(needs[0]?.id).toBe(first);
    expect((await administrator.get('home.needs', { limit: 200 })).needs).toHaveLength(11);
  });

  test('a new company’s steps are ticked one by one, and all with the first visit', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const done = async () =>
      (await administrator.get('home.firstSteps', {})).filter((step) => step.done).map(({ step }) => step);
    expect(await done()).toEqual([]);
    const customer = await addCustomer(server(), company);
    expect(await done()).toEqual(['customer']);
    const floorPlanId = await addFloorPlan(administrator, customer.id);
    const lamp = await addDevice(administrator, customer.id, { floorPlanId, position: { x: 0.5, y: 0.5 } });
    const technician = await company.addServiceStaff();
    expect(await done()).toEqual(['customer', 'devices', 'staff']);
    const task = await addTask(administrator, customer.id, [technician]);
    expect(await done()).toEqual(['customer', 'devices', 'staff', 'service']);
    await technician.get('task.checkIn', { id: task });
    await technician.get('inspection.record', lampCheck(task, lamp.id, 1));
    await technician.get('task.submit', { id: task });
    expect(await done()).toEqual(['customer', 'devices', 'staff', 'service', 'visit']);
  });
});
