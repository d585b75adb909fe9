import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract, endpointOf, endpoints } from '.';
import { checkRequest } from './check-request';
import type { Schema } from './endpoint';
import * as f from './fields';

describe('a moment', () => {
  it.each([
    ['2026-05-04T00:00:00Z', '2026-05-04T00:00:00Z'],
    [1_777_852_800_000, '2026-05-04T00:00:00.000Z'],
    ['1777852800000', '2026-05-04T00:00:00.000Z'],
  ])('%j is taken as %s', (given, taken) => {
    expect(z.parse(f.instant, given)).toBe(taken);
  });

  it.each(['2026-05-04', 1_777_852_800, '1777852800', 'soon', '', null])('%j is none', (given) => {
    expect(z.safeParse(f.instant, given).success).toBe(false);
  });

  it('is read so in requests and in answers', () => {
    const { request } = contract.task.create;
    const task = { customerId: 'c', places: ['indoor'], plannedAt: '1777852800000' };
    expect(z.parse(request, task).plannedAt).toBe('2026-05-04T00:00:00.000Z');
    const checkedIn = { at: 1_777_852_800_000, accountName: 'Li' };
    expect(z.parse(contract.task.signInfo.result, checkedIn)?.at).toBe('2026-05-04T00:00:00.000Z');
  });
});

describe('a phone that is none', () => {
  const asking = endpoints.filter(({ row }) => schemasIn(row.request).some(isPhone));

  it('has an error of its own in every call that takes one', () => {
    expect(asking.map(({ name }) => name)).toContain('auth.login');
    expect(asking.filter(({ row }) => !row.errors.includes('account.phoneInvalid')).map(({ name }) => name)).toEqual(
      [],
    );
  });
});

describe('a password typed twice', () => {
  it.each(['auth.webRegister', 'auth.guardianRegister', 'auth.webForgotPassword', 'auth.editUserPassword'] as const)(
    'is compared in %s',
    (name) => {
      const [one, other] = ['0'.repeat(32), '1'.repeat(32)];
      const given = {
        loginId: '13900000001',
        userName: 'Li',
        userType: 1,
        code: '123456',
        password: one,
        oldPassword: other,
        newPassword: one,
        confirmPassword: other,
      };
      const { request } = endpointOf(name);
      const known = Object.keys((request as z.ZodMiniObject).shape);
      const own = Object.fromEntries(Object.entries(given).filter(([key]) => known.includes(key)));
      expect(checkRequest(request, own).issues).toEqual([{ path: 'confirmPassword', kind: 'passwordsDiffer' }]);
      expect(endpointOf(name).errors).toContain('account.passwordsDiffer');
    },
  );
});

/** A schema and all that are in it. */
function schemasIn(schema: Schema): readonly Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.values(def.shape).flatMap(schemasIn);
    case 'union':
      return def.options.flatMap(schemasIn);
    case 'optional':
    case 'nullable':
    case 'default':
      return schemasIn(def.innerType);
    default:
      return [schema];
  }
}

function isPhone(schema: Schema): boolean {
  return schema._zod.def.checks?.some((check) => check === phoneCheck) ?? false;
}

const phoneCheck = f.phone._zod.def.checks?.at(-1);
