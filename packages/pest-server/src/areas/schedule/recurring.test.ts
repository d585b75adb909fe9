import type { RequestInput, RequestOf } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addFloorPlan, type Person, signIn } from '../../testing/people';
import { onEachEngine, type TestServer } from '../../testing/test-server';
import { makeRecurringServices } from './make-recurring-services';

type Draft = RequestInput<'schedule.addRecurring'>;
const monday = '2026-05-04';

/** Monday, half past eight at the site. */
async function addSite(server: TestServer) {
  server.setNow('2026-05-04T00:30:00.000Z');
  const company = await addCompany(server);
  const office = company.administrator;
  const li = await company.addServiceStaff('Li');
  const customer = await addCustomer(server, company);
  const draft: Draft = {
    customerId: customer.id,
    places: ['indoor'],
    staffIds: [li.id],
    description: 'Kitchen',
    pattern: { kind: 'weekly', every: 1, weekdays: [1] },
    time: '09:30',
    startDay: monday,
  };
  return { company, office, li, customer, draft };
}

async function planned(office: Person): Promise<string[]> {
  const { items } = await office.get('task.list', { sort: 'plannedAt', order: 'asc', limit: 50 });
  return items.map(({ plannedDay }) => plannedDay.slice(5));
}

async function serviceOn(office: Person, day: string) {
  const { services } = await office.get('schedule.board', { from: day, to: day });
  const [service] = services;
  if (!service) throw new Error(`Nothing is planned on ${day}.`);
  return service;
}

onEachEngine((server) => {
  const make = () => makeRecurringServices(server().parts, server().parts.now());

  /** Sessions do not last until then. */
  async function later(moment: string, { loginId }: Person): Promise<Person> {
    server().setNow(moment);
    return signIn(server(), loginId);
  }

  describe('making services ahead', () => {
    test('makes eight weeks at once, and each further day once, whoever looks', async () => {
      const { office, li, draft } = await addSite(server());
      const { id } = await office.get('schedule.addRecurring', draft);
      const mondays = ['05-04', '05-11', '05-18', '05-25', '06-01', '06-08', '06-15', '06-22', '06-29'];
      expect(await planned(office)).toEqual(mondays);
      const service = await serviceOn(office, '2026-05-11');
      expect(service).toMatchObject({ recurringId: id, alone: false, plannedAt: '2026-05-11T01:30:00.000Z' });
      expect(service).toMatchObject({ staffIds: [li.id], description: 'Kitchen', state: 'allocated' });
      const next = await later('2026-05-12T00:30:00.000Z', office);
      await Promise.all([make(), make(), make()]);
      expect(await planned(next)).toEqual([...mondays, '07-06']);
    });

    test('its staff hear of all that is made at once, and of a further one by itself; who was told is not told again', async () => {
      const { office, li, draft } = await addSite(server());
      await office.get('schedule.addRecurring', draft);
      const told = async (person: Person) => (await person.get('notice.list', {})).items;
      const first = { kind: 'tasksPlanned', recordId: null };
      const facts = {
        customer: 'Food factory',
        count: '9',
        from: '2026-05-04T01:30:00.000Z',
        to: '2026-06-29T01:30:00.000Z',
      };
      expect(await told(li)).toMatchObject([{ ...first, facts }]);
      expect(await told(office)).toEqual([]);
      const liLater = await later('2026-05-12T00:30:00.000Z', li);
      await make();
      await make();
      expect(await told(liLater)).toMatchObject([
        { kind: 'taskAssigned', facts: { customer: 'Food factory', at: '2026-07-06T01:30:00.000Z' } },
        first,
      ]);
    });

    test('one that was deleted by itself is not made again', async () => {
      const { office, draft } = await addSite(server());
      await office.get('schedule.addRecurring', draft);
      await office.get('task.delete', { id: (await serviceOn(office, '2026-05-11')).id });
      await make();
      expect((await planned(office)).slice(0, 2)).toEqual(['05-04', '05-18']);
    });

    test('people whose device roles leave out its devices are refused with 20014, and nothing is made', async () => {
      const { company, office, li, customer, draft } = await addSite(server());
      const floorPlanId = await addFloorPlan(office, customer.id);
      await addDevice(office, customer.id, { floorPlanId, position: { x: 0.5, y: 0.5 } });
      await office.get('deviceRole.create', { name: 'Traps', deviceTypes: ['mouseTrap'], accountIds: [li.id] });
      expect(await office.ask('schedule.addRecurring', draft)).toMatchObject({ code: 20014, field: 'staffIds' });
      expect(await office.get('schedule.recurring', {})).toEqual([]);
      expect(await planned(office)).toEqual([]);
      const wang = await company.addServiceStaff('Wang');
      expect((await office.ask('schedule.addRecurring', { ...draft, staffIds: [li.id, wang.id] })).code).toBe(0);
    });

    test('who is no longer service staff is not assigned', async () => {
      const { office, li, draft } = await addSite(server());
      await office.get('schedule.addRecurring', draft);
      await server()
        .database.system.updateTable('account')
        .set({ disabled_at: new Date() })
        .where('id', '=', li.id)
        .execute();
      const next = await later('2026-05-12T06:32:00.000Z', office);
      await make();
      expect(await serviceOn(next, '2026-07-06')).toMatchObject({ state: 'unallocated', staffIds: [] });
    });
  });

  describe('changing', () => {
    const from = (service: { plannedAt: string; staffIds: string[] }) => ({
      plannedAt: service.plannedAt,
      staffIds: service.staffIds,
    });

    test('one alone: it differs from now on, and the others stay', async () => {
      const { office, draft } = await addSite(server());
      await office.get('schedule.addRecurring', draft);
      const service = await serviceOn(office, '2026-05-11');
      const to = { ...from(service), plannedAt: '2026-05-13T03:00:00.000Z' };
      await office.get('schedule.move', { id: service.id, from: from(service), to });
      expect((await planned(office)).slice(0, 3)).toEqual(['05-04', '05-13', '05-18']);
      expect((await serviceOn(office, '2026-05-13')).alone).toBe(true);
      await make();
      expect((await planned(office)).slice(0, 3)).toEqual(['05-04', '05-13', '05-18']);
    });

    test('from here on: the old one ends the day before, and what has begun stays', async () => {
      const { office, li, draft } = await addSite(server());
      const { id } = await office.get('schedule.addRecurring', draft);
      await li.get('task.checkIn', { id: (await serviceOn(office, monday)).id });
      const service = await serviceOn(office, '2026-05-18');
      const to = { plannedAt: '2026-05-20T06:00:00.000Z', staffIds: [] };
      await office.get('schedule.move', { id: service.id, from: from(service), to, following: true });
      expect((await planned(office)).slice(0, 5)).toEqual(['05-04', '05-11', '05-20', '05-27', '06-03']);
      const [old, next] = await office.get('schedule.recurring', {});
      expect(old).toMatchObject({ id, endDay: '2026-05-17' });
      expect(next).toMatchObject({ time: '14:00', staff: [], pattern: { kind: 'weekly', weekdays: [3] } });
      const late = await serviceOn(office, '2026-06-03');
      const earlier = { plannedAt: '2026-05-29T06:00:00.000Z', staffIds: [] };
      await office.get('schedule.move', { id: late.id, from: from(late), to: earlier, following: true });
      expect((await planned(office)).slice(2, 6)).toEqual(['05-20', '05-27', '05-29', '06-05']);
    });

    test('other days of the week go on when one of them moves within its week', async () => {
      const { office, draft } = await addSite(server());
      await office.get('schedule.addRecurring', { ...draft, pattern: { kind: 'weekly', every: 1, weekdays: [1, 4] } });
      const service = await serviceOn(office, '2026-05-11');
      const to = { ...from(service), plannedAt: '2026-05-15T01:30:00.000Z' };
      await office.get('schedule.move', { id: service.id, from: from(service), to, following: true });
      expect((await planned(office)).slice(0, 6)).toEqual(['05-04', '05-07', '05-14', '05-15', '05-21', '05-22']);
    });

    test('by its form: everything that nobody has begun is made anew, from a day that is not over', async () => {
      const { office, li, draft } = await addSite(server());
      const { id } = await office.get('schedule.addRecurring', draft);
      await li.get('task.checkIn', { id: (await serviceOn(office, monday)).id });
      const changed: Draft = { ...draft, pattern: { kind: 'monthlyDay', every: 1, day: 31 }, staffIds: [] };
      const early = await office.ask('schedule.changeRecurring', { id, ...changed, startDay: '2026-05-03' });
      expect(early).toMatchObject({ code: 3001, field: 'startDay' });
      await office.get('schedule.changeRecurring', { id, ...changed });
      expect(await planned(office)).toEqual(['05-04', '05-31']);
    });
  });

  test('of two who change one at once, one is told that it goes on elsewhere, and no day has two services', async () => {
    const { office, draft } = await addSite(server());
    const { id } = await office.get('schedule.addRecurring', draft);
    const changed = { ...draft, id, startDay: '2026-05-18' };
    const answers = await Promise.all(
      ['10:00', '11:00'].map((time) => office.ask('schedule.changeRecurring', { ...changed, time })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 4001]);
    const mondays = ['05-04', '05-11', '05-18', '05-25', '06-01', '06-08', '06-15', '06-22', '06-29'];
    expect(await planned(office)).toEqual(mondays);
    const putOff = (lastDay: string) => office.ask('schedule.endRecurring', { id, lastDay });
    expect(await putOff('2026-05-18')).toMatchObject({ code: 4001, field: 'lastDay' });
    expect([(await putOff('2026-05-04')).code, (await putOff('2026-05-17')).code]).toEqual([0, 0]);
    expect(await planned(office)).toEqual(mondays);
  });

  test('one that ends before it is changed is not made to last until then', async () => {
    const { office, draft } = await addSite(server());
    const { id } = await office.get('schedule.addRecurring', { ...draft, endDay: '2026-05-11' });
    await office.get('schedule.changeRecurring', { ...draft, id, startDay: '2026-06-01', endDay: '2026-06-08' });
    await make();
    expect(await planned(office)).toEqual(['05-04', '05-11', '06-01', '06-08']);
  });

  describe('pausing and ending', () => {
    test('a pause takes its days out, and its end brings them back', async () => {
      const { office, li, draft } = await addSite(server());
      const { id } = await office.get('schedule.addRecurring', draft);
      await li.get('task.checkIn', { id: (await serviceOn(office, monday)).id });
      const pause: RequestOf<'schedule.pauseRecurring'> = { id, from: monday, to: '2026-05-18' };
      await office.get('schedule.pauseRecurring', pause);
      expect((await planned(office)).slice(0, 3)).toEqual(['05-04', '05-25', '06-01']);
      const [paused] = await office.get('schedule.recurring', {});
      expect(paused).toMatchObject({ pauses: [{ from: monday, to: '2026-05-18' }] });
      expect(paused?.upcoming[0]).toMatchObject({ day: '2026-05-25', alone: false });
      await office.get('schedule.resumeRecurring', pause);
      expect((await planned(office)).slice(0, 4)).toEqual(['05-04', '05-11', '05-18', '05-25']);
      expect((await office.ask('schedule.resumeRecurring', pause)).code).toBe(4004);
      const backwards = { id, from: '2026-05-18', to: '2026-05-11' };
      expect(await office.ask('schedule.pauseRecurring', backwards)).toMatchObject({ code: 3001, field: 'to' });
    });

    test('an end removes what comes after it, and can be put off', async () => {
      const { office, draft } = await addSite(server());
      const { id } = await office.get('schedule.addRecurring', draft);
      await office.get('schedule.endRecurring', { id, lastDay: '2026-05-11' });
      expect(await planned(office)).toEqual(['05-04', '05-11']);
      await office.get('schedule.endRecurring', { id, lastDay: '2026-05-20' });
      expect(await planned(office)).toEqual(['05-04', '05-11', '05-18']);
      const next = await later('2026-05-21T01:00:00.000Z', office);
      expect(await next.get('schedule.recurring', {})).toEqual([]);
    });

    test('a draft that ends before it starts, falls on no day or has no time is refused beside its field', async () => {
      const { office, draft } = await addSite(server());
      const refused = async (wrong: Partial<Draft>) => {
        const { code, field } = await office.ask('schedule.addRecurring', { ...draft, ...wrong });
        return [code, field];
      };
      expect(await refused({ endDay: '2026-05-03' })).toEqual([3001, 'endDay']);
      expect(await refused({ pattern: { kind: 'weekly', every: 1, weekdays: [] } })).toEqual([
        3001,
        'pattern.weekdays',
      ]);
      expect(await refused({ time: '24:00' })).toEqual([3001, 'time']);
      expect(await refused({ startDay: '1999-12-31' })).toEqual([3001, 'startDay']);
    });
  });
});
