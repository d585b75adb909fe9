import { sql } from 'kysely';
import { fold, foldSigns } from 'pest-sdk';
import { expect, test } from 'vitest';
import { addCompany, addCustomer } from '../testing/people';
import { onEachEngine } from '../testing/test-server';
import { foldedBy } from './migrations/baseline/folded';
import { folded } from './search';

test('what the schema folds is folded as words are now; otherwise a migration writes it anew', () => {
  expect(foldedBy).toEqual(foldSigns);
});

onEachEngine((server) => {
  test('names that must differ are no two spellings of one word', async () => {
    const company = await addCompany(server());
    const site = await addCustomer(server(), company);
    const person = company.administrator;
    const workshop = (name: string) => person.ask('workshop.add', { customerId: site.id, name, zoneRisk: 'high' });
    const role = (name: string) => person.ask('deviceRole.create', { name, deviceTypes: ['flyLamp'] });
    const tag = (name: string) => person.ask('device.addTag', { name });
    const consumable = (name: string) =>
      person.ask('stock.addConsumablesStock', {
        ...{ categoryId: 3, name, unit: '张', safetyStock: '1', warningLevel: '1', stock: '0' },
      });
    for (const add of [workshop, role, tag, consumable]) {
      expect((await add('HP-1 车间')).code).toBe(0);
      expect((await add('ｈｐ–1车间\u200b')).code).toBe(4001);
      expect((await add('HP-2 车间')).code).toBe(0);
    }
  });

  test.each([
    ['every sign that is written otherwise', `x${foldSigns.from}y`],
    ['wide letters, blanks and capitals', '　ＨＴ－ＣＴ００１ Café 禾穗　'],
    ['another alphabet', 'НТ-СТ001'],
    ['nothing', ''],
  ])('the database folds as the rest does: %s', async (_, text) => {
    const { rows } = await sql<{ word: string }>`select ${folded(sql`${text}::text`)} as word`.execute(
      server().database.system,
    );
    expect(rows).toEqual([{ word: fold(text) }]);
  });
});
