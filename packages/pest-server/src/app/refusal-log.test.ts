import { expect, test } from 'vitest';
import { addCompany, password, randomPhone } from '../testing/people';
import { onEmbedded } from '../testing/test-server';
import { buildApp } from './app';

onEmbedded((server) => {
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
