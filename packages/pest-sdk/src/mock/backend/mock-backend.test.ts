import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPestClient } from '../../client/create-client';
import { strictChecks } from '../../contract/check-result';
import { mockBackend } from '..';

const baseUrl = 'https://pest.example';
const backend = mockBackend({ baseUrl });
const client = createPestClient({ baseUrl, token: 'mock-token', language: 'en', retries: 0, check: strictChecks });
const network = setupServer(...backend.handlers);

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  backend.reset();
  backend.play('');
});
afterAll(() => network.close());

describe('a pretended backend', () => {
  it('is one world: ids and counts agree between calls', async () => {
    const { items } = await client.customer.list();
    for (const { id, deviceCount, floorPlanCount, workshopCount } of items) {
      const [devices, plans, workshops] = await Promise.all([
        client.device.list({ customerId: id }),
        client.floorPlan.list({ customerId: id }),
        client.workshop.children({ customerId: id }),
      ]);
      expect([devices.length, plans.length, workshops.length]).toEqual([deviceCount, floorPlanCount, workshopCount]);
      expect((await client.customer.details({ id })).deviceCount).toBe(deviceCount);
    }
    const [plan] = await client.floorPlan.list({ customerId: 'customer-1' });
    const picture = await fetch(`${baseUrl}${plan?.image.src}`);
    expect(await picture.text()).toContain('viewBox="0 0 1200 700"');
  });

  it('lists what was added, shows it where it was moved, and forgets what was deleted', async () => {
    const [like] = await client.device.list({ floorPlanId: 'floorPlan-1' });
    if (!like) throw new Error('There are no devices.');
    const { customerId, type } = like;
    const { id } = await client.device.add({
      customerId,
      type,
      code: 'FL-0900',
      name: 'Line 3, fly lamp',
      tags: ['new'],
    });
    expect(await client.device.detail({ id })).toMatchObject({
      code: 'FL-0900',
      position: null,
      tags: [{ name: 'new' }],
    });
    await client.device.mobile({ id, floorPlanId: 'floorPlan-1', position: { x: 0.5, y: 0.5 } });
    const { points } = await client.device.mosquitoGraph({ floorPlanId: 'floorPlan-1', range: 'week' });
    expect(points.find(({ deviceId }) => deviceId === id)).toMatchObject({ x: 0.5, y: 0.5, checked: false, value: 0 });
    await expect(client.device.add({ customerId, type, code: 'FL-0900', name: 'Twice' })).rejects.toMatchObject({
      errorName: 'device.boundHere',
      field: 'code',
    });
    await client.device.delete({ id });
    await expect(client.device.detail({ id })).rejects.toMatchObject({ errorName: 'device.notFound' });
  });

  it('counts more in a longer range, and the same when asked again', async () => {
    const totals = await Promise.all(
      (['week', 'month', 'threeMonths', 'week'] as const).map((range) =>
        client.device.mosquitoGraph({ floorPlanId: 'floorPlan-1', range }).then(({ summary }) => summary.total),
      ),
    );
    const [week = 0, month = 0, quarter = 0, again] = totals;
    expect(week).toBeGreaterThan(0);
    expect(month).toBeGreaterThan(week);
    expect(quarter).toBeGreaterThan(month);
    expect(again).toBe(week);
  });

  it('replenishes: the warning goes, and the ledger tells', async () => {
    const warnings = await client.stock.allCategoryStock();
    expect(warnings.map(({ id, status }) => [id, status])).toEqual([
      ['stock-2', 'warning'],
      ['stock-3', 'out'],
    ]);
    expect(await client.stock.addCategoryStock({ id: 'stock-2', quantity: '26.5' })).toEqual({ stock: '40.5' });
    expect((await client.home.consumableWarning()).map(({ id }) => id)).toEqual(['stock-3']);
    const { items } = await client.stock.ledger({ id: 'stock-2' });
    expect(items.map(({ change, reason }) => [change, reason])).toEqual([
      ['26.5', 'replenish'],
      ['14', 'opening'],
    ]);
    const { items: listed } = await client.stock.consumablesStock({ status: 'normal', search: 'glue' });
    expect(listed.map(({ id }) => id)).toEqual(['stock-1', 'stock-2']);
  });

  it('keeps templates, one for each type of device', async () => {
    const { name, process, directions } = await client.template.details({ id: 'template-1' });
    const draft = { name, process, directions, deviceType: 'mouseTrap' } as const;
    const { id } = await client.template.create(draft);
    expect((await client.template.list()).map((row) => row.id)).toEqual(['template-1', id]);
    await client.template.update({ ...draft, id, name: 'Mouse trap, weekly' });
    expect(await client.template.details({ id })).toMatchObject({ name: 'Mouse trap, weekly', version: 2 });
    await expect(client.template.create(draft)).rejects.toMatchObject({ errorName: 'template.deviceTypeTaken' });
  });

  it('starts anew when it is told to forget', async () => {
    const plans = await client.floorPlan.list();
    await client.floorPlan.delete({ id: 'floorPlan-1' });
    await client.workshop.add({ customerId: 'customer-1', name: 'Cold store' });
    expect(await client.floorPlan.list()).toHaveLength(plans.length - 1);
    backend.reset();
    expect(await client.floorPlan.list()).toEqual(plans);
  });
});

describe('a scenario', () => {
  const consumable = { id: 'stock-1', quantity: '1' };

  it.each(['?fail=4004', '?fail=general.notFound'])(
    '%s refuses the calls that can answer it, and no other',
    async (scenario) => {
      backend.play(scenario);
      await expect(client.stock.addCategoryStock(consumable)).rejects.toMatchObject({ errorName: 'general.notFound' });
      await expect(client.stock.allCategoryStock()).resolves.toHaveLength(2);
    },
  );

  it('?fail=offline&at=… loses the connections of one call', async () => {
    backend.play('?fail=offline&at=stock.ledger');
    await expect(client.stock.ledger({ id: 'stock-1' })).rejects.toMatchObject({ kind: 'network' });
    await expect(client.stock.addCategoryStock(consumable)).resolves.toEqual({ stock: '121' });
  });

  it('?delay=… keeps a page waiting', async () => {
    backend.play('?delay=40');
    await expect(client.stock.all({}, { timeoutMs: 10 })).rejects.toMatchObject({ kind: 'timeout' });
  });
});
