import {
  administratorPermissions,
  customerPermissions,
  errorCode,
  type NamedEndpoint,
  type Permission,
  reviewStatus,
  serviceStaffPermissions,
} from 'pest-sdk';
import { endpoints } from 'pest-sdk/schemas';
import { describe, expect, test } from 'vitest';
import { core } from 'zod/mini';
import { addCompany, addCustomer, type Person, type TestCompany } from '../testing/people';
import { onEachEngine, type TestServer } from '../testing/test-server';

/** Every row for people who are signed in; `logout` last, because it ends their session. */
const answered = endpoints
  .filter(({ row }) => row.auth === 'token')
  .sort((a, b) => Number(a.name === 'auth.logout') - Number(b.name === 'auth.logout'));
const guarded = answered.flatMap((entry) =>
  typeof entry.row.access === 'object' ? [{ ...entry, anyOf: entry.row.access.anyOf }] : [],
);

/** Asks with no arguments at all: the right is looked at before the arguments. */
async function codeOf(server: TestServer, { row }: NamedEndpoint, token: string): Promise<number> {
  const url = row.path.replace(/\{\w+\}/g, 'x');
  const reply = await server.app.inject({ method: row.method, url, headers: { authorization: token } });
  return reply.json<{ code: number }>().code;
}

/** What that call answers to somebody with these permissions, in an approved company or of an approved customer. */
function expectedCode({ name, row }: NamedEndpoint, permissions: readonly Permission[], customer = false): number {
  const { access } = row;
  const allowed =
    access === 'anyone' ||
    access === 'approved' ||
    (access === 'administrator' && permissions === administratorPermissions) ||
    (typeof access === 'object' && access.anyOf.some((permission) => permissions.includes(permission)));
  if (!allowed) return errorCode('permission.denied');
  if (row.sends === 'multipart') return errorCode('general.badRequest');
  const parameters = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => [parameter, 'x']);
  if (name === 'device.detail' || !core.safeParse(row.request, Object.fromEntries(parameters)).success) {
    return errorCode('general.invalidParameter');
  }
  if (customer ? ofCompaniesOnly.includes(name) : ofCustomersOnly.includes(name)) return errorCode('permission.denied');
  if (readingToo.includes(name) && !permissions.some((permission) => reportReading.includes(permission))) {
    return errorCode('permission.denied');
  }
  if (parameters.length === 0) return 0;
  // What a service recorded is looked for by the service first.
  const ofDevice = row.errors.includes('device.notFound') && !row.path.includes('{taskId}');
  if (ofDevice) return errorCode('device.notFound');
  return errorCode(row.errors.includes('account.notFound') ? 'account.notFound' : 'general.notFound');
}

/** Rows that ask for no permission and are about the own company. */
const ofCompaniesOnly: readonly string[] = ['company.details'];
/** Rows about the own site, which a company has none of. */
const ofCustomersOnly: readonly string[] = [
  'customer.own',
  'customer.information',
  'serviceCompany.list',
  'serviceCompany.requests',
  'serviceCompany.delete',
];
/** What a report is worked on with asks for reading its kind as well. */
const readingToo: readonly string[] = ['report.exportPdf', 'report.versions', 'report.notes'];
const reportReading: readonly Permission[] = ['m_seminar_service_list', 'm_report_service_list'];

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
      const people: [string, Person, readonly Permission[], boolean][] = [
        ['administrator', company.administrator, administratorPermissions, false],
        ['service staff', await company.addServiceStaff(), serviceStaffPermissions, false],
        ['management staff without permissions', await addManager(company), [], false],
        ['customer', customer.person, customerPermissions, true],
      ];
      for (const [kind, { token }, permissions, ofCustomer] of people) {
        for (const entry of answered) {
          const expected = expectedCode(entry, permissions, ofCustomer);
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
          const expected = expectedCode(entry, [permission]);
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
        if (entry.row.access === 'anyone') continue;
        expect(await codeOf(server(), entry, administrator.token), `${entry.name} ${status}`).toBe(10009);
      }
    }
  });
});
