import { type ConformanceReport, runConformance } from 'pest-sdk/conformance';
import { endpoints } from 'pest-sdk/schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addFloorPlan, addTask, type Person } from '../testing/people';
import { onEmbedded, type TestServer } from '../testing/test-server';

onEmbedded((server) => {
  let administrator: Person;

  beforeAll(async () => {
    const company = await addCompany(server());
    administrator = company.administrator;
    const { id } = await addCustomer(server(), company);
    const plan = await addFloorPlan(administrator, id);
    await addDevice(administrator, id, { floorPlanId: plan, position: { x: 0.5, y: 0.5 }, tags: ['Gate'] });
    await addTask(administrator, id, []);
  });

  describe('npx pest-sdk conformance, of this server', () => {
    test('passes without a session, and asks every row', async () => {
      const report = await runConformance({ baseUrl: 'http://pest.test', fetch: through(server()) });
      expect(failuresOf(report)).toEqual([]);
      expect(report.rows.map(({ name }) => name)).toEqual(endpoints.map(({ name }) => name));
      expect(report.rows.filter(({ checks }) => checks.some(({ check }) => check === 'refusesStrangers')).length).toBe(
        endpoints.filter(({ row }) => row.auth === 'token' || row.auth === 'partner').length,
      );
    });

    test('passes signed in, and changes nothing', async () => {
      const asked: string[] = [];
      const report = await runConformance({
        baseUrl: 'http://pest.test',
        token: administrator.token,
        fetch: through(server(), {
          before: (method, _, token) => {
            if (token) asked.push(method);
          },
        }),
      });
      expect(failuresOf(report)).toEqual([]);
      expect(new Set(asked)).toEqual(new Set(['GET']));
      const seen = report.rows.filter(({ checks }) => checks.some(({ check }) => check === 'answers'));
      expect(seen.length).toBeGreaterThan(50);
      for (const name of ['device.mosquitoGraph', 'task.details', 'customer.details', 'auth.info']) {
        expect(
          seen.map((row) => row.name),
          name,
        ).toContain(name);
      }
    });

    test('passes with writing, and leaves nothing behind', async () => {
      const options = {
        baseUrl: 'http://pest.test',
        token: administrator.token,
        fetch: through(server()),
        write: true,
      };
      const report = await runConformance(options);
      expect(failuresOf(report)).toEqual([]);
      const tag = report.rows.find(({ name }) => name === 'device.addTag');
      expect(tag?.checks).toContainEqual({ check: 'writes', ok: true, detail: '' });
      expect((await administrator.get('device.tagList', {})).map(({ name }) => name)).toEqual(['Gate']);
    });
  });

  test('finds planted faults, each at its row, and takes a field that a newer server adds', async () => {
    const graph = 'floorPlan.list';
    const faults: Readonly<Record<string, { readonly finds: string; readonly plant: Plant }>> = {
      'a field of another type': {
        finds: `${graph} answers: answers off its schema: 0.deviceCount`,
        plant: at('/api/v-customer-graph/list', (text) => text.replace('"deviceCount":1', '"deviceCount":"1"')),
      },
      'a field that is missing': {
        finds: 'workshop.list answers: answers off its schema: total',
        plant: at('/api/v-customer-workshop/list', (text) => text.replace('"total":', '"sum":')),
      },
      'an error that the row does not declare': {
        finds: 'leave.list answers: answered 20010, which the row does not declare',
        plant: at('/api/v-leave/list', (text, token) => (token ? '{"code":20010,"msg":"","data":null}' : text)),
      },
      'a page of a proxy': {
        finds: 'template.list envelope: HTTP 200 without { code, msg, data }',
        plant: at('/api/v-template-process/list', () => '<html>'),
      },
      'no such path': {
        finds: 'stock.all reachable: HTTP 404',
        plant: at('/api/v-device-stock/all', () => ({ status: 404 })),
      },
      'data for whoever asks': {
        finds: 'notice.list refusesStrangers: expected 1003 or 1001, got 0',
        plant: at('/api/v-notice/list', (text, token) => (token ? text : '{"code":0,"msg":"","data":null}')),
      },
    };
    const added: Plant = at('/api/v-customer/list', (text) => text.replace('"items":', '"added":1,"items":'));
    const plants = [...Object.values(faults).map(({ plant }) => plant), added];
    const report = await runConformance({
      baseUrl: 'http://pest.test',
      token: administrator.token,
      fetch: through(server(), {
        after: (url, text, token) =>
          plants.map((plant) => plant(url, text, token)).find((sent) => sent !== null) ?? text,
      }),
    });
    const found = failuresOf(report);
    for (const [fault, { finds }] of Object.entries(faults)) {
      expect
        .soft(
          found.filter((failure) => failure.startsWith(finds)),
          fault,
        )
        .toHaveLength(1);
    }
    expect(found).toHaveLength(Object.keys(faults).length);
  });
});

type Sent = string | { readonly status: number };
type Plant = (url: string, text: string, token: boolean) => Sent | null;

function at(path: string, change: (text: string, token: boolean) => Sent): Plant {
  return (url, text, token) => (url === path ? change(text, token) : null);
}

function failuresOf({ rows }: ConformanceReport): string[] {
  return rows.flatMap(({ name, checks }) =>
    checks.filter(({ ok }) => !ok).map(({ check, detail }) => `${name} ${check}: ${detail}`),
  );
}

interface Between {
  readonly before?: (method: string, url: string, token: boolean) => void;
  readonly after?: (url: string, text: string, token: boolean) => Sent;
}

/** `fetch` to a server without a port, with somebody between. */
function through({ app }: TestServer, { before, after = (_, text) => text }: Between = {}): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const token = request.headers.has('authorization');
    before?.(request.method, pathname, token);
    const payload = Buffer.from(await request.arrayBuffer());
    const reply = await app.inject({
      method:
        request.method === 'POST' || request.method === 'PUT' || request.method === 'DELETE' ? request.method : 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(payload.length > 0 && { payload }),
    });
    const sent = after(pathname, reply.body, token);
    return typeof sent === 'string' ? new Response(sent, { status: reply.statusCode }) : new Response('', sent);
  };
}
