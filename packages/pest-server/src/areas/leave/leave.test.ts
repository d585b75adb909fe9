import { expect, test } from 'vitest';
import { addCompany, addCustomer, addTask, type Person } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

const monday = { startAt: '2026-05-11T00:00:00.000Z', endAt: '2026-05-12T00:00:00.000Z', reason: 'Family' } as const;

onEachEngine((server) => {
  async function team() {
    const company = await addCompany(server());
    const technician = await company.addServiceStaff('Wang');
    const colleague = await company.addServiceStaff('Chen');
    return { company, administrator: company.administrator, technician, colleague };
  }

  const listed = async (person: Person, request: Parameters<typeof person.get<'leave.list'>>[1] = {}) =>
    (await person.get('leave.list', request)).items.map(({ accountName, state, own }) => [accountName, state, own]);

  test('who works applies, the office sees it and decides, the three lists follow', async () => {
    const { administrator, technician, colleague } = await team();
    const { id } = await technician.get('leave.apply', monday);
    await colleague.get('leave.apply', monday);
    expect(await listed(technician)).toEqual([['Wang', 'underReview', true]]);
    expect((await listed(administrator, { state: 'underReview' })).sort()).toEqual([
      ['Chen', 'underReview', false],
      ['Wang', 'underReview', false],
    ]);
    expect(await listed(administrator, { search: 'wan' })).toEqual([['Wang', 'underReview', false]]);
    await administrator.get('leave.audit', { id, outcome: 'approve' });
    expect(await listed(administrator, { state: 'approved' })).toEqual([['Wang', 'approved', false]]);
    expect(await listed(technician, { state: 'underReview' })).toEqual([]);
    const [settled] = (await technician.get('leave.list', { state: 'approved' })).items;
    expect(settled).toMatchObject({ reviewedBy: 'Administrator', refusalReason: '' });
  });

  test('refusing needs a reason, which the applicant reads', async () => {
    const { administrator, technician } = await team();
    const { id } = await technician.get('leave.apply', monday);
    const silent = { id, outcome: 'refuse', reason: ' ' } as const;
    expect(await administrator.ask('leave.audit', silent)).toMatchObject({ code: 3001, field: 'reason' });
    await administrator.get('leave.audit', { id, outcome: 'refuse', reason: 'Two audits that day' });
    const [refused] = (await technician.get('leave.list', { state: 'refused' })).items;
    expect(refused?.refusalReason).toBe('Two audits that day');
  });

  test('the approver sees the services planned then, and who else is away', async () => {
    const { company, administrator, technician, colleague } = await team();
    const customer = await addCustomer(server(), company);
    const plannedAt = '2026-05-11T06:00:00.000Z';
    const taskId = await addTask(administrator, customer.id, [technician], { plannedAt });
    await addTask(administrator, customer.id, [technician], { plannedAt: '2026-05-12T06:00:00.000Z' });
    await addTask(administrator, customer.id, [colleague], { plannedAt });
    const { id } = await technician.get('leave.apply', monday);
    await colleague.get('leave.apply', { ...monday, startAt: '2026-05-11T12:00:00.000Z' });
    const conflicts = await administrator.get('leave.conflicts', { id });
    expect(conflicts.services.map((service) => [service.id, service.plannedAt])).toEqual([[taskId, plannedAt]]);
    expect(conflicts.away.map(({ accountName, state }) => [accountName, state])).toEqual([['Chen', 'underReview']]);
  });

  test('two requests of one person do not overlap: 4001 beside the start; after a refusal they may', async () => {
    const { administrator, technician } = await team();
    const { id } = await technician.get('leave.apply', monday);
    expect(await technician.ask('leave.apply', monday)).toMatchObject({ code: 4001, field: 'startAt' });
    const next = { ...monday, startAt: monday.endAt, endAt: '2026-05-13T00:00:00.000Z' };
    expect((await technician.ask('leave.apply', next)).code).toBe(0);
    await administrator.get('leave.audit', { id, outcome: 'refuse', reason: 'No' });
    expect((await technician.ask('leave.apply', monday)).code).toBe(0);
  });

  test('an end before the start is refused beside the end', async () => {
    const { technician } = await team();
    const backwards = { ...monday, endAt: monday.startAt };
    expect(await technician.ask('leave.apply', backwards)).toMatchObject({ code: 3001, field: 'endAt' });
  });

  test('a request is reviewed once: 20017, also when several review at once', async () => {
    const { company, administrator, technician } = await team();
    const manager = await company.addManagementStaff(['m_leave_list', 'btn_leave_audit']);
    const { id } = await technician.get('leave.apply', monday);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0
          ? administrator.ask('leave.audit', { id, outcome: 'approve' })
          : manager.ask('leave.audit', { id, outcome: 'refuse', reason: 'No' }),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(9).fill(20017)]);
    expect((await technician.ask('leave.withdraw', { id })).code).toBe(20017);
  });

  test('one person applying twice at once gets one request', async () => {
    const { technician } = await team();
    const answers = await Promise.all(Array.from({ length: 8 }, () => technician.ask('leave.apply', monday)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect((await technician.get('leave.list', {})).total).toBe(1);
  });

  test('who reviews does not review an own request; an administrator may', async () => {
    const { company, administrator } = await team();
    const manager = await company.addManagementStaff(['m_leave_list', 'btn_leave_audit', 'btn_leave_apply']);
    const { id } = await manager.get('leave.apply', monday);
    expect((await manager.ask('leave.audit', { id, outcome: 'approve' })).code).toBe(4001);
    const own = await administrator.get('leave.apply', monday);
    expect((await administrator.ask('leave.audit', { id: own.id, outcome: 'approve' })).code).toBe(0);
  });

  test('an own request is withdrawn while it waits; nobody else’s is', async () => {
    const { technician, colleague } = await team();
    const { id } = await technician.get('leave.apply', monday);
    expect((await colleague.ask('leave.withdraw', { id })).code).toBe(4004);
    await technician.get('leave.withdraw', { id });
    expect(await listed(technician)).toEqual([]);
  });

  test('rights and companies: 20014 without the code, 4004 for another company, nothing for a customer', async () => {
    const { company, technician, colleague } = await team();
    const customer = await addCustomer(server(), company);
    const { id } = await technician.get('leave.apply', monday);
    expect((await colleague.ask('leave.audit', { id, outcome: 'approve' })).code).toBe(20014);
    expect((await colleague.ask('leave.conflicts', { id })).code).toBe(20014);
    expect((await customer.person.ask('leave.list', {})).code).toBe(20014);
    const stranger = (await addCompany(server())).administrator;
    expect((await stranger.ask('leave.audit', { id, outcome: 'approve' })).code).toBe(4004);
    expect((await stranger.ask('leave.conflicts', { id })).code).toBe(4004);
    expect((await stranger.ask('leave.withdraw', { id })).code).toBe(4004);
    expect(await listed(stranger)).toEqual([]);
  });
});
