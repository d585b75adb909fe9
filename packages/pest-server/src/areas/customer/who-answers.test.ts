import { describe, expect, test } from 'vitest';
import {
  addCompany,
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

/** A company of the platform's. */
async function addPlatform(server: TestServer): Promise<Person> {
  const { id, administrator } = await addCompany(server);
  await server.database.system.updateTable('company').set({ platform: true }).where('id', '=', id).execute();
  return administrator;
}

/** Enters a firm that is not a customer, with a login of the company's own. */
async function enter(server: TestServer, { administrator }: TestCompany, draft = customerDraft()) {
  const loginId = randomPhone();
  const { id } = await administrator.get('customer.create', { ...draft, loginId, password });
  return { id, draft, login: await signIn(server, loginId) };
}

onEachEngine((server) => {
  describe('a login that only the company knows which entered the credit code', () => {
    test('ends no service of a company that was there before, and changes no code that several use', async () => {
      const [squatter, supplier] = [await addCompany(server()), await addCompany(server())];
      const { id, draft, login } = await enter(server(), squatter);
      await supplier.administrator.get('customer.add', draft);
      await prove(server(), login);
      const serving = async () => {
        const { items } = await login.get('serviceCompany.list', {});
        return items.find((company) => company.id === supplier.id);
      };
      expect(await serving()).toMatchObject({ shown: false, heeds: false });
      const end = { id: supplier.id };
      expect((await login.ask('serviceCompany.delete', end)).code).toBe(4001);
      const { editable: _may, ...own } = await login.get('customer.own', {});
      const moved = { ...own, creditCode: randomCreditCode() };
      expect(await login.ask('customer.updateOwn', moved)).toMatchObject({ code: 4001, field: 'creditCode' });
      expect((await supplier.administrator.get('customer.details', { id })).creditCode).toBe(draft.creditCode);

      const accountId = (await supplier.administrator.get('customer.logins', { id }))[0]?.id ?? '';
      await supplier.administrator.get('customer.confirmLogin', { id, accountId, loginId: login.loginId });
      expect(await serving()).toMatchObject({ shown: true, heeds: true });
      await login.get('serviceCompany.delete', end);
      expect((await supplier.administrator.ask('customer.details', { id })).code).toBe(4004);
    });

    test('is silenced by the platform: whom it declined or kept waiting binds, and its words are nobody’s', async () => {
      const platform = await addPlatform(server());
      const [squatter, supplier, other] = [
        await addCompany(server()),
        await addCompany(server()),
        await addCompany(server()),
      ];
      const { id, draft, login } = await enter(server(), squatter);
      await prove(server(), login);
      const bind = (company: TestCompany) => company.administrator.ask('customer.addFriend', { id });
      for (const company of [supplier, other]) expect(await bind(company)).toMatchObject({ data: { waiting: true } });
      await login.get('serviceCompany.decline', { id: supplier.id });
      expect((await bind(supplier)).code).toBe(4001);

      const [heard] = await platform.get('platform.customerLogins', { id });
      const { name } = await squatter.administrator.get('company.details', {});
      expect(heard).toMatchObject({ madeBy: name, confirmedBy: [name], proven: true, speaks: true, decided: false });
      const named = { id, accountId: heard?.id ?? '' };
      const silent = { ...named, speaks: false, reason: 'The factory does not know this phone' };
      expect(await supplier.administrator.ask('platform.hearLogin', silent)).toMatchObject({ code: 20014 });
      expect(await platform.ask('platform.hearLogin', { ...silent, reason: ' ' })).toMatchObject({ field: 'reason' });
      await platform.get('platform.hearLogin', silent);
      expect(await platform.get('platform.customerLogins', { id })).toMatchObject([{ speaks: false, decided: true }]);

      for (const company of [supplier, other]) expect(await bind(company)).toMatchObject({ data: { waiting: false } });
      expect(await supplier.administrator.get('customer.details', { id })).toMatchObject({
        name: draft.creditCode,
        profileLock: null,
      });
      expect(await login.get('serviceCompany.requests', {})).toEqual([]);
      expect((await login.get('customer.own', {})).editable).toBe(false);
      const told = await platform.get('platform.outbox', { search: login.loginId });
      // It hears of its own end, and no longer of who serves the firm.
      expect(told.items[0]?.body).toContain(silent.reason);
      const logged = await platform.get('platform.audit', { act: 'loginSilenced', search: draft.name });
      expect(logged.items[0]?.note).toContain(silent.reason);
    });

    test('answers for the customer at once where the platform says so, also against who entered it', async () => {
      const platform = await addPlatform(server());
      const [squatter, supplier] = [await addCompany(server()), await addCompany(server())];
      const draft = customerDraft('Entered by a stranger');
      const { id } = await squatter.administrator.get('customer.add', draft);
      await supplier.administrator.get('customer.add', { ...draft, name: 'Golden Wheat' });
      const loginId = randomPhone();
      await supplier.administrator.get('customer.createAccount', { id, loginId, password });
      const login = await signIn(server(), loginId);
      const accountId = (await platform.get('platform.customerLogins', { id }))[0]?.id ?? '';
      const heard = { id, accountId, speaks: true, reason: 'Licence seen' };
      expect((await platform.ask('platform.hearLogin', heard)).code).toBe(4001);
      await prove(server(), login);
      expect((await login.get('customer.own', {})).editable).toBe(false);
      await platform.get('platform.hearLogin', heard);
      expect(await login.get('customer.own', {})).toMatchObject({ editable: true, name: 'Golden Wheat' });
      const { items } = await login.get('serviceCompany.list', {});
      expect(items.every(({ heeds }) => heeds)).toBe(true);
      await login.get('serviceCompany.delete', { id: squatter.id });
      expect((await squatter.administrator.ask('customer.details', { id })).code).toBe(4004);
      const nobody = { ...heard, accountId: squatter.id };
      expect((await platform.ask('platform.hearLogin', nobody)).code).toBe(10006);
    });
  });

  test('what a company said that left is not read by a login of the one that has its rights', async () => {
    const [squatter, supplier] = [await addCompany(server()), await addCompany(server())];
    const draft = customerDraft('Golden Wheat');
    const lie = { ...draft, name: 'Out of business', region: 'Nowhere', address: 'Unknown', introduction: 'Cheats' };
    const { id } = await squatter.administrator.get('customer.add', lie);
    await supplier.administrator.get('customer.add', draft);
    const loginId = randomPhone();
    await supplier.administrator.get('customer.createAccount', { id, loginId, password });
    const login = await signIn(server(), loginId);
    await squatter.administrator.get('customer.remove', { id });
    await supplier.administrator.get('customer.remove', { id });
    const answers = [
      await login.get('customer.own', {}),
      await login.get('customer.information', {}),
      await login.get('auth.info', {}),
    ];
    const read = answers.map((it) => JSON.stringify(it));
    for (const answer of read) {
      expect(answer).toContain(draft.name);
      for (const word of [lie.name, lie.region, lie.address, lie.introduction]) expect(answer).not.toContain(word);
    }
    const later = await addCompany(server());
    await later.administrator.get('customer.addFriend', { id });
    await later.administrator.get('customer.createAccount', { id, loginId: randomPhone(), password });
    await later.administrator.get('customer.remove', { id });
    const [row] = await server().database.system.selectFrom('customer').selectAll().where('id', '=', id).execute();
    expect([row?.name, row?.region, row?.address]).toEqual([draft.creditCode, '', '']);
  });

  describe('no other company is told what the one says that entered a customer, by a login that may not read it', () => {
    /** A company asks, the login confirms, and the company reads. */
    async function boundBy(login: Person, id: string) {
      const company = await addCompany(server());
      await company.administrator.get('customer.addFriend', { id });
      await login.get('serviceCompany.confirm', { id: company.id });
      return company.administrator.get('customer.details', { id });
    }
    async function provenLogin({ administrator }: TestCompany, id: string): Promise<Person> {
      const loginId = randomPhone();
      await administrator.get('customer.createAccount', { id, loginId, password });
      const login = await signIn(server(), loginId);
      await prove(server(), login);
      return login;
    }
    const secret = { name: 'Secret name', region: 'Secret region', address: 'Secret address', introduction: 'Secret' };

    test('one that the platform hears and nobody shows anything', async () => {
      const platform = await addPlatform(server());
      const [first, second] = [await addCompany(server()), await addCompany(server())];
      const draft = customerDraft('Golden Wheat');
      const { id } = await first.administrator.get('customer.add', { ...draft, ...secret });
      await second.administrator.get('customer.add', draft);
      const login = await provenLogin(second, id);
      const accountId = (await platform.get('platform.customerLogins', { id }))[0]?.id ?? '';
      await second.administrator.get('customer.hideLogin', { id, accountId });
      await platform.get('platform.hearLogin', { id, accountId, speaks: true, reason: 'Licence seen' });
      expect(JSON.stringify(await boundBy(login, id))).not.toContain('Secret');
      const told = await platform.get('platform.outbox', { search: login.loginId });
      expect(JSON.stringify(told.items)).not.toContain('Secret');
    });

    test('one of the company that inherits, once the other has left', async () => {
      const [first, second] = [await addCompany(server()), await addCompany(server())];
      const draft = customerDraft('Golden Wheat');
      const { id } = await first.administrator.get('customer.add', { ...draft, ...secret });
      await second.administrator.get('customer.add', draft);
      const login = await provenLogin(second, id);
      await first.administrator.get('customer.remove', { id });
      expect(await boundBy(login, id)).toMatchObject({ name: 'Golden Wheat', address: draft.address });
    });
  });
});
