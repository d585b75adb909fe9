import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { serviceStaffPermissions } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import { openIdentityProvider, type ProviderClaims } from '../../testing/identity-provider';
import { addCompany, password, stranger, type TestCompany } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

const mark = () => randomBytes(16).toString('hex');
const redirectUri = 'https://pest.test/login';

onEachEngine((server) => {
  async function connected(change: object = {}) {
    // Its tokens are dated by the machine's clock.
    server().setNow(new Date().toISOString());
    const company = await addCompany(server());
    const provider = await openIdentityProvider(redirectUri);
    const { issuer, clientId, clientSecret } = provider;
    const code = `c-${mark().slice(0, 12)}`;
    const setting = { code, issuer, clientId, clientSecret, password, ...change };
    await company.administrator.get('company.saveSignIn', setting);
    const tryOut = async (claims: ProviderClaims) => {
      const begun = await company.administrator.get('company.beginSignInTest', { code });
      return company.administrator.ask('company.finishSignInTest', await provider.signIn(begun.url, claims));
    };
    const begin = (device: string) => stranger(server()).get('auth.beginCompanySignIn', { code, device });
    const signIn = async (claims: ProviderClaims, device = mark()) => {
      const returned = await provider.signIn((await begin(device)).url, claims);
      return stranger(server()).ask('auth.finishCompanySignIn', { ...returned, device });
    };
    return { company, provider, setting, begin, signIn, tryOut };
  }

  /** Staff with a mail address, as its administrator entered it. */
  async function withMail({ addServiceStaff }: TestCompany, email: string) {
    const worker = await addServiceStaff();
    await server().database.system.updateTable('account').set({ email }).where('id', '=', worker.id).execute();
    return worker;
  }

  const verified = (email: string): ProviderClaims => ({ email, email_verified: true });

  describe('signing in with the company', () => {
    test('opens the one account that the provider vouches for, by mail or by phone', async () => {
      const { company, signIn } = await connected();
      const worker = await withMail(company, 'li@harbour.test');
      for (const claims of [
        verified('Li@Harbour.test'),
        { phone_number: `+86 ${worker.loginId}`, phone_number_verified: true },
      ]) {
        const { code, data } = await signIn(claims);
        expect(code).toBe(0);
        const info = await worker.get('auth.info', {}, { authorization: data });
        expect(info.loginId).toBe(worker.loginId);
        const [session] = (await worker.get('auth.sessions', {}, { authorization: data })).filter(
          ({ current }) => current,
        );
        expect(session?.method).toBe('company');
      }
    });

    test('opens nothing for what is not verified, of another domain, unknown, or told of two', async () => {
      const { company, signIn } = await connected({ mailDomain: 'harbour.test' });
      const worker = await withMail(company, 'li@harbour.test');
      await withMail(company, 'li@elsewhere.test');
      await withMail(company, 'two@harbour.test');
      await withMail(company, 'two@harbour.test');
      const refused: ProviderClaims[] = [
        { email: 'li@harbour.test' },
        { email: 'li@harbour.test', email_verified: false },
        { phone_number: worker.loginId, phone_number_verified: true },
        {},
        verified('li@elsewhere.test'),
        verified('nobody@harbour.test'),
        verified('two@harbour.test'),
      ];
      for (const claims of refused) expect((await signIn(claims)).code).toBe(10015);
      expect((await signIn(verified('li@harbour.test'))).code).toBe(0);
    });

    test('never opens an account of another company, nor one that is disabled', async () => {
      const { company, signIn } = await connected();
      const other = await addCompany(server());
      await withMail(other, 'wang@harbour.test');
      expect((await signIn(verified('wang@harbour.test'))).code).toBe(10015);
      const { loginId } = other.administrator;
      expect((await signIn({ phone_number: loginId, phone_number_verified: true })).code).toBe(10015);
      const worker = await withMail(company, 'li@harbour.test');
      await company.administrator.get('account.disable', { id: worker.id, disabled: true });
      expect((await signIn(verified('li@harbour.test'))).code).toBe(10008);
    });

    test('what the browser came back with is good once, within ten minutes, in that browser and for that try', async () => {
      const { company, provider, begin } = await connected();
      await withMail(company, 'li@harbour.test');
      const device = mark();
      const finish = (returned: { code: string; state: string; iss?: string }, from = device) =>
        stranger(server()).ask('auth.finishCompanySignIn', { ...returned, device: from });
      const claims = verified('li@harbour.test');
      const back = async () => provider.signIn((await begin(device)).url, claims);
      // Somebody else's way back, sent to a person as a link.
      expect((await finish(await back(), mark())).code).toBe(10015);
      const returned = await back();
      expect((await finish(returned)).code).toBe(0);
      expect((await finish(returned)).code).toBe(10015);
      const [one, another] = [await back(), await back()];
      expect((await finish({ ...one, code: another.code })).code).toBe(10015);
      const late = await back();
      server().setNow(new Date(Date.now() + 11 * 60_000).toISOString());
      expect((await finish(late)).code).toBe(10015);
    });
  });

  describe('whose account is whose there', () => {
    const as = (sub: string, email: string) => ({ sub, ...verified(email) });

    test('is told at the first sign-in: mail that somebody writes in later opens nothing', async () => {
      const { company, signIn } = await connected();
      const worker = await withMail(company, 'li@harbour.test');
      const other = await withMail(company, 'wang@harbour.test');
      const write = (id: string, email: string) =>
        server().database.system.updateTable('account').set({ email }).where('id', '=', id).execute();
      const opens = async (sub: string, email: string) => {
        const { code, data } = await signIn(as(sub, email));
        return code === 0 ? (await worker.get('auth.info', {}, { authorization: data })).id : code;
      };
      expect(await opens('li', 'li@harbour.test')).toBe(worker.id);
      await write(worker.id, 'mallory@harbour.test');
      expect(await opens('mallory', 'mallory@harbour.test')).toBe(10015);
      // The one who was bound comes in by any address, and into no other account.
      await write(other.id, 'li@harbour.test');
      expect(await opens('li', 'li@harbour.test')).toBe(worker.id);
    });

    test('is shown, and forgotten by the administrator alone, whose company it is', async () => {
      const { company, signIn } = await connected();
      const { administrator } = company;
      const worker = await withMail(company, 'li@harbour.test');
      const { data: token } = await signIn(as('li', 'li@harbour.test'));
      const identity = async () => (await administrator.get('account.signIns', { id: worker.id })).companyIdentity;
      expect(await identity()).toMatchObject({ name: 'li@harbour.test' });
      expect((await signIn(as('li again', 'li@harbour.test'))).code).toBe(10015);
      const manager = await company.addManagementStaff(['m_account_list', 'btn_account_edit']);
      expect((await manager.ask('account.unbindIdentity', { id: worker.id })).code).toBe(20014);
      const foreign = (await addCompany(server())).administrator;
      expect((await foreign.ask('account.unbindIdentity', { id: worker.id })).code).toBe(10006);
      await administrator.get('account.unbindIdentity', { id: worker.id });
      expect((await worker.ask('auth.info', {}, { authorization: token })).code).toBe(1001);
      expect(await identity()).toBeNull();
      expect((await signIn(as('li again', 'li@harbour.test'))).code).toBe(0);
    });

    test('is not for an editor to choose, where a second factor guards the account', async () => {
      const { company, signIn } = await connected();
      const worker = await withMail(company, 'li@harbour.test');
      const editor = await company.addManagementStaff([
        'm_account_list',
        'btn_account_edit',
        ...serviceStaffPermissions,
      ]);
      const { id } = worker;
      const { name, staffKind, permissions, loginId } = await editor.get('account.details', { id });
      const update = { id, name, staffKind, permissions, loginId };
      const write = (email: string) => editor.ask('account.update', { ...update, email });
      const now = server().parts.now();
      await server()
        .database.system.insertInto('second_factor')
        .values({ account_id: id, secret: '', created_at: now, confirmed_at: now })
        .execute();
      expect((await write('mallory@harbour.test')).code).toBe(4001);
      expect((await signIn(as('mallory', 'mallory@harbour.test'))).code).toBe(10015);
      // Once somebody is bound, mail opens nothing.
      await signIn(as('li', 'li@harbour.test'));
      expect((await write('mallory@harbour.test')).code).toBe(0);
      expect((await signIn(as('mallory', 'mallory@harbour.test'))).code).toBe(10015);
    });

    test('is forgotten with an account that is handed over', async () => {
      const { company, signIn } = await connected();
      const { administrator } = company;
      const worker = await withMail(company, 'li@harbour.test');
      await signIn(as('li', 'li@harbour.test'));
      await administrator.get('account.resetPassword', { id: worker.id, password: '5'.repeat(32) });
      expect((await administrator.get('account.signIns', { id: worker.id })).companyIdentity).toBeNull();
      expect((await signIn(as('wang', 'li@harbour.test'))).code).toBe(0);
      expect((await signIn(as('li', 'li@harbour.test'))).code).toBe(10015);
    });

    test('says nothing at another provider', async () => {
      const { company, setting, signIn } = await connected();
      const worker = await withMail(company, 'li@harbour.test');
      await signIn(as('li', 'li@harbour.test'));
      const moved = await openIdentityProvider(redirectUri);
      await company.administrator.get('company.saveSignIn', { ...setting, issuer: moved.issuer });
      const { companyIdentity } = await company.administrator.get('account.signIns', { id: worker.id });
      expect(companyIdentity).toBeNull();
    });
  });

  describe('the setting', () => {
    test('enforced, it leaves the password to the administrator only', async () => {
      const { company, setting, signIn, tryOut } = await connected();
      const worker = await withMail(company, 'li@harbour.test');
      expect((await tryOut(verified('wang@harbour.test'))).code).toBe(0);
      await company.administrator.get('company.saveSignIn', { ...setting, clientSecret: undefined, enforced: true });
      const login = (loginId: string) => stranger(server()).ask('auth.login', { loginId, password, loginType: 'web' });
      expect((await login(worker.loginId)).code).toBe(10014);
      expect((await login(company.administrator.loginId)).code).toBe(0);
      expect((await signIn(verified('li@harbour.test'))).code).toBe(0);
      await company.administrator.get('company.saveSignIn', { ...setting, enforced: false });
      expect((await login(worker.loginId)).code).toBe(0);
    });

    test('is the administrator’s, tells nobody its secret, and keeps it sealed and for its issuer only', async () => {
      const { company, setting } = await connected();
      const { administrator } = company;
      const manager = await company.addManagementStaff(['m_index', 'm_account_list']);
      expect((await manager.ask('company.signIn', {})).code).toBe(20014);
      expect((await manager.ask('company.saveSignIn', setting)).code).toBe(20014);
      const told = await administrator.ask('company.signIn', {});
      expect(told.data.provider).toMatchObject({ code: setting.code, issuer: setting.issuer, enforced: false });
      expect(told.data.redirectUri).toBe(redirectUri);
      const rows = await server().database.system.selectFrom('company_sign_in').selectAll().execute();
      for (const text of [told.body, JSON.stringify(rows)]) expect(text).not.toContain(setting.clientSecret);
      const { clientSecret: _, ...kept } = setting;
      expect((await administrator.ask('company.saveSignIn', { ...kept, mailDomain: 'harbour.test' })).code).toBe(0);
      const moved = await openIdentityProvider(redirectUri);
      const elsewhere = { ...kept, issuer: moved.issuer };
      expect(await administrator.ask('company.saveSignIn', elsewhere)).toMatchObject({ field: 'clientSecret' });
    });

    test('takes no code of another company, and no address that answers as no provider', async () => {
      const { setting } = await connected();
      const { administrator } = await addCompany(server());
      expect(await administrator.ask('company.saveSignIn', setting)).toMatchObject({ code: 4001, field: 'code' });
      for (const issuer of ['http://localhost:1', 'http://10.0.0.1', 'https://169.254.169.254', 'http://pest.test']) {
        const asked = { ...setting, code: 'another-one', issuer };
        expect(await administrator.ask('company.saveSignIn', asked)).toMatchObject({ code: 4001, field: 'issuer' });
      }
    });

    test('is enforced only once it let the administrator in, since it was last changed', async () => {
      const { company, setting, tryOut } = await connected();
      const { administrator } = company;
      const { clientSecret: _, ...kept } = setting;
      const enforce = (change: object = {}) =>
        administrator.ask('company.saveSignIn', { ...kept, enforced: true, ...change });
      const testedAt = async () => (await administrator.get('company.signIn', {})).provider?.testedAt;
      expect(await enforce()).toMatchObject({ code: 4001, field: 'enforced' });
      expect((await tryOut({ email: 'wang@harbour.test' })).code).toBe(4001);
      expect(await testedAt()).toBeNull();
      expect(await tryOut(verified('wang@harbour.test'))).toMatchObject({ data: { identity: 'wang@harbour.test' } });
      expect(await testedAt()).not.toBeNull();
      expect(await enforce({ mailDomain: 'harbour.test' })).toMatchObject({ field: 'enforced' });
      expect((await enforce()).code).toBe(0);
      await administrator.get('company.saveSignIn', { ...setting, enforced: false });
      expect(await enforce()).toMatchObject({ field: 'enforced' });
    });

    test('a try is its administrator’s: it signs nobody in, and no sign-in is a try', async () => {
      const { company, setting, provider, begin } = await connected();
      await withMail(company, 'li@harbour.test');
      const claims = verified('li@harbour.test');
      const { url } = await company.administrator.get('company.beginSignInTest', { code: setting.code });
      const tried = await provider.signIn(url, claims);
      expect((await stranger(server()).ask('auth.finishCompanySignIn', tried)).code).toBe(10015);
      const { administrator } = await addCompany(server());
      expect((await administrator.ask('company.finishSignInTest', tried)).code).toBe(10015);
      const signedIn = await provider.signIn((await begin(mark())).url, claims);
      expect((await company.administrator.ask('company.finishSignInTest', signedIn)).code).toBe(10015);
      expect((await company.administrator.ask('company.finishSignInTest', tried)).code).toBe(0);
    });

    test('is changed and removed with the password, and with the second factor where there is one', async () => {
      const { company, setting } = await connected();
      const { administrator } = company;
      const wrong = { password: 'f'.repeat(32) };
      const refused = { code: 10007, field: 'password' };
      expect(await administrator.ask('company.saveSignIn', { ...setting, ...wrong })).toMatchObject(refused);
      expect(await administrator.ask('company.removeSignIn', wrong)).toMatchObject(refused);
      const { secret } = await administrator.get('auth.beginSecondFactor', { password });
      const codeNow = () =>
        new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server().parts.now().getTime() });
      const { recoveryCodes } = await administrator.get('auth.confirmSecondFactor', { code: codeNow() });
      const missing = { code: 10011, field: 'factorCode' };
      expect(await administrator.ask('company.saveSignIn', setting)).toMatchObject(missing);
      expect(await administrator.ask('company.removeSignIn', { password })).toMatchObject(missing);
      const [first = ''] = recoveryCodes;
      // A fault of the form uses no code up.
      const elsewhere = { ...setting, issuer: 'http://localhost:1', factorCode: first };
      expect(await administrator.ask('company.saveSignIn', elsewhere)).toMatchObject({ field: 'issuer' });
      expect((await administrator.ask('company.saveSignIn', { ...setting, factorCode: first })).code).toBe(0);
      expect(await administrator.ask('company.removeSignIn', { password, factorCode: first })).toMatchObject({
        code: 10005,
        field: 'factorCode',
      });
      expect((await administrator.ask('company.removeSignIn', { password, factorCode: recoveryCodes[1] })).code).toBe(
        0,
      );
    });

    test('removed, its code leads nowhere', async () => {
      const { company, setting } = await connected();
      await company.administrator.get('company.removeSignIn', { password });
      const asked = { code: setting.code };
      expect((await stranger(server()).ask('auth.beginCompanySignIn', asked)).code).toBe(4004);
    });
  });
});
