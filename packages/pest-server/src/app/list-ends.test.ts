import { sql } from 'kysely';
import { chemicalCategoryId, limits } from 'pest-sdk';
import { expect, test } from 'vitest';
import { listEnd } from '../database/pages';
import { addCompany, addCustomer, addDevice } from '../testing/people';
import { onEachEngine } from '../testing/test-server';

onEachEngine((server) => {
  test('a list of more rows than lists have ends there, and says so; one of just as many does not', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const { id: customerId } = await addCustomer(server(), company);
    const device = await addDevice(administrator, customerId);
    const answerTo = async (path: string) => {
      const reply = await server().app.inject({ url: path, headers: { authorization: administrator.token } });
      return reply.json<{ data: { devices?: unknown[] }[]; more?: boolean }>();
    };
    const list = `/api/v-device/list?customerId=${customerId}`;
    const columns = sql.raw('company_id, customer_id, type, place, name, model, brand, location, bound, installed_day');
    await sql`insert into device (id, code, ${columns}) select gen_random_uuid(), code || '-' || made, ${columns}
      from device, generate_series(1, ${limits.listRows - 1}) as made
      where id = ${device.id}`.execute(server().database.system);
    const { data, ...rest } = await answerTo(list);
    expect([data.length, rest]).toEqual([limits.listRows, { code: 0, msg: '' }]);

    await addDevice(administrator, customerId);
    const longer = await answerTo(list);
    expect([longer.data.length, longer.more]).toEqual([limits.listRows, true]);
    const byType = await answerTo('/api/v-me-device/all');
    expect(byType.data.flatMap(({ devices = [] }) => devices)).toHaveLength(limits.listRows);
    expect(byType.more).toBe(true);
  }, 60_000);

  test('a balance by registration of more products than lists have says so, and leaves out those that were gone', async () => {
    const { administrator } = await addCompany(server());
    const { id } = await administrator.get('stock.addConsumablesStock', {
      ...{ categoryId: chemicalCategoryId, name: 'Bait', unit: 'kg', registrationNumber: 'PD-1' },
      ...{ stock: '1', safetyStock: '0', warningLevel: '0' },
    });
    const ofProduct = sql.raw('company_id, category_id, unit, safety_stock, warning_level, stock, registration_number');
    const ofEntry = sql.raw('l.company_id, l.at, l.account_id, l.account_name, l.reason, l.note');
    const multiply = (count: number, change: string, removedAt: Date | null) =>
      sql`with made as (
        insert into consumable (id, name, removed_at, ${ofProduct})
          select gen_random_uuid(), gen_random_uuid(), ${removedAt}::timestamptz, ${ofProduct}
          from consumable, generate_series(1, ${count}::int) where id = ${id} returning id
      ) insert into stock_ledger (id, consumable_id, change, company_id, at, account_id, account_name, reason, note)
        select gen_random_uuid(), made.id, ${change}::numeric, ${ofEntry}
        from stock_ledger l, made where l.consumable_id = ${id}`.execute(server().database.system);
    const balance = async () => {
      const url = '/api/v-device-stock/balance?kind=chemical&by=registration&from=2098-01-01&to=2099-01-01';
      const reply = await server().app.inject({ url, headers: { authorization: administrator.token } });
      return reply.json<{ data: { before: string }[]; more?: boolean }>();
    };
    await multiply(10, '0', new Date('2097-01-01'));
    await multiply(limits.listRows - 1, '1', null);
    const { data, more } = await balance();
    expect([data.map(({ before }) => before), more]).toEqual([[`${limits.listRows}`], undefined]);

    await multiply(1, '1', null);
    expect(await balance()).toMatchObject({ more: true });
  }, 60_000);

  test('who comes after the last row of a list may be named all the same', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const technician = await company.addServiceStaff();
    const { id: customerId, person: login } = await addCustomer(server(), company);
    const { id: accountId } = await administrator
      .get('customer.logins', { id: customerId })
      .then(([only]) => only ?? expect.fail('A customer is created with a login.'));
    for (const id of [technician.id, accountId]) {
      await sql`insert into account select (jsonb_populate_record(account, jsonb_build_object(
          'id', gen_random_uuid(), 'login_id', concat(id, made), 'user_name', '', 'created_at', '2020-01-01')
        )).* from account, generate_series(1, ${listEnd}) as made where id = ${id}`.execute(server().database.system);
    }
    const people = { responsibleId: technician.id, operatorId: technician.id };
    const log = { title: 'Rats', description: 'Seen', content: 'Two', photos: [], customerId, ...people };
    const role = { name: 'Last', deviceTypes: [], customerIds: [], workshopIds: [], accountIds: [technician.id] };
    const { id: roleId } = await administrator.get('deviceRole.create', role);
    await administrator.get('pestLog.create', log);
    await administrator.get('deviceRole.assign', { accountId: technician.id, roleIds: [roleId] });
    const { accountIds } = await administrator.get('deviceRole.details', { id: roleId });
    const { loginId } = await administrator.get('customer.details', { id: customerId });
    await administrator.get('customer.disableLogin', { id: customerId, accountId, disabled: true });
    expect([accountIds, loginId]).toEqual([[technician.id], login.loginId]);
  }, 60_000);
});
