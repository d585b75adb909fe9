import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { readPower, reviewStatus, serviceStaffPermissions } from 'pest-sdk';
import { endpoints } from 'pest-sdk/schemas';
import { describe, expect, test } from 'vitest';
import {
  addCompany,
  addCustomer,
  lastCode,
  password,
  personWith,
  randomPhone,
  signIn,
  stranger,
} from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

const wrong = 'f'.repeat(32);

onEachEngine((server) => {
  describe('login', () => {
    test('A5 unknown phone and wrong password answer the same', async () => {
      const { administrator } = await addCompany(server());
      const stranger = personWith(server(), '', '', '');
      const unknown = await stranger.ask('auth.login', { loginId: randomPhone(), password, loginType: 'web' });
      const mistaken = await stranger.ask('auth.login', {
        loginId: administrator.loginId,
        password: wrong,
        loginType: 'web',
      });
      expect(unknown.code).toBe(10007);
      expect(mistaken.body).toBe(unknown.body);
    });

    test('A2 a password that is no MD5 is refused by name', async () => {
      const stranger = personWith(server(), '', '', '');
      const answer = await stranger.ask('auth.login', { loginId: randomPhone(), password: 'secret', loginType: 'web' });
      expect(answer).toMatchObject({ code: 3001, field: 'password' });
    });

    test('A6 after five wrong passwords even the right one waits, and then works', async () => {
      const { administrator } = await addCompany(server());
      const { loginId } = administrator;
      server().setNow('2026-05-04T02:00:00.000Z');
      const guess = () =>
        personWith(server(), '', '', '').ask('auth.login', { loginId, password: wrong, loginType: 'web' });
      for (let tries = 0; tries < 5; tries += 1) expect((await guess()).code).toBe(10007);
      const waiting = await personWith(server(), '', '', '').ask('auth.login', { loginId, password, loginType: 'web' });
      expect(waiting).toMatchObject({ code: 4001, status: 429 });
      expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0);
      server().setNow('2026-05-04T02:16:00.000Z');
      expect((await signIn(server(), loginId)).token).toHaveLength(43);
    });

    test('A6 the thirty-first try from one address in a minute waits', async () => {
      const stranger = personWith(server(), '', '', '');
      const codes: number[] = [];
      for (let tries = 0; tries < 31; tries += 1) {
        codes.push((await stranger.ask('auth.login', { loginId: randomPhone(), password, loginType: 'web' })).code);
      }
      expect(codes).toEqual([...Array.from({ length: 30 }, () => 10007), 4001]);
    });

    test('a session that cannot be kept is 1002, and makes no account', async () => {
      const { administrator } = await addCompany(server());
      const { system } = server().database;
      const phone = randomPhone();
      await stranger(server()).get('auth.startVerification', { phoneNumber: phone, verificationType: 1 });
      const code = await lastCode(server(), phone);
      await sql`alter table session add constraint session_none check (false) not valid`.execute(system);
      try {
        const { loginId } = administrator;
        const login = await stranger(server()).ask('auth.login', { loginId, password, loginType: 'web' });
        expect(login).toMatchObject({ status: 200, code: 1002, data: null });
        const asked = {
          loginId: phone,
          password,
          confirmPassword: password,
          code,
          userName: 'Lin',
          userType: 1 as const,
        };
        expect((await stranger(server()).ask('auth.webRegister', asked)).code).toBe(1002);
      } finally {
        await sql`alter table session drop constraint session_none`.execute(system);
      }
      const account = system.selectFrom('account').select('id').where('login_id', '=', phone);
      expect(await account.execute()).toEqual([]);
    });

    test('a company in review gets 10009 with a token that opens info and nothing else', async () => {
      const { administrator } = await addCompany(server(), reviewStatus.waiting);
      const answer = await personWith(server(), '', '', '').ask('auth.login', {
        loginId: administrator.loginId,
        password,
        loginType: 'web',
      });
      expect(answer.code).toBe(10009);
      const person = personWith(server(), '', '', answer.data);
      expect((await person.get('auth.info', {})).companyInfo?.status).toBe(reviewStatus.waiting);
      expect((await person.ask('company.details', {})).code).toBe(0);
      expect((await person.ask('customer.allList', {})).code).toBe(10009);
    });

    test('a disabled account gets 10008, and only after the right password', async () => {
      const company = await addCompany(server());
      const { id, loginId, token } = await company.addServiceStaff();
      await server()
        .database.system.updateTable('account')
        .set({ disabled_at: server().parts.now() })
        .where('id', '=', id)
        .execute();
      const login = (given: string) =>
        personWith(server(), '', '', '').ask('auth.login', { loginId, password: given, loginType: 'web' });
      expect((await login(password)).code).toBe(10008);
      expect((await login(wrong)).code).toBe(10007);
      expect((await personWith(server(), '', '', token).ask('auth.info', {})).code).toBe(1001);
    });
  });

  describe('session', () => {
    test('B1 the database never holds a token or a password', async () => {
      const { administrator } = await addCompany(server());
      const { token } = await signIn(server(), administrator.loginId);
      const dump = JSON.stringify([
        await server().database.system.selectFrom('session').selectAll().execute(),
        await server().database.system.selectFrom('account').selectAll().execute(),
      ]);
      expect(dump).not.toContain(token);
      expect(dump).not.toContain(password);
      expect(dump).toMatch(/\$argon2id\$v=19\$/);
    });

    test('B3 a logged-out token is over, twice as well', async () => {
      const { administrator } = await addCompany(server());
      expect((await administrator.ask('auth.logout', {})).code).toBe(0);
      expect((await administrator.ask('auth.info', {})).code).toBe(1001);
      expect((await administrator.ask('auth.logout', {})).code).toBe(1001);
    });

    test('B2 a session ends after two idle hours; a remembered one does not', async () => {
      server().setNow('2026-05-04T02:00:00.000Z');
      const { administrator } = await addCompany(server());
      const { loginId } = administrator;
      const remembered = await personWith(server(), '', '', '').get('auth.login', {
        loginId,
        password,
        loginType: 'web',
        remember: true,
      });
      server().setNow('2026-05-04T03:59:00.000Z');
      expect((await administrator.ask('auth.info', {})).code).toBe(0);
      server().setNow('2026-05-04T06:00:00.000Z');
      expect((await administrator.ask('auth.info', {})).code).toBe(1001);
      expect((await personWith(server(), '', '', remembered).ask('auth.info', {})).code).toBe(0);
    });

    test('B5 the token is believed in its header as it is, for info in the query as well, never in a cookie', async () => {
      const { administrator } = await addCompany(server());
      const { token } = administrator;
      const ask = (url: string, headers: Record<string, string>) =>
        server()
          .app.inject({ method: 'GET', url, headers })
          .then((reply) => reply.json<{ code: number }>().code);
      const info = '/api/v-user/info';
      expect(await ask(`${info}?token=${token}`, {})).toBe(0);
      expect(await ask(`${info}?token=${token}`, { authorization: token })).toBe(0);
      expect(await ask(`${info}?token=${token}`, { authorization: 'another' })).toBe(1001);
      expect(await ask(info, { cookie: `pest_token=${token}` })).toBe(1003);
      expect(await ask(info, { authorization: `Bearer ${token}` })).toBe(1001);
      expect(await ask(`/api/v-customer/alllist?token=${token}`, {})).toBe(1003);
    });

    test('every row that needs a token answers 1003 without one and 1001 with a wrong one, and is never stored', async () => {
      // A partner's key is no session: `embed.test.ts` asks what a wrong one answers.
      const rows = endpoints.filter(({ row }) => row.auth !== 'public' && row.auth !== 'partner');
      expect(rows.length).toBeGreaterThan(60);
      for (const { row } of rows) {
        const url = row.path.replace(/\{\w+\}/g, 'x');
        const without = await server().app.inject({ method: row.method, url });
        expect(without.json(), row.path).toMatchObject({ code: 1003, data: null });
        expect(without.headers['cache-control'], row.path).toBe('no-store');
        const authorization = randomBytes(32).toString('base64url');
        const wrongOne = await server().app.inject({ method: row.method, url, headers: { authorization } });
        expect(wrongOne.json(), row.path).toMatchObject({ code: 1001 });
      }
    });
  });

  test('info tells each kind of account what it is and may do', async () => {
    const company = await addCompany(server());
    const customer = await addCustomer(server(), company);
    const technician = await company.addServiceStaff();
    expect(await company.administrator.get('auth.info', {})).toMatchObject({
      type: 1,
      companyInfo: { id: company.id, status: 2, reason: '' },
      customerInfo: null,
      platform: false,
      contracts: false,
      timeZone: 'Asia/Shanghai',
      licence: '',
    });
    expect(await customer.person.get('auth.info', {})).toMatchObject({ type: 3, companyInfo: null });
    const { power } = await technician.get('auth.info', {});
    expect([...readPower(power)].sort()).toEqual([...serviceStaffPermissions].sort());
  });

  test('a right withdrawn is withdrawn on the next call of the same token', async () => {
    const company = await addCompany(server());
    const manager = await company.addManagementStaff(['m_client_list']);
    const list = { page: 1, limit: 20 } as const;
    expect((await manager.ask('customer.list', list)).code).toBe(0);
    await server()
      .database.system.updateTable('account')
      .set({ permissions: JSON.stringify(['m_index']) })
      .where('id', '=', manager.id)
      .execute();
    expect((await manager.ask('customer.list', list)).code).toBe(20014);
  });
});
