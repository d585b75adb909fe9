import { reviewStatus } from 'pest-sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { removeOldEntries } from '../../call/audit';
import {
  addCompany,
  addCustomer,
  customerDraft,
  type Person,
  prove,
  randomCreditCode,
  randomPhone,
  stranger,
} from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

onEachEngine((server) => {
  let platform: Person;
  let platformId: string;

  beforeAll(async () => {
    const company = await addCompany(server());
    await server()
      .database.system.updateTable('company')
      .set({ platform: true })
      .where('id', '=', company.id)
      .execute();
    platform = company.administrator;
    platformId = company.id;
  });

  const auditOf = (subjectId: string) =>
    server().database.system.selectFrom('audit_entry').selectAll().where('subject_id', '=', subjectId).execute();

  describe('a company that waits', () => {
    test('is shown with what it submitted, and is let in at its next call once it is passed', async () => {
      const { id, administrator } = await addCompany(server(), reviewStatus.waiting);
      const { items } = await platform.get('platform.companies', { limit: 50 });
      expect(items.find((item) => item.id === id)).toMatchObject({
        state: 'waiting',
        logins: [{ userName: 'Administrator', loginId: administrator.loginId }],
      });
      expect((await administrator.ask('task.list', {})).code).toBe(10009);
      await platform.get('platform.review', { kind: 'company', id, outcome: 'pass' });
      expect((await administrator.ask('task.list', {})).code).toBe(0);
      expect(await auditOf(id)).toMatchObject([
        { act: 'companyPassed', account_id: platform.id, owner_id: platformId, subject: expect.any(String) },
      ]);
    });

    test('reads why it failed, and may be found among those that did', async () => {
      const { id, administrator } = await addCompany(server(), reviewStatus.waiting);
      const silent = { kind: 'company', id, outcome: 'fail', reason: ' ' } as const;
      expect(await platform.ask('platform.review', silent)).toMatchObject({ code: 3001, field: 'reason' });
      await platform.get('platform.review', { ...silent, reason: 'The licence has ended' });
      const { companyInfo } = await administrator.get('auth.info', {});
      expect(companyInfo).toMatchObject({ status: reviewStatus.failed, reason: 'The licence has ended' });
      const failed = await platform.get('platform.companies', { state: 'failed', limit: 50 });
      expect(failed.items.map((item) => item.id)).toContain(id);
    });

    test.each([
      ['zh', /^【Pest Portal】.* 的资料未通过审核，原因：The licence has ended。修改后可重新提交。$/],
      ['en', /^\[Pest Portal\] The details of .* were not approved\. Reason: The licence has ended\. /],
    ] as const)(
      'is told by a short message in the language that it last signed in with: %s',
      async (language, said) => {
        const { id, administrator } = await addCompany(server(), reviewStatus.waiting);
        const { system } = server().database;
        const signIn = { account_id: administrator.id, at: server().parts.now(), address: '', language };
        await system.deleteFrom('sign_in').where('account_id', '=', administrator.id).execute();
        await system
          .insertInto('sign_in')
          .values({ id: administrator.id, ...signIn })
          .execute();
        await platform.get('platform.review', {
          kind: 'company',
          id,
          outcome: 'fail',
          reason: 'The licence has ended',
        });
        const told = await system
          .selectFrom('outbox_message')
          .select('body')
          .where('recipient', '=', administrator.loginId)
          .executeTakeFirstOrThrow();
        expect(told.body).toMatch(said);
      },
    );

    test('is decided once, also when several decide at once: 20017', async () => {
      const { id } = await addCompany(server(), reviewStatus.waiting);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          index % 2 === 0
            ? platform.ask('platform.review', { kind: 'company', id, outcome: 'pass' })
            : platform.ask('platform.review', { kind: 'company', id, outcome: 'fail', reason: 'No' }),
        ),
      );
      expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(7).fill(20017)]);
      expect(await auditOf(id)).toHaveLength(1);
    });
  });

  test('a customer that waits is passed too; the platform itself and what is unknown are not to be decided', async () => {
    const company = await addCompany(server());
    const customer = await addCustomer(server(), company);
    await server()
      .database.system.updateTable('customer')
      .set({ status: reviewStatus.waiting })
      .where('id', '=', customer.id)
      .execute();
    const { items } = await platform.get('platform.customers', {});
    expect(items.find(({ id }) => id === customer.id)).toMatchObject({
      name: 'Food factory',
      clientType: 'industrial',
    });
    expect((await customer.person.ask('task.list', {})).code).toBe(10009);
    await platform.get('platform.review', { kind: 'customer', id: customer.id, outcome: 'pass' });
    expect((await customer.person.ask('task.list', {})).code).toBe(0);
    for (const id of [platformId, customer.id, 'nothing']) {
      expect((await platform.ask('platform.review', { kind: 'company', id, outcome: 'pass' })).code).toBe(4004);
    }
  });

  describe('a customer that is corrected', () => {
    const correctionOf = async (id: string) => ({
      ...(await platform.get('platform.customer', { id })),
      reason: 'Licence',
    });

    test('has its new words where companies follow it, and who serves it is told why', async () => {
      const [company, other] = [await addCompany(server()), await addCompany(server())];
      const customer = await addCustomer(server(), company);
      const before = await correctionOf(customer.id);
      await prove(server(), customer.person);
      const creditCode = randomCreditCode();
      await platform.get('platform.correctCustomer', { ...before, name: 'Right foods', creditCode });
      expect(await company.administrator.get('customer.details', { id: customer.id })).toMatchObject({
        name: 'Right foods',
        creditCode,
      });
      expect((await other.administrator.ask('customer.details', { id: customer.id })).code).toBe(4004);
      const { items } = await platform.get('platform.outbox', { search: 'Right foods' });
      expect(items.map(({ body }) => body)).toEqual([expect.stringContaining('Licence')]);
      expect(await auditOf(customer.id)).toMatchObject([
        { act: 'customerCorrected', note: expect.stringContaining(`${before.creditCode} → ${creditCode}`) },
      ]);
    });

    test('keeps what companies say of it themselves while nobody speaks for it', async () => {
      const company = await addCompany(server());
      const { id } = await company.administrator.get('customer.add', customerDraft());
      const before = await correctionOf(id);
      await platform.get('platform.correctCustomer', { ...before, name: 'Right foods' });
      expect((await company.administrator.get('customer.details', { id })).name).toBe(before.name);
      expect((await platform.get('platform.customer', { id })).name).toBe('Right foods');
    });

    test('is not given the credit code of another, also not by two at once', async () => {
      const company = await addCompany(server());
      const [one, two] = [await addCustomer(server(), company), await addCustomer(server(), company)];
      const [first, second] = [await correctionOf(one.id), await correctionOf(two.id)];
      const taken = { code: 4001, field: 'creditCode' };
      const { creditCode } = second;
      expect(await platform.ask('platform.correctCustomer', { ...first, creditCode })).toMatchObject(taken);
      const fresh = randomCreditCode();
      const answers = await Promise.all([
        platform.ask('platform.correctCustomer', { ...first, creditCode: fresh }),
        platform.ask('platform.correctCustomer', { ...second, creditCode: fresh }),
      ]);
      expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, 4001]);
    });

    test('is decided on first while something of it waits', async () => {
      const customer = await addCustomer(server(), await addCompany(server()));
      const correction = await correctionOf(customer.id);
      await server()
        .database.system.updateTable('customer')
        .set({ status: reviewStatus.waiting })
        .where('id', '=', customer.id)
        .execute();
      expect((await platform.ask('platform.correctCustomer', correction)).code).toBe(4001);
      expect((await platform.ask('platform.customer', { id: 'nothing' })).code).toBe(4004);
    });
  });

  test('the outbox is read by kind and recipient', async () => {
    const { messages } = server().parts;
    await messages.send({ kind: 'mail', to: 'quality@factory.example', text: 'A report is ready' });
    const phone = randomPhone();
    await messages.send({ kind: 'sms', to: phone, text: 'A company asks' });
    const mails = await platform.get('platform.outbox', { kind: 'mail' });
    expect(mails.items.map(({ recipient }) => recipient)).toContain('quality@factory.example');
    expect(new Set(mails.items.map(({ kind }) => kind))).toEqual(new Set(['mail']));
    const found = await platform.get('platform.outbox', { search: phone });
    expect(found.items.map(({ body }) => body)).toEqual(['A company asks']);
  });

  test('a message that could not be sent is found, and sent again', async () => {
    const { system } = server().database;
    await server().parts.messages.send({ kind: 'mail', to: 'lost@factory.example', text: 'A report is ready' });
    const find = async () => (await platform.get('platform.outbox', { search: 'lost@' })).items[0];
    const id = (await find())?.id ?? '';
    expect((await platform.ask('platform.resend', { id })).code).toBe(4004);
    await system.updateTable('outbox_message').set({ state: 'failed', fault: '550' }).where('id', '=', id).execute();
    expect((await platform.get('platform.outbox', { state: 'failed' })).items).toMatchObject([{ id, fault: '550' }]);
    await platform.get('platform.resend', { id });
    expect(await find()).toMatchObject({ state: 'due' });
    expect((await platform.ask('platform.resend', { id: 'nothing' })).code).toBe(4004);
  });

  test('messages from the public site are marked as read, and back', async () => {
    const message = { name: 'Zhou', phone: '13800000000', email: '', companyName: 'Wei', message: 'Flagship?' };
    await stranger(server()).get('contact.send', message);
    const { items, unread } = await platform.get('platform.contactMessages', {});
    expect(items).toMatchObject([{ name: 'Zhou', companyName: 'Wei', readAt: null }]);
    expect(unread).toBe(1);
    const id = items[0]?.id ?? '';
    await platform.get('platform.readContactMessage', { id, read: true });
    expect((await platform.get('platform.contactMessages', {})).unread).toBe(0);
    await platform.get('platform.readContactMessage', { id, read: false });
    expect((await platform.get('platform.contactMessages', {})).unread).toBe(1);
    expect((await platform.ask('platform.readContactMessage', { id: 'none', read: true })).code).toBe(4004);
  });

  describe('the audit log', () => {
    test('tells who ended a binding and who made, reset and stopped a customer’s login', async () => {
      const company = await addCompany(server());
      const { id } = await addCustomer(server(), company);
      const [login] = await company.administrator.get('customer.logins', { id });
      const named = { id, accountId: login?.id ?? '' };
      await company.administrator.get('customer.resetLogin', { ...named, password: 'f'.repeat(32) });
      await company.administrator.get('customer.disableLogin', { ...named, disabled: true });
      await company.administrator.get('customer.disableLogin', { ...named, disabled: false });
      await company.administrator.get('customer.remove', { id });
      const { items } = await platform.get('platform.audit', { search: company.administrator.loginId, limit: 50 });
      expect(items.map(({ act, subject }) => [act, subject])).toEqual([
        ['bindingEnded', 'Food factory'],
        ['loginEnabled', login?.loginId],
        ['loginDisabled', login?.loginId],
        ['loginReset', login?.loginId],
        ['loginCreated', login?.loginId],
      ]);
    });

    test('is filtered by act and day, and keeps three years', async () => {
      const { id } = await addCompany(server(), reviewStatus.waiting);
      await platform.get('platform.review', { kind: 'company', id, outcome: 'pass' });
      const passed = await platform.get('platform.audit', {
        act: 'companyPassed',
        from: '2026-05-04',
        to: '2026-05-04',
      });
      expect(passed.items.every(({ act }) => act === 'companyPassed')).toBe(true);
      expect(passed.total).toBeGreaterThan(0);
      expect((await platform.get('platform.audit', { to: '2026-05-03' })).total).toBe(0);
      await removeOldEntries(server().database.system, new Date('2026-05-03T00:00:00Z'));
      expect(await auditOf(id)).toHaveLength(1);
      await removeOldEntries(server().database.system, new Date('2026-05-05T00:00:00Z'));
      expect(await auditOf(id)).toEqual([]);
    });
  });
});
