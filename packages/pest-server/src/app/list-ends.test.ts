import { sql } from 'kysely';
import { limits } from 'pest-sdk';
import { expect, test } from 'vitest';
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
});
