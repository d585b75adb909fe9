import {
  administratorPermissions,
  customerPermissions,
  errorCode,
  type NamedEndpoint,
  type Permission,
  reviewStatus,
  serviceStaffPermissions,
} from 'pest-sdk';
import { sampleRequest } from 'pest-sdk/openapi';
import { askedBy, endpoints, opensTo } from 'pest-sdk/schemas';
import { describe, expect, test } from 'vitest';
import { core } from 'zod/mini';
import { addCompany, addCustomer, type Person, type TestCompany } from '../testing/people';
import { onEachEngine, type TestServer } from '../testing/test-server';

/** Every row for people who are signed in; `logout` last, because it ends their session. */
const answered = endpoints
  .filter(({ row }) => row.auth === 'token')
  .sort((a, b) => Number(a.name === 'auth.logout') - Number(b.name === 'auth.logout'));
const guarded = answered.flatMap((entry) =>
  opensTo(entry.row.access).length > 0 ? [{ ...entry, anyOf: opensTo(entry.row.access) }] : [],
);

/** Asks with no arguments at all: the right is looked at before the arguments. */
async function codeOf(server: TestServer, { row }: NamedEndpoint, token: string): Promise<number> {
  const url = row.path.replace(/\{\w+\}/g, 'x');
  const reply = await server.app.inject({ method: row.method, url, headers: { authorization: token } });
  return reply.json<{ code: number }>().code;
}

interface Caller {
  readonly permissions: readonly Permission[];
  readonly of: 'company' | 'customer';
}

/** What that call answers to somebody with these permissions, in an approved company or of an approved customer. */
function expectedCode({ name, row }: NamedEndpoint, { permissions, of }: Caller): number {
  const { anyOf = permissions, byKind, administrator, of: side = of } = askedBy(row.access);
  const rights: readonly Permission[] = byKind ? Object.values(byKind.rights) : permissions;
  const someOf = (codes: readonly Permission[]) =>
    codes === permissions || codes.some((code) => permissions.includes(code));
  const allowed =
    row.access !== 'platform' &&
    side === of &&
    (!administrator || permissions === administratorPermissions) &&
    someOf(anyOf) &&
    someOf(rights);
  if (!allowed) return errorCode('permission.denied');
  if (row.sends === 'multipart') return errorCode('general.badRequest');
  const parameters = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => [parameter, 'x']);
  if (name === 'device.detail' || !core.safeParse(row.request, Object.fromEntries(parameters)).success) {
    return errorCode('general.invalidParameter');
  }
  if (parameters.length === 0) return 0;
  // What a service recorded is looked for by the service first.
  const ofDevice = row.errors.includes('device.notFound') && !row.path.includes('{taskId}');
  if (ofDevice) return errorCode('device.notFound');
  return errorCode(row.errors.includes('account.notFound') ? 'account.notFound' : 'general.notFound');
}

/** Each way of asking a row for more than its other rights allow. */
function argumentsAsking({
  row,
}: NamedEndpoint): { readonly change: Record<string, unknown>; readonly right: Permission }[] {
  const { byKind, withField = {} } = askedBy(row.access);
  const { field, kinds, rights = {} } = byKind ?? {};
  const ofKind = Object.entries(rights).flatMap(([kind, right]) => {
    if (field === undefined) return [];
    const value = kinds ? Number(Object.keys(kinds).find((key) => kinds[key] === kind)) : kind;
    return [{ change: { [field]: value }, right }];
  });
  const more = Object.entries(withField).map(([name, right]) => ({ change: { [name]: moreOf(row, name) }, right }));
  return [...ofKind, ...more];
}

/** A value of an argument that says something. */
function moreOf(row: NamedEndpoint['row'], name: string): unknown {
  const place = [{ id: '0198f000-0000-7000-8000-000000000001', x: 0.5, y: 0.5 }];
  const values = [true, place];
  return values.find((value) => {
    const { issues = [] } = core.safeParse(row.request, { [name]: value }).error ?? {};
    return !issues.some(({ path }) => path[0] === name);
  });
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function queryOf(payload: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)]));
}

async function grant(server: TestServer, accountId: string, permissions: readonly Permission[]): Promise<void> {
  await server.database.system
    .updateTable('account')
    .set({ permissions: JSON.stringify(permissions) })
    .where('id', '=', accountId)
    .execute();
}

function addManager(company: TestCompany) {
  return company.addManagementStaff([]);
}

onEachEngine((server) => {
  describe('C7 every row asks for its right', () => {
    test('every kind of account gets the code that its rights ask for', async () => {
      const company = await addCompany(server());
      const customer = await addCustomer(server(), company);
      server().setContractCompany(company.id);
      const people: [string, Person, readonly Permission[], 'company' | 'customer'][] = [
        ['administrator', company.administrator, administratorPermissions, 'company'],
        ['service staff', await company.addServiceStaff(), serviceStaffPermissions, 'company'],
        ['management staff without permissions', await addManager(company), [], 'company'],
        ['customer', customer.person, customerPermissions, 'customer'],
      ];
      for (const [kind, { token }, permissions, of] of people) {
        for (const entry of answered) {
          const expected = expectedCode(entry, { permissions, of });
          expect.soft(await codeOf(server(), entry, token), `${entry.name}, ${kind}`).toBe(expected);
        }
      }
    });

    test('one of its permissions opens a row', async () => {
      const company = await addCompany(server());
      const manager = await addManager(company);
      server().setContractCompany(company.id);
      expect(guarded.length).toBeGreaterThan(40);
      for (const entry of guarded) {
        for (const permission of entry.anyOf) {
          await grant(server(), manager.id, [permission]);
          const expected = expectedCode(entry, { permissions: [permission], of: 'company' });
          expect.soft(await codeOf(server(), entry, manager.token), `${entry.name} ${permission}`).toBe(expected);
        }
      }
    });

    test('with every permission but its own: 20014', async () => {
      const company = await addCompany(server());
      const manager = await addManager(company);
      server().setContractCompany(company.id);
      const all = [...new Set(guarded.flatMap((entry) => entry.anyOf))];
      for (const entry of guarded) {
        await grant(
          server(),
          manager.id,
          all.filter((permission) => !entry.anyOf.includes(permission)),
        );
        expect(await codeOf(server(), entry, manager.token), entry.name).toBe(20014);
      }
    });
  });

  test('C7 arguments that ask for one more right are refused without it', async () => {
    const company = await addCompany(server());
    const manager = await addManager(company);
    const rows = answered.flatMap((entry) => argumentsAsking(entry).map((asking) => ({ ...entry, ...asking })));
    expect(rows.length).toBeGreaterThan(10);
    for (const { name, row, change, right } of rows) {
      const payload = { ...recordOf(sampleRequest(name, [])), ...change };
      const ask = async (permissions: readonly Permission[]) => {
        await grant(server(), manager.id, permissions);
        const headers = { authorization: manager.token };
        const given = row.method === 'GET' ? { query: queryOf(payload) } : { payload };
        const reply = await server().app.inject({ method: row.method, url: row.path, headers, ...given });
        return reply.json<{ code: number }>().code;
      };
      const told = `${name} ${JSON.stringify(change)} ${right}`;
      const others = administratorPermissions.filter((permission) => permission !== right);
      expect.soft(await ask(others), `without ${told}`).toBe(20014);
      expect.soft(await ask([...others, right]), `with ${told}`).not.toBe(20014);
    }
  });

  test('C7 seals and contracts are for the configured company only, whatever rights anybody holds', async () => {
    const { administrator } = await addCompany(server());
    const rows = guarded.filter(({ row: { access } }) => typeof access === 'object' && access.contracts);
    expect(rows.map(({ area }) => area)).toEqual(
      answered.filter(({ area }) => area === 'seal' || area === 'contract').map(({ area }) => area),
    );
    for (const configured of [undefined, (await addCompany(server())).id]) {
      server().setContractCompany(configured);
      for (const entry of rows) {
        expect(await codeOf(server(), entry, administrator.token), `${entry.name} ${configured}`).toBe(20014);
      }
    }
  });

  test('C7 the platform’s rows are for its administrators only', async () => {
    const company = await addCompany(server());
    const rows = answered.filter(({ row }) => row.access === 'platform');
    expect(rows.length).toBeGreaterThan(5);
    for (const platform of [false, true]) {
      await server().database.system.updateTable('company').set({ platform }).where('id', '=', company.id).execute();
      const staff = await company.addManagementStaff(administratorPermissions);
      for (const entry of rows) {
        const code = await codeOf(server(), entry, company.administrator.token);
        expect.soft(code === 20014, `${entry.name}, platform ${platform}`).toBe(!platform);
        expect.soft(await codeOf(server(), entry, staff.token), `${entry.name}, staff`).toBe(20014);
      }
    }
  });

  test('C16 before approval everything but the own account and company answers 10009', async () => {
    for (const status of [reviewStatus.none, reviewStatus.waiting, reviewStatus.failed]) {
      const { administrator } = await addCompany(server(), status);
      for (const entry of answered) {
        if (askedBy(entry.row.access).beforeApproval) continue;
        expect(await codeOf(server(), entry, administrator.token), `${entry.name} ${status}`).toBe(10009);
      }
    }
  });
});
