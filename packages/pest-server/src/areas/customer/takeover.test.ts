import { limits, reviewStatus } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import { newId } from '../../database/ids';
import {
  addCompany,
  addCustomer,
  addDevice,
  addFloorPlan,
  addTask,
  customerDraft,
  type Person,
  password,
  prove,
  randomCreditCode,
  randomPhone,
  signIn,
  type TestCompany,
} from '../../testing/people';
import { onEachEngine, type TestServer } from '../../testing/test-server';

function enteredBy({ id }: TestCompany, at: Date) {
  return {
    id: newId(at),
    name: 'Somebody',
    credit_code: randomCreditCode(),
    region: '上海市',
    client_type: 'other' as const,
    latitude: null,
    longitude: null,
    created_by: id,
    entered_by: id,
    status: reviewStatus.approved,
    registered_at: at,
    approved_at: at,
  };
}

/** What a company recorded at a site: a device on a plan, and a service. */
async function record(company: TestCompany, customerId: string) {
  const floorPlanId = await addFloorPlan(company.administrator, customerId);
  const device = await addDevice(company.administrator, customerId, { floorPlanId, position: { x: 0.1, y: 0.2 } });
  const task = await addTask(company.administrator, customerId, []);
  return { floorPlanId, device, task };
}

/** Signs in with the login that a company gave to a customer. */
async function loginMadeBy(server: TestServer, company: TestCompany, customerId: string): Promise<Person> {
  const loginId = randomPhone();
  await company.administrator.get('customer.createAccount', { id: customerId, loginId, password });
  return signIn(server, loginId);
}

async function expectNothingOf(recorded: Awaited<ReturnType<typeof record>>, person: Person): Promise<void> {
  expect(await person.get('floorPlan.list', {})).toEqual([]);
  expect((await person.get('device.myList', {})).total).toBe(0);
  expect((await person.get('task.list', {})).total).toBe(0);
  expect((await person.get('report.list', {})).total).toBe(0);
  const heat = { floorPlanId: recorded.floorPlanId, range: 'week' as const };
  expect((await person.ask('device.mosquitoGraph', heat)).code).toBe(4004);
  expect((await person.ask('task.details', { id: recorded.task })).code).toBe(4004);
  expect((await person.ask('device.detail', { id: recorded.device.id })).code).toBe(20009);
}

onEachEngine((server) => {
  describe('taking over another company’s site', () => {
    test('search, bind, make a login, sign in: nothing of the other company is seen, after unbinding neither', async () => {
      const [owner, intruder] = [await addCompany(server()), await addCompany(server())];
      const site = await addCustomer(server(), owner);
      const recorded = await record(owner, site.id);
      const [hit] = await intruder.administrator.get('customer.search', { key: site.person.loginId });
      await intruder.administrator.get('customer.addFriend', { id: hit?.id ?? '' });
      const login = await loginMadeBy(server(), intruder, site.id);

      await expectNothingOf(recorded, login);
      const own = await record(intruder, site.id);
      expect((await login.get('floorPlan.list', {})).map(({ id }) => id)).toEqual([own.floorPlanId]);
      expect((await site.person.get('floorPlan.list', {})).map(({ id }) => id)).toEqual([recorded.floorPlanId]);

      await intruder.administrator.get('task.delete', { id: own.task });
      await intruder.administrator.get('customer.remove', { id: site.id });
      await expectNothingOf(recorded, login);
      const { name, creditCode, region, address } = await login.get('customer.own', {});
      expect([name, region, address]).toEqual([creditCode, '', '']);
      expect((await login.get('auth.info', {})).customerInfo?.name).toBe(creditCode);
      expect(await login.get('floorPlan.list', {})).toEqual([]);
      expect((await site.person.get('floorPlan.list', {})).map(({ id }) => id)).toEqual([recorded.floorPlanId]);
    });

    test('who first enters a stranger’s credit code, with a login, sees nothing of the company that serves it later', async () => {
      const [squatter, owner] = [await addCompany(server()), await addCompany(server())];
      const draft = customerDraft();
      const loginId = randomPhone();
      await squatter.administrator.get('customer.create', { ...draft, loginId, password });
      const squatted = await signIn(server(), loginId);

      const { id } = await owner.administrator.get('customer.add', draft);
      const recorded = await record(owner, id);
      await expectNothingOf(recorded, squatted);

      const login = await loginMadeBy(server(), owner, id);
      expect((await login.get('floorPlan.list', {})).map((plan) => plan.id)).toEqual([recorded.floorPlanId]);
    });

    test('what one company calls a customer no other reads, nor that one’s login; each changes its own words', async () => {
      const [squatter, owner] = [await addCompany(server()), await addCompany(server())];
      const draft = customerDraft('Golden Wheat');
      const lie = { ...draft, name: 'Out of business', region: 'Nowhere', address: 'Unknown', introduction: 'Cheats' };
      const { id } = await squatter.administrator.get('customer.add', { ...lie, contactName: 'Li' });
      await owner.administrator.get('customer.addFriend', { id });
      const bound = await owner.administrator.get('customer.details', { id });
      expect(bound).toMatchObject({ name: draft.creditCode, region: '', address: '', profileLock: null });
      const own = { ...draft, contactName: 'Wu', phone: randomPhone(), reportEmail: 'wu@factory.example' };
      for (const name of ['customer.update', 'customer.editFactory'] as const)
        await owner.administrator.get(name, { ...own, id, address: `1 ${name}` });

      const login = await loginMadeBy(server(), owner, id);
      const task = await addTask(owner.administrator, id, []);
      const read = [
        await owner.administrator.get('customer.details', { id }),
        await owner.administrator.get('customer.list', {}),
        await owner.administrator.get('customer.allList', {}),
        await owner.administrator.get('customer.places', {}),
        await owner.administrator.get('search.find', { text: 'Golden' }),
        await owner.administrator.get('task.details', { id: task }),
        await login.get('auth.info', {}),
        await login.get('customer.own', {}),
        await login.get('customer.details', { id }),
        await login.get('task.details', { id: task }),
      ].map((answer) => JSON.stringify(answer));
      for (const answer of read) {
        expect(answer).toContain(draft.name);
        for (const word of [lie.name, lie.region, lie.address, lie.introduction]) expect(answer).not.toContain(word);
      }
      expect(await squatter.administrator.get('customer.details', { id })).toMatchObject({
        name: lie.name,
        address: lie.address,
        contactName: 'Li',
      });
    });

    test('who entered a customer and serves it no more holds nothing: the one that serves it longest has its rights', async () => {
      const [squatter, owner] = [await addCompany(server()), await addCompany(server())];
      const draft = customerDraft();
      const { id } = await squatter.administrator.get('customer.add', draft);
      await owner.administrator.get('customer.add', draft);
      const creditCode = randomCreditCode();
      const change = () => owner.administrator.ask('customer.update', { ...draft, id, creditCode });
      expect(await change()).toMatchObject({ code: 4001, field: 'creditCode' });
      await squatter.administrator.get('customer.remove', { id });
      expect((await change()).code).toBe(0);
      await owner.administrator.get('customer.remove', { id });
      // Nobody serves it: whoever binds it next has entered it.
      const [later] = [await addCompany(server())];
      await later.administrator.get('customer.addFriend', { id });
      expect((await later.administrator.ask('customer.update', { ...draft, id })).code).toBe(0);
    });

    test('the first login that speaks brings its words to who made or confirmed it, and to nobody else', async () => {
      const [owner, second, third] = [
        await addCompany(server()),
        await addCompany(server()),
        await addCompany(server()),
      ];
      const draft = customerDraft('Named by its owner');
      const loginId = randomPhone();
      const { id } = await owner.administrator.get('customer.create', { ...draft, loginId, password });
      await second.administrator.get('customer.add', { ...draft, name: 'Named by the second' });
      await third.administrator.get('customer.add', { ...draft, name: 'Named by the third' });
      const person = await signIn(server(), loginId);
      await prove(server(), person);
      const nameAt = async ({ administrator }: TestCompany) => {
        const { name, profileLock } = await administrator.get('customer.details', { id });
        return [name, profileLock];
      };
      const { editable, ...own } = await person.get('customer.own', {});
      expect([editable, own.name]).toEqual([true, draft.name]);
      await person.get('customer.updateOwn', { ...own, name: 'Our own name' });
      expect(await nameAt(owner)).toEqual(['Our own name', 'customerSpeaks']);
      expect(await nameAt(second)).toEqual(['Named by the second', null]);
      const [login] = await second.administrator.get('customer.logins', { id });
      await second.administrator.get('customer.confirmLogin', { id, accountId: login?.id ?? '', loginId });
      expect(await nameAt(second)).toEqual(['Our own name', 'customerSpeaks']);
      expect(await nameAt(third)).toEqual(['Named by the third', null]);
      const change = { ...draft, id, name: 'Changed' };
      expect(await second.administrator.ask('customer.update', change)).toMatchObject({ code: 4001, field: 'name' });
      expect((await third.administrator.ask('customer.update', change)).code).toBe(0);
    });

    test('new credit codes have a daily limit, those of customers that are there have none', async () => {
      const now = new Date('2026-05-04T02:00:00.000Z');
      server().setNow(now.toISOString());
      const company = await addCompany(server());
      await server().database.asSystem((system) =>
        system
          .insertInto('customer')
          .values(Array.from({ length: limits.newCustomersPerDay }, () => enteredBy(company, now)))
          .execute(),
      );
      expect(await company.administrator.ask('customer.add', customerDraft())).toMatchObject({
        code: 4001,
        field: 'creditCode',
      });
      const other = await addCompany(server());
      const draft = customerDraft();
      await other.administrator.get('customer.add', draft);
      expect((await company.administrator.ask('customer.add', draft)).code).toBe(0);
      await server().database.asSystem((system) =>
        system
          .updateTable('customer')
          .set({ registered_at: new Date(now.getTime() - 25 * 3_600_000) })
          .where('entered_by', '=', company.id)
          .execute(),
      );
      expect((await company.administrator.ask('customer.add', customerDraft())).code).toBe(0);
    });

    test('a customer that a company inherits is not one that it entered', async () => {
      const now = new Date('2026-05-04T03:00:00.000Z');
      server().setNow(now.toISOString());
      const [first, heir] = [await addCompany(server()), await addCompany(server())];
      const draft = customerDraft();
      const { id } = await first.administrator.get('customer.add', draft);
      await heir.administrator.get('customer.add', draft);
      await first.administrator.get('customer.remove', { id });
      await server().database.asSystem((system) =>
        system
          .insertInto('customer')
          .values(Array.from({ length: limits.newCustomersPerDay - 1 }, () => enteredBy(heir, now)))
          .execute(),
      );
      const add = () => heir.administrator.ask('customer.add', customerDraft());
      const codes = (await Promise.all([add(), add(), add()])).map(({ code }) => code);
      expect(codes.sort((a, b) => a - b)).toEqual([0, 4001, 4001]);
    });

    test('whether a code is taken is asked 30 times a minute, also by changing a customer', async () => {
      server().setNow('2026-05-04T04:00:00.000Z');
      const company = await addCompany(server());
      const draft = customerDraft();
      const { id } = await company.administrator.get('customer.add', draft);
      const change = () =>
        company.administrator.ask('customer.update', { ...draft, id, creditCode: randomCreditCode() });
      for (let asked = 0; asked < 30; asked++) expect((await change()).code).toBe(0);
      expect(await change()).toMatchObject({ status: 429, code: 4001 });
      const own = await company.administrator.get('customer.details', { id });
      expect(
        (await company.administrator.ask('customer.update', { ...draft, id, creditCode: own.creditCode })).code,
      ).toBe(0);
    });
  });
});
