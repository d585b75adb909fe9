import { type RequestInput, reviewStatus, verificationTypes } from 'pest-sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  addCompany,
  addCustomer,
  customerDraft,
  lastCode,
  type Person,
  password,
  personWith,
  prove,
  randomCreditCode,
  randomPhone,
  stranger,
  type TestCompany,
} from '../../testing/people';
import { onEachEngine, onPostgres, type TestServer } from '../../testing/test-server';

/** A customer that registered itself. */
async function registered(server: TestServer): Promise<Person> {
  const loginId = randomPhone();
  const verificationType = verificationTypes.registration;
  await stranger(server).get('auth.startVerification', { phoneNumber: loginId, verificationType });
  const code = await lastCode(server, loginId);
  const token = await stranger(server).get('auth.webRegister', {
    loginId,
    code,
    password,
    confirmPassword: password,
    userName: 'Chen',
    userType: 3,
  });
  const { id } = await personWith(server, '', loginId, token).get('auth.info', {});
  return personWith(server, id, loginId, token);
}

function information(creditCode = randomCreditCode()): RequestInput<'customer.submitInformation'> {
  return {
    name: 'Lake Foods',
    creditCode,
    region: '上海市 青浦区',
    phone: '13700000001',
    reportEmail: 'qa@lake.example',
  };
}

async function platformOf(server: TestServer): Promise<Person> {
  const { id, administrator } = await addCompany(server);
  await server.database.system.updateTable('company').set({ platform: true }).where('id', '=', id).execute();
  return administrator;
}

async function ownId(person: Person): Promise<string> {
  return (await person.get('auth.info', {})).customerInfo?.id ?? '';
}

onEachEngine((server) => {
  let platform: Person;

  beforeAll(async () => {
    platform = await platformOf(server());
  });

  async function pass(person: Person): Promise<void> {
    await platform.get('platform.review', { kind: 'customer', id: await ownId(person), outcome: 'pass' });
  }

  async function approved(creditCode = randomCreditCode()): Promise<Person> {
    const person = await registered(server());
    await person.get('customer.submitInformation', information(creditCode));
    await pass(person);
    return person;
  }

  describe('a customer that registered itself', () => {
    test('submits, is failed with a reason, submits again, and is approved: each is in its history', async () => {
      const person = await registered(server());
      const certificate = (await person.upload()).data.fullurl;
      await person.get('customer.submitInformation', { ...information(), msds: certificate });
      const first = await person.get('customer.information', {});
      expect(first).toMatchObject({ name: 'Lake Foods', status: reviewStatus.waiting, reportEmail: 'qa@lake.example' });
      expect(first.msds).toContain('/files/');
      const id = await ownId(person);
      const { items } = await platform.get('platform.customers', { search: first.creditCode });
      expect(items).toMatchObject([{ id, phone: '13700000001', sameCode: null, submittedAt: first.submittedAt }]);
      const failed = { kind: 'customer', id, outcome: 'fail', reason: 'The certificate has ended' } as const;
      await platform.get('platform.review', failed);
      expect(await person.get('customer.information', {})).toMatchObject({
        status: reviewStatus.failed,
        reason: 'The certificate has ended',
        name: 'Lake Foods',
      });
      const { name, creditCode, region, phone } = first;
      await person.get('customer.submitInformation', { name, creditCode, region, phone, msds: null });
      await pass(person);
      const { history, status, msds } = await person.get('customer.information', {});
      expect([status, msds]).toEqual([reviewStatus.approved, null]);
      expect(history.map(({ step, reason }) => [step, reason])).toEqual([
        ['passed', ''],
        ['submitted', ''],
        ['failed', 'The certificate has ended'],
        ['submitted', ''],
      ]);
      expect((await person.get('serviceCompany.list', {})).total).toBe(0);
    });

    test('is told by message and by notice', async () => {
      const person = await approved();
      const texts = await server()
        .database.system.selectFrom('outbox_message')
        .select('body')
        .where('recipient', '=', person.loginId)
        .execute();
      expect(texts.some(({ body }) => body.includes('Lake Foods'))).toBe(true);
      const { items } = await person.get('notice.list', {});
      expect(items).toMatchObject([{ kind: 'informationPassed', facts: { name: 'Lake Foods' } }]);
      await person.get('notice.readAll', {});
      expect((await person.get('notice.unread', {})).count).toBe(0);
    });

    test('is found and bound once it is approved, not before, and its login answers', async () => {
      const [company, creditCode] = [await addCompany(server()), randomCreditCode()];
      const person = await registered(server());
      await person.get('customer.submitInformation', information(creditCode));
      const id = await ownId(person);
      for (const key of [creditCode, person.loginId]) {
        expect(await company.administrator.get('customer.search', { key })).toEqual([]);
      }
      expect((await company.administrator.ask('customer.addFriend', { id })).code).toBe(4004);
      await pass(person);
      const [hit] = await company.administrator.get('customer.search', { key: creditCode });
      expect(await company.administrator.get('customer.addFriend', { id: hit?.id ?? '' })).toEqual({ waiting: true });
      await person.get('serviceCompany.confirm', { id: company.id });
      expect(await company.administrator.get('customer.details', { id })).toMatchObject({
        name: 'Lake Foods',
        phone: '13700000001',
        reportEmail: 'qa@lake.example',
        profileLock: 'customerSpeaks',
      });
    });

    test('changing what was reviewed waits beside what was approved; a new phone holds at once; the credit code stays', async () => {
      const creditCode = randomCreditCode();
      const person = await approved(creditCode);
      const given = information(creditCode);
      await person.get('customer.submitInformation', { ...given, phone: '13700000002' });
      expect((await person.get('customer.information', {})).status).toBe(reviewStatus.approved);
      const other = await person.ask('customer.submitInformation', information());
      expect(other).toMatchObject({ code: 4001, field: 'creditCode' });
      const own = await person.get('customer.own', {});
      const { editable: _, ...profile } = own;
      const renamed = await person.ask('customer.updateOwn', { ...profile, name: 'Sea Foods' });
      expect(renamed).toMatchObject({ code: 4001, field: 'name' });
      await person.get('customer.submitInformation', { ...given, name: 'Sea Foods' });
      // The approved name is everybody's until the new one has passed, and the console stays open.
      expect(await person.get('customer.information', {})).toMatchObject({
        name: 'Sea Foods',
        status: reviewStatus.approved,
        renewal: { state: 'waiting' },
      });
      expect((await person.get('customer.own', {})).name).toBe(given.name);
      await pass(person);
      expect((await person.get('customer.own', {})).name).toBe('Sea Foods');
      expect((await person.get('customer.information', {})).renewal).toBeNull();
    });

    test('what a company entered is submitted by nobody, and a company has no such information', async () => {
      const company = await addCompany(server());
      const { person } = await addCustomer(server(), company);
      await prove(server(), person);
      expect((await person.get('customer.information', {})).submits).toBe(false);
      expect((await person.ask('customer.submitInformation', information())).code).toBe(20014);
      expect((await company.administrator.ask('customer.submitInformation', information())).code).toBe(20014);
    });
  });

  describe('a credit code that is known already', () => {
    async function entered(company: TestCompany) {
      const draft = customerDraft();
      const { id } = await company.administrator.get('customer.add', draft);
      return { id, creditCode: draft.creditCode };
    }

    test('a claim holds nothing: a company still enters the customer, and the review says so', async () => {
      const [company, person] = [await addCompany(server()), await registered(server())];
      const draft = customerDraft('Entered meanwhile');
      await person.get('customer.submitInformation', information(draft.creditCode));
      expect((await company.administrator.get('customer.checkLicense', { creditCode: draft.creditCode })).taken).toBe(
        false,
      );
      await company.administrator.get('customer.add', draft);
      const { items } = await platform.get('platform.customers', { search: draft.creditCode });
      expect(items[0]?.sameCode).toMatchObject({ name: 'Entered meanwhile', companies: [expect.any(String)] });
    });

    test('approved, the login belongs to that customer and answers for it, but sees no records yet', async () => {
      const company = await addCompany(server());
      const { id, creditCode } = await entered(company);
      await company.administrator.get('workshop.add', { customerId: id, name: 'Hall', zoneRisk: 'low' });
      const person = await approved(creditCode);
      expect(await ownId(person)).toBe(id);
      expect(await person.get('serviceCompany.list', {})).toMatchObject({ total: 1, items: [{ shown: false }] });
      expect((await person.get('customer.list', {})).total).toBe(0);
      const [login] = await company.administrator.get('customer.logins', { id });
      expect(login).toMatchObject({ madeBy: 'customer', proven: true, shown: false });
      await company.administrator.get('customer.confirmLogin', {
        id,
        accountId: login?.id ?? '',
        loginId: person.loginId,
      });
      expect((await person.get('customer.list', {})).total).toBe(1);
    });

    test('approved, it is called what it said and the platform has looked at, also by who is bound to it later', async () => {
      const [company, later] = [await addCompany(server()), await addCompany(server())];
      const { id, creditCode } = await entered(company);
      const person = await approved(creditCode);
      const { name, region } = information();
      expect(await person.get('customer.own', {})).toMatchObject({ name, region, address: '' });
      await later.administrator.get('customer.addFriend', { id });
      await person.get('serviceCompany.confirm', { id: later.id });
      expect(await later.administrator.get('customer.details', { id })).toMatchObject({ name, region, address: '' });
      const [login] = await company.administrator.get('customer.logins', { id });
      const confirmed = { id, accountId: login?.id ?? '', loginId: person.loginId };
      await company.administrator.get('customer.confirmLogin', confirmed);
      expect(await person.get('customer.own', {})).toMatchObject({ name, region });
    });

    test('what was submitted again since is not decided on unseen', async () => {
      const person = await registered(server());
      await person.get('customer.submitInformation', information());
      const seen = (await person.get('customer.information', {})).submittedAt ?? undefined;
      server().setNow('2026-05-04T02:20:00.000Z');
      await person.get('customer.submitInformation', information());
      const verdict = { kind: 'customer', id: await ownId(person), outcome: 'pass' } as const;
      expect((await platform.ask('platform.review', { ...verdict, submittedAt: seen })).code).toBe(4001);
      const now = (await person.get('customer.information', {})).submittedAt ?? undefined;
      await platform.get('platform.review', { ...verdict, submittedAt: now });
    });
  });
});

onPostgres((server) => {
  test('two who claim one code and are passed at once become one customer, as does one that is entered meanwhile', async () => {
    const platform = await platformOf(server());
    const company = await addCompany(server());
    for (let round = 0; round < 5; round += 1) {
      const draft = customerDraft();
      const people = [await registered(server()), await registered(server())];
      for (const person of people) await person.get('customer.submitInformation', information(draft.creditCode));
      const ids = await Promise.all(people.map(ownId));
      await Promise.all([
        ...ids.map((id) => platform.ask('platform.review', { kind: 'customer', id, outcome: 'pass' })),
        company.administrator.ask('customer.add', draft),
      ]);
      const holders = await server()
        .database.system.selectFrom('customer')
        .select('id')
        .where('credit_code', '=', draft.creditCode)
        .where('approved_at', 'is not', null)
        .execute();
      expect(holders).toHaveLength(1);
    }
  });
});
