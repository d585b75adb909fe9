import { expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

onEachEngine((server) => {
  async function site() {
    const company = await addCompany(server());
    const customer = await addCustomer(server(), company);
    return { manager: company.administrator, customerId: customer.id };
  }

  test('workshops are listed with their devices, found by name, and chosen from', async () => {
    const { manager, customerId } = await site();
    const bakery = await manager.get('workshop.add', { customerId, name: 'Bakery', zoneRisk: 'high' });
    const store = await manager.get('workshop.add', { customerId, name: 'Store', zoneRisk: 'low' });
    await addDevice(manager, customerId, { workshopId: bakery.id });
    const all = await manager.get('workshop.list', { customerId });
    expect(all.items.map(({ name, zoneRisk, deviceCount }) => [name, zoneRisk, deviceCount])).toEqual([
      ['Bakery', 'high', 1],
      ['Store', 'low', 0],
    ]);
    expect((await manager.get('workshop.list', { customerId, search: 'bAK' })).total).toBe(1);
    expect(await manager.get('workshop.children', { customerId })).toEqual([
      { id: bakery.id, name: 'Bakery' },
      { id: store.id, name: 'Store' },
    ]);
  });

  test('a name is taken once for each customer: 4001 beside the field', async () => {
    const { manager, customerId } = await site();
    const workshop = { customerId, name: 'Bakery', zoneRisk: 'high' } as const;
    await manager.get('workshop.add', workshop);
    expect(await manager.ask('workshop.add', workshop)).toMatchObject({ code: 4001, field: 'name' });
    const { id } = await manager.get('workshop.add', { ...workshop, name: 'Store' });
    const renamed = await manager.ask('workshop.update', { id, name: 'Bakery', zoneRisk: 'low' });
    expect(renamed).toMatchObject({ code: 4001, field: 'name' });
    const elsewhere = await site();
    expect((await elsewhere.manager.ask('workshop.add', { ...workshop, customerId: elsewhere.customerId })).code).toBe(
      0,
    );
  });

  test('deleting one leaves its devices, without a workshop', async () => {
    const { manager, customerId } = await site();
    const { id } = await manager.get('workshop.add', { customerId, name: 'Bakery', zoneRisk: 'high' });
    const device = await addDevice(manager, customerId, { workshopId: id });
    expect((await manager.get('device.detail', { id: device.id })).workshopName).toBe('Bakery');
    await manager.get('workshop.delete', { id });
    expect(await manager.get('device.detail', { id: device.id })).toMatchObject({
      workshopId: null,
      workshopName: null,
    });
    expect((await manager.ask('workshop.delete', { id })).code).toBe(4004);
  });

  test('another company neither sees nor changes them: 4004', async () => {
    const { manager, customerId } = await site();
    const { id } = await manager.get('workshop.add', { customerId, name: 'Bakery', zoneRisk: 'high' });
    const stranger = (await addCompany(server())).administrator;
    const answers = [
      await stranger.ask('workshop.list', { customerId }),
      await stranger.ask('workshop.children', { customerId }),
      await stranger.ask('workshop.add', { customerId, name: 'Theirs', zoneRisk: 'low' }),
      await stranger.ask('workshop.update', { id, name: 'Theirs', zoneRisk: 'low' }),
      await stranger.ask('workshop.delete', { id }),
    ];
    expect(answers.map(({ code }) => code)).toEqual([4004, 4004, 4004, 4004, 4004]);
    expect((await manager.get('workshop.list', { customerId })).items[0]?.name).toBe('Bakery');
  });
});
