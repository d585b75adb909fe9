import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createPestClient } from '../client/create-client';
import { type EndpointName, endpoints } from '../contract';
import { type MockCall, mockHandlers, refusal, sampleResult } from '.';

const baseUrl = 'https://pest.example';
const client = createPestClient({ baseUrl, token: 'mock-token', language: 'en', retries: 0 });
const network = setupServer();

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

describe('sampleResult', () => {
  it.each(endpoints)('$name has an answer of the shape that its row declares', ({ name, row }) => {
    const result = sampleResult(name);
    expect(z.safeParse(row.result, result).error).toBeUndefined();
  });

  it('tells believable things, and different ones in a list', () => {
    const { items, total } = sampleResult('stock.consumablesStock');
    expect(items.map(({ id, name, unit }) => ({ id, name, unit }))).toEqual([
      { id: 'stock-1', name: 'Cockroach gel, 12 g', unit: 'tube' },
      { id: 'stock-2', name: 'Glue board for fly lamps', unit: 'piece' },
      { id: 'stock-3', name: 'Bait block, 28 g', unit: 'block' },
    ]);
    expect(total).toBe(items.length);
  });
});

describe('mockHandlers', () => {
  it('refuses what the account’s permissions do not allow, by the kind that an argument names too', async () => {
    network.use(...mockHandlers({}, { baseUrl, permissions: ['btn_mquipment_view', 'btn_service_assign'] }));
    const days = { from: '2026-05-01', to: '2026-05-31' };
    const denied = { errorName: 'permission.denied' };
    await expect(client.stock.balance({ kind: 'physical', ...days })).resolves.toBeInstanceOf(Array);
    await expect(client.stock.balance({ kind: 'chemical', ...days })).rejects.toMatchObject(denied);
    await expect(client.leave.list({})).rejects.toMatchObject(denied);
    await expect(client.company.updateSettings({ reviewByAnother: true })).rejects.toMatchObject(denied);
    const plan = { plannedAt: '2026-05-12T01:00:00.000Z', staffIds: [] };
    const move = { id: 'task-1', from: plan, to: plan };
    await expect(client.schedule.move(move)).resolves.toHaveProperty('clashes');
    await expect(client.schedule.move({ ...move, following: true })).rejects.toMatchObject(denied);
  });

  it('answers every row at its own method and path', async () => {
    const asked: EndpointName[] = [];
    network.use(...mockHandlers({}, { baseUrl, onCall: ({ name }) => asked.push(name) }));
    for (const { name, row } of endpoints) {
      const response = await fetch(`${baseUrl}${row.path.replace(/\{\w+\}/g, 'x-1')}`, {
        method: row.method,
        ...bodyOf(row.sends),
      });
      const answer: unknown = await response.json();
      expect([0, 3001], name).toContain((answer as { code: number }).code);
    }
    expect(asked.length).toBeGreaterThan(40);
  });

  it('answers what it was told to, by value or by call', async () => {
    network.use(
      ...mockHandlers({
        'stock.allCategoryStock': [],
        'task.details': ({ request }) => ({ ...sampleResult('task.details'), id: request.id }),
      }),
    );
    expect(await client.stock.allCategoryStock()).toEqual([]);
    expect(await client.task.details({ id: 'task-7' })).toMatchObject({ id: 'task-7' });
  });

  it('refuses by name, in the language of the call, beside the field', async () => {
    network.use(
      ...mockHandlers({ 'stock.addConsumablesStock': refusal('general.invalidParameter', { field: 'name' }) }),
    );
    const call = client.stock.addConsumablesStock({
      categoryId: 1,
      name: 'Cockroach gel',
      unit: 'tube',
      safetyStock: '40',
      warningLevel: '20',
      stock: '0',
    });
    await expect(call).rejects.toMatchObject({ kind: 'api', errorName: 'general.invalidParameter', field: 'name' });
  });

  it('refuses arguments that the contract refuses', async () => {
    network.use(...mockHandlers());
    const response = await fetch(`${baseUrl}/api/v-device-stock/getConsumablesStock?page=first`);
    expect(await response.json()).toMatchObject({ code: 3001, field: 'page' });
  });

  it('carries a code with data, and a lost connection', async () => {
    const login = { loginId: '13900000006', password: 'd'.repeat(32), loginType: 'web' } as const;
    network.use(...mockHandlers({ 'auth.login': refusal('account.informationIncomplete', { data: 'a-token' }) }));
    expect(await client.auth.login(login)).toBe('a-token');
    network.use(...mockHandlers({ 'auth.login': HttpResponse.error() }));
    await expect(client.auth.login(login)).rejects.toMatchObject({ kind: 'network' });
  });

  it('records each call with the arguments as the server reads them', async () => {
    const calls: MockCall[] = [];
    network.use(...mockHandlers({}, { onCall: (call) => calls.push(call) }));
    await client.stock.consumablesStock({ search: 'gel', limit: 50 });
    expect(calls).toMatchObject([{ name: 'stock.consumablesStock', request: { search: 'gel', page: 1, limit: 50 } }]);
    expect(calls[0]?.headers.get('authorization')).toBe('mock-token');
  });
});

function bodyOf(sends: string): RequestInit {
  switch (sends) {
    case 'json':
      return { body: '{}', headers: { 'Content-Type': 'application/json' } };
    case 'form':
      return { body: '', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
    default:
      return {};
  }
}
