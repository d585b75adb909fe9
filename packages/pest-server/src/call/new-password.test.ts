import { createHash } from 'node:crypto';
import { type EndpointName, type Schema, verificationTypes } from 'pest-sdk';
import { endpoints } from 'pest-sdk/schemas';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { addCompany, customerDraft, password as given, lastCode, randomPhone, stranger } from '../testing/people';
import { onEachEngine, type TestServer } from '../testing/test-server';

const sent = (password: string) => createHash('md5').update(password).digest('hex');

/** Who checks a password that is there already sets none. */
const setsNone: readonly EndpointName[] = [
  'auth.login',
  'auth.beginSecondFactor',
  'auth.renewRecoveryCodes',
  'auth.endSecondFactor',
  'auth.beginPasskey',
  'auth.removePasskey',
  'company.saveSignIn',
  'company.removeSignIn',
  'account.addServiceAccount',
  'account.rotateServiceKey',
  'erasure.give',
  'platform.confirmTransfer',
];

interface Refused {
  readonly code: number;
  readonly field?: string;
  readonly msg: string;
}

/** A login, and the call that sets its password with everything else in order. */
interface Case {
  readonly loginId: string;
  /** What the call names the new password. */
  readonly field?: string;
  set(password: string): Promise<Refused>;
}

async function codeFor(server: TestServer, phoneNumber: string, purpose: 1 | 2 | 3): Promise<string> {
  await stranger(server).get('auth.startVerification', { phoneNumber, verificationType: purpose });
  return lastCode(server, phoneNumber);
}

async function registering(server: TestServer, name: 'auth.webRegister' | 'auth.guardianRegister'): Promise<Case> {
  const loginId = randomPhone();
  const code = await codeFor(server, loginId, verificationTypes.registration);
  const person = stranger(server);
  return {
    loginId,
    set: (password) =>
      person.ask(name, { loginId, code, password, confirmPassword: password, userName: 'Zhou Min', userType: 1 }),
  };
}

/** Rows that set a password. One without a case fails. */
const cases: Partial<Record<EndpointName, (server: TestServer) => Promise<Case>>> = {
  'auth.webRegister': (server) => registering(server, 'auth.webRegister'),
  'auth.guardianRegister': (server) => registering(server, 'auth.guardianRegister'),
  'customer.create': async (server) => {
    const { administrator } = await addCompany(server);
    const loginId = randomPhone();
    return {
      loginId,
      set: (password) => administrator.ask('customer.create', { ...customerDraft(), loginId, password }),
    };
  },
  'customer.createAccount': async (server) => {
    const { administrator } = await addCompany(server);
    const { id } = await administrator.get('customer.add', customerDraft());
    const loginId = randomPhone();
    return { loginId, set: (password) => administrator.ask('customer.createAccount', { id, loginId, password }) };
  },
  'customer.resetLogin': async (server) => {
    const { administrator } = await addCompany(server);
    const loginId = randomPhone();
    const login = { loginId, password: sent('first of all') };
    const { id } = await administrator.get('customer.create', { ...customerDraft(), ...login });
    const [made] = await administrator.get('customer.logins', { id });
    const accountId = made?.id ?? '';
    return { loginId, set: (password) => administrator.ask('customer.resetLogin', { id, accountId, password }) };
  },
  'auth.webForgotPassword': async (server) => {
    const { loginId } = (await addCompany(server)).administrator;
    const code = await codeFor(server, loginId, verificationTypes.forgottenPassword);
    return {
      loginId,
      set: (password) =>
        stranger(server).ask('auth.webForgotPassword', { loginId, code, password, confirmPassword: password }),
    };
  },
  'account.create': async (server) => {
    const { administrator } = await addCompany(server);
    const loginId = randomPhone();
    const draft = { name: 'Wang', staffKind: 'service', loginId } as const;
    return { loginId, set: (password) => administrator.ask('account.create', { ...draft, password }) };
  },
  'account.update': async (server) => {
    const { administrator, addServiceStaff } = await addCompany(server);
    const { id, loginId } = await addServiceStaff();
    const draft = { id, name: 'Wang', staffKind: 'service', loginId, email: '', permissions: [] } as const;
    return {
      loginId,
      set: (password) => administrator.ask('account.update', { ...draft, permissions: [], password }),
    };
  },
  'account.resetPassword': async (server) => {
    const { administrator, addServiceStaff } = await addCompany(server);
    const { id, loginId } = await addServiceStaff();
    return { loginId, set: (password) => administrator.ask('account.resetPassword', { id, password }) };
  },
  'auth.changePassword': async (server) => {
    const { administrator } = await addCompany(server);
    const { loginId } = administrator;
    return {
      loginId,
      set: (password) =>
        administrator.ask('auth.changePassword', { oldPassword: given, password, confirmPassword: password }),
    };
  },
  'auth.editUserPassword': async (server) => {
    const { administrator } = await addCompany(server);
    const { loginId } = administrator;
    return {
      loginId,
      field: 'newPassword',
      set: (password) =>
        administrator.ask('auth.editUserPassword', {
          oldPassword: given,
          newPassword: password,
          confirmPassword: password,
        }),
    };
  },
  'auth.setOwnPassword': async (server) => {
    const { administrator } = await addCompany(server);
    const { loginId } = administrator;
    const code = await codeFor(server, loginId, verificationTypes.ownPassword);
    return {
      loginId,
      set: (password) => administrator.ask('auth.setOwnPassword', { code, password, confirmPassword: password }),
    };
  },
};

function argumentsOf(schema: Schema): readonly string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'object' ? Object.keys(def.shape) : [];
}

onEachEngine((server) => {
  describe('A3 a password that is soon guessed is refused beside its field', () => {
    test('by every call that sets one', () => {
      const setting = endpoints.filter(
        ({ name, row }) => !setsNone.includes(name) && argumentsOf(row.request).some((key) => /password/i.test(key)),
      );
      expect(setting.map(({ name }) => name).sort()).toEqual(Object.keys(cases).sort());
    });

    test.each(Object.entries(cases))('%s', async (_, prepare) => {
      const { loginId, set, field = 'password' } = await prepare(server());
      for (const password of ['123456', loginId, loginId.slice(-6), loginId.slice(-8)]) {
        expect(await set(sent(password)), password).toMatchObject({
          code: 3001,
          field,
          msg: expect.stringContaining('太容易猜到'),
        });
      }
      expect((await set(sent('correct horse 9'))).code).toBe(0);
    });
  });
});
