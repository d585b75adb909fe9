import { expect, test } from 'vitest';
import { addCompany, password } from '../testing/people';
import { onEmbedded } from '../testing/test-server';
import { buildApp } from './app';

onEmbedded((server) => {
  /** The address that a sign-in is noted from, behind a proxy at 10.0.0.7 that passes on where the person is. */
  async function notedAddress(trustedProxies: readonly string[], forwarded: string): Promise<string | undefined> {
    const { parts } = server();
    const app = await buildApp({ ...parts, settings: { ...parts.settings, trustedProxies } }, { logger: false });
    const { id, loginId } = (await addCompany(server())).administrator;
    await app.inject({
      method: 'POST',
      url: '/api/v-user/login',
      remoteAddress: '10.0.0.7',
      headers: { 'x-forwarded-for': forwarded },
      payload: { loginId, password, loginType: 'web' },
    });
    await app.close();
    const noted = await parts.database.system
      .selectFrom('sign_in')
      .select('address')
      .where('account_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return noted?.address;
  }

  test('what a proxy says is believed where it is named', async () => {
    expect(await notedAddress(['10.0.0.7'], '203.0.113.9')).toBe('203.0.113.9');
    expect(await notedAddress(['10.0.0.0/8'], '203.0.113.9')).toBe('203.0.113.9');
  });

  test('what the person put in front of it is not', async () => {
    expect(await notedAddress(['10.0.0.7'], '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
    expect(await notedAddress([], '203.0.113.9')).toBe('10.0.0.7');
    expect(await notedAddress(['192.0.2.1'], '203.0.113.9')).toBe('10.0.0.7');
  });
});
