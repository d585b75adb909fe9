import type { Endpoint, EndpointName, Schema } from 'pest-sdk';
import { endpoints } from 'pest-sdk/schemas';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  addCompany,
  addCustomer,
  addDevice,
  addFloorPlan,
  addTask,
  lampCheck,
  type Person,
  picture,
  randomCreditCode,
  randomPhone,
} from '../testing/people';
import { onEachEngine, type TestServer } from '../testing/test-server';
import { unfitText } from './unfit-text';

/** Logging out would end the walk; a file has no values. */
const skipped: readonly EndpointName[] = ['auth.logout', 'upload.file'];
const rows = endpoints.filter(({ name }) => !skipped.includes(name));

/** Things that are there, by the name of the argument that refers to them, or by the area whose `id` they are. */
type Known = Readonly<Record<string, string>>;

async function furnish(server: TestServer): Promise<{ person: Person; known: Known }> {
  server.setNow('2026-05-04T02:00:00.000Z');
  const company = await addCompany(server);
  const person = company.administrator;
  const { id: customerId } = await addCustomer(server, company);
  const floorPlanId = await addFloorPlan(person, customerId);
  const { id: workshopId } = await person.get('workshop.add', { customerId, name: 'Bakery', zoneRisk: 'low' });
  const device = await addDevice(person, customerId, { floorPlanId, workshopId, position: { x: 0.5, y: 0.5 } });
  const technician = await company.addServiceStaff();
  const taskId = await addTask(person, customerId, [technician]);
  await technician.get('task.checkIn', { id: taskId });
  await technician.get('inspection.record', lampCheck(taskId, device.id, 3));
  const { id: consumableId } = await person.get('stock.addConsumablesStock', {
    categoryId: 5,
    name: 'Gel',
    unit: 'g',
    stock: '5',
    safetyStock: '1',
    warningLevel: '1',
  });
  const image = (await person.upload(await picture())).data.fullurl;
  const known = { customerId, floorPlanId, workshopId, deviceId: device.id, taskId, consumableId, code: device.code };
  return {
    person,
    known: {
      ...known,
      image,
      staffIds: technician.id,
      workshopIds: workshopId,
      customer: customerId,
      device: device.id,
      floorPlan: floorPlanId,
      workshop: workshopId,
      task: taskId,
      inspection: taskId,
      stock: consumableId,
    },
  };
}

/** What fits somewhere: the first that a schema takes is its value. */
const plausible = (): readonly unknown[] => [
  '2026-05-04',
  '2026-05-04T06:00:00.000Z',
  'Something',
  randomPhone(),
  randomCreditCode(),
  '1',
  'f'.repeat(32),
  'somebody@example.com',
  '123456',
  '{}',
  1,
  0.5,
  true,
];

interface Leaf {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** A request that a row's schema takes, leaf by leaf. */
function leavesOf(schema: Schema, path: Leaf['path'], known: Known, area: string): readonly Leaf[] {
  // zod's own union of its schema types, by whose `type` they are told apart.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, member]) => leavesOf(member, [...path, key], known, area));
    case 'array':
      return leavesOf(def.element, [...path, 0], known, area);
    case 'nullable':
    case 'optional':
    case 'default':
      return leavesOf(def.innerType, path, known, area);
    case 'union':
      return leavesOf(def.options[0] ?? schema, path, known, area);
    case 'enum':
      return [{ path, value: Object.values(def.entries)[0] }];
    case 'literal':
      return [{ path, value: def.values[0] }];
    case 'record':
      return [{ path: [...path, 'answer'], value: 'Something' }];
    case 'pipe':
      return leavesOf(def.in, path, known, area);
    default:
      return [{ path, value: fittingValue(schema, path, known, area) }];
  }
}

function fittingValue(schema: Schema, path: Leaf['path'], known: Known, area: string): unknown {
  const name = path.findLast((key) => typeof key === 'string') ?? '';
  const wanted = known[name] ?? (name === 'id' ? known[area] : undefined);
  return [wanted, ...plausible()].find((value) => value !== undefined && z.core.safeParse(schema, value).success);
}

function requestOf(leaves: readonly Leaf[]): Arguments {
  const request: Arguments = {};
  for (const { path, value } of leaves) put(request, path, value);
  return request;
}

function put(into: Record<string | number, unknown>, [key = '', ...rest]: Leaf['path'], value: unknown): void {
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const member = into[key] ?? (typeof rest[0] === 'number' ? [] : {});
  into[key] = member;
  if (typeof member === 'object' && member !== null) put(member as Record<string, unknown>, rest, value);
}

const days = ['0000-01-01', '1999-12-31', '2000-01-01', '2100-12-31', '2101-01-01', '9999-12-31'];
const moments = ['0001-01-01T00:00:00Z', '2000-01-01T00:00:00Z', '2100-12-31T23:59:59Z', '9999-12-31T23:59:59Z'];
const edges = ['2000-01-02T00:00:00.000Z', '2100-12-30T23:59:59.999Z'];
const texts = ['a\u0000b', '\u0000', 'a\u202eb', '\ud800', 'İ'.repeat(60)];
const numbers = [-1, 2 ** 31, 2 ** 53, 1e300, 99_999_999_999];

/** What to try in a leaf's place. */
function poisons(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return numbers;
  if (typeof value !== 'string') return [];
  if (/^\d{4}-/.test(value)) return [...(value.length === 10 ? days : [...moments, ...edges]), 'a\u0000b'];
  if (/^[0-9a-f-]{36}$/.test(value)) return [value.toUpperCase(), ...texts];
  return value === '1' ? ['999999999999.999', '000000000000.001', ...texts] : texts;
}

type Arguments = Record<string, unknown>;

/** The arguments as they arrive: in an address or a form all is text. */
function asReceived(row: Endpoint, request: Arguments): Arguments {
  const isText = (key: string) => row.sends !== 'json' || row.path.includes(`{${key}}`);
  return Object.fromEntries(
    Object.entries(request).map(([key, value]) => [key, isText(key) ? toWellFormed(String(value)) : value]),
  );
}

/** Whether a row's handler is reached; what is unfit for a text never is, whatever the schema says. */
function reaches(row: Endpoint, request: Arguments): boolean {
  const received = asReceived(row, request);
  return unfitText(received) === null && z.core.safeParse(row.request, received).success;
}

interface Poisoned {
  readonly request: Arguments;
  readonly what: string;
}

function poisoned(leaves: readonly Leaf[], poison: readonly Leaf[]): Poisoned {
  const what = poison.map(({ path, value }) => `${path.join('.')} ${JSON.stringify(value)}`).join(', ');
  return { request: requestOf([...leaves, ...poison]), what };
}

/** The poisons of a row's leaves, the first of each leaf, the second of each, and so on. */
function rounds(leaves: readonly Leaf[]): Leaf[][] {
  const made: Leaf[][] = [];
  for (const leaf of leaves) {
    poisons(leaf.value).forEach((value, at) => {
      made[at] = [...(made[at] ?? []), { ...leaf, value }];
    });
  }
  return made;
}

interface Asked {
  readonly status: number;
  readonly code: number;
}

async function ask(server: TestServer, row: Endpoint, request: Arguments, token: string): Promise<Asked> {
  const rest = { ...request };
  const url = row.path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = encodeURIComponent(toWellFormed(String(rest[key])));
    delete rest[key];
    return value;
  });
  const headers = token === '' ? {} : { authorization: token };
  const fields = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)])).toString();
  const reply =
    row.sends === 'json'
      ? await server.app.inject({ method: row.method, url, headers, payload: rest })
      : row.sends === 'form'
        ? await server.app.inject({
            method: row.method,
            url,
            headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
            payload: fields,
          })
        : await server.app.inject({ method: row.method, url: `${url}?${fields}`, headers });
  return { status: reply.statusCode, code: reply.json<{ code: number }>().code };
}

/** A half of a pair of UTF-16 has no place in an address. */
function toWellFormed(text: string): string {
  return text.replace(/[\ud800-\udfff]/g, '\ufffd');
}

onEachEngine((server) => {
  test('D5 no value of any argument of any row is a fault, nor what is read after it', async () => {
    const { person, known } = await furnish(server());
    const faults: string[] = [];
    const askAs = async (name: string, row: Endpoint, { request, what }: Poisoned) => {
      const { status, code } = await ask(server(), row, request, row.auth === 'public' ? '' : person.token);
      if (status >= 500) faults.push(`${name} ${what}: ${status}`);
      return code;
    };
    let tried = 0;
    for (const { name, area, row } of rows) {
      const leaves = leavesOf(row.request, [], known, area);
      for (const round of rounds(leaves)) {
        tried += round.length;
        const isTaken = (leaf: Leaf) => reaches(row, poisoned(leaves, [leaf]).request);
        const taken = round.filter(isTaken);
        const refused = round.filter((leaf) => !taken.includes(leaf));
        if (refused.length > 0) await askAs(name, row, poisoned(leaves, refused));
        // All at once; where the handler stopped at one of them, one by one.
        if (taken.length > 1 && (await askAs(name, row, poisoned(leaves, taken))) === 0) continue;
        for (const leaf of taken) await askAs(name, row, poisoned(leaves, [leaf]));
      }
    }
    for (const { name, area, row } of rows.filter((entry) => entry.row.method === 'GET')) {
      await askAs(name, row, { request: requestOf(leavesOf(row.request, [], known, area)), what: 'afterwards' });
    }
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(4_000);
  });

  test('a service in the year 9999 is refused beside its field, and the list goes on', async () => {
    const { person, known } = await furnish(server());
    const staff: readonly Person[] = [];
    await expect(addTask(person, known.customerId ?? '', staff, { plannedAt: '9999-12-31T23:59:59Z' })).rejects.toThrow(
      '"field":"plannedAt"',
    );
    await addTask(person, known.customerId ?? '', staff, { plannedAt: '2100-12-30T23:59:59.999Z' });
    expect((await person.get('task.list', {})).total).toBe(2);
    expect(await person.ask('task.list', { from: '0000-01-01' })).toMatchObject({ code: 3001, field: 'from' });
  });

  test('counts that were taken one by one are shown together: heat map, trend and dashboard', async () => {
    server().setNow('2026-05-04T02:00:00.000Z');
    const company = await addCompany(server());
    const person = company.administrator;
    const technician = await company.addServiceStaff();
    const { id: customerId } = await addCustomer(server(), company);
    const floorPlanId = await addFloorPlan(person, customerId);
    const device = await addDevice(person, customerId, { floorPlanId, position: { x: 0.5, y: 0.5 } });
    for (let n = 0; n < 12; n += 1) {
      const id = await addTask(person, customerId, [technician]);
      await technician.get('task.checkIn', { id });
      await technician.get('inspection.record', lampCheck(id, device.id, 100_000));
      const over = await technician.ask('inspection.record', lampCheck(id, device.id, 100_001));
      expect(over).toMatchObject({ code: 3001, field: 'reading.counts.0.count' });
    }
    const { summary } = await person.get('device.mosquitoGraph', { floorPlanId, range: 'today' });
    expect(summary.total).toBe(1_200_000);
    const trend = await person.get('home.customerTrend', {});
    expect(trend.at(-1)?.captures.map(({ count }) => count)).toContain(1_200_000);
  });

  test('stock ends below a billion thousand, beside the field', async () => {
    const { person, known } = await furnish(server());
    const over = await person.ask('stock.addCategoryStock', { id: known.stock ?? '', quantity: '999999999999.999' });
    expect(over).toMatchObject({ code: 3001, field: 'quantity' });
  });

  test('one id in both letter cases is one service', async () => {
    const { person, known } = await furnish(server());
    const id = known.task ?? '';
    const { status } = await person.ask('task.generateServicesReport', { ids: [id, id.toUpperCase()] });
    expect(status).toBe(200);
    expect((await person.ask('task.details', { id: id.toUpperCase() })).code).toBe(0);
  });
});
