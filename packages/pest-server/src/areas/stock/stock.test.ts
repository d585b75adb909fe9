import type { RequestInput } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import { addCompany, addCustomer, type Person } from '../../testing/people';
import { onEachEngine, onPostgres, type TestServer } from '../../testing/test-server';

function draft(given: Partial<RequestInput<'stock.addConsumablesStock'>> = {}) {
  return {
    categoryId: 2,
    name: 'Glue board',
    unit: 'piece',
    safetyStock: '50',
    warningLevel: '20',
    stock: '100',
    ...given,
  };
}

const chemical = { categoryId: 5, name: 'Deltamethrin', unit: 'ml', registrationNumber: 'WP20080001' } as const;

async function ledgerOf(person: Person, id: string) {
  return (await person.get('stock.ledger', { id })).items;
}

/** A technician checked in, and a use of one new consumable to be recorded. */
async function visitWith(server: TestServer, given: Partial<RequestInput<'stock.addConsumablesStock'>>) {
  const company = await addCompany(server);
  const { administrator } = company;
  const technician = await company.addServiceStaff();
  const customer = await addCustomer(server, company);
  const { id } = await administrator.get('stock.addConsumablesStock', draft(given));
  const { id: taskId } = await administrator.get('task.create', {
    customerId: customer.id,
    workshopIds: [],
    places: ['indoor'],
    inspection: 'routine',
    plannedAt: server.parts.now().toISOString(),
    description: '',
    staffIds: [technician.id],
  });
  await technician.get('task.checkIn', { id: taskId });
  const use = {
    taskId,
    consumableId: id,
    amount: '1',
    dilution: '1:100',
    areaTreated: '20',
    where: 'Kitchen',
    method: 'spray',
    targetPest: 'cockroach',
    batch: '',
    precautions: '',
    applicatorLicence: '',
  };
  return { administrator, technician, id, use };
}

onEachEngine((server) => {
  test('opening stock, replenishment and the level are one ledger', async () => {
    const { administrator } = await addCompany(server());
    const { id } = await administrator.get('stock.addConsumablesStock', draft({ stock: '10.5' }));
    expect(await administrator.get('stock.addCategoryStock', { id, quantity: '4.5', note: 'delivery' })).toEqual({
      stock: '15',
    });
    const entries = await ledgerOf(administrator, id);
    expect(entries.map(({ change, reason, note }) => ({ change, reason, note }))).toEqual([
      { change: '4.5', reason: 'replenish', note: 'delivery' },
      { change: '10.5', reason: 'opening', note: '' },
    ]);
    const [item] = (await administrator.get('stock.consumablesStock', {})).items;
    expect(item).toMatchObject({ id, stock: '15', status: 'warning', warningLevel: '20' });
  });

  test('warnings follow the warning value and the rights of the one who asks', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const glue = await administrator.get('stock.addConsumablesStock', draft({ stock: '5' }));
    const spray = await administrator.get('stock.addConsumablesStock', draft({ ...chemical, stock: '0' }));
    await administrator.get('stock.addConsumablesStock', draft({ name: 'Plenty', stock: '500' }));
    const idsFor = async (person: Person) =>
      (await person.get('stock.allCategoryStock', {})).map(({ id, status }) => ({ id, status }));
    expect(await idsFor(administrator)).toEqual([
      { id: spray.id, status: 'out' },
      { id: glue.id, status: 'warning' },
    ]);
    expect(await idsFor(await company.addManagementStaff(['m_mquipment_inventory']))).toEqual([
      { id: glue.id, status: 'warning' },
    ]);
    expect(await idsFor(await company.addManagementStaff(['m_mquipment_chemistry']))).toEqual([
      { id: spray.id, status: 'out' },
    ]);
    await administrator.get('stock.setCategoryWarningNum', { id: glue.id, warningLevel: '5' });
    expect(await idsFor(administrator)).toEqual([{ id: spray.id, status: 'out' }]);
  });

  test('a warning says how long the first batch that has something left is good', async () => {
    const { administrator } = await addCompany(server());
    const { id } = await administrator.get('stock.addConsumablesStock', draft({ ...chemical, stock: '1' }));
    const told = async () => (await administrator.get('stock.allCategoryStock', {})).map(({ expiresOn }) => expiresOn);
    expect(await told()).toEqual([null]);
    for (const [batch, expiresOn] of [
      ['B2', '2030-02-01'],
      ['B1', '2030-01-01'],
    ] as const) {
      await administrator.get('stock.addCategoryStock', { id, quantity: '1', batch, expiresOn });
    }
    expect(await told()).toEqual(['2030-01-01']);
    await administrator.get('stock.takeOut', { id, quantity: '1', cause: 'damaged' });
    expect(await told()).toEqual(['2030-02-01']);
  });

  test('the right for physical consumables does not reach chemicals', async () => {
    const company = await addCompany(server());
    const { id } = await company.administrator.get('stock.addConsumablesStock', draft({ ...chemical, stock: '10' }));
    const manager = await company.addManagementStaff(['btn_mquipment_replenish', 'btn_mquipment_save']);
    expect((await manager.ask('stock.addCategoryStock', { id, quantity: '1' })).code).toBe(20014);
    expect((await manager.ask('stock.addConsumablesStock', draft(chemical))).code).toBe(20014);
    expect((await ledgerOf(company.administrator, id)).length).toBe(1);
  });

  test('a name is unique in its category, and free again once removed', async () => {
    const { administrator } = await addCompany(server());
    const { id } = await administrator.get('stock.addConsumablesStock', draft());
    expect(await administrator.ask('stock.addConsumablesStock', draft())).toMatchObject({ code: 4001, field: 'name' });
    expect((await administrator.ask('stock.addConsumablesStock', draft({ categoryId: 3 }))).code).toBe(0);
    await administrator.get('stock.removeConsumablesByIds', { ids: id });
    expect((await administrator.ask('stock.addConsumablesStock', draft())).code).toBe(0);
  });

  test('C9 a list of ids is removed whole or not at all', async () => {
    const mine = await addCompany(server());
    const other = await addCompany(server());
    const own = await mine.administrator.get('stock.addConsumablesStock', draft());
    const foreign = await other.administrator.get('stock.addConsumablesStock', draft());
    const answer = await mine.administrator.ask('stock.removeConsumablesByIds', { ids: `${own.id},${foreign.id}` });
    expect(answer.code).toBe(4004);
    expect((await mine.administrator.get('stock.all', {})).map((row) => row.id)).toEqual([own.id]);
    expect((await other.administrator.get('stock.all', {})).map((row) => row.id)).toEqual([foreign.id]);
  });

  test('C8 a foreign consumable, an unknown one and no id at all answer alike', async () => {
    const mine = await addCompany(server());
    const other = await addCompany(server());
    const foreign = await other.administrator.get('stock.addConsumablesStock', draft());
    const ask = (id: string) => mine.administrator.ask('stock.addCategoryStock', { id, quantity: '1' });
    const [theirs, unknown, nonsense] = [
      await ask(foreign.id),
      await ask('0198c0de-0000-7000-8000-000000000000'),
      await ask('nonsense'),
    ];
    expect(theirs.code).toBe(4004);
    expect(unknown.body).toBe(theirs.body);
    expect(nonsense.body).toBe(theirs.body);
    expect((await ledgerOf(other.administrator, foreign.id)).length).toBe(1);
  });

  test('quantities that are no amounts are refused by name', async () => {
    const { administrator } = await addCompany(server());
    const { id } = await administrator.get('stock.addConsumablesStock', draft());
    for (const quantity of ['-1', '1e3', 'ten', '1.2345', '0']) {
      expect(await administrator.ask('stock.addCategoryStock', { id, quantity })).toMatchObject({
        code: 3001,
        field: 'quantity',
      });
    }
  });

  test('a customer has no stock', async () => {
    const company = await addCompany(server());
    const { person } = await addCustomer(server(), company);
    expect(await person.get('stock.allCategoryStock', {})).toEqual([]);
    expect((await person.ask('stock.all', {})).code).toBe(20014);
  });

  test('consumables to choose from are those of the menus that the account holds', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const glue = await administrator.get('stock.addConsumablesStock', draft());
    const gel = await administrator.get('stock.addConsumablesStock', draft(chemical));
    const idsFor = async (person: Person, request: RequestInput<'stock.all'> = {}) =>
      (await person.get('stock.all', request)).map(({ id }) => id).sort();
    const storekeeper = await company.addManagementStaff(['m_mquipment_inventory']);
    const chemist = await company.addManagementStaff(['m_mquipment_chemistry']);
    expect(await idsFor(administrator)).toEqual([glue.id, gel.id].sort());
    expect(await idsFor(storekeeper)).toEqual([glue.id]);
    expect(await idsFor(storekeeper, { categoryId: 5 })).toEqual([]);
    expect(await idsFor(chemist)).toEqual([gel.id]);
    const technician = await company.addServiceStaff();
    expect((await technician.ask('stock.all', {})).code).toBe(20014);
    expect(await technician.get('inspection.chemicals', {})).toMatchObject([{ id: gel.id, stock: '100' }]);
  });

  test('a chemical has a capacity in ml or g, a ratio and an area; its unit may be left out', async () => {
    const { administrator } = await addCompany(server());
    const { unit: _, ...known } = draft({ ...chemical, unit: undefined });
    const product = { capacity: '12.50', capacityUnit: 'g', ratio: '1 : 50', applicationArea: 'Drains' } as const;
    await administrator.get('stock.addConsumablesStock', { ...known, ...product });
    const [gel] = (await administrator.get('stock.chemicalConsumables', {})).items;
    expect(gel).toMatchObject({ ...product, capacity: '12.5', unit: 'g' });
    for (const wrong of [{ capacity: '500 ml' }, { capacity: '0' }]) {
      const answer = await administrator.ask('stock.addConsumablesStock', { ...known, ...wrong, name: 'Other' });
      expect(answer).toMatchObject({ code: 3001, field: 'capacity' });
    }
  });

  test('batches: what expires first is used first, what is past its date last, and a use taken back returns there', async () => {
    const { administrator, technician, id, use } = await visitWith(server(), { ...chemical, stock: '10' });
    const deliver = (batch: string, expiresOn: string | undefined, quantity: string) =>
      administrator.get('stock.addCategoryStock', { id, quantity, batch, expiresOn });
    await deliver('LATE', '2027-12-31', '20');
    await deliver('SOON', '2026-05-20', '20');
    await deliver('PAST', '2026-01-31', '20');
    await deliver('SOON', undefined, '5');
    const left = async () => {
      const [item] = (await administrator.get('stock.chemicalConsumables', {})).items;
      return [item?.stock, ...(item?.batches ?? []).map(({ batch, stock }) => `${batch} ${stock}`)];
    };
    expect(await left()).toEqual(['75', 'PAST 20', 'SOON 25', 'LATE 20']);
    const { id: useId } = await technician.get('inspection.useChemical', { ...use, amount: '30' });
    expect(await left()).toEqual(['45', 'PAST 20', 'LATE 15']);
    const [recorded] = await technician.get('inspection.chemicalUses', { id: use.taskId });
    expect(recorded).toMatchObject({ amount: '30', batch: 'SOON, LATE' });
    await technician.get('inspection.removeChemicalUse', { id: useId });
    expect(await left()).toEqual(['75', 'PAST 20', 'SOON 25', 'LATE 20']);
    await technician.get('inspection.useChemical', { ...use, amount: '2', batch: 'PAST' });
    expect(await left()).toEqual(['73', 'PAST 18', 'SOON 25', 'LATE 20']);
    await technician.get('inspection.useChemical', { ...use, amount: '60' });
    expect(await left()).toEqual(['13', 'PAST 13']);
    expect((await technician.ask('inspection.useChemical', { ...use, amount: '13.001' })).code).toBe(20010);
    expect((await administrator.get('stock.chemicalConsumables', { expiry: 'soon' })).total).toBe(1);
  });

  test('a batch has one expiry date, and is of its consumable only', async () => {
    const { administrator } = await addCompany(server());
    const { id } = await administrator.get('stock.addConsumablesStock', draft());
    const other = await administrator.get('stock.addConsumablesStock', draft({ name: 'Other' }));
    await administrator.get('stock.addCategoryStock', { id, quantity: '5', batch: 'B1', expiresOn: '2027-01-01' });
    const again = { id, quantity: '5', batch: 'B1', expiresOn: '2027-02-01' };
    expect(await administrator.ask('stock.addCategoryStock', again)).toMatchObject({ code: 4001, field: 'expiresOn' });
    expect(
      await administrator.ask('stock.addCategoryStock', { id, quantity: '5', expiresOn: '2027-01-01' }),
    ).toMatchObject({ code: 3001, field: 'batch' });
    const [item] = await administrator.get('stock.all', {});
    const [batch] = item?.batches ?? [];
    expect(batch).toMatchObject({ batch: 'B1', expiresOn: '2027-01-01', stock: '5' });
    const from = { quantity: '1', cause: 'damaged' as const, batchId: batch?.id };
    expect((await administrator.ask('stock.takeOut', { ...from, id: other.id })).code).toBe(4004);
    expect((await administrator.ask('stock.takeOut', { ...from, id, quantity: '6' })).code).toBe(20010);
    expect(await administrator.get('stock.takeOut', { ...from, id, quantity: '5', note: 'wet' })).toEqual({
      stock: '100',
    });
    const [entry] = await ledgerOf(administrator, id);
    expect(entry).toMatchObject({ change: '-5', reason: 'out', cause: 'damaged', batch: 'B1', note: 'wet' });
  });

  test('a stock-take makes what was counted the stock, whole or not at all, and only of what nobody moved meanwhile', async () => {
    const { administrator } = await addCompany(server());
    const { id } = await administrator.get('stock.addConsumablesStock', draft({ stock: '10' }));
    const other = await administrator.get('stock.addConsumablesStock', draft({ name: 'Other', stock: '3' }));
    await administrator.get('stock.addCategoryStock', { id, quantity: '4', batch: 'B1' });
    const [item] = await administrator.get('stock.all', {});
    const batchId = item?.batches[0]?.id ?? '';
    const lines = [
      { id, batchId, expected: '4', counted: '1' },
      { id, batchId: null, expected: '10', counted: '12.5' },
      { id: other.id, batchId: null, expected: '3', counted: '3' },
    ];
    const stale = lines.map((line) => (line.id === other.id ? { ...line, expected: '2' } : line));
    expect(await administrator.ask('stock.count', { lines: stale })).toMatchObject({ code: 4001, field: 'lines' });
    expect((await ledgerOf(administrator, id)).filter(({ reason }) => reason === 'count')).toEqual([]);
    expect(await administrator.get('stock.count', { lines, note: 'May' })).toEqual({ counted: 3, differing: 2 });
    expect((await administrator.get('stock.all', {})).map(({ stock }) => stock)).toEqual(['13.5', '3']);
    const counts = (await ledgerOf(administrator, id)).filter(({ reason }) => reason === 'count');
    expect(counts.map(({ change, counted, batch, note }) => [change, counted, batch, note]).sort()).toEqual([
      ['-3', '1', 'B1', 'May'],
      ['2.5', '12.5', '', 'May'],
    ]);
    expect(await ledgerOf(administrator, other.id)).toMatchObject([
      { change: '0', counted: '3' },
      { reason: 'opening' },
    ]);
    expect((await administrator.ask('stock.count', { lines })).code).toBe(4001);
  });

  test('every figure of the balance is the sum of the ledger rows that it opens', async () => {
    const { administrator, technician, id, use } = await visitWith(server(), { ...chemical, stock: '100' });
    const twin = await administrator.get('stock.addConsumablesStock', draft({ ...chemical, name: 'Twin', stock: '7' }));
    await administrator.get('stock.addCategoryStock', { id, quantity: '50', batch: 'B1' });
    const { id: mistake } = await technician.get('inspection.useChemical', { ...use, amount: '5' });
    await technician.get('inspection.removeChemicalUse', { id: mistake });
    await technician.get('inspection.useChemical', { ...use, amount: '30' });
    await administrator.get('stock.takeOut', { id, quantity: '10.5', cause: 'lost' });
    await administrator.get('stock.count', { lines: [{ id: twin.id, batchId: null, expected: '7', counted: '6' }] });
    const day = server().parts.now().toISOString().slice(0, 10);
    const days = { from: day, to: '2099-12-31' };
    const lines = await administrator.get('stock.balance', { kind: 'chemical', ...days });
    expect(lines.find((line) => line.id === id)).toMatchObject({
      before: '0',
      received: '150',
      used: '-30',
      out: '-10.5',
      difference: '0',
      after: '109.5',
      countedAt: null,
    });
    const [together, ...others] = await administrator.get('stock.balance', {
      kind: 'chemical',
      by: 'registration',
      ...days,
    });
    expect(others).toEqual([]);
    expect(together).toMatchObject({ id: null, received: '157', difference: '-1', after: '115.5' });
    for (const figure of ['received', 'used', 'out', 'difference'] as const) {
      const { registrationNumber, unit } = chemical;
      const filter = { registrationNumber, unit, kind: 'chemical' as const, figure, ...days };
      const { items } = await administrator.get('stock.ledger', filter);
      const sum = items.reduce((total, entry) => total + Number(entry.change), 0);
      expect([figure, sum]).toEqual([figure, Number(together?.[figure])]);
    }
    const later = await administrator.get('stock.balance', { kind: 'chemical', from: '2099-01-01', to: '2099-01-31' });
    expect(later.map(({ before, received, after }) => [before, received, after])).toEqual([
      ['109.5', '0', '109.5'],
      ['6', '0', '6'],
    ]);
  });

  test('balance and ledger show the kinds that the account may read', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    await administrator.get('stock.addConsumablesStock', draft());
    await administrator.get('stock.addConsumablesStock', draft(chemical));
    const storekeeper = await company.addManagementStaff(['btn_mquipment_view']);
    const days = { from: '2026-01-01', to: '2099-12-31' };
    expect((await storekeeper.ask('stock.balance', { kind: 'chemical', ...days })).code).toBe(20014);
    expect((await storekeeper.get('stock.ledger', {})).items.map(({ name }) => name)).toEqual(['Glue board']);
    expect((await storekeeper.ask('stock.takeOut', { id: 'x', quantity: '1', cause: 'lost' })).code).toBe(20014);
  });

  test('lists sort by what needs somebody first', async () => {
    const { administrator } = await addCompany(server());
    await administrator.get('stock.addConsumablesStock', draft({ name: 'A plenty', stock: '500' }));
    await administrator.get('stock.addConsumablesStock', draft({ name: 'B low', stock: '1' }));
    await administrator.get('stock.addConsumablesStock', draft({ name: 'C none', stock: '0' }));
    const names = async (request: RequestInput<'stock.consumablesStock'>) =>
      (await administrator.get('stock.consumablesStock', request)).items.map((item) => item.name);
    expect(await names({ sort: 'status' })).toEqual(['C none', 'B low', 'A plenty']);
    expect(await names({ status: 'out' })).toEqual(['C none']);
    expect(await names({ search: 'LOW' })).toEqual(['B low']);
  });
});

describe('races', () => {
  onPostgres((server) => {
    test('I1 a hundred takers of fifty: fifty get it, the stock ends at zero', async () => {
      const { administrator, technician, use } = await visitWith(server(), { ...chemical, stock: '50' });
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => technician.ask('inspection.useChemical', use)),
      );
      const codes = answers.map((answer) => answer.code);
      expect(codes.filter((code) => code === 0)).toHaveLength(50);
      expect(codes.filter((code) => code === 20010)).toHaveLength(50);
      const [left] = await administrator.get('stock.all', { categoryId: 5 });
      expect(left?.stock).toBe('0');
      expect(await administrator.get('inspection.chemicalUses', { id: use.taskId })).toHaveLength(50);
    });

    test('I1b uses, a taking out and a stock-take at once: no batch goes below zero, every sum is its ledger', async () => {
      for (let round = 0; round < 10; round += 1) {
        const { administrator, technician, id, use } = await visitWith(server(), { ...chemical, stock: '10' });
        for (const batch of ['B1', 'B2']) {
          await administrator.get('stock.addCategoryStock', { id, quantity: '10', batch, expiresOn: '2099-01-01' });
        }
        const [before] = await administrator.get('stock.all', { categoryId: 5 });
        const [first] = before?.batches ?? [];
        const lines = [{ id, batchId: first?.id ?? '', expected: '10', counted: '9' }];
        // All others change it by even amounts: what was counted as nine is never ten again, which a second count expects.
        const answers = await Promise.all([
          ...Array.from({ length: 20 }, () => technician.ask('inspection.useChemical', { ...use, amount: '2' })),
          ...Array.from({ length: 4 }, () => administrator.ask('stock.count', { lines })),
          administrator.ask('stock.takeOut', { id, quantity: '4', cause: 'lost', batchId: first?.id }),
          ...Array.from({ length: 4 }, () =>
            administrator.ask('stock.addCategoryStock', { id, quantity: '2', batch: 'B1' }),
          ),
        ]);
        expect(answers.filter(({ code }) => ![0, 20010, 4001].includes(code))).toEqual([]);
        const [after] = await administrator.get('stock.all', { categoryId: 5 });
        const { items } = await administrator.get('stock.ledger', { id, limit: 50 });
        const sum = (rows: typeof items) => rows.reduce((total, { change }) => total + Number(change), 0);
        expect(sum(items)).toBe(Number(after?.stock));
        const counts = items.filter(({ reason }) => reason === 'count').length;
        expect(counts).toBeLessThanOrEqual(1);
        for (const batch of ['B1', 'B2', '']) {
          const kept = sum(items.filter((entry) => entry.batch === batch));
          expect(kept).toBeGreaterThanOrEqual(0);
          if (batch) expect(kept).toBe(Number(after?.batches.find((one) => one.batch === batch)?.stock ?? 0));
        }
      }
    });
  });
});
