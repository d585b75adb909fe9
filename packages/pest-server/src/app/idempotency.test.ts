import { afterEach, describe, expect, test, vi } from 'vitest';
import { hashKey, onlyOnce } from '../call/idempotency';
import { newId } from '../database/ids';
import {
  addCompany,
  customerDraft,
  type Person,
  password,
  personWith,
  picture,
  randomPhone,
  stranger,
} from '../testing/people';
import { onEachEngine, type TestServer } from '../testing/test-server';

afterEach(() => vi.restoreAllMocks());

const morning = '2026-05-04T02:00:00.000Z';
const newKey = () => newId(new Date());
const withKey = (key: string) => ({ 'idempotency-key': key });
const board = { categoryId: 1, name: 'Board', unit: 'piece', stock: '0', safetyStock: '1', warningLevel: '1' } as const;

async function customersOf(person: Person): Promise<number> {
  return (await person.get('customer.list', {})).total;
}

/** The server stopped before it could answer: an hour later nobody works on the key. */
async function loseAnswer(server: TestServer, key: string, carriedOut: boolean): Promise<void> {
  await server.database.system
    .updateTable('idempotency_key')
    .set({ answer: null, carried_out: carriedOut })
    .where('key_hash', '=', hashKey(key))
    .execute();
  server.setNow('2026-05-04T03:00:00.000Z');
}

onEachEngine((server) => {
  describe('I16 a write with an Idempotency-Key', () => {
    test('is done once, and answers the same again', async () => {
      const { administrator: manager } = await addCompany(server());
      const [key, draft] = [newKey(), customerDraft()];
      const first = await manager.ask('customer.add', draft, withKey(key));
      const again = await manager.ask('customer.add', draft, withKey(key));
      expect(first.code).toBe(0);
      expect(again.body).toBe(first.body);
      expect(first.headers).not.toHaveProperty('idempotent-replayed');
      expect(again.headers).toHaveProperty('idempotent-replayed', 'true');
      expect(await customersOf(manager)).toBe(1);
    });

    test('says again that there is more than it answers', async () => {
      const { id: ownerId, administrator } = await addCompany(server());
      const now = new Date(morning);
      const of = { ownerId, accountId: administrator.id, keyHash: newKey(), requestHash: 'one' };
      const outcome = { error: null, data: ['first'], more: true } as const;
      const once = () => onlyOnce(server().database, { ...of, now, keptUntil: new Date() }, async () => outcome);
      expect(await once()).toEqual({ outcome, replayed: false });
      expect(await once()).toEqual({ outcome, replayed: true });
    });

    test('without a key it is done each time it is asked', async () => {
      const { administrator: manager } = await addCompany(server());
      await manager.get('customer.add', customerDraft());
      await manager.get('customer.add', customerDraft());
      expect(await customersOf(manager)).toBe(2);
    });

    test('is done once, however often it is asked at once', async () => {
      const { administrator: manager } = await addCompany(server());
      const { id } = await manager.get('stock.addConsumablesStock', board);
      const key = newKey();
      const add = () => manager.ask('stock.addCategoryStock', { id, quantity: '5' }, withKey(key));
      const answers = await Promise.all(Array.from({ length: 10 }, add));
      const waiting = answers.filter(({ code }) => code !== 0);
      for (const answer of waiting) {
        expect(answer).toMatchObject({ code: 4001, status: 429 });
        expect(answer.headers).toHaveProperty('retry-after', '1');
      }
      expect(await manager.get('stock.ledger', { id })).toMatchObject({ total: 1 });
      expect(await add()).toMatchObject({ code: 0, data: { stock: '5' } });
    });

    test('with other arguments is refused and changes nothing', async () => {
      const { administrator: manager } = await addCompany(server());
      const key = newKey();
      await manager.ask('customer.add', customerDraft(), withKey(key));
      const other = await manager.ask('customer.add', customerDraft(), withKey(key));
      expect(other).toMatchObject({ code: 3001, field: 'Idempotency-Key' });
      const otherCall = await manager.ask('stock.addConsumablesStock', board, withKey(key));
      expect(otherCall).toMatchObject({ code: 3001, field: 'Idempotency-Key' });
      expect(await customersOf(manager)).toBe(1);
    });

    test('keeps a refusal of a rule, and nothing of a request that was not valid', async () => {
      const { administrator: manager } = await addCompany(server());
      const { id } = await manager.get('stock.addConsumablesStock', board);
      const key = newKey();
      const rename = (name: string) => manager.ask('stock.addConsumablesStock', { ...board, name }, withKey(key));
      expect((await rename('')).code).toBe(3001);
      const taken = await rename('Board');
      expect(taken).toMatchObject({ code: 4001, field: 'name' });
      const { stock: _, ...kept } = board;
      await manager.get('stock.updateConsumablesStock', { id, ...kept, name: 'Tube' });
      expect((await rename('Board')).body).toBe(taken.body);
    });

    test('belongs to its account', async () => {
      const company = await addCompany(server());
      const manager = await company.addManagementStaff(['btn_client_add', 'm_client_list']);
      const key = newKey();
      await company.administrator.ask('customer.add', customerDraft(), withKey(key));
      expect((await manager.ask('customer.add', customerDraft(), withKey(key))).code).toBe(0);
      expect(await customersOf(manager)).toBe(2);
    });

    test('is remembered for a day', async () => {
      server().setNow(morning);
      const { administrator } = await addCompany(server());
      const login = { loginId: administrator.loginId, password, loginType: 'web', remember: true } as const;
      const manager = personWith(server(), '', '', await stranger(server()).get('auth.login', login));
      const { id } = await manager.get('stock.addConsumablesStock', board);
      const key = newKey();
      const add = () => manager.get('stock.addCategoryStock', { id, quantity: '5' }, withKey(key));
      await add();
      server().setNow('2026-05-05T01:59:00.000Z');
      expect(await add()).toEqual({ stock: '5' });
      server().setNow('2026-05-05T02:01:00.000Z');
      expect(await add()).toEqual({ stock: '10' });
    });

    test('whose answer was lost is not done again: its caller is asked to check', async () => {
      server().setNow(morning);
      const { administrator: manager } = await addCompany(server());
      const [key, draft] = [newKey(), customerDraft()];
      await manager.ask('customer.add', draft, withKey(key));
      await loseAnswer(server(), key, true);
      expect(await manager.ask('customer.add', draft, withKey(key))).toMatchObject({ code: 4001, status: 200 });
      expect(await customersOf(manager)).toBe(1);
    });

    test('that failed and was rolled back is done when it comes again', async () => {
      server().setNow(morning);
      const { administrator: manager } = await addCompany(server());
      const key = newKey();
      vi.spyOn(server().database, 'inScope').mockRejectedValueOnce(new Error('broken'));
      expect((await manager.ask('stock.addConsumablesStock', board, withKey(key))).code).toBe(5000);
      expect((await manager.ask('stock.addConsumablesStock', board, withKey(key))).code).toBe(0);
    });

    test('whose request is gone without a trace is done by the next one', async () => {
      server().setNow(morning);
      const { administrator: manager } = await addCompany(server());
      const { id } = await manager.get('stock.addConsumablesStock', board);
      const key = newKey();
      const add = () => manager.get('stock.addCategoryStock', { id, quantity: '5' }, withKey(key));
      await add();
      await loseAnswer(server(), key, false);
      expect(await add()).toEqual({ stock: '10' });
    });

    test('of a file is known by its bytes', async () => {
      const { administrator: manager } = await addCompany(server());
      const [key, bytes] = [newKey(), await picture()];
      const first = await manager.upload(bytes, 'a.png', withKey(key));
      const again = await manager.upload(bytes, 'a.png', withKey(key));
      expect(again.data).toEqual(first.data);
      const other = await manager.upload(await picture(), 'a.png', withKey(key));
      expect(other).toMatchObject({ code: 3001, field: 'Idempotency-Key' });
    });

    test('is 1 to 255 visible characters', async () => {
      const { administrator: manager } = await addCompany(server());
      for (const key of ['', 'x'.repeat(256), 'a b']) {
        const refused = await manager.ask('customer.add', customerDraft(), withKey(key));
        expect(refused, key).toMatchObject({ code: 3001, field: 'Idempotency-Key' });
      }
    });

    test('leaves no password, and nothing to try passwords against', async () => {
      const { administrator: manager } = await addCompany(server());
      const login = { ...customerDraft(), loginId: randomPhone(), password };
      const key = newKey();
      await manager.ask('customer.create', login, withKey(key));
      const kept = JSON.stringify(await server().database.system.selectFrom('idempotency_key').selectAll().execute());
      expect(kept).toContain(hashKey(key));
      expect(kept).not.toContain(key);
      expect(kept).not.toContain(password);
    });

    test('signing in is never kept: its answer is a secret', async () => {
      const { administrator } = await addCompany(server());
      const key = newKey();
      const login = { loginId: administrator.loginId, password, loginType: 'web' } as const;
      const first = await stranger(server()).ask('auth.login', login, withKey(key));
      const second = await stranger(server()).ask('auth.login', login, withKey(key));
      expect(second.data).not.toBe(first.data);
      const kept = server()
        .database.system.selectFrom('idempotency_key')
        .selectAll()
        .where('key_hash', '=', hashKey(key));
      expect(await kept.execute()).toEqual([]);
    });
  });
});
