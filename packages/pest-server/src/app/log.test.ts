import { endpoints } from 'pest-sdk/schemas';
import { expect, test } from 'vitest';
import { addCompany, password, randomPhone } from '../testing/people';
import { onEachEngine, onEmbedded } from '../testing/test-server';
import { buildApp } from './app';
import { logOptions, tellFault } from './log';

onEmbedded((server) => {
  /** As it runs in production, with its lines at hand. */
  async function loggingApp() {
    const written: string[] = [];
    const stream = { write: (line: string) => written.push(line) };
    const app = await buildApp(server().parts, { logger: { ...logOptions('info'), stream } });
    return { app, lines: () => written.map((line): Record<string, unknown> => JSON.parse(line)) };
  }

  test('refused sign-ins and missing rights are logged with who and whence, and nothing of what was sent', async () => {
    const company = await addCompany(server());
    const staff = await company.addManagementStaff(['m_leave_list']);
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    const app = await buildApp(server().parts, { logger: { level: 'info', stream } });
    const loginId = randomPhone();
    await app.inject({
      method: 'POST',
      url: '/api/v-user/login',
      payload: { loginId, password, loginType: 'web' },
    });
    await app.inject({ url: '/api/v-user-account/list', headers: { authorization: staff.token } });
    await app.close();
    const told = lines.map((line): Record<string, unknown> => JSON.parse(line)).filter(({ msg }) => msg === 'Refused');
    expect(told).toEqual([
      expect.objectContaining({
        refused: 'account.wrongPassword',
        call: 'POST /api/v-user/login',
        address: '127.0.0.1',
      }),
      expect.objectContaining({
        refused: 'permission.denied',
        account: staff.id,
        call: 'GET /api/v-user-account/list',
      }),
    ]);
    for (const secret of [loginId, password, staff.token]) expect(lines.join('')).not.toContain(secret);
  });

  test('each call has a line: its row, what came of it, how long it took, and whose it was', async () => {
    const { administrator, id } = await addCompany(server());
    const { app, lines } = await loggingApp();
    await app.inject({ url: '/api/v-customer/list', headers: { authorization: administrator.token } });
    await app.inject({ url: '/api/v-customer/list' });
    await app.close();
    expect(lines().filter(({ msg }) => msg === 'Call')).toEqual([
      expect.objectContaining({ row: 'customer.list', code: 0, status: 200, account: administrator.id, owner: id }),
      expect.objectContaining({ row: 'customer.list', code: 1003, ms: expect.any(Number), reqId: expect.any(String) }),
    ]);
  });

  test('no line of any call has a token, a password, a code, a phone or a signature in it', async () => {
    const { administrator } = await addCompany(server());
    const { app, lines } = await loggingApp();
    const phone = randomPhone();
    const planted = {
      token: 'planted-token',
      password: 'a1'.repeat(16),
      code: '918273',
      phone,
      signature: 'data:image/png;base64,cGxhbnRlZA',
    };
    const sent = {
      ...{ loginId: phone, phoneNumber: phone, phone, contactPhone: phone, contact: phone, code: planted.code },
      ...{ verificationCode: planted.code, password: planted.password, newPassword: planted.password },
      ...{
        loginType: 'web',
        verificationType: 'login',
        id: planted.token,
        key: planted.token,
        signature: planted.signature,
      },
    };
    for (const { row } of endpoints) {
      const url = row.path.replace(/\{\w+\}/g, planted.token);
      for (const authorization of [administrator.token, planted.token, undefined])
        await app.inject({
          method: row.method,
          url: row.method === 'GET' ? `${url}?${new URLSearchParams(sent)}` : url,
          headers: authorization === undefined ? {} : { authorization },
          ...(row.method !== 'GET' && row.sends !== 'multipart' && { payload: sent }),
        });
    }
    await app.close();
    const calls = lines().filter(({ msg }) => msg === 'Call');
    expect(new Set(calls.map(({ row }) => row)).size).toBe(endpoints.length);
    const written = JSON.stringify(lines());
    for (const [what, value] of Object.entries({ ...planted, session: administrator.token }))
      expect(written.includes(value), what).toBe(false);
  });

  test('TRACE is not answered with what was sent', async () => {
    const reply = await server().app.inject({
      method: 'TRACE',
      url: '/api/v-user/info',
      headers: { authorization: 'secret-token' },
    });
    expect(reply.statusCode).toBeGreaterThanOrEqual(404);
    expect(reply.body).not.toContain('secret-token');
  });
});

onEachEngine((server) => {
  test('a fault of the database is told by code and names, without the value that it quotes', async () => {
    const [one, other] = [await addCompany(server()), await addCompany(server())];
    const { loginId } = other.administrator;
    const fault: unknown = await server()
      .database.system.updateTable('account')
      .set({ login_id: loginId })
      .where('id', '=', one.administrator.id)
      .execute()
      .catch((error: unknown) => error);
    const told = JSON.stringify(tellFault(new Error('A write failed', { cause: fault })));
    expect(told).toContain('23505');
    expect(told).toMatch(/at .*\.ts/);
    expect(told).not.toContain(loginId);
  });
});
