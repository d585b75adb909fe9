import { reviewStatus } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import { passkeyDevice } from '../../testing/passkey-device';
import { addCompany, type Person, password, prove, stranger } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

const wrong = 'f'.repeat(32);
const start = '2026-05-04T02:00:00.000Z';

onEachEngine((server) => {
  async function add(person: Person, device = passkeyDevice()) {
    const { challenge } = await person.get('auth.beginPasskey', { password });
    const { id } = await person.get('auth.addPasskey', { name: 'Office', ...device.make({ challenge }) });
    return { device, id };
  }
  const challenged = async () => (await stranger(server()).get('auth.beginPasskeySignIn', {})).challenge;
  const signIn = async (device: ReturnType<typeof passkeyDevice>, change: object = {}) =>
    stranger(server()).ask('auth.signInWithPasskey', {
      ...device.sign({ challenge: await challenged() }),
      ...change,
    });

  describe('a passkey', () => {
    test('opens its account as two factors do, and is told where it was used last', async () => {
      server().setNow(start);
      const { administrator } = await addCompany(server());
      const { device } = await add(administrator);
      const { code, data } = await signIn(device);
      expect(code).toBe(0);
      const [session] = (await administrator.get('auth.sessions', {}, { authorization: data })).filter(
        ({ current }) => current,
      );
      expect(session?.method).toBe('passkey');
      expect(await administrator.get('auth.passkeys', {})).toMatchObject([{ name: 'Office', lastUsedAt: start }]);
    });

    test('is added with the password, and with a code where the account has two steps', async () => {
      const { administrator } = await addCompany(server());
      expect((await administrator.ask('auth.beginPasskey', { password: wrong })).code).toBe(10007);
      const { secret } = await administrator.get('auth.beginSecondFactor', { password });
      expect((await administrator.ask('auth.beginPasskey', { password })).code).toBe(0);
      await server()
        .database.system.updateTable('second_factor')
        .set({ confirmed_at: server().parts.now() })
        .where('account_id', '=', administrator.id)
        .execute();
      expect(secret).not.toBe('');
      expect((await administrator.ask('auth.beginPasskey', { password })).code).toBe(10011);
      expect((await administrator.ask('auth.beginPasskey', { password, code: '000000' })).code).toBe(10005);
    });

    test('is removed with the password by its own person only, and opens nothing any more', async () => {
      const company = await addCompany(server());
      const { administrator } = company;
      const { device, id } = await add(administrator);
      const others = [(await addCompany(server())).administrator, await company.addManagementStaff(['m_index'])];
      for (const other of others) {
        expect((await other.ask('auth.removePasskey', { id, password })).code).toBe(4004);
      }
      expect((await administrator.ask('auth.removePasskey', { id, password: wrong })).code).toBe(10007);
      expect((await signIn(device)).code).toBe(0);
      await administrator.get('auth.removePasskey', { id, password });
      expect((await signIn(device)).code).toBe(10013);
    });

    test('that was made while somebody else knew the password goes when its person sets one', async () => {
      server().setNow(start);
      const company = await addCompany(server());
      const worker = await company.addServiceStaff();
      const planted = (await add(worker)).device;
      await prove(server(), worker);
      expect((await signIn(planted)).code).toBe(10013);
      const own = (await add(worker)).device;
      server().setNow('2026-05-04T02:10:00.000Z');
      await prove(server(), worker);
      expect((await signIn(own)).code).toBe(0);
      await company.administrator.get('account.resetPassword', { id: worker.id, password: '7'.repeat(32) });
      expect((await signIn(own)).code).toBe(10013);
    });

    test('leaves the password alone unable to add or remove a way in', async () => {
      const { administrator } = await addCompany(server());
      const { id } = await add(administrator);
      const thief = await stranger(server()).get('auth.login', {
        loginId: administrator.loginId,
        password,
        loginType: 'web',
      });
      const by = { authorization: thief };
      expect((await administrator.ask('auth.beginSecondFactor', { password }, by)).code).toBe(4001);
      expect((await administrator.ask('auth.beginPasskey', { password }, by)).code).toBe(4001);
      expect((await administrator.ask('auth.removePasskey', { id, password }, by)).code).toBe(4001);
    });

    test('that its person lost goes with the reset by the administrator', async () => {
      const company = await addCompany(server());
      const worker = await company.addServiceStaff();
      const { device } = await add(worker);
      expect((await company.administrator.get('account.signIns', { id: worker.id })).passkeys).toBe(1);
      await company.administrator.get('account.resetSecondFactor', { id: worker.id });
      expect((await signIn(device)).code).toBe(10013);
    });

    test('satisfies a company that asks for two factors; one added to a session of one makes it one of two', async () => {
      const company = await addCompany(server());
      await add(company.administrator);
      await company.administrator.get('company.updateSettings', { secondFactorRequired: true });
      const manager = await company.addManagementStaff(['m_account_list']);
      expect((await manager.ask('account.list', {})).code).toBe(10012);
      const { device } = await add(manager);
      expect((await manager.ask('account.list', {})).code).toBe(0);
      const { data } = await signIn(device);
      expect((await manager.ask('account.list', {}, { authorization: data })).code).toBe(0);
    });

    test('of a disabled account, and of one in review, answers as the password does', async () => {
      const company = await addCompany(server());
      const worker = await company.addServiceStaff();
      const { device } = await add(worker);
      await company.administrator.get('account.disable', { id: worker.id, disabled: true });
      expect((await signIn(device)).code).toBe(10008);
      const waiting = await addCompany(server(), reviewStatus.waiting);
      const theirs = await add(waiting.administrator);
      expect(await signIn(theirs.device)).toMatchObject({ code: 10009, data: expect.stringMatching(/^[\w-]{43}$/) });
    });
  });

  describe('what is signed', () => {
    test('is good once, within five minutes, and for what was asked', async () => {
      server().setNow(start);
      const { administrator } = await addCompany(server());
      const { device } = await add(administrator);
      const signed = device.sign({ challenge: await challenged() });
      expect((await stranger(server()).ask('auth.signInWithPasskey', signed)).code).toBe(0);
      expect((await stranger(server()).ask('auth.signInWithPasskey', signed)).code).toBe(10013);
      const late = device.sign({ challenge: await challenged() });
      server().setNow('2026-05-04T02:05:01.000Z');
      expect((await stranger(server()).ask('auth.signInWithPasskey', late)).code).toBe(10013);
      const own = await administrator.get('auth.beginPasskey', { password });
      expect((await signIn(device, device.sign({ challenge: own.challenge }))).code).toBe(10013);
      expect((await signIn(device, device.sign({ challenge: 'x'.repeat(43) }))).code).toBe(10013);
    });

    test.each([
      ['on another site', { origin: 'https://pest.example' }],
      ['by nobody that the authenticator knows', { verified: false }],
    ])('%s opens nothing, and adds nothing', async (_, how) => {
      const { administrator } = await addCompany(server());
      const { device } = await add(administrator);
      expect((await signIn(device, device.sign({ challenge: await challenged(), ...how }))).code).toBe(10013);
      const { challenge } = await administrator.get('auth.beginPasskey', { password });
      const made = { name: 'Other', ...passkeyDevice().make({ challenge, ...how }) };
      expect((await administrator.ask('auth.addPasskey', made)).code).toBe(10013);
    });

    test('with another key opens nothing, nor does one that says it is another’s', async () => {
      const [mine, theirs] = [await addCompany(server()), await addCompany(server())];
      const { device } = await add(mine.administrator);
      const other = await add(theirs.administrator);
      const signed = device.sign({ challenge: await challenged() });
      const { id } = other.device.sign({ challenge: '' });
      expect((await stranger(server()).ask('auth.signInWithPasskey', { ...signed, id })).code).toBe(10013);
      expect((await signIn(passkeyDevice())).code).toBe(10013);
    });

    test('a challenge of one account adds nothing to another, and one passkey is one account’s', async () => {
      const [mine, theirs] = [await addCompany(server()), await addCompany(server())];
      const { challenge } = await mine.administrator.get('auth.beginPasskey', { password });
      const device = passkeyDevice();
      const made = { name: 'Office', ...device.make({ challenge }) };
      expect((await theirs.administrator.ask('auth.addPasskey', made)).code).toBe(10013);
      await add(mine.administrator, device);
      const again = await theirs.administrator.get('auth.beginPasskey', { password });
      const twice = { name: 'Office', ...device.make({ challenge: again.challenge }) };
      expect((await theirs.administrator.ask('auth.addPasskey', twice)).code).toBe(10013);
    });

    test('tries from one address are counted with those of passwords', async () => {
      const person = stranger(server());
      const codes: number[] = [];
      for (let tries = 0; tries < 31; tries += 1) codes.push((await person.ask('auth.beginPasskeySignIn', {})).code);
      expect(codes.at(-2)).toBe(0);
      expect(codes.at(-1)).toBe(4001);
    });
  });
});
