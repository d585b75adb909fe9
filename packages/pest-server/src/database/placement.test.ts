import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice } from '../testing/people';
import { onEachEngine } from '../testing/test-server';
import { newId } from './ids';
import { createTable } from './placement';

onEachEngine((server) => {
  test('a table that a later migration adds has its foreign keys', async () => {
    await server().database.asSystem((system) =>
      createTable(
        system,
        'device_note',
        'company_id uuid not null, id uuid not null, device_id uuid not null, primary key (company_id, id)',
        ['foreign key (company_id, device_id) references device'],
      ),
    );
    const company = await addCompany(server());
    const device = await addDevice(company.administrator, (await addCustomer(server(), company)).id);
    const insert = (deviceId: string) =>
      sql`insert into device_note values (${company.id}, ${newId(new Date())}, ${deviceId})`.execute(
        server().database.system,
      );
    await insert(device.id);
    await expect(insert(newId(new Date()))).rejects.toMatchObject({ code: '23503' });
  });
});
