import type { RequestInput } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import { addCompany, addCustomer, type Person } from '../../testing/people';
import { onEachEngine, onPostgres } from '../../testing/test-server';

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
      const company = await addCompany(server());
      const { administrator } = company;
      const technician = await company.addServiceStaff();
      const customer = await addCustomer(server(), company);
      const { id: consumableId } = await administrator.get(
        'stock.addConsumablesStock',
        draft({ ...chemical, stock: '50' }),
      );
      const { id: taskId } = await administrator.get('task.create', {
        customerId: customer.id,
        workshopIds: [],
        places: ['indoor'],
        inspection: 'routine',
        plannedAt: server().parts.now().toISOString(),
        description: '',
        staffIds: [technician.id],
      });
      await technician.get('task.checkIn', { id: taskId });
      const use = {
        taskId,
        consumableId,
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
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => technician.ask('inspection.useChemical', use)),
      );
      const codes = answers.map((answer) => answer.code);
      expect(codes.filter((code) => code === 0)).toHaveLength(50);
      expect(codes.filter((code) => code === 20010)).toHaveLength(50);
      const [left] = await administrator.get('stock.all', { categoryId: 5 });
      expect(left?.stock).toBe('0');
      expect(await administrator.get('inspection.chemicalUses', { id: taskId })).toHaveLength(50);
    });
  });
});
