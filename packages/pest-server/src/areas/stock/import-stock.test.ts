import type { RequestInput } from 'pest-sdk';
import { expect, test } from 'vitest';
import { addCompany } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

type Line = RequestInput<'stock.importLines'>['lines'][number];

const glue: Line = {
  line: 2,
  category: '捕鼠器耗材',
  name: '粘鼠板',
  unit: '张',
  stock: '20.5',
  warningLevel: '5',
  batch: 'B1',
  expiresOn: '2027-01-31',
  replaces: '粘板',
};

onEachEngine((server) => {
  test('a file of consumables: a dry run names each bad line, the good ones come in once with their stock and batch', async () => {
    const company = await addCompany(server());
    const office = company.administrator;
    await office.get('stock.addConsumablesStock', {
      categoryId: 1,
      name: '灯管',
      safetyStock: '0',
      warningLevel: '0',
      stock: '0',
    });
    const lines: Line[] = [
      glue,
      { line: 3, category: 'Fly-lamp supplies', name: ' 灯管 ' },
      { line: 4, category: '2', name: '粘鼠板' },
      { line: 5, category: '化学耗材', name: 'Gel' },
      { line: 6, category: '3', name: '', stock: 'many' },
      { line: 7, category: '3', name: 'Bait', batch: 'B2' },
      { line: 8, category: '3', name: 'Board', expiresOn: '2027-02-30', stock: '1' },
      { line: 9, category: '2', name: 'Spare lamp', replaces: 'Lamp' },
      { line: 10, category: '1', name: 'Tube', replaces: 'a lamp' },
    ];
    const ask = (mode: 'check' | 'all' | 'good') => office.get('stock.importLines', { kind: 'physical', mode, lines });
    const dry = await ask('check');
    expect(dry).toMatchObject({ lines: 9, good: 1, added: 0 });
    expect(dry.faults.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [3, 'name', 'takenConsumable'],
      [4, 'name', 'twiceInFile'],
      [5, 'category', 'unknownCategory'],
      [6, 'name', 'required'],
      [6, 'stock', 'quantity'],
      [7, 'stock', 'positiveQuantity'],
      [8, 'expiresOn', 'day'],
      [8, 'batch', 'required'],
      [9, 'replaces', 'unknownSupply'],
      [10, 'replaces', 'unknownSupply'],
    ]);
    expect(await ask('all')).toMatchObject({ good: 1, added: 0 });
    expect((await office.get('stock.consumablesStock', {})).total).toBe(1);
    expect(await ask('good')).toMatchObject({ added: 1 });
    expect(await ask('good')).toMatchObject({ good: 0, added: 0 });
    const { items } = await office.get('stock.consumablesStock', { search: '粘鼠板' });
    expect(items).toMatchObject([
      {
        categoryId: 2,
        replaces: 'glueBoard',
        stock: '20.5',
        unit: '张',
        batches: [{ batch: 'B1', expiresOn: '2027-01-31', stock: '20.5' }],
      },
    ]);
    const ledger = await office.get('stock.ledger', { id: items[0]?.id });
    expect(ledger.items).toMatchObject([{ reason: 'opening', change: '20.5', batch: 'B1' }]);

    const chemical = { kind: 'chemical' as const, mode: 'all' as const };
    const gel = { line: 2, name: 'Gel', registrationNumber: 'WP20200001', capacity: '500', capacityUnit: 'ML' };
    expect(await office.get('stock.importLines', { ...chemical, lines: [gel] })).toMatchObject({ added: 1 });
    expect((await office.get('stock.chemicalConsumables', {})).items).toMatchObject([{ name: 'Gel', unit: 'ml' }]);

    const keeper = await company.addManagementStaff(['m_mquipment_inventory', 'btn_mquipment_save']);
    expect((await keeper.ask('stock.importLines', { ...chemical, lines: [gel] })).code).toBe(20014);
    const stranger = (await addCompany(server())).administrator;
    expect(await stranger.get('stock.importLines', { kind: 'physical', mode: 'check', lines: [glue] })).toMatchObject({
      good: 1,
    });
  });

  test('a cell that cannot be taken is named once, whatever is wrong with it', async () => {
    const office = (await addCompany(server())).administrator;
    const lines: Line[] = [
      { ...glue, line: 2, expiresOn: '2027/12/31' },
      { ...glue, line: 3, expiresOn: '2027-02-30' },
      { ...glue, line: 4, expiresOn: '1999-12-31' },
      { ...glue, line: 5, stock: '1,200' },
      { ...glue, line: 6, stock: '' },
      { ...glue, line: 7, stock: '0.0001', batch: '' },
    ];
    const { faults } = await office.get('stock.importLines', { kind: 'physical', mode: 'check', lines });
    expect(faults.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [2, 'expiresOn', 'day'],
      [3, 'expiresOn', 'day'],
      [3, 'name', 'twiceInFile'],
      [4, 'expiresOn', 'nearDate'],
      [4, 'name', 'twiceInFile'],
      [5, 'stock', 'quantity'],
      [6, 'stock', 'positiveQuantity'],
      [6, 'name', 'twiceInFile'],
      [7, 'stock', 'quantity'],
      [7, 'batch', 'required'],
    ]);
  });
});
