import { describe, expect, test } from 'vitest';
import {
  addCompany,
  addCustomer,
  addDevice,
  addFloorPlan,
  addTask,
  customerDraft,
  type Person,
  password,
  randomPhone,
  signIn,
  type TestCompany,
} from '../../testing/people';
import { onEachEngine, type TestServer } from '../../testing/test-server';

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
      expect(await login.get('floorPlan.list', {})).toEqual([]);
      expect((await site.person.get('floorPlan.list', {})).map(({ id }) => id)).toEqual([recorded.floorPlanId]);
    });

    test('who first enters a stranger’s credit code, with a login, sees nothing of the company that serves it later', async () => {
      const [squatter, owner] = [await addCompany(server()), await addCompany(server())];
      const draft = customerDraft();
      const loginId = randomPhone();
      await squatter.administrator.get('customer.create', { ...draft, loginId, password });
      const squatted = await signIn(server(), loginId);

      expect(await owner.administrator.ask('customer.add', draft)).toMatchObject({ code: 4001, field: 'creditCode' });
      const [hit] = await owner.administrator.get('customer.search', { key: draft.creditCode });
      const id = hit?.id ?? '';
      await owner.administrator.get('customer.addFriend', { id });
      const recorded = await record(owner, id);
      await expectNothingOf(recorded, squatted);

      const login = await loginMadeBy(server(), owner, id);
      expect((await login.get('floorPlan.list', {})).map((plan) => plan.id)).toEqual([recorded.floorPlanId]);
    });

    test('a bound company does not rewrite the profile that another entered, nor what that one noted', async () => {
      const [owner, intruder] = [await addCompany(server()), await addCompany(server())];
      const draft = { ...customerDraft(), contactName: 'Li', reportEmail: 'li@factory.example' };
      const { id } = await owner.administrator.get('customer.add', draft);
      await intruder.administrator.get('customer.addFriend', { id });
      const own = { contactName: 'Wu', phone: randomPhone(), reportEmail: 'wu@factory.example' };
      for (const name of ['customer.update', 'customer.editFactory'] as const) {
        const rewritten = { ...draft, ...own, id, name: 'Rewritten' };
        expect(await intruder.administrator.ask(name, rewritten), name).toMatchObject({ code: 4001, field: 'name' });
        await intruder.administrator.get(name, { ...draft, ...own, id });
      }
      expect(await owner.administrator.get('customer.details', { id })).toMatchObject({
        name: draft.name,
        contactName: 'Li',
        phone: draft.phone,
        reportEmail: 'li@factory.example',
      });
      expect(await intruder.administrator.get('customer.details', { id })).toMatchObject(own);
    });
  });
});
