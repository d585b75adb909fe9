import { type TaskSummary, taskProgresses } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import {
  addCompany,
  addCustomer,
  addDevice,
  addTask,
  lampCheck,
  type Person,
  type TestCompany,
} from '../../testing/people';
import { onEachEngine, onPostgres, type TestServer } from '../../testing/test-server';

const unknownId = '0198c0de-0000-7000-8000-000000000000';

interface Site {
  readonly company: TestCompany;
  readonly office: Person;
  readonly technician: Person;
  readonly customer: { id: string; person: Person };
}

async function addSite(server: TestServer): Promise<Site> {
  server.setNow('2026-05-04T02:00:00.000Z');
  const company = await addCompany(server);
  return {
    company,
    office: company.administrator,
    technician: await company.addServiceStaff(),
    customer: await addCustomer(server, company),
  };
}

onEachEngine((server) => {
  describe('planning', () => {
    test('a past day is put on record with a word, by who reviews services, and planned by nobody', async () => {
      const { company, office, customer } = await addSite(server());
      const planner = await company.addManagementStaff(['m_service_add', 'm_service_undone']);
      const draft = { customerId: customer.id, places: ['indoor' as const], plannedAt: '2020-01-01T03:00:00.000Z' };
      const gone = { code: 4001, field: 'plannedAt' };
      expect(await office.ask('task.create', draft)).toMatchObject(gone);
      expect(await planner.ask('task.create', { ...draft, past: true })).toMatchObject(gone);
      const { id } = await office.get('task.create', { ...draft, past: true });
      // The day stays while something else is changed; another past day asks again.
      expect((await planner.ask('task.update', { ...draft, id, description: 'Cellar' })).code).toBe(0);
      const moved = { ...draft, id, plannedAt: '2020-01-02T03:00:00.000Z' };
      expect(await planner.ask('task.update', { ...moved, past: true })).toMatchObject(gone);
      expect(await office.ask('task.update', moved)).toMatchObject(gone);
      expect((await office.ask('task.update', { ...moved, past: true })).code).toBe(0);
      expect((await planner.ask('task.update', { ...draft, id, plannedAt: '2026-05-05T03:00:00.000Z' })).code).toBe(0);
    });

    test('numbers count up by service day, and the day is the site’s', async () => {
      const { office, customer } = await addSite(server());
      const late = { plannedAt: '2026-05-04T16:30:00.000Z' };
      const first = await addTask(office, customer.id, [], late);
      const second = await addTask(office, customer.id, [], late);
      const numbers = await Promise.all([first, second].map((id) => office.get('task.details', { id })));
      expect(numbers.map(({ number, plannedDay, state }) => ({ number, plannedDay, state }))).toEqual([
        { number: 'S20260505-001', plannedDay: '2026-05-05', state: 'unallocated' },
        { number: 'S20260505-002', plannedDay: '2026-05-05', state: 'unallocated' },
      ]);
    });

    test('assigning staff allocates, taking them away unallocates', async () => {
      const { office, technician, customer } = await addSite(server());
      const id = await addTask(office, customer.id, []);
      await office.get('task.distribute', { id, staffIds: [technician.id] });
      expect(await office.get('task.details', { id })).toMatchObject({
        state: 'allocated',
        staff: [{ id: technician.id, name: 'Technician' }],
      });
      await office.get('task.distribute', { id, staffIds: [] });
      expect((await office.get('task.details', { id })).state).toBe('unallocated');
    });

    test('C10 workshop, staff and customer must be the company’s own and fit together', async () => {
      const mine = await addSite(server());
      const other = await addSite(server());
      const neighbour = await addCustomer(server(), mine.company);
      const { id: workshopId } = await mine.office.get('workshop.add', {
        customerId: neighbour.id,
        name: 'Packing',
        zoneRisk: 'high',
      });
      const draft = {
        customerId: mine.customer.id,
        workshopIds: [],
        places: ['indoor' as const],
        inspection: 'devices' as const,
        plannedAt: '2026-05-04T06:00:00.000Z',
        description: '',
        staffIds: [],
      };
      const codes = await Promise.all(
        [
          { customerId: other.customer.id },
          { workshopIds: [workshopId] },
          { staffIds: [other.technician.id] },
          { staffIds: [mine.office.id] },
          { customerId: 'nonsense' },
        ].map(async (wrong) => (await mine.office.ask('task.create', { ...draft, ...wrong })).code),
      );
      expect(codes).toEqual([4004, 4004, 4004, 4004, 4004]);
      expect((await mine.office.get('task.list', {})).total).toBe(0);
    });

    test('changing a service replaces its workshops and staff', async () => {
      const { office, technician, customer } = await addSite(server());
      const { id: workshopId } = await office.get('workshop.add', {
        customerId: customer.id,
        name: 'Packing',
        zoneRisk: 'high',
      });
      const id = await addTask(office, customer.id, [technician], { workshopIds: [workshopId] });
      await office.get('task.update', {
        id,
        customerId: customer.id,
        workshopIds: [],
        places: ['outdoor'],
        inspection: 'routine',
        plannedAt: '2026-05-06T06:00:00.000Z',
        description: 'moved',
        staffIds: [],
      });
      expect(await office.get('task.details', { id })).toMatchObject({
        workshops: [],
        staff: [],
        places: ['outdoor'],
        inspection: 'routine',
        plannedDay: '2026-05-06',
        state: 'unallocated',
      });
    });

    test('what the specification does not name may be left out, and a time may be milliseconds', async () => {
      const { office, customer } = await addSite(server());
      const plannedAt = Date.parse('2026-05-04T06:00:00.000Z');
      const task = { customerId: customer.id, places: ['indoor' as const] };
      const { id } = await office.get('task.create', { ...task, plannedAt });
      const details = await office.get('task.details', { id });
      expect(details).toMatchObject({ plannedAt: '2026-05-04T06:00:00.000Z', inspection: 'devices', staff: [] });
      await office.get('task.update', { ...task, id, plannedAt: String(plannedAt + 1), inspection: 'routine' });
      await office.get('task.update', { ...task, id, plannedAt });
      expect((await office.get('task.details', { id })).inspection).toBe('routine');
      const { id: workshop } = await office.get('workshop.add', { customerId: customer.id, name: 'Packing' });
      const zone = async () => (await office.get('workshop.list', { customerId: customer.id })).items[0]?.zoneRisk;
      expect(await zone()).toBe('medium');
      await office.get('workshop.update', { id: workshop, name: 'Packing', zoneRisk: 'high' });
      await office.get('workshop.update', { id: workshop, name: 'Inner packing' });
      expect(await zone()).toBe('high');
      expect((await office.get('task.scheduling', {}))[0]?.days.map(({ day }) => day)).toHaveLength(7);
    });

    test('the shift board shows every technician on every day', async () => {
      const { office, technician, customer } = await addSite(server());
      const id = await addTask(office, customer.id, [technician]);
      const board = await office.get('task.scheduling', { from: '2026-05-03', to: '2026-05-05' });
      expect(board.map((row) => row.id)).toEqual([technician.id]);
      expect(board[0]?.days.map(({ day, tasks }) => [day, tasks.map((task) => task.id)])).toEqual([
        ['2026-05-03', []],
        ['2026-05-04', [id]],
        ['2026-05-05', []],
      ]);
      expect((await office.ask('task.scheduling', { from: '2026-05-01', to: '2026-06-01' })).code).toBe(3001);
      expect((await office.ask('task.scheduling', { from: '2026-05-02', to: '2026-05-01' })).code).toBe(3001);
    });

    test('lists filter by state, day and words', async () => {
      const { office, technician, customer } = await addSite(server());
      const today = await addTask(office, customer.id, [technician]);
      const later = await addTask(office, customer.id, [], {
        plannedAt: '2026-05-20T06:00:00.000Z',
        description: 'Cold store',
      });
      const ids = async (request: Parameters<typeof office.get<'task.list'>>[1]) =>
        (await office.get('task.list', request)).items.map((item) => item.id);
      expect(await ids({})).toEqual([later, today]);
      expect(await ids({ sort: 'plannedAt', order: 'asc' })).toEqual([today, later]);
      expect(await ids({ state: 'allocated' })).toEqual([today]);
      expect(await ids({ from: '2026-05-05' })).toEqual([later]);
      expect(await ids({ search: 's20260504' })).toEqual([today]);
      expect(await ids({ search: 'cold' })).toEqual([later]);
      expect(await ids({ finished: 'true' })).toEqual([]);
      expect(await ids({ finished: 'false', customerId: customer.id, to: '2026-05-04' })).toEqual([today]);
    });
  });

  describe('progress', () => {
    test('is filtered as people read it, from check-in to the report', async () => {
      const { office, technician, customer } = await addSite(server());
      const lamp = await addDevice(office, customer.id);
      const id = await addTask(office, customer.id, [technician]);
      const found = async () => {
        const pages = await Promise.all(
          taskProgresses.map(async (progress) => ({ progress, page: await office.get('task.list', { progress }) })),
        );
        return pages.filter(({ page }) => page.total > 0).map(({ progress }) => progress);
      };
      expect(await found()).toEqual(['pendingCheckIn']);
      await technician.get('task.checkIn', { id });
      expect(await found()).toEqual(['checkedIn']);
      expect((await office.get('task.details', { id })).recorded).toBe(false);
      await technician.get('inspection.record', lampCheck(id, lamp.id, 1));
      expect(await found()).toEqual(['notSubmitted']);
      expect((await office.get('task.details', { id })).recorded).toBe(true);
      await technician.get('task.submit', { id });
      expect(await found()).toEqual(['taskSubmitted', 'pendingReview']);
      await office.get('task.review', { id, outcome: 'pass' });
      expect(await found()).toEqual(['reviewed']);
    });

    test('services without a report are found, and a report is named to those who may open it', async () => {
      const { company, office, technician, customer } = await addSite(server());
      const id = await addTask(office, customer.id, [technician], { inspection: 'routine' });
      await technician.get('task.checkIn', { id });
      await technician.get('task.submit', { id });
      await office.get('task.review', { id, outcome: 'pass' });
      const missing = async () =>
        (await office.get('task.list', { finished: 'true', reportState: 'notGenerated' })).items.map((item) => item.id);
      expect(await missing()).toEqual([id]);
      const { id: reportId } = await office.get('task.generateReport', { id });
      expect(await missing()).toEqual([]);
      const seen = async (person: Person) => {
        const details = await person.get('task.details', { id });
        return [details.reportId, details.reportState];
      };
      expect(await seen(office)).toEqual([reportId, 'pendingReview']);
      const planner = await company.addManagementStaff(['m_service_completed']);
      expect(await seen(planner)).toEqual([null, 'pendingReview']);
      expect(await seen(customer.person)).toEqual([null, 'notGenerated']);
    });
  });

  describe('check-in', () => {
    test('only with staff, only on the service day, once', async () => {
      const { office, technician, customer } = await addSite(server());
      const id = await addTask(office, customer.id, []);
      expect((await office.ask('task.checkIn', { id })).code).toBe(20015);
      await office.get('task.distribute', { id, staffIds: [technician.id] });
      server().setNow('2026-05-03T15:59:59.999Z');
      expect((await technician.ask('task.checkIn', { id })).code).toBe(20016);
      server().setNow('2026-05-04T16:00:00.000Z');
      expect((await technician.ask('task.checkIn', { id })).code).toBe(1001);
      server().setNow('2026-05-03T16:00:00.000Z');
      expect((await technician.ask('task.checkIn', { id })).code).toBe(0);
      expect((await technician.ask('task.checkIn', { id })).code).toBe(20002);
      expect(await office.get('task.signInfo', { id })).toEqual({
        at: '2026-05-03T16:00:00.000Z',
        accountName: 'Technician',
      });
    });

    test('after it the service cannot be changed, assigned or deleted', async () => {
      const { office, technician, customer } = await addSite(server());
      const id = await addTask(office, customer.id, [technician]);
      await technician.get('task.checkIn', { id });
      const draft = {
        id,
        customerId: customer.id,
        workshopIds: [],
        places: ['indoor' as const],
        inspection: 'devices' as const,
        plannedAt: '2026-05-04T06:00:00.000Z',
        description: '',
        staffIds: [],
      };
      expect((await office.ask('task.update', draft)).code).toBe(20001);
      expect((await office.ask('task.distribute', { id, staffIds: [] })).code).toBe(20001);
      expect((await office.ask('task.delete', { id })).code).toBe(20001);
      expect((await office.ask('task.removeService', { id })).code).toBe(20001);
      expect((await office.get('task.details', { id })).state).toBe('checkedIn');
    });
  });

  describe('submission and review', () => {
    test('every device indoors, then outdoors, then every risk', async () => {
      const { office, technician, customer } = await addSite(server());
      const lamp = await addDevice(office, customer.id);
      const station = await addDevice(office, customer.id, { type: 'baitStation' });
      const id = await addTask(office, customer.id, [technician]);
      expect((await technician.ask('task.submit', { id })).code).toBe(4001);
      await technician.get('task.checkIn', { id });
      expect((await technician.ask('task.submit', { id })).code).toBe(20006);
      await technician.get('inspection.record', {
        ...lampCheck(id, station.id, 0),
        outcome: 'inaccessible',
        reason: 'locked gate',
        reading: null,
      });
      expect((await technician.ask('task.submit', { id })).code).toBe(20003);
      await technician.get('inspection.record', lampCheck(id, lamp.id, 3));
      const { id: riskId } = await technician.get('risk.add', {
        taskId: id,
        deviceId: lamp.id,
        location: 'Kitchen',
        description: 'Door does not close',
        severity: 'major',
        photos: [],
        action: 'Repair the door',
        owner: 'Site',
        dueDay: '2026-05-20',
      });
      expect((await technician.ask('task.submit', { id })).code).toBe(20005);
      await technician.get('risk.treat', { id: riskId, state: 'unresolved', treatment: 'Told the site', photos: [] });
      await technician.get('task.submit', { id });
      expect(await office.get('task.details', { id })).toMatchObject({
        state: 'pendingReview',
        devicesDue: 2,
        devicesChecked: 1,
        devicesNotReached: 1,
        risksOpen: 1,
        risksTotal: 1,
        submitted: { accountName: 'Technician' },
      });
    });

    test('checked is said of what was read: not reached and not due are counted apart, everywhere alike', async () => {
      const { office, technician, customer } = await addSite(server());
      const devices = [];
      for (let index = 0; index < 4; index += 1) devices.push(await addDevice(office, customer.id));
      const [read, locked, gone, notDue] = devices;
      const id = await addTask(office, customer.id, [technician]);
      await technician.get('task.checkIn', { id });
      const figures = async () => {
        const [row] = (await office.get('task.list', { page: 1, limit: 10 })).items;
        const details = await office.get('task.details', { id });
        const of = ({ devicesDue, devicesChecked, devicesNotReached }: TaskSummary) =>
          [devicesDue, devicesChecked, devicesNotReached] as const;
        expect(row && of(row)).toEqual(of(details));
        return of(details);
      };
      expect(await figures()).toEqual([4, 0, 0]);
      await technician.get('inspection.record', lampCheck(id, read?.id ?? '', 3));
      const without = { reading: null, reason: 'said at the site' };
      for (const [device, outcome] of [
        [locked, 'inaccessible'],
        [gone, 'missing'],
        [notDue, 'notDue'],
      ] as const)
        await technician.get('inspection.record', { ...lampCheck(id, device?.id ?? '', 0), ...without, outcome });
      expect(await figures()).toEqual([3, 1, 2]);
      await technician.get('task.submit', { id });
      expect(await figures()).toEqual([3, 1, 2]);
      const { checked, notReached } = await office.get('home.outlook', {});
      expect({ checked: Math.round(checked.now ?? 0), notReached }).toEqual({ checked: 33, notReached: 2 });
      await office.get('task.review', { id, outcome: 'pass' });
      const { id: reportId } = await office.get('task.generateReport', { id });
      const { sections } = await office.get('report.detail', { id: reportId });
      const section = sections.find(({ kind }) => kind === 'deviceChecks');
      const data = section?.kind === 'deviceChecks' ? section.data : { rows: [], notChecked: [] };
      expect(data).toMatchObject({ rows: [{ due: 3, checked: 1 }], notChecked: [{}, {}] });
    });

    test('outdoor devices missing answer 20004', async () => {
      const { office, technician, customer } = await addSite(server());
      const lamp = await addDevice(office, customer.id);
      await addDevice(office, customer.id, { type: 'baitStation' });
      const id = await addTask(office, customer.id, [technician]);
      await technician.get('task.checkIn', { id });
      await technician.get('inspection.record', lampCheck(id, lamp.id, 0));
      expect((await technician.ask('task.submit', { id })).code).toBe(20004);
    });

    test('a service without device records can be submitted as routine', async () => {
      const { office, technician, customer } = await addSite(server());
      await addDevice(office, customer.id);
      const id = await addTask(office, customer.id, [technician]);
      await technician.get('task.checkIn', { id });
      await technician.get('task.submit', { id, asRoutine: true });
      expect((await office.get('task.details', { id })).inspection).toBe('routine');
    });

    test('a sheet that was begun is no routine visit: 20003 and 20004, and the service stays as planned', async () => {
      const { office, technician, customer } = await addSite(server());
      const lamp = await addDevice(office, customer.id);
      await addDevice(office, customer.id);
      const station = await addDevice(office, customer.id, { type: 'baitStation' });
      const id = await addTask(office, customer.id, [technician]);
      const asRoutine = async () => (await technician.ask('task.submit', { id, asRoutine: true })).code;
      await technician.get('task.checkIn', { id });
      await technician.get('inspection.record', lampCheck(id, lamp.id, 1));
      expect(await asRoutine()).toBe(20003);
      await office.get('device.delete', { id: lamp.id });
      expect(await asRoutine()).toBe(20003);
      await office.get('device.delete', { id: station.id });
      expect(await asRoutine()).toBe(20003);
      expect(await office.get('task.details', { id })).toMatchObject({ inspection: 'devices', state: 'checkedIn' });
    });

    test('a routine visit that the review sends back is a visit to devices again', async () => {
      const { office, technician, customer } = await addSite(server());
      const lamp = await addDevice(office, customer.id);
      await addDevice(office, customer.id);
      const id = await addTask(office, customer.id, [technician]);
      await technician.get('task.checkIn', { id });
      await technician.get('task.submit', { id, asRoutine: true });
      await office.get('task.review', { id, outcome: 'return', reason: 'Check the lamps' });
      expect((await office.get('task.details', { id })).inspection).toBe('devices');
      expect((await technician.ask('task.submit', { id })).code).toBe(20006);
      await technician.get('inspection.record', lampCheck(id, lamp.id, 1));
      expect((await technician.ask('task.submit', { id })).code).toBe(20003);
    });

    test('a review sends back with a reason, or passes once', async () => {
      const { office, technician, customer } = await addSite(server());
      const id = await addTask(office, customer.id, [technician], { inspection: 'routine' });
      expect((await office.ask('task.review', { id, outcome: 'pass' })).code).toBe(4001);
      await technician.get('task.checkIn', { id });
      await technician.get('task.submit', { id });
      expect((await technician.ask('task.review', { id, outcome: 'pass' })).code).toBe(20014);
      await office.get('task.review', { id, outcome: 'return', reason: 'Photos are missing' });
      expect(await technician.get('task.details', { id })).toMatchObject({
        state: 'checkedIn',
        returnReason: 'Photos are missing',
      });
      await technician.get('task.submit', { id });
      await office.get('task.review', { id, outcome: 'pass' });
      expect((await office.ask('task.review', { id, outcome: 'pass' })).code).toBe(20017);
      expect(await office.get('task.details', { id })).toMatchObject({ state: 'reviewed', returnReason: '' });
    });

    test('nothing unexplained is approved, however it came into the records', async () => {
      const { office, technician, customer } = await addSite(server());
      const lamp = await addDevice(office, customer.id);
      const id = await addTask(office, customer.id, [technician]);
      await technician.get('task.checkIn', { id });
      const locked = { outcome: 'inaccessible' as const, reason: 'Locked', reading: null };
      await technician.get('inspection.record', { ...lampCheck(id, lamp.id, 0), ...locked });
      await technician.get('task.submit', { id });
      const { system } = server().database;
      const explain = (reason: string) =>
        system.updateTable('device_check').set({ reason }).where('task_id', '=', id).execute();
      await explain(' ');
      expect((await office.ask('task.review', { id, outcome: 'pass' })).code).toBe(4001);
      await explain('Locked');
      expect((await office.ask('task.review', { id, outcome: 'pass' })).code).toBe(0);
    });

    test('its history tells who changed what, and a customer finds none of it', async () => {
      const { company, office, technician, customer } = await addSite(server());
      const lamp = await addDevice(office, customer.id);
      const id = await addTask(office, customer.id, []);
      await office.get('task.distribute', { id, staffIds: [technician.id] });
      await office.get('task.distribute', { id, staffIds: [technician.id] });
      const { plannedAt } = await office.get('task.details', { id });
      const to = { plannedAt: '2026-05-04T07:00:00.000Z', staffIds: [technician.id] };
      await office.get('schedule.move', { id, from: { plannedAt, staffIds: [technician.id] }, to });
      await technician.get('task.checkIn', { id });
      await technician.get('inspection.record', lampCheck(id, lamp.id, 7));
      await technician.get('inspection.record', lampCheck(id, lamp.id, 7, { note: 'by the window' }));
      await technician.get('inspection.record', lampCheck(id, lamp.id, 2));
      await technician.get('task.submit', { id });
      await office.get('task.review', { id, outcome: 'return', reason: 'Photos' });
      await technician.get('inspection.removeRecord', { taskId: id, deviceId: lamp.id });
      const history = await office.get('task.history', { id });
      const seven = { outcome: 'checked', value: 7, reason: '' };
      const two = { ...seven, value: 2 };
      expect(history.map(({ accountName, happening }) => [accountName, happening])).toMatchObject([
        [expect.any(String), { kind: 'assigned', staff: ['Technician'] }],
        [expect.any(String), { kind: 'moved', from: plannedAt, to: to.plannedAt }],
        [
          'Technician',
          { kind: 'checkChanged', deviceId: lamp.id, recordedBy: 'Technician', before: seven, after: two },
        ],
        ['Technician', { kind: 'submitted' }],
        [expect.any(String), { kind: 'returned', reason: 'Photos' }],
        ['Technician', { kind: 'checkChanged', before: two, after: null }],
      ]);
      expect(await technician.get('task.history', { id })).toEqual(history);
      expect(await customer.person.get('task.history', { id })).toEqual([]);
      const colleague = await company.addServiceStaff('Colleague');
      expect((await colleague.ask('task.history', { id })).code).toBe(4004);
      const other = await addSite(server());
      expect((await other.office.ask('task.history', { id })).code).toBe(4004);
    });

    test('devices added or removed later do not change what was submitted', async () => {
      const { office, technician, customer } = await addSite(server());
      const lamp = await addDevice(office, customer.id);
      const id = await addTask(office, customer.id, [technician]);
      await technician.get('task.checkIn', { id });
      await technician.get('inspection.record', lampCheck(id, lamp.id, 3));
      await technician.get('task.submit', { id });
      await addDevice(office, customer.id);
      await office.get('device.delete', { id: lamp.id });
      expect(await office.get('task.details', { id })).toMatchObject({ devicesDue: 1, devicesChecked: 1 });
      const sheet = await office.get('inspection.sheet', { id });
      expect(sheet.rows.map((row) => row.deviceId)).toEqual([lamp.id]);
    });
  });

  describe('who sees it', () => {
    test('a technician sees the own services only', async () => {
      const { company, office, technician, customer } = await addSite(server());
      const own = await addTask(office, customer.id, [technician]);
      const others = await addTask(office, customer.id, [await company.addServiceStaff('Colleague')]);
      expect((await technician.get('task.list', {})).items.map((item) => item.id)).toEqual([own]);
      const theirs = await technician.ask('task.details', { id: others });
      const unknown = await technician.ask('task.details', { id: unknownId });
      expect(theirs.code).toBe(4004);
      expect(theirs.body).toBe(unknown.body);
      expect((await technician.ask('task.checkIn', { id: others })).code).toBe(4004);
    });

    test('a customer sees the services at its site, and changes none', async () => {
      const { company, office, technician, customer } = await addSite(server());
      const own = await addTask(office, customer.id, [technician]);
      await addTask(office, (await addCustomer(server(), company)).id, [technician]);
      const { items } = await customer.person.get('task.list', {});
      expect(items.map(({ id, staff }) => [id, staff.map((member) => member.name)])).toEqual([[own, ['Technician']]]);
      expect((await customer.person.ask('task.delete', { id: own })).code).toBe(20014);
      expect((await customer.person.ask('task.checkIn', { id: own })).code).toBe(20014);
    });

    test('C8 another company gets the same answer as for nothing, from every call with an id', async () => {
      const mine = await addSite(server());
      const other = await addSite(server());
      const id = await addTask(other.office, other.customer.id, [other.technician]);
      const calls = ['task.details', 'task.signInfo', 'task.delete', 'task.removeService', 'task.checkIn'] as const;
      for (const name of calls) {
        const foreign = await mine.office.ask(name, { id });
        const unknown = await mine.office.ask(name, { id: unknownId });
        const nonsense = await mine.office.ask(name, { id: 'x' });
        expect(foreign.code, name).toBe(4004);
        expect(foreign.body, name).toBe(unknown.body);
        expect(nonsense.body, name).toBe(unknown.body);
      }
      expect((await other.office.get('task.details', { id })).state).toBe('allocated');
    });
  });
});

describe('races', () => {
  onPostgres((server) => {
    test('I2 twenty check-ins at once: one enters', async () => {
      const { office, technician, customer } = await addSite(server());
      const id = await addTask(office, customer.id, [technician]);
      const answers = await Promise.all(Array.from({ length: 20 }, () => technician.ask('task.checkIn', { id })));
      const codes = answers.map((answer) => answer.code).sort((a, b) => a - b);
      expect(codes).toEqual([0, ...Array.from({ length: 19 }, () => 20002)]);
    });

    test('I10 check-in against delete: never a checked-in service gone', async () => {
      const { office, technician, customer } = await addSite(server());
      for (let round = 0; round < 10; round += 1) {
        const id = await addTask(office, customer.id, [technician]);
        const [entered, deleted] = await Promise.all([
          technician.ask('task.checkIn', { id }),
          office.ask('task.delete', { id }),
        ]);
        const after = await office.ask('task.details', { id });
        if (entered.code === 0) expect([deleted.code, after.code]).toEqual([20001, 0]);
        else expect([entered.code, deleted.code, after.code]).toEqual([4004, 0, 4004]);
      }
    });

    test('I12 submitting while the last device is recorded: handed in whole, or not yet', async () => {
      const { office, technician, customer } = await addSite(server());
      for (let round = 0; round < 10; round += 1) {
        const first = await addDevice(office, customer.id);
        const last = await addDevice(office, customer.id);
        const id = await addTask(office, customer.id, [technician]);
        await technician.get('task.checkIn', { id });
        await technician.get('inspection.record', lampCheck(id, first.id, 1));
        const [recorded, submitted] = await Promise.all([
          technician.ask('inspection.record', lampCheck(id, last.id, 1)),
          technician.ask('task.submit', { id }),
        ]);
        expect(recorded.code).toBe(0);
        expect([0, 20003]).toContain(submitted.code);
        const details = await office.get('task.details', { id });
        expect(details.devicesChecked).toBe(2);
        await office.get('device.delete', { id: first.id });
        await office.get('device.delete', { id: last.id });
      }
    });

    test('numbers given out at once are all different', async () => {
      const { office, customer } = await addSite(server());
      const ids = await Promise.all(Array.from({ length: 20 }, () => addTask(office, customer.id, [])));
      const tasks = await Promise.all(ids.map((id) => office.get('task.details', { id })));
      expect(new Set(tasks.map((task) => task.number)).size).toBe(20);
    });
  });
});
