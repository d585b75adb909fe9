import { endpoints, type NamedEndpoint, type Permission, reviewStatus } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import { isPending } from '../call/pending';
import { addCompany, type TestCompany } from '../testing/people';
import { onEachEngine, type TestServer } from '../testing/test-server';

const answered = endpoints.filter(({ name, row }) => row.auth === 'token' && !isPending(name));
const guarded = answered.flatMap((entry) =>
  typeof entry.row.access === 'object' ? [{ ...entry, anyOf: entry.row.access.anyOf }] : [],
);

/** Asks with no arguments at all: the right is looked at before the arguments. */
async function codeOf(server: TestServer, { row }: NamedEndpoint, token: string): Promise<number> {
  const url = row.path.replace(/\{\w+\}/g, 'x');
  const reply = await server.app.inject({ method: row.method, url, headers: { authorization: token } });
  return reply.json<{ code: number }>().code;
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
    test('without any of its permissions: 20014, whatever else is asked', async () => {
      const manager = await addManager(await addCompany(server()));
      expect(guarded.length).toBeGreaterThan(40);
      for (const entry of guarded) expect(await codeOf(server(), entry, manager.token), entry.name).toBe(20014);
    });

    test('with one of its permissions: past the gate', async () => {
      const manager = await addManager(await addCompany(server()));
      for (const entry of guarded) {
        for (const permission of entry.anyOf) {
          await grant(server(), manager.id, [permission]);
          expect(await codeOf(server(), entry, manager.token), `${entry.name} ${permission}`).not.toBe(20014);
        }
      }
    });

    test('with every permission but its own: 20014', async () => {
      const manager = await addManager(await addCompany(server()));
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
