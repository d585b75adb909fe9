import { expect, test } from 'vitest';
import { addCompany, type Person, randomCreditCode, randomPhone } from '../testing/people';
import { onEachEngine } from '../testing/test-server';

const search = (person: Person) => person.ask('customer.search', { key: randomPhone() });
const licence = (person: Person) => person.ask('customer.checkLicense', { creditCode: randomCreditCode() });

onEachEngine((server) => {
  test('C13 an account searches and checks licences 30 times a minute', async () => {
    server().setNow('2026-05-04T02:00:30.000Z');
    const { administrator } = await addCompany(server());
    for (let asked = 0; asked < 15; asked += 1) {
      expect((await search(administrator)).code).toBe(0);
      expect((await licence(administrator)).code).toBe(0);
    }
    for (const refused of [await search(administrator), await licence(administrator)]) {
      expect(refused).toMatchObject({ code: 4001, status: 429 });
      expect(refused.headers).toHaveProperty('retry-after', '60');
    }
    server().setNow('2026-05-04T02:01:00.000Z');
    expect((await search(administrator)).code).toBe(0);
  });

  test('C13 a company does with all its accounts, and holds up no other', async () => {
    server().setNow('2026-05-04T03:00:30.000Z');
    const company = await addCompany(server());
    const staff = await Promise.all([1, 2, 3].map(() => company.addManagementStaff(['btn_client_bind'])));
    const answers = await Promise.all(staff.flatMap((person) => Array.from({ length: 11 }, () => search(person))));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(30);
    expect((await search((await addCompany(server())).administrator)).code).toBe(0);
  });
});
