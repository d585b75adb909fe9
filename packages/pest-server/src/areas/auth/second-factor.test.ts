import { Secret, TOTP } from 'otpauth';
import { serviceStaffPermissions } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import { SealedSecrets } from '../../call/identity/sealed-secrets';
import {
  addCompany,
  addCustomer,
  lastCode,
  type Person,
  password,
  prove,
  randomPhone,
  stranger,
} from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

const wrong = 'f'.repeat(32);
const start = '2026-05-04T02:00:00.000Z';
const later = (seconds: number) => new Date(Date.parse(start) + seconds * 1000).toISOString();

onEachEngine((server) => {
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server().parts.now().getTime() });

  async function turnOn(person: Person) {
    server().setNow(start);
    const { secret, uri } = await person.get('auth.beginSecondFactor', { password });
    const { recoveryCodes } = await person.get('auth.confirmSecondFactor', { code: codeOf(secret) });
    return { secret, uri, recoveryCodes };
  }
  const login = (loginId: string, code?: string, given = password) =>
    stranger(server()).ask('auth.login', { loginId, password: given, loginType: 'web', code });

  describe('signing in with two steps', () => {
    test('a code is asked for after a right password only, and opens the account', async () => {
      const { administrator } = await addCompany(server());
      const { secret } = await turnOn(administrator);
      server().setNow(later(60));
      const { loginId } = administrator;
      expect((await login(loginId, undefined, wrong)).code).toBe(10007);
      expect((await login(loginId, codeOf(secret), wrong)).code).toBe(10007);
      expect(await login(loginId)).toMatchObject({ code: 10011, data: null, field: 'code' });
      const { code, data } = await login(loginId, codeOf(secret));
      expect(code).toBe(0);
      const [session] = await administrator.get('auth.sessions', {}, { authorization: data });
      expect(session).toMatchObject({ method: 'secondFactor', current: true });
    });

    test('a code is good once, in its own step and the two beside it, and for its own account', async () => {
      const company = await addCompany(server());
      const { secret } = await turnOn(company.administrator);
      const other = await addCompany(server());
      const theirs = await turnOn(other.administrator);
      const { loginId } = company.administrator;
      // The code that turned it on is used up as well.
      expect((await login(loginId, codeOf(secret))).code).toBe(10005);
      server().setNow(later(60));
      const code = codeOf(secret);
      expect((await login(loginId, codeOf(theirs.secret))).code).toBe(10005);
      expect((await login(loginId, code)).code).toBe(0);
      expect((await login(loginId, code)).code).toBe(10005);
      server().setNow(later(300));
      expect((await login(loginId, code)).code).toBe(10005);
    });

    test('of many who come with one code at once, one is let in', async () => {
      const { administrator } = await addCompany(server());
      const { secret } = await turnOn(administrator);
      server().setNow(later(60));
      const code = codeOf(secret);
      const answers = await Promise.all(Array.from({ length: 4 }, () => login(administrator.loginId, code)));
      expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    });

    test('codes are guessed no faster than passwords; a right one waits too, and then works', async () => {
      const { administrator } = await addCompany(server());
      const { secret } = await turnOn(administrator);
      const { loginId } = administrator;
      server().setNow(later(60));
      for (let tries = 0; tries < 5; tries += 1) expect((await login(loginId, 'AAAAA-AAAAA')).code).toBe(10005);
      expect(await login(loginId, codeOf(secret))).toMatchObject({ code: 4001, status: 429 });
      server().setNow(later(16 * 60));
      expect((await login(loginId, codeOf(secret))).code).toBe(0);
    });

    test('a recovery code opens it once, however it is typed', async () => {
      const { administrator } = await addCompany(server());
      const { recoveryCodes } = await turnOn(administrator);
      expect(new Set(recoveryCodes).size).toBe(10);
      const typed = ` ${recoveryCodes[0]?.toLowerCase().replace('-', ' ')} `;
      expect((await login(administrator.loginId, typed)).code).toBe(0);
      expect((await login(administrator.loginId, typed)).code).toBe(10005);
      expect(await administrator.get('auth.secondFactor', {})).toEqual({ since: start, recoveryCodesLeft: 9 });
    });

    test('a password that was forgotten and set anew is still the first of two', async () => {
      const { administrator } = await addCompany(server());
      await prove(server(), administrator);
      await turnOn(administrator);
      server().setNow(later(120));
      const { loginId } = administrator;
      await stranger(server()).get('auth.startVerification', { phoneNumber: loginId, verificationType: 2 });
      const code = await lastCode(server(), loginId);
      const fresh = '5'.repeat(32);
      const anew = { loginId, code, password: fresh, confirmPassword: fresh };
      await stranger(server()).get('auth.webForgotPassword', anew);
      expect((await login(loginId, undefined, fresh)).code).toBe(10011);
    });
  });

  describe('tries', () => {
    test('a right password in between clears none of the codes that were tried', async () => {
      const { administrator } = await addCompany(server());
      await prove(server(), administrator);
      await turnOn(administrator);
      const guess = () => administrator.ask('auth.endSecondFactor', { password, code: '000000' });
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await guess()).code).toBe(10005);
        const same = { oldPassword: password, password, confirmPassword: password };
        await administrator.get('auth.changePassword', same);
      }
      expect((await guess()).code).toBe(4001);
    });

    test('a secret that nobody confirmed is confirmed by nobody a quarter of an hour later', async () => {
      const { administrator } = await addCompany(server());
      server().setNow(start);
      const { secret } = await administrator.get('auth.beginSecondFactor', { password });
      server().setNow(later(16 * 60));
      expect((await administrator.ask('auth.confirmSecondFactor', { code: codeOf(secret) })).code).toBe(10005);
    });
  });

  describe('turning it on and off', () => {
    test('it asks for the password, then for a first code; before that nothing changes', async () => {
      const { administrator } = await addCompany(server());
      server().setNow(start);
      expect(await administrator.ask('auth.beginSecondFactor', { password: wrong })).toMatchObject({ code: 10007 });
      const { secret, uri } = await administrator.get('auth.beginSecondFactor', { password });
      expect(uri).toContain(`secret=${secret}`);
      expect((await login(administrator.loginId)).code).toBe(0);
      expect((await administrator.ask('auth.confirmSecondFactor', { code: '000000' })).code).toBe(10005);
      expect((await administrator.get('auth.secondFactor', {})).since).toBeNull();
    });

    test('turned on, it ends every other session, and is not begun again over the one that holds', async () => {
      const { administrator } = await addCompany(server());
      const { data } = await login(administrator.loginId);
      await turnOn(administrator);
      expect((await administrator.ask('auth.info', {}, { authorization: data })).code).toBe(1001);
      expect((await administrator.ask('auth.beginSecondFactor', { password })).code).toBe(4001);
    });

    test('it is turned off, and its recovery codes made anew, with password and code together only', async () => {
      const { administrator } = await addCompany(server());
      const { secret, recoveryCodes } = await turnOn(administrator);
      server().setNow(later(60));
      const [first = ''] = recoveryCodes;
      expect((await administrator.ask('auth.endSecondFactor', { password: wrong, code: first })).code).toBe(10007);
      expect((await administrator.ask('auth.endSecondFactor', { password, code: 'AAAAA-AAAAA' })).code).toBe(10005);
      const renewed = await administrator.get('auth.renewRecoveryCodes', { password, code: codeOf(secret) });
      expect((await administrator.ask('auth.endSecondFactor', { password, code: first })).code).toBe(10005);
      await administrator.get('auth.endSecondFactor', { password, code: renewed.recoveryCodes[0] ?? '' });
      expect((await login(administrator.loginId)).code).toBe(0);
    });

    test('the database holds neither the secret nor a recovery code, and one row opens nothing in another', async () => {
      const { administrator } = await addCompany(server());
      const { secret, recoveryCodes } = await turnOn(administrator);
      const { system } = server().database;
      const factors = await system.selectFrom('second_factor').selectAll().execute();
      const dump = JSON.stringify([factors, await system.selectFrom('recovery_code').selectAll().execute()]);
      expect(dump).not.toContain(secret);
      for (const code of recoveryCodes) expect(dump).not.toContain(code.replace('-', ''));
      const sealed = new SealedSecrets(Buffer.from('of an installation'));
      expect(sealed.open(sealed.seal('text', 'here'), 'here')).toBe('text');
      expect(() => sealed.open(sealed.seal('text', 'here'), 'there')).toThrow();
      expect(() => new SealedSecrets(Buffer.from('of another')).open(sealed.seal('text', 'here'), 'here')).toThrow();
    });
  });

  describe('a company', () => {
    test('asks it of administrator and managers: without it only the own account opens', async () => {
      const company = await addCompany(server());
      const { administrator } = company;
      const manager = await company.addManagementStaff(['m_account_list']);
      const technician = await company.addServiceStaff();
      expect((await administrator.ask('company.updateSettings', { secondFactorRequired: true })).code).toBe(4001);
      const { secret } = await turnOn(administrator);
      await administrator.get('company.updateSettings', { secondFactorRequired: true });
      expect((await administrator.ask('account.list', {})).code).toBe(0);
      expect((await manager.ask('account.list', {})).code).toBe(10012);
      expect((await manager.ask('company.details', {})).code).toBe(10012);
      // What somebody may do counts, and not what they are called.
      const called = await company.addManagementStaff(['m_account_list']);
      await server()
        .database.system.updateTable('account')
        .set({ staff_kind: 'service' })
        .where('id', '=', called.id)
        .execute();
      expect((await called.ask('account.list', {})).code).toBe(10012);
      expect((await manager.get('auth.info', {})).secondFactorDue).toBe(true);
      expect((await technician.ask('task.list', {})).code).toBe(0);
      server().setNow(later(60));
      expect((await administrator.ask('auth.endSecondFactor', { password, code: codeOf(secret) })).code).toBe(4001);
      await turnOn(manager);
      expect((await manager.ask('account.list', {})).code).toBe(0);
      expect((await manager.get('auth.info', {})).secondFactorDue).toBe(false);
    });

    test('resets it for staff who lost the phone, on record; another company and staff without the right do not', async () => {
      const company = await addCompany(server());
      const worker = await company.addServiceStaff();
      await turnOn(worker);
      expect((await company.administrator.get('account.signIns', { id: worker.id })).secondFactor).toBe(true);
      const strangers = [(await addCompany(server())).administrator, (await addCustomer(server(), company)).person];
      for (const person of strangers) {
        expect([10006, 20014]).toContain((await person.ask('account.resetSecondFactor', { id: worker.id })).code);
      }
      expect((await login(worker.loginId)).code).toBe(10011);
      await company.administrator.get('account.resetSecondFactor', { id: worker.id });
      expect((await worker.ask('auth.info', {})).code).toBe(1001);
      expect((await login(worker.loginId)).code).toBe(0);
      const noted = server()
        .database.system.selectFrom('audit_entry')
        .select('act')
        .where('subject_id', '=', worker.id);
      expect((await noted.execute()).map(({ act }) => act).sort()).toEqual(['secondFactorOn', 'secondFactorReset']);
    });

    test('lets its administrator alone reset it, by another password or phone as well', async () => {
      const company = await addCompany(server());
      const worker = await company.addServiceStaff();
      const editor = await company.addManagementStaff([
        'm_account_list',
        'btn_account_edit',
        ...serviceStaffPermissions,
      ]);
      const id = worker.id;
      const details = await editor.get('account.details', { id });
      const update = {
        id,
        name: details.name,
        staffKind: details.staffKind,
        permissions: details.permissions,
        email: '',
      };
      const acts = (loginId = worker.loginId) =>
        [
          () => editor.ask('account.resetPassword', { id, password: '5'.repeat(32) }),
          () => editor.ask('account.update', { ...update, loginId, password: '6'.repeat(32) }),
          () => editor.ask('account.update', { ...update, loginId: randomPhone() }),
        ] as const;
      await turnOn(worker);
      expect((await editor.ask('account.resetSecondFactor', { id })).code).toBe(20014);
      for (const act of acts()) expect((await act()).code).toBe(4001);
      expect((await login(worker.loginId)).code).toBe(10011);
      // What opens nothing more is still theirs to change.
      expect((await editor.ask('account.update', { ...update, loginId: worker.loginId, name: 'Zhao' })).code).toBe(0);
      await company.administrator.get('account.resetSecondFactor', { id });
      for (const act of acts()) expect((await act()).code).toBe(0);
    });

    test('a disabled account is told so after both steps’ first, and no code helps it', async () => {
      const company = await addCompany(server());
      const worker = await company.addServiceStaff();
      const { secret } = await turnOn(worker);
      await company.administrator.get('account.disable', { id: worker.id, disabled: true });
      server().setNow(later(60));
      expect((await login(worker.loginId, codeOf(secret))).code).toBe(10008);
    });
  });
});
