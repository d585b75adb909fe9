import { describe, expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addTask, type Person } from '../../testing/people';
import { onEachEngine, onPostgres, type TestServer } from '../../testing/test-server';

const nine = '2026-05-04T01:00:00.000Z';
const span = { from: '2026-05-04', to: '2026-05-10' };

async function addTeam(server: TestServer) {
  server.setNow('2026-05-04T00:30:00.000Z');
  const company = await addCompany(server);
  return {
    company,
    office: company.administrator,
    li: await company.addServiceStaff('Li'),
    wang: await company.addServiceStaff('Wang'),
    customer: await addCustomer(server, company),
  };
}

const plan = (plannedAt: string, ...staff: Person[]) => ({ plannedAt, staffIds: staff.map(({ id }) => id) });

onEachEngine((server) => {
  describe('the board', () => {
    test('has everybody, what is planned with its length, and leave that is not refused', async () => {
      const { office, li, wang, customer } = await addTeam(server());
      for (let index = 0; index < 3; index += 1) await addDevice(office, customer.id);
      const devices = await addTask(office, customer.id, [li], { plannedAt: nine });
      const routine = await addTask(office, customer.id, [], { plannedAt: nine, inspection: 'routine' });
      await addTask(office, customer.id, [li], { plannedAt: '2026-05-11T01:00:00.000Z' });
      const away = { startAt: '2026-05-10T15:00:00.000Z', endAt: '2026-05-12T00:00:00.000Z', reason: 'Private' };
      await wang.get('leave.apply', away);
      const board = await office.get('schedule.board', span);
      expect(board.staff.map(({ name }) => name)).toEqual(['Li', 'Wang']);
      expect(board.services.map(({ id, minutes, staffIds }) => [id, minutes, staffIds]).sort()).toEqual(
        [
          [devices, 60, [li.id]],
          [routine, 60, []],
        ].sort(),
      );
      expect(board.leave).toMatchObject([{ accountId: wang.id, state: 'underReview', startAt: away.startAt }]);
      expect(JSON.stringify(board)).not.toContain('Private');
      const day = { from: '2026-05-09', to: '2026-05-09' };
      expect((await office.get('schedule.board', day)).leave).toEqual([]);
    });

    test('shows a customer its own services and who comes, and nothing else', async () => {
      const { company, office, li, wang, customer } = await addTeam(server());
      const own = await addTask(office, customer.id, [li], { plannedAt: nine });
      await addTask(office, (await addCustomer(server(), company)).id, [wang], { plannedAt: nine });
      await li.get('leave.apply', { startAt: nine, endAt: '2026-05-05T00:00:00.000Z', reason: 'Private' });
      const board = await customer.person.get('schedule.board', span);
      expect(board).toMatchObject({ staff: [{ id: li.id, name: 'Li' }], services: [{ id: own }], leave: [] });
      const move = { id: own, from: plan(nine, li), to: plan(nine, wang) };
      expect((await customer.person.ask('schedule.move', move)).code).toBe(20014);
      expect((await customer.person.ask('schedule.recurring', {})).code).toBe(20014);
    });

    test('tells the phones of its staff to who assigns them', async () => {
      const { company, office, li, customer } = await addTeam(server());
      await addTask(office, customer.id, [li], { plannedAt: nine });
      const phonesOf = async (person: Person) =>
        (await person.get('schedule.board', span)).staff.map(({ name, phone }) => [name, phone]);
      expect(await phonesOf(await company.addManagementStaff(['btn_service_assign']))).toEqual([
        ['Li', expect.stringMatching(/^1\d{10}$/)],
        ['Wang', expect.stringMatching(/^1\d{10}$/)],
      ]);
      expect(await phonesOf(await company.addManagementStaff(['m_shift_management', 'm_service_add']))).toEqual([
        ['Li', undefined],
        ['Wang', undefined],
      ]);
      expect(await phonesOf(customer.person)).toEqual([['Li', undefined]]);
    });

    test('covers six weeks and no more', async () => {
      const { office } = await addTeam(server());
      expect((await office.ask('schedule.board', { from: '2026-05-01', to: '2026-06-11' })).code).toBe(0);
      const long = await office.ask('schedule.board', { from: '2026-05-01', to: '2026-06-12' });
      expect(long).toMatchObject({ code: 3001, field: 'to' });
      expect((await office.ask('schedule.board', { from: '2026-05-02', to: '2026-05-01' })).code).toBe(3001);
    });
  });

  describe('a move', () => {
    test('sets time and people at once, and answers what is in the way', async () => {
      const { office, li, wang, customer } = await addTeam(server());
      const other = await addTask(office, customer.id, [wang], { plannedAt: '2026-05-05T01:30:00.000Z' });
      const { id: leaveId } = await wang.get('leave.apply', {
        startAt: '2026-05-05T00:00:00.000Z',
        endAt: '2026-05-05T04:00:00.000Z',
        reason: 'Private',
      });
      await office.get('leave.audit', { id: leaveId, outcome: 'approve' });
      const id = await addTask(office, customer.id, [], { plannedAt: nine });
      const to = plan('2026-05-05T01:00:00.000Z', li, wang);
      expect(await office.get('schedule.move', { id, from: plan(nine), to })).toEqual({
        clashes: [
          { accountId: wang.id, kind: 'overlap', serviceId: other },
          { accountId: wang.id, kind: 'leave', serviceId: null },
        ],
      });
      const details = await office.get('task.details', { id });
      expect(details).toMatchObject({ plannedDay: '2026-05-05', state: 'allocated', plannedAt: to.plannedAt });
      expect(details.staff.map(({ name }) => name)).toEqual(['Li', 'Wang']);
      await office.get('schedule.move', { id, from: to, to: plan(nine) });
      expect(await office.get('task.details', { id })).toMatchObject({ state: 'unallocated', staff: [] });
    });

    test('changes nothing when somebody has planned it otherwise meanwhile', async () => {
      const { office, li, wang, customer } = await addTeam(server());
      const id = await addTask(office, customer.id, [li], { plannedAt: nine });
      const move = (from: ReturnType<typeof plan>) =>
        office.ask('schedule.move', { id, from, to: plan('2026-05-06T01:00:00.000Z', wang) });
      expect((await move(plan(nine))).code).toBe(4001);
      expect((await move(plan(nine, wang))).code).toBe(4001);
      expect((await move(plan(nine, li, wang))).code).toBe(4001);
      expect((await move(plan('2026-05-04T01:01:00.000Z', li))).code).toBe(4001);
      expect((await office.get('task.details', { id })).plannedAt).toBe(nine);
      expect((await move(plan(nine, li))).code).toBe(0);
    });

    test('is refused after check-in, to days that are over, and to who is no service staff', async () => {
      const { office, li, customer } = await addTeam(server());
      const id = await addTask(office, customer.id, [li], { plannedAt: nine });
      const from = plan(nine, li);
      const yesterday = await office.ask('schedule.move', { id, from, to: plan('2026-05-03T01:00:00.000Z', li) });
      expect(yesterday).toMatchObject({ code: 3001, field: 'to.plannedAt' });
      expect((await office.ask('schedule.move', { id, from, to: plan(nine, office) })).code).toBe(4004);
      await li.get('task.checkIn', { id });
      expect((await office.ask('schedule.move', { id, from, to: plan(nine) })).code).toBe(20001);
    });

    test('asks for the right to assign, and from here on for the right to plan too', async () => {
      const { company, office, li, customer } = await addTeam(server());
      const viewer = await company.addManagementStaff(['m_shift_management']);
      const assigner = await company.addManagementStaff(['btn_service_assign']);
      const id = await addTask(office, customer.id, [li], { plannedAt: nine });
      const move = { id, from: plan(nine, li), to: plan(nine) };
      expect((await viewer.ask('schedule.board', span)).code).toBe(0);
      expect((await viewer.ask('schedule.move', move)).code).toBe(20014);
      expect((await assigner.ask('schedule.move', { ...move, following: true })).code).toBe(20014);
      expect((await assigner.ask('schedule.move', move)).code).toBe(0);
      expect((await office.ask('schedule.move', { ...move, from: plan(nine), following: true })).code).toBe(4001);
    });
  });
});

onPostgres((server) => {
  test('of two planners who move a service at once, one is told that it was planned otherwise', async () => {
    const { office, li, wang, customer } = await addTeam(server());
    for (let round = 0; round < 5; round += 1) {
      const id = await addTask(office, customer.id, [], { plannedAt: nine });
      const codes = await Promise.all(
        [li, wang].map(
          async (person) => (await office.ask('schedule.move', { id, from: plan(nine), to: plan(nine, person) })).code,
        ),
      );
      expect(codes.sort()).toEqual([0, 4001]);
      expect((await office.get('task.details', { id })).staff).toHaveLength(1);
    }
  });
});
