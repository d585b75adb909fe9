import { describe, expect, test } from 'vitest';
import {
  addCompany,
  addCustomer,
  addFloorPlan,
  addTask,
  customerDraft,
  type Person,
  password,
  prove,
  randomPhone,
  signIn,
  type TestCompany,
} from '../../testing/people';
import { onEachEngine, type TestServer } from '../../testing/test-server';

/** A site whose own login has proven its phone, the company that serves it, and one that would like to. */
async function provenSite(server: TestServer) {
  const [first, second] = [await addCompany(server), await addCompany(server)];
  const { id, person } = await addCustomer(server, first);
  await prove(server, person);
  return { first, second, id, person };
}

async function loginMadeBy(server: TestServer, company: TestCompany, customerId: string): Promise<Person> {
  const loginId = randomPhone();
  await company.administrator.get('customer.createAccount', { id: customerId, loginId, password });
  return signIn(server, loginId);
}

async function namesServing(person: Person): Promise<string[]> {
  return (await person.get('serviceCompany.list', {})).items.map(({ id }) => id).sort();
}

function messagesTo(server: TestServer, phone: string) {
  return server.database.system.selectFrom('outbox_message').select('body').where('recipient', '=', phone).execute();
}

onEachEngine((server) => {
  describe('a customer whose login is proven', () => {
    test('is asked before another company is bound, and until then that one sees the name only', async () => {
      const { second, id, person } = await provenSite(server());
      const { administrator } = second;
      expect(await administrator.get('customer.addFriend', { id })).toEqual({ waiting: true });
      expect((await administrator.ask('customer.addFriend', { id })).code).toBe(4001);
      expect(await administrator.get('customer.requests', {})).toEqual([
        { id, name: 'Food factory', state: 'waiting', askedAt: '2026-05-04T02:00:00.000Z' },
      ]);
      expect((await administrator.get('customer.list', {})).total).toBe(0);
      expect((await administrator.ask('customer.details', { id })).code).toBe(4004);
      const login = { id, loginId: randomPhone(), password };
      expect((await administrator.ask('customer.createAccount', login)).code).toBe(4004);
      const [, told] = await messagesTo(server(), person.loginId).then((sent) => sent.slice(-2));
      expect(told?.body).toContain('申请');
    });

    test('accepts: the company is bound, and shows what it records once it has confirmed the login', async () => {
      const { first, second, id, person } = await provenSite(server());
      await second.administrator.get('customer.addFriend', { id });
      expect(await person.get('serviceCompany.requests', {})).toMatchObject([{ id: second.id }]);
      await person.get('serviceCompany.confirm', { id: second.id });
      expect(await namesServing(person)).toEqual([first.id, second.id].sort());
      expect(await second.administrator.get('customer.requests', {})).toEqual([]);
      await addFloorPlan(second.administrator, id);
      expect(await person.get('floorPlan.list', {})).toEqual([]);

      const [login] = await second.administrator.get('customer.logins', { id });
      expect(login).toMatchObject({ madeBy: 'other', proven: true, shown: false, userName: '' });
      expect(login?.loginId).toMatch(/^13\d\*{4}\d{4}$/);
      const confirm = (loginId: string) =>
        second.administrator.ask('customer.confirmLogin', { id, accountId: login?.id ?? '', loginId });
      expect(await confirm('13999999999')).toMatchObject({ code: 4001, field: 'loginId' });
      expect((await confirm(person.loginId)).code).toBe(0);
      expect(await person.get('floorPlan.list', {})).toHaveLength(1);
      await second.administrator.get('customer.hideLogin', { id, accountId: login?.id ?? '' });
      expect(await person.get('floorPlan.list', {})).toEqual([]);
    });

    test('accepts a company that named its login: it is confirmed with that', async () => {
      const { second, id, person } = await provenSite(server());
      await second.administrator.get('customer.addFriend', { id, loginId: person.loginId });
      await person.get('serviceCompany.confirm', { id: second.id });
      await addFloorPlan(second.administrator, id);
      expect(await person.get('floorPlan.list', {})).toHaveLength(1);
    });

    test('declines: nothing is bound, and the company asks again after thirty days only', async () => {
      const { first, second, id, person } = await provenSite(server());
      await second.administrator.get('customer.addFriend', { id });
      await person.get('serviceCompany.decline', { id: second.id });
      expect(await namesServing(person)).toEqual([first.id]);
      expect(await person.get('serviceCompany.requests', {})).toEqual([]);
      expect(await second.administrator.get('customer.requests', {})).toMatchObject([{ id, state: 'declined' }]);
      expect((await second.administrator.ask('customer.addFriend', { id })).code).toBe(4001);
      expect((await second.administrator.ask('customer.withdrawRequest', { id })).code).toBe(4004);
      expect((await person.ask('serviceCompany.confirm', { id: second.id })).code).toBe(4004);
      server().setNow('2026-06-04T02:00:00.000Z');
      const later = await signIn(server(), second.administrator.loginId);
      expect(await later.get('customer.addFriend', { id })).toEqual({ waiting: true });
      server().setNow('2026-05-04T02:00:00.000Z');
    });

    test('a question that was taken back is asked no more', async () => {
      const { second, id, person } = await provenSite(server());
      await second.administrator.get('customer.addFriend', { id });
      await second.administrator.get('customer.withdrawRequest', { id });
      expect(await person.get('serviceCompany.requests', {})).toEqual([]);
      expect((await person.ask('serviceCompany.confirm', { id: second.id })).code).toBe(4004);
    });

    test('C14 ends a binding at once: planned services go, begun ones stay, the company is told and sees it no more', async () => {
      const { first, id, person } = await provenSite(server());
      const { administrator } = first;
      const phone = randomPhone();
      await server()
        .database.system.updateTable('company')
        .set({ contact_phone: phone })
        .where('id', '=', first.id)
        .execute();
      const technician = await first.addServiceStaff();
      const planned = await addTask(administrator, id, []);
      const begun = await addTask(administrator, id, [technician]);
      await technician.get('task.checkIn', { id: begun });
      await addFloorPlan(administrator, id);
      expect((await person.get('serviceCompany.list', {})).items).toMatchObject([{ id: first.id, plannedServices: 1 }]);

      await person.get('serviceCompany.delete', { id: first.id });
      expect(await namesServing(person)).toEqual([]);
      expect(await person.get('floorPlan.list', {})).toEqual([]);
      expect((await administrator.ask('customer.details', { id })).code).toBe(4004);
      expect((await administrator.ask('task.details', { id: planned })).code).toBe(4004);
      expect(await administrator.get('task.details', { id: begun })).toMatchObject({ customerName: 'Food factory' });
      const [told] = await messagesTo(server(), phone);
      expect(told?.body).toContain('已解除');
      expect((await person.ask('serviceCompany.delete', { id: first.id })).code).toBe(4004);
      expect(await administrator.get('customer.addFriend', { id })).toEqual({ waiting: true });
    });

    test('changes its own profile, which every company that serves it sees', async () => {
      const { first, second, id, person } = await provenSite(server());
      await second.administrator.get('customer.addFriend', { id });
      await person.get('serviceCompany.confirm', { id: second.id });
      const { editable, ...own } = await person.get('customer.own', {});
      expect(editable).toBe(true);
      await person.get('customer.updateOwn', { ...own, name: 'New name', region: 'Suzhou' });
      const task = await addTask(second.administrator, id, []);
      for (const { administrator } of [first, second]) {
        expect(await administrator.get('customer.details', { id })).toMatchObject({
          name: 'New name',
          region: 'Suzhou',
        });
      }
      expect((await second.administrator.get('task.details', { id: task })).customerName).toBe('New name');
    });
  });

  describe('a login that has not proven its phone', () => {
    test('sees the company that made it, and decides nothing', async () => {
      const company = await addCompany(server());
      const { person } = await addCustomer(server(), company);
      expect(await namesServing(person)).toEqual([company.id]);
      expect((await person.ask('serviceCompany.delete', { id: company.id })).code).toBe(4001);
      const { editable, ...own } = await person.get('customer.own', {});
      expect(editable).toBe(false);
      expect((await person.ask('customer.updateOwn', { ...own, name: 'Changed' })).code).toBe(4001);
    });

    test('is confirmed by another company once it is proven, since its maker knows its password', async () => {
      const [owner, second] = [await addCompany(server()), await addCompany(server())];
      const { id } = await owner.administrator.get('customer.add', customerDraft());
      await second.administrator.get('customer.addFriend', { id });
      const person = await loginMadeBy(server(), second, id);
      const [login] = await owner.administrator.get('customer.logins', { id });
      const confirm = { id, accountId: login?.id ?? '', loginId: person.loginId };
      expect((await owner.administrator.ask('customer.confirmLogin', confirm)).code).toBe(4001);
      await prove(server(), person);
      expect((await owner.administrator.ask('customer.confirmLogin', confirm)).code).toBe(0);
    });
  });

  test('a login that a later company made and proved speaks for nobody else', async () => {
    const [owner, intruder, third] = [
      await addCompany(server()),
      await addCompany(server()),
      await addCompany(server()),
    ];
    const { id } = await owner.administrator.get('customer.add', customerDraft());
    await intruder.administrator.get('customer.addFriend', { id });
    const person = await loginMadeBy(server(), intruder, id);
    await prove(server(), person);

    expect(await namesServing(person)).toEqual([intruder.id]);
    expect((await person.ask('serviceCompany.delete', { id: owner.id })).code).toBe(4004);
    const { editable, ...own } = await person.get('customer.own', {});
    expect(editable).toBe(false);
    expect((await person.ask('customer.updateOwn', { ...own, name: 'Taken', region: '上海市' })).code).toBe(4001);
    expect(await third.administrator.get('customer.addFriend', { id })).toEqual({ waiting: false });
    expect((await person.ask('serviceCompany.delete', { id: third.id })).code).toBe(4004);
    await person.get('serviceCompany.delete', { id: intruder.id });
    expect((await owner.administrator.get('customer.list', {})).total).toBe(1);
  });
});
