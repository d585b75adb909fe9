import { describe, expect, test } from 'vitest';
import { PasswordQueueFullError, Passwords } from '../call/identity/passwords';
import { addCompany, password, randomPhone, stranger } from '../testing/people';
import { onEachEngine, type TestServer } from '../testing/test-server';
import { buildApp } from './app';

const wrong = 'f'.repeat(32);
const mark = 'c'.repeat(32);

/** As many passwords are being hashed as may be; `passwords.test.ts` fills a real queue. */
class FullQueue extends Passwords {
  override async verify(): Promise<boolean> {
    throw new PasswordQueueFullError();
  }
}

type Given = { readonly password?: string; readonly device?: string };

/** A login from an address of its own. */
function login(server: TestServer, loginId: string, { password: given = wrong, device }: Given = {}) {
  return stranger(server).ask('auth.login', {
    loginId,
    password: given,
    loginType: 'web',
    ...(device !== undefined && { device }),
  });
}

/** How many answers there are of each code. */
function codes(answers: readonly { readonly code: number }[]): Record<number, number> {
  const counted: Record<number, number> = {};
  for (const { code } of answers) counted[code] = (counted[code] ?? 0) + 1;
  return counted;
}

onEachEngine((server) => {
  describe('A6 tries are counted before they are checked', () => {
    test('of 28 wrong passwords at once, from as many addresses, five are checked', async () => {
      const { administrator } = await addCompany(server());
      const answers = await Promise.all(Array.from({ length: 28 }, () => login(server(), administrator.loginId)));
      expect(codes(answers)).toEqual({ 10007: 5, 4001: 23 });
      for (const { status, headers } of answers.filter(({ code }) => code === 4001)) {
        expect(status).toBe(429);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
    });

    test('an unknown account is counted like a known one', async () => {
      const loginId = randomPhone();
      const answers = await Promise.all(Array.from({ length: 12 }, () => login(server(), loginId)));
      expect(codes(answers)).toEqual({ 10007: 5, 4001: 7 });
    });

    test('two processes on one database share the count', async () => {
      const { administrator } = await addCompany(server());
      const other = { ...server(), app: await buildApp(server().parts, { logger: { level: 'fatal' } }) };
      const both = [server(), other];
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => login(both[n % 2] ?? server(), administrator.loginId)),
      );
      await other.app.close();
      expect(codes(answers)).toEqual({ 10007: 5, 4001: 15 });
    });

    test('each wait is twice the last, and the right password ends it', async () => {
      server().setNow('2026-05-04T02:00:00.000Z');
      const { loginId } = (await addCompany(server())).administrator;
      for (let tries = 0; tries < 5; tries += 1) expect((await login(server(), loginId)).code).toBe(10007);
      expect((await login(server(), loginId)).headers).toHaveProperty('retry-after', '2');
      server().setNow('2026-05-04T02:00:02.000Z');
      expect((await login(server(), loginId)).code).toBe(10007);
      expect((await login(server(), loginId)).headers).toHaveProperty('retry-after', '4');
      server().setNow('2026-05-04T02:00:06.000Z');
      expect((await login(server(), loginId, { password })).code).toBe(0);
      for (let tries = 0; tries < 5; tries += 1) expect((await login(server(), loginId)).code).toBe(10007);
    });
  });

  describe('A6 the owner keeps a way in', () => {
    test('from a browser that signed in before, while strangers guess', async () => {
      const { loginId } = (await addCompany(server())).administrator;
      expect((await login(server(), loginId, { password, device: mark })).code).toBe(0);
      await Promise.all(Array.from({ length: 12 }, () => login(server(), loginId)));
      expect((await login(server(), loginId, { password })).code).toBe(4001);
      expect((await login(server(), loginId, { password, device: mark })).code).toBe(0);
      expect((await login(server(), loginId, { password })).code).toBe(4001);
    });

    test('a browser that guesses is held up itself, and a mark of another account opens nothing', async () => {
      const { loginId } = (await addCompany(server())).administrator;
      const own = (await addCompany(server())).administrator.loginId;
      await login(server(), own, { password, device: mark });
      const guesses = Array.from({ length: 12 }, () => login(server(), loginId, { device: mark }));
      expect(codes(await Promise.all(guesses))).toEqual({ 10007: 5, 4001: 7 });
      await login(server(), own, { password, device: mark });
      const atHome = Array.from({ length: 12 }, () => login(server(), own, { device: mark }));
      expect(codes(await Promise.all(atHome))).toEqual({ 10007: 5, 4001: 7 });
    });

    test('the database holds no mark', async () => {
      const { loginId } = (await addCompany(server())).administrator;
      await login(server(), loginId, { password, device: mark });
      const kept = await server().database.system.selectFrom('known_device').selectAll().execute();
      expect(kept.length).toBeGreaterThan(0);
      expect(JSON.stringify(kept)).not.toContain(mark);
    });
  });

  test('A7 a hundred logins at once are each answered, and other calls meanwhile', async () => {
    const { administrator } = await addCompany(server());
    const logins = Promise.all(Array.from({ length: 100 }, () => login(server(), randomPhone())));
    expect((await administrator.ask('home.todayData', {})).code).toBe(0);
    for (const { code } of await logins) expect([10007, 5000]).toContain(code);
    expect((await login(server(), administrator.loginId, { password })).code).toBe(0);
  });

  test('A7 a login that finds no place to wait is told to come again', async () => {
    const { loginId } = (await addCompany(server())).administrator;
    const passwords = new FullQueue(Buffer.of(), { has: async () => false });
    const app = await buildApp({ ...server().parts, passwords }, { logger: { level: 'fatal' } });
    const { code, status, headers } = await login({ ...server(), app }, loginId, { password });
    await app.close();
    expect([code, status, headers['retry-after']]).toEqual([5000, 503, '5']);
  });
});
