import { describe, expect, test } from 'vitest';
import {
  addCompany,
  addCustomer,
  addDevice,
  addFloorPlan,
  addTask,
  customerDraft,
  password,
  prove,
  randomCreditCode,
  randomPhone,
  signIn,
} from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

const unknownId = '0198c0de-0000-7000-8000-000000000000';

onEachEngine((server) => {
  describe('adding and changing', () => {
    test('a new customer is listed with what stands at its site', async () => {
      const { administrator } = await addCompany(server());
      const draft = customerDraft('Bakery');
      const { id } = await administrator.get('customer.add', draft);
      await addFloorPlan(administrator, id);
      await addDevice(administrator, id);
      const { items, total } = await administrator.get('customer.list', {});
      expect(total).toBe(1);
      expect(items[0]).toMatchObject({
        id,
        name: 'Bakery',
        floorPlanCount: 1,
        deviceCount: 1,
        workshopCount: 0,
        status: 2,
      });
      expect(await administrator.get('customer.details', { id })).toMatchObject({
        creditCode: draft.creditCode,
        loginId: null,
        location: null,
        openRiskCount: 0,
        lastServiceDay: null,
        nextServiceDay: null,
      });
      expect(await administrator.get('customer.allList', {})).toEqual([{ id, name: 'Bakery' }]);
    });

    test('the list tells the next and the last service and the open risks, and is ordered by them', async () => {
      const company = await addCompany(server());
      const { administrator } = company;
      const technician = await company.addServiceStaff();
      const [waits, empty] = [await addCustomer(server(), company), await addCustomer(server(), company)];
      const taskId = await addTask(administrator, waits.id, [technician], { plannedAt: '2026-05-04T02:00:00.000Z' });
      await technician.get('task.checkIn', { id: taskId });
      await addTask(administrator, waits.id, [technician], { plannedAt: '2026-05-06T02:00:00.000Z' });
      await technician.get('risk.add', {
        taskId,
        deviceId: null,
        location: 'Kitchen',
        description: 'Door does not close',
        severity: 'major',
        photos: [],
        action: 'Repair',
        owner: 'Site',
        dueDay: '2026-05-20',
      });
      const rows = async (sort: 'nextServiceDay' | 'openRiskCount', order: 'asc' | 'desc') =>
        (await administrator.get('customer.list', { sort, order })).items;
      const [first, second] = await rows('openRiskCount', 'desc');
      expect(first).toMatchObject({
        id: waits.id,
        openRiskCount: 1,
        nextServiceDay: '2026-05-06',
        lastServiceDay: null,
      });
      expect(second).toMatchObject({ id: empty.id, openRiskCount: 0, nextServiceDay: null });
      for (const order of ['asc', 'desc'] as const) {
        expect(
          (await rows('nextServiceDay', order)).map(({ id }) => id),
          order,
        ).toEqual([waits.id, empty.id]);
      }
      const listed = await administrator.get('risk.list', { customerId: waits.id, view: 'open' });
      expect(listed.total).toBe(first?.openRiskCount);
      // Who sees its own services only is told of as many risks as its register lists.
      const colleague = await company.addServiceStaff();
      for (const person of [technician, colleague]) {
        const { open } = await person.get('risk.counts', {});
        const [site] = (await person.get('customer.list', { search: 'Food', sort: 'openRiskCount', order: 'desc' }))
          .items;
        const [place] = await person.get('customer.places', {});
        const details = await person.get('customer.details', { id: waits.id });
        expect([site?.openRiskCount, place?.openRiskCount, details.openRiskCount]).toEqual([open, open, open]);
      }
    });

    test('a region has its official code, which goes when only its name is changed', async () => {
      const { administrator } = await addCompany(server());
      const draft = { ...customerDraft(), region: '上海市浦东新区', regionCode: '310115' };
      const { id } = await administrator.get('customer.add', draft);
      const { name, creditCode, phone, region } = draft;
      const code = async (change: { region: string }) => {
        await administrator.get('customer.update', { id, name, creditCode, phone, ...change });
        return (await administrator.get('customer.details', { id })).regionCode;
      };
      expect(await code({ region })).toBe('310115');
      expect(await code({ region: '上海市奉贤区' })).toBeNull();
      const wrong = await administrator.ask('customer.add', { ...customerDraft(), regionCode: '31011' });
      expect(wrong).toMatchObject({ code: 3001, field: 'regionCode' });
    });

    test('a credit code is one customer in the installation; once it speaks for itself, it is asked', async () => {
      const [first, second, third] = [
        await addCompany(server()),
        await addCompany(server()),
        await addCompany(server()),
      ];
      const draft = customerDraft();
      const check = (creditCode: string) => third.administrator.get('customer.checkLicense', { creditCode });
      const loginId = randomPhone();
      const { id } = await first.administrator.get('customer.create', { ...draft, loginId, password });
      expect((await second.administrator.get('customer.add', draft)).id).toBe(id);
      expect(await second.administrator.ask('customer.add', draft)).toMatchObject({ code: 4001, field: 'creditCode' });
      expect(await check(draft.creditCode)).toEqual({ taken: false });
      await prove(server(), await signIn(server(), loginId));
      expect(await third.administrator.ask('customer.add', draft)).toMatchObject({ code: 4001, field: 'creditCode' });
      expect(await check(draft.creditCode)).toEqual({ taken: true });
      expect(await check(randomCreditCode())).toEqual({ taken: false });
    });

    test('a login account is made with the customer or later, more than one, and works', async () => {
      const { administrator } = await addCompany(server());
      const { id } = await administrator.get('customer.add', customerDraft());
      const loginId = randomPhone();
      await administrator.get('customer.createAccount', { id, loginId, password });
      const person = await signIn(server(), loginId);
      expect((await person.get('auth.info', {})).customerInfo?.id).toBe(id);
      expect((await administrator.get('customer.details', { id })).loginId).toBe(loginId);
      await administrator.get('customer.createAccount', { id, loginId: randomPhone(), password });
      expect(await administrator.get('customer.logins', { id })).toMatchObject([
        { loginId, madeBy: 'us', shown: true, proven: false, disabled: false },
        { madeBy: 'us', shown: true },
      ]);
      expect((await administrator.ask('customer.hideLogin', { id, accountId: unknownId })).code).toBe(10006);
      expect((await administrator.ask('customer.hideLogin', { id: unknownId, accountId: unknownId })).code).toBe(4004);
      const taken = { ...customerDraft(), loginId, password };
      expect((await administrator.ask('customer.create', taken)).code).toBe(10001);
      expect((await administrator.get('customer.list', {})).total).toBe(1);
    });

    test('a change of the profile is a whole new profile', async () => {
      const { administrator } = await addCompany(server());
      const draft = customerDraft();
      const { id } = await administrator.get('customer.add', draft);
      const location = { latitude: 31.23, longitude: 121.47 };
      const { data } = await administrator.upload();
      await administrator.get('customer.update', { id, ...draft, name: 'Renamed', location, msds: data.fullurl });
      const details = await administrator.get('customer.details', { id });
      expect(details).toMatchObject({ name: 'Renamed', location });
      const unplaced = await administrator.get('customer.add', customerDraft('Unplaced'));
      expect(await administrator.get('customer.places', { search: 'renamed' })).toEqual([
        { id, name: 'Renamed', region: details.region, location, openRiskCount: 0, nextServiceDay: null },
      ]);
      const places = await administrator.get('customer.places', {});
      expect(places.find((place) => place.id === unplaced.id)).toMatchObject({ location: null });
      expect(await (await addCompany(server())).administrator.get('customer.places', {})).toEqual([]);
      expect(details.msds).toContain('/files/');
    });

    test('sorting and searching', async () => {
      const { administrator } = await addCompany(server());
      const a = await administrator.get('customer.add', { ...customerDraft('Alpha mill'), clientType: 'business' });
      const b = await administrator.get('customer.add', customerDraft('Beta mill'));
      await addDevice(administrator, b.id);
      const ids = async (request: Parameters<typeof administrator.get<'customer.list'>>[1]) =>
        (await administrator.get('customer.list', request)).items.map((item) => item.id);
      expect(await ids({ sort: 'name', order: 'asc' })).toEqual([a.id, b.id]);
      expect(await ids({ sort: 'deviceCount', order: 'desc' })).toEqual([b.id, a.id]);
      expect(await ids({ clientType: 'business' })).toEqual([a.id]);
      expect(await ids({ search: 'beta' })).toEqual([b.id]);
      expect(await ids({ search: '%' })).toEqual([]);
    });
  });

  describe('binding', () => {
    test('C13 search finds by whole code or a login’s whole phone only, shows masks, and is no customer’s', async () => {
      const owner = await addCompany(server());
      const seeker = await addCompany(server());
      const draft = customerDraft('Golden Wheat Food Company');
      const { id } = await owner.administrator.get('customer.add', draft);
      const loginId = randomPhone();
      await owner.administrator.get('customer.createAccount', { id, loginId, password });
      const search = (key: string) => seeker.administrator.get('customer.search', { key });
      const [hit] = await search(draft.creditCode);
      expect(hit).toMatchObject({ id, bound: false });
      // Another company's words for it are not shown; those of a customer that speaks are, under a mask.
      expect(hit?.maskedName).toBe('');
      expect(hit?.maskedPhone).toBe(`${loginId.slice(0, 3)}****${loginId.slice(-4)}`);
      expect((await search(loginId)).map((row) => row.id)).toEqual([id]);
      // What a company noted as its contact is no way to find the customer.
      expect(await search(draft.phone)).toEqual([]);
      const customer = await signIn(server(), loginId);
      expect((await customer.ask('customer.search', { key: draft.creditCode })).code).toBe(20014);
      expect((await customer.ask('customer.checkLicense', { creditCode: draft.creditCode })).code).toBe(20014);
      expect(await search(draft.creditCode.slice(0, 17))).toEqual([]);
      await prove(server(), customer);
      expect((await search(draft.creditCode))[0]?.maskedName).toMatch(/^Go\*+ny$/);
    });

    test('C6 a bound customer shows its profile, and nothing of what the other company recorded', async () => {
      const first = await addCompany(server());
      const second = await addCompany(server());
      const customer = await addCustomer(server(), first);
      const floorPlanId = await addFloorPlan(first.administrator, customer.id);
      await addDevice(first.administrator, customer.id, { floorPlanId, position: { x: 0.1, y: 0.2 } });
      await second.administrator.get('customer.addFriend', { id: customer.id });
      expect((await second.administrator.ask('customer.addFriend', { id: customer.id })).code).toBe(4001);
      expect(await second.administrator.get('customer.details', { id: customer.id })).toMatchObject({
        deviceCount: 0,
        floorPlanCount: 0,
      });
      expect(await second.administrator.get('device.list', { customerId: customer.id })).toEqual([]);
      expect(await second.administrator.get('floorPlan.list', { customerId: customer.id })).toEqual([]);
      const heat = await second.administrator.ask('device.mosquitoGraph', { floorPlanId, range: 'week' });
      expect(heat.code).toBe(4004);
      await addDevice(second.administrator, customer.id);
      expect(await customer.person.get('customer.details', { id: customer.id })).toMatchObject({ deviceCount: 1 });
    });

    test('an ended binding answers 4004 and hides the customer, and the customer no longer shows what was recorded', async () => {
      const company = await addCompany(server());
      const { administrator } = company;
      const customer = await addCustomer(server(), company);
      await addDevice(administrator, customer.id);
      await administrator.get('customer.remove', { id: customer.id });
      expect((await administrator.ask('customer.details', { id: customer.id })).code).toBe(4004);
      expect((await administrator.get('customer.list', {})).total).toBe(0);
      expect((await administrator.ask('customer.removeFactory', { id: customer.id })).code).toBe(4004);
      expect((await customer.person.get('device.myList', {})).total).toBe(0);
      await administrator.get('customer.addFriend', { id: customer.id });
      expect((await administrator.get('customer.details', { id: customer.id })).deviceCount).toBe(1);
    });

    test('a customer with open services stays bound', async () => {
      const company = await addCompany(server());
      const customer = await addCustomer(server(), company);
      const id = await addTask(company.administrator, customer.id, []);
      expect((await company.administrator.ask('customer.remove', { id: customer.id })).code).toBe(4001);
      await company.administrator.get('task.delete', { id });
      expect((await company.administrator.ask('customer.remove', { id: customer.id })).code).toBe(0);
    });
  });

  test('C8 foreign and unknown customers answer alike wherever they are named', async () => {
    const mine = await addCompany(server());
    const other = await addCompany(server());
    const { id } = await other.administrator.get('customer.add', customerDraft());
    const byId = ['customer.details', 'customer.remove', 'customer.removeFactory'] as const;
    for (const name of byId) {
      const foreign = await mine.administrator.ask(name, { id });
      expect(foreign.code, name).toBe(4004);
      expect((await mine.administrator.ask(name, { id: unknownId })).body, name).toBe(foreign.body);
      expect((await mine.administrator.ask(name, { id: 'x' })).body, name).toBe(foreign.body);
    }
    const ofCustomer = [
      'floorPlan.list',
      'device.list',
      'workshop.list',
      'workshop.children',
      'customer.findFactoryDevice',
    ] as const;
    for (const name of ofCustomer) {
      const foreign = await mine.administrator.ask(name, { customerId: id });
      expect(foreign.code, name).toBe(4004);
      expect((await mine.administrator.ask(name, { customerId: unknownId })).body, name).toBe(foreign.body);
    }
    expect((await mine.administrator.ask('customer.addFriend', { id: unknownId })).code).toBe(4004);
    const update = await mine.administrator.ask('customer.update', { id, ...customerDraft('Stolen') });
    expect(update.code).toBe(4004);
    expect((await other.administrator.get('customer.details', { id })).name).toBe('Food factory');
  });

  test('a customer sees itself, and no other of its company', async () => {
    const company = await addCompany(server());
    const first = await addCustomer(server(), company);
    const second = await addCustomer(server(), company);
    const { items } = await first.person.get('customer.list', {});
    expect(items.map((item) => item.id)).toEqual([first.id]);
    expect((await first.person.ask('customer.details', { id: second.id })).code).toBe(4004);
    expect((await first.person.ask('customer.add', customerDraft())).code).toBe(20014);
  });

  test('client types are told in the reader’s language', async () => {
    const { administrator } = await addCompany(server());
    expect(await administrator.get('customer.category', {})).toEqual([
      { id: 'industrial', name: '工业' },
      { id: 'business', name: '商业' },
      { id: 'other', name: '其他' },
    ]);
  });
});
