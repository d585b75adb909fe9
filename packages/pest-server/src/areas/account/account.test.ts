import {
  administratorPermissions,
  customerPermissions,
  type Permission,
  readPower,
  serviceStaffPermissions,
} from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import { newId } from '../../database/ids';
import {
  addCompany,
  addCustomer,
  addFloorPlan,
  addTask,
  type Person,
  password,
  prove,
  randomPhone,
  signIn,
  stranger,
  type TestCompany,
} from '../../testing/people';
import { onEachEngine, onPostgres, type TestServer } from '../../testing/test-server';

const other = 'a1b2c3d4'.repeat(4);

const manager = (permissions: readonly Permission[]) => ({
  name: 'Sun',
  staffKind: 'management' as const,
  loginId: randomPhone(),
  email: '',
  permissions: [...permissions],
});
const technician = (loginId = randomPhone()) => ({ name: 'Li', staffKind: 'service' as const, loginId, password });

async function give(
  server: TestServer,
  company: TestCompany,
  plan: 'premium' | 'flagship' | 'silver',
  endsAt?: string,
) {
  const ends_at = endsAt === undefined ? null : new Date(endsAt);
  const row = { company_id: company.id, id: newId(new Date()), plan, starts_at: new Date('2026-01-01'), ends_at };
  await server.database.system.insertInto('entitlement').values(row).execute();
}

async function login(server: TestServer, loginId: string, given = password) {
  return (await stranger(server).ask('auth.login', { loginId, password: given, loginType: 'web' })).code;
}

async function auditOf(server: TestServer, companyId: string) {
  const { system } = server.database;
  const rows = await system
    .selectFrom('audit_entry')
    .selectAll()
    .where('owner_id', '=', companyId)
    .orderBy('id')
    .execute();
  return rows.filter(({ act }) => act.startsWith('account')).map(({ act, subject }) => [act, subject]);
}

async function found(person: Person, id: string) {
  return person.get('account.details', { id });
}

onEachEngine((server) => {
  describe('making accounts', () => {
    test('service staff get the usual permissions, management staff the chosen ones, and both sign in', async () => {
      const { administrator } = await addCompany(server());
      const draft = technician();
      const { id } = await administrator.get('account.create', draft);
      expect(await found(administrator, id)).toMatchObject({
        name: 'Li',
        staffKind: 'service',
        state: 'neverSignedIn',
        lastSignInAt: null,
        administrator: false,
        changeable: true,
        permissions: serviceStaffPermissions,
      });
      const worker = await signIn(server(), draft.loginId, id);
      expect((await worker.get('auth.info', {})).type).toBe(2);
      expect(await found(administrator, id)).toMatchObject({ state: 'active', lastSignInAt: expect.any(String) });
      const chosen = manager(['m_index', 'm_leave_list']);
      await administrator.get('account.create', { ...chosen, password });
      const { power } = await (await signIn(server(), chosen.loginId)).get('auth.info', {});
      expect(readPower(power)).toEqual(['m_index', 'm_leave_list']);
    });

    test('management staff without permissions: 3001; a phone that is taken: 10001; both beside the field', async () => {
      const { administrator } = await addCompany(server());
      const nothing = { ...manager([]), password };
      expect(await administrator.ask('account.create', nothing)).toMatchObject({ code: 3001, field: 'permissions' });
      const taken = technician(administrator.loginId);
      expect(await administrator.ask('account.create', taken)).toMatchObject({ code: 10001, field: 'loginId' });
      expect((await administrator.ask('account.create', technician('139000'))).code).toBe(10004);
    });

    test('the free edition has five accounts, who registered counted: the sixth is 20018', async () => {
      const { administrator } = await addCompany(server());
      for (let made = 0; made < 4; made += 1) await administrator.get('account.create', technician());
      expect((await administrator.ask('account.create', technician())).code).toBe(20018);
      expect(await administrator.get('account.number', {})).toEqual({
        limit: 5,
        used: 5,
        available: 0,
        serviceStaff: { limit: null, used: 4, available: null },
        plans: [{ plan: 'professional', endsAt: null }],
      });
    });

    test('what was bought counts while it is in force; a membership adds its service staff to the members', async () => {
      const company = await addCompany(server());
      const { administrator } = company;
      await give(server(), company, 'premium', '2026-12-31T00:00:00.000Z');
      expect((await administrator.get('account.number', {})).limit).toBe(15);
      await give(server(), company, 'silver', '2026-12-31T00:00:00.000Z');
      for (let made = 0; made < 10; made += 1) await administrator.get('account.create', technician());
      expect(await administrator.get('account.number', {})).toMatchObject({
        limit: 15,
        used: 1,
        available: 14,
        serviceStaff: { limit: 10, used: 10, available: 0 },
      });
      for (let made = 0; made < 14; made += 1) await administrator.get('account.create', technician());
      expect((await administrator.ask('account.create', technician())).code).toBe(20018);
      expect((await administrator.get('membership.current', {})).serviceStaff).toEqual({ limit: 10, used: 10 });
      await server().database.system.updateTable('entitlement').set({ ends_at: server().parts.now() }).execute();
      expect(await administrator.get('account.number', {})).toMatchObject({ limit: 5, used: 25, available: 0 });
    });

    test('who leaves the service staff takes a member’s seat: with none free, 20018', async () => {
      const company = await addCompany(server());
      const { administrator } = company;
      await give(server(), company, 'silver', '2026-12-31T00:00:00.000Z');
      const { id } = await administrator.get('account.create', technician());
      for (let made = 0; made < 4; made += 1) {
        await administrator.get('account.create', { ...manager(['m_index']), password });
      }
      const leaves = { id, ...manager(['m_index']) };
      expect((await administrator.ask('account.update', leaves)).code).toBe(20018);
      expect((await administrator.ask('account.create', { ...manager(['m_index']), password })).code).toBe(20018);
      await administrator.get('account.create', technician());
      expect(await administrator.get('account.number', {})).toMatchObject({ used: 5, serviceStaff: { used: 2 } });
    });
  });

  describe('C11 nobody grants what he does not hold', () => {
    const powers = ['m_account_list', 'btn_account_add', 'btn_account_edit', 'btn_account_delete', 'm_index'] as const;

    test('neither to a new account nor to one that is there, and never to himself', async () => {
      const company = await addCompany(server());
      const boss = await company.addManagementStaff(powers);
      const more = { ...manager(['m_index', 'm_leave_list']), password };
      expect(await boss.ask('account.create', more)).toMatchObject({ code: 20014, field: 'permissions' });
      const { id } = await boss.get('account.create', { ...manager(['m_index']), password });
      expect((await boss.ask('account.update', { id, ...manager(['m_leave_list']) })).code).toBe(20014);
      expect((await boss.ask('account.update', { id: boss.id, ...manager(['m_index']) })).code).toBe(4001);
      expect((await boss.ask('account.disable', { id: boss.id, disabled: true })).code).toBe(4001);
    });

    test('an account that may do more is not his to change, reset, disable, sign out or delete', async () => {
      const company = await addCompany(server());
      const boss = await company.addManagementStaff(powers);
      const equal = await company.addManagementStaff([...powers, 'm_leave_list']);
      const { id } = equal;
      expect((await found(boss, id)).changeable).toBe(false);
      expect((await boss.ask('account.update', { id, ...manager(['m_index']) })).code).toBe(20014);
      expect((await boss.ask('account.resetPassword', { id, password: other })).code).toBe(20014);
      expect((await boss.ask('account.disable', { id, disabled: true })).code).toBe(20014);
      expect((await boss.ask('account.endSessions', { id })).code).toBe(20014);
      expect((await boss.ask('account.delete', { id })).code).toBe(20014);
      expect((await equal.ask('auth.info', {})).code).toBe(0);
    });

    test('who registered the company is changed by nobody here, himself included', async () => {
      const company = await addCompany(server());
      const boss = await company.addManagementStaff(administratorPermissions);
      const { id } = company.administrator;
      for (const person of [boss, company.administrator]) {
        expect((await person.ask('account.delete', { id })).code).toBe(4001);
        expect((await person.ask('account.disable', { id, disabled: true })).code).toBe(4001);
        expect((await person.ask('account.resetPassword', { id, password: other })).code).toBe(4001);
        expect((await person.ask('account.update', { id, ...manager(['m_index']) })).code).toBe(4001);
      }
    });
  });

  describe('changing accounts', () => {
    test('B4 a permission withdrawn is withdrawn at the next call, and one given is there', async () => {
      const company = await addCompany(server());
      const worker = await company.addManagementStaff(['m_leave_list']);
      const change = (permissions: Permission[]) =>
        company.administrator.get('account.update', {
          id: worker.id,
          ...manager(permissions),
          loginId: worker.loginId,
        });
      await change(['m_account_list']);
      expect((await worker.ask('leave.list', {})).code).toBe(20014);
      expect((await worker.ask('account.list', {})).code).toBe(0);
    });

    test('B3 disabling ends its sessions at once and answers 10008 at sign-in, until it is enabled', async () => {
      const company = await addCompany(server());
      const worker = await company.addServiceStaff();
      await company.administrator.get('account.disable', { id: worker.id, disabled: true });
      expect((await worker.ask('auth.info', {})).code).toBe(1001);
      expect(await login(server(), worker.loginId)).toBe(10008);
      expect((await found(company.administrator, worker.id)).state).toBe('disabled');
      await company.administrator.get('account.disable', { id: worker.id, disabled: false });
      expect(await login(server(), worker.loginId)).toBe(0);
    });

    test('B3 another password or phone ends its sessions; signing out everywhere too', async () => {
      const company = await addCompany(server());
      const { administrator } = company;
      const worker = await company.addServiceStaff();
      expect(await login(server(), worker.loginId)).toBe(0);
      await administrator.get('account.resetPassword', { id: worker.id, password: other });
      expect((await worker.ask('auth.info', {})).code).toBe(1001);
      expect(await login(server(), worker.loginId)).toBe(10007);
      expect(await login(server(), worker.loginId, other)).toBe(0);
      const { sessions, signIns } = await administrator.get('account.signIns', { id: worker.id });
      expect([sessions.length, signIns.length]).toEqual([1, 2]);
      await administrator.get('account.endSessions', { id: worker.id });
      expect((await administrator.get('account.signIns', { id: worker.id })).sessions).toEqual([]);
      const moved = { id: worker.id, ...technician(), email: '', permissions: [], password: undefined };
      const again = await company.addServiceStaff();
      await administrator.get('account.update', { ...moved, id: again.id });
      expect((await again.ask('auth.info', {})).code).toBe(1001);
      expect(await login(server(), moved.loginId)).toBe(0);
    });

    test('with open services it is not deleted, and they are named; its phone is free afterwards', async () => {
      const company = await addCompany(server());
      const { administrator } = company;
      const worker = await company.addServiceStaff('Wang');
      const customer = await addCustomer(server(), company);
      const task = await addTask(administrator, customer.id, [worker]);
      const { number } = await administrator.get('task.details', { id: task });
      const refused = await administrator.ask('account.delete', { id: worker.id });
      expect(refused).toMatchObject({ code: 4001, msg: expect.stringContaining(number) });
      await administrator.get('task.delete', { id: task });
      await administrator.get('account.delete', { id: worker.id });
      expect(await auditOf(server(), company.id)).toEqual([['accountDeleted', 'Wang']]);
      expect((await worker.ask('auth.info', {})).code).toBe(1001);
      expect(await login(server(), worker.loginId)).toBe(10007);
      expect((await administrator.ask('account.details', { id: worker.id })).code).toBe(10006);
      expect((await administrator.get('account.list', { search: 'Wang' })).total).toBe(0);
      expect((await administrator.ask('account.create', technician(worker.loginId))).code).toBe(0);
    });
  });

  test('the list is searched by name and phone, and filtered by kind and state', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const worker = await company.addServiceStaff('Zhou');
    const { id: fresh } = await administrator.get('account.create', { ...manager(['m_index']), password });
    const off = await company.addServiceStaff('Wu');
    for (const { loginId } of [administrator, worker]) expect(await login(server(), loginId)).toBe(0);
    await administrator.get('account.disable', { id: off.id, disabled: true });
    const ids = async (request: Parameters<typeof administrator.get<'account.list'>>[1]) =>
      (await administrator.get('account.list', request)).items.map(({ id }) => id).sort();
    const all = (...people: string[]) => people.sort();
    expect(await ids({})).toEqual(all(administrator.id, worker.id, fresh, off.id));
    expect(await ids({ search: 'zho' })).toEqual(all(worker.id));
    expect(await ids({ search: off.loginId.slice(2) })).toEqual(all(off.id));
    expect(await ids({ staffKind: 'service' })).toEqual(all(worker.id, off.id));
    expect(await ids({ staffKind: 'management' })).toEqual(all(administrator.id, fresh));
    expect(await ids({ state: 'active' })).toEqual(all(administrator.id, worker.id));
    expect(await ids({ state: 'neverSignedIn' })).toEqual(all(fresh));
    expect(await ids({ state: 'disabled' })).toEqual(all(off.id));
  });

  describe('a customer’s sub-accounts', () => {
    const reader = (permissions: readonly Permission[] = ['m_index', 'm_img_list']) => ({
      ...manager(permissions),
      password,
    });

    async function site() {
      const company = await addCompany(server());
      const { id, person } = await addCustomer(server(), company);
      const info = await person.get('auth.info', {});
      return { company, customerId: id, root: person, rootId: info.id };
    }

    test('hold the part that was chosen, see what their login sees, and end with it', async () => {
      const { company, customerId, root } = await site();
      await addFloorPlan(company.administrator, customerId);
      const draft = reader();
      const { id } = await root.get('account.create', draft);
      const sub = await signIn(server(), draft.loginId, id);
      const { type, power, subAccount } = await sub.get('auth.info', {});
      expect([type, subAccount, readPower(power)]).toEqual([3, true, ['m_index', 'm_img_list']]);
      expect(await sub.get('floorPlan.list', { customerId })).toHaveLength(1);
      expect((await sub.ask('account.list', {})).code).toBe(20014);
      const [own] = await company.administrator.get('customer.logins', { id: customerId });
      expect(await company.administrator.get('customer.logins', { id: customerId })).toHaveLength(1);
      await company.administrator.get('customer.hideLogin', { id: customerId, accountId: own?.id ?? '' });
      expect((await sub.ask('floorPlan.list', { customerId })).code).toBe(4004);
      await company.administrator.get('customer.disableLogin', {
        id: customerId,
        accountId: own?.id ?? '',
        disabled: true,
      });
      expect((await sub.ask('auth.info', {})).code).toBe(1001);
      expect(await login(server(), draft.loginId)).toBe(10008);
    });

    test('are made by holders of adding only, with what they hold, five for a login', async () => {
      const { root } = await site();
      const foreign = { ...reader(['m_client_list']) };
      expect((await root.ask('account.create', foreign)).code).toBe(20014);
      const deputy = reader(['m_account_list', 'btn_account_add', 'm_index']);
      await root.get('account.create', deputy);
      const second = await signIn(server(), deputy.loginId);
      expect((await second.ask('account.create', reader(['m_img_list']))).code).toBe(20014);
      await second.get('account.create', reader(['m_index']));
      for (let made = 2; made < 5; made += 1) await root.get('account.create', reader());
      expect((await root.ask('account.create', reader())).code).toBe(20018);
      expect(await root.get('account.number', {})).toMatchObject({ limit: 5, used: 5, available: 0, plans: [] });
      expect((await second.get('account.list', {})).total).toBe(6);
    });

    test('belong to their own login: another one of the customer, and the companies, do not know them', async () => {
      const { company, customerId, root } = await site();
      const { id } = await root.get('account.create', reader());
      const loginId = randomPhone();
      await company.administrator.get('customer.createAccount', { id: customerId, loginId, password });
      const another = await signIn(server(), loginId);
      expect((await another.ask('account.details', { id })).code).toBe(10006);
      expect((await another.ask('account.delete', { id })).code).toBe(10006);
      expect((await another.get('account.list', {})).total).toBe(1);
      expect((await company.administrator.ask('account.details', { id })).code).toBe(10006);
      await root.get('account.delete', { id });
      expect((await root.get('account.list', {})).total).toBe(1);
    });

    test('never answer for the customer, although their phone is proven', async () => {
      const { root } = await site();
      await prove(server(), root);
      const draft = reader(customerPermissions);
      await root.get('account.create', draft);
      const sub = await signIn(server(), draft.loginId);
      await prove(server(), sub);
      const asking = await addCompany(server());
      expect((await root.get('serviceCompany.list', {})).total).toBe(1);
      const [match] = await asking.administrator.get('customer.search', { key: root.loginId });
      await asking.administrator.get('customer.addFriend', { id: match?.id ?? '' });
      expect(await root.get('serviceCompany.requests', {})).toHaveLength(1);
      expect(await sub.get('serviceCompany.requests', {})).toEqual([]);
      expect((await sub.ask('serviceCompany.confirm', { id: asking.id })).code).toBe(4004);
    });
  });
});

onPostgres((server) => {
  test('of ten made at once for one place that is left, one is made', async () => {
    const { administrator } = await addCompany(server());
    for (let made = 0; made < 3; made += 1) await administrator.get('account.create', technician());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => administrator.ask('account.create', technician())),
    );
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, ...Array(9).fill(20018)]);
    expect((await administrator.get('account.number', {})).used).toBe(5);
  });
});
