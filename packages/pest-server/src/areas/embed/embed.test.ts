import { type EndpointName, embedRows, embedWidgets, type RequestInput } from 'pest-sdk';
import { endpoints } from 'pest-sdk/schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  addCompany,
  addCustomer,
  addDevice,
  addFloorPlan,
  type Person,
  password,
  personWith,
  type TestCompany,
} from '../../testing/people';
import { onEachEngine, type TestServer } from '../../testing/test-server';

type Exchange = RequestInput<'embed.exchange'>;

const erp = 'https://erp.example';

onEachEngine((server) => {
  let company: TestCompany;
  let customer: string;
  let plan: string;
  let device: string;

  beforeAll(async () => {
    company = await addCompany(server());
    customer = (await addCustomer(server(), company)).id;
    plan = await addFloorPlan(company.administrator, customer);
    device = (await addDevice(company.administrator, customer, { floorPlanId: plan, position: { x: 0.5, y: 0.5 } })).id;
  });

  async function partnerOf(by: Person, origins = [erp]): Promise<{ id: string; key: string; server: Person }> {
    const made = await by.get('embed.addPartner', { name: 'ERP', origins });
    return { ...made, server: personWith(server(), made.id, '', made.key) };
  }

  /** A page that holds a token, as a browser on one of the partner's origins asks. */
  async function pageOf(key: string, asked: Partial<Exchange> = {}): Promise<Person> {
    const request: Exchange = { widgets: ['heatMap', 'floorPlanEditor'], customerIds: [customer], ...asked };
    const { token } = await personWith(server(), '', '', key).get('embed.exchange', request);
    return personWith(server(), '', '', token);
  }

  const from = (origin: string) => ({ origin });

  describe('keys', () => {
    test('are told once, and kept as a hash', async () => {
      const { administrator } = await addCompany(server());
      const { id, key } = await partnerOf(administrator);
      const listed = await administrator.ask('embed.partners', {});
      expect(listed.data).toEqual([
        expect.objectContaining({ id, name: 'ERP', origins: [erp], keyEnd: key.slice(-4), lastUsedAt: null }),
      ]);
      expect(listed.body).not.toContain(key);
      const row = await server()
        .database.system.selectFrom('partner')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      expect(JSON.stringify(row)).not.toContain(key);
    });

    test('a repeated request with an idempotency key makes another one: no secret is kept to be told again', async () => {
      const { administrator } = await addCompany(server());
      const headers = { 'idempotency-key': 'once' };
      const made = await administrator.get('embed.addPartner', { name: 'ERP' }, headers);
      expect((await administrator.get('embed.addPartner', { name: 'ERP' }, headers)).key).not.toBe(made.key);
      const kept = await server().database.system.selectFrom('idempotency_key').selectAll().execute();
      expect(JSON.stringify(kept)).not.toContain(made.key);
    });

    test('are the administrator’s alone, and what is done to them is in the audit log', async () => {
      const { id: companyId, administrator, addManagementStaff } = await addCompany(server());
      const staff = await addManagementStaff([]);
      expect((await staff.ask('embed.addPartner', { name: 'ERP' })).code).toBe(20014);
      const { id } = await partnerOf(administrator);
      await administrator.get('embed.updatePartner', { id, name: 'Shop', origins: ['HTTPS://Shop.Example/'] });
      await administrator.get('embed.rotateKey', { id });
      await administrator.get('embed.revokePartner', { id });
      expect((await administrator.get('embed.partners', {}))[0]).toMatchObject({
        name: 'Shop',
        origins: ['https://shop.example'],
        revokedAt: expect.any(String),
      });
      const acts = await server()
        .database.system.selectFrom('audit_entry')
        .select('act')
        .where('owner_id', '=', companyId)
        .orderBy('id')
        .execute();
      const told = ['partnerAdded', 'partnerChanged', 'partnerKeyRotated', 'partnerRevoked'];
      expect(acts.map(({ act }) => act)).toEqual(told);
    });

    test.each(['https://erp.example/page', 'http://erp.example', '*', 'null', 'javascript:alert(1)', 'https://a b'])(
      'no origin: %s',
      async (origin) => {
        const answer = await company.administrator.ask('embed.addPartner', { name: 'ERP', origins: [origin] });
        expect(answer).toMatchObject({ code: 3001, field: 'origins.0' });
      },
    );

    test('a key opens no row but the exchange, and a session is no key', async () => {
      const { server: partner } = await partnerOf(company.administrator);
      for (const { row } of endpoints.filter((endpoint) => endpoint.row.auth === 'token')) {
        const url = row.path.replace(/\{\w+\}/g, 'x');
        const reply = await server().app.inject({ method: row.method, url, headers: { authorization: partner.token } });
        expect(reply.json(), row.path).toMatchObject({ code: 1001 });
      }
      expect((await company.administrator.ask('embed.exchange', { widgets: ['stockBell'] })).code).toBe(1001);
      const nobody = personWith(server(), '', '', '');
      expect((await nobody.ask('embed.exchange', { widgets: ['stockBell'] })).code).toBe(1003);
    });

    test('wrong keys are limited by address', async () => {
      const stranger = personWith(server(), '', '', 'pest_key_wrong');
      const codes = [];
      for (let tries = 0; tries < 21; tries += 1) {
        codes.push((await stranger.ask('embed.exchange', { widgets: ['stockBell'] })).code);
      }
      expect(codes).toEqual([...Array(20).fill(1001), 4001]);
    });
  });

  test('somebody who is signed in is told the calls of the own rights', async () => {
    const staff = await company.addManagementStaff(['btn_device_add']);
    const { calls } = await staff.get('embed.granted', {});
    expect(calls).toContain('device.add');
    expect(calls).not.toContain('device.delete');
    expect((await company.administrator.get('embed.granted', {})).calls).toContain('embed.addPartner');
  });

  describe('a token', () => {
    test('shows its widgets what they ask for, of its customer', async () => {
      const { key } = await partnerOf(company.administrator);
      const page = await pageOf(key);
      const [shown] = await page.get('floorPlan.list', {}, from(erp));
      expect(shown).toMatchObject({ id: plan, customerId: customer });
      expect((await page.get('device.list', { floorPlanId: plan })).map(({ id }) => id)).toEqual([device]);
      expect((await page.get('device.mosquitoGraph', { floorPlanId: plan })).points).toHaveLength(1);
      const image = await server().app.inject({
        url: new URL(shown?.image.src ?? '').pathname + new URL(shown?.image.src ?? '').search,
      });
      expect([
        image.statusCode,
        image.headers['cross-origin-resource-policy'],
        image.headers['access-control-allow-origin'],
      ]).toEqual([200, 'cross-origin', '*']);
      const [own] = await company.administrator.get('floorPlan.list', {});
      const unsigned = new URL(`${own?.image.src}&for=partner`);
      expect((await server().app.inject({ url: unsigned.pathname + unsigned.search })).statusCode).toBe(404);
    });

    test('with writing changes what its widgets change, in the partner’s name', async () => {
      const { key } = await partnerOf(company.administrator);
      const page = await pageOf(key, { scope: 'write' });
      await page.get('device.mobile', { id: device, floorPlanId: plan, position: { x: 0.1, y: 0.2 } });
      const added = await addDevice(page, customer, {
        floorPlanId: plan,
        position: { x: 0.3, y: 0.3 },
        tags: ['Gate'],
      });
      await page.get('device.delete', { id: added.id });
      await addFloorPlan(page, customer);
      expect(await company.administrator.get('device.detail', { id: device })).toMatchObject({
        position: { x: 0.1, y: 0.2 },
      });
    });

    test('tells which calls it makes: its widgets’, in its scope, within the rights of who made the key', async () => {
      const { key } = await partnerOf(company.administrator);
      const callsOf = async (page: Person) => (await page.get('embed.granted', {}, from(erp))).calls;
      const reading = await callsOf(await pageOf(key, { widgets: ['reportBuilder'] }));
      expect(reading).toContain('report.detail');
      for (const name of ['report.saveDetailData', 'report.shares', 'report.sign', 'embed.addPartner']) {
        expect(reading).not.toContain(name);
      }
      const writing = await callsOf(await pageOf(key, { widgets: ['reportBuilder'], scope: 'write' }));
      expect(writing).toContain('report.saveDetailData');
      expect(writing).not.toContain('report.examineDetailSimple');
      // What is told is what is answered.
      const page = await pageOf(key, { widgets: ['floorPlanEditor'] });
      const told = await callsOf(page);
      const empty = { id: 'none' };
      for (const { name } of endpoints.filter(({ row }) => row.auth === 'token' && row.sends !== 'multipart')) {
        const { code } = await page.ask(name, empty as never, from(erp));
        if (!told.includes(name)) expect(code, name).toBe(20014);
        else expect(code, name).not.toBe(20014);
      }
    });

    test('for stock and templates needs no customer, and sees none', async () => {
      const { key } = await partnerOf(company.administrator);
      const page = await pageOf(key, {
        widgets: ['stockBell', 'templateEditor', 'heatMap'],
        customerIds: [customer],
        scope: 'write',
      });
      const only = await pageOf(key, { widgets: ['stockBell', 'templateEditor'], customerIds: [], scope: 'write' });
      const consumable = {
        categoryId: 1,
        name: 'Board',
        unit: 'piece',
        safetyStock: '5',
        warningLevel: '9',
        stock: '3',
      };
      const { id } = await company.administrator.get('stock.addConsumablesStock', { ...consumable, categoryId: 1 });
      expect((await only.get('stock.allCategoryStock', {})).map((warning) => warning.id)).toContain(id);
      expect(await only.get('stock.addCategoryStock', { id, quantity: '4' })).toEqual({ stock: '7' });
      await only.get('template.create', {
        name: 'Lamp',
        deviceType: 'flyLamp',
        directions: [{ name: 'Lamp', items: [{ name: 'Clean', type: 'text' }] }],
      });
      expect(await only.get('template.list', {})).toHaveLength(1);
      expect((await only.ask('floorPlan.list', {})).code).toBe(20014);
      expect(await page.get('floorPlan.list', {})).not.toEqual([]);
      const needed = await personWith(server(), '', '', key).ask('embed.exchange', { widgets: ['heatMap'] });
      expect(needed).toMatchObject({ code: 3001, field: 'customerIds' });
    });

    test('makes the calls of its widgets and no other, whatever its maker may do', async () => {
      const { key } = await partnerOf(company.administrator);
      for (const scope of ['read', 'write'] as const) {
        const page = await pageOf(key, { widgets: ['heatMap', 'reportBuilder'], scope });
        const allowed: ReadonlySet<EndpointName> = embedRows(['heatMap', 'reportBuilder'], scope);
        for (const { name, row } of endpoints.filter(
          (endpoint) => endpoint.row.auth === 'token' || endpoint.row.auth === 'optional',
        )) {
          const url = row.path.replace(/\{\w+\}/g, 'x');
          const reply = await server().app.inject({ method: row.method, url, headers: { authorization: page.token } });
          const { code } = reply.json<{ code: number }>();
          expect.soft(code === 20014, `${name}, ${scope}`).toBe(!allowed.has(name));
        }
      }
    });

    test('that may only read writes nothing', async () => {
      const page = await pageOf((await partnerOf(company.administrator)).key);
      for (const name of embedRows(embedWidgets, 'write')) {
        const row = endpoints.find((endpoint) => endpoint.name === name)?.row;
        if (row?.method === 'GET') continue;
        const reply = await server().app.inject({
          method: row?.method ?? 'POST',
          url: row?.path.replace(/\{\w+\}/g, device) ?? '',
          headers: { authorization: page.token },
        });
        expect(reply.json(), name).toMatchObject({ code: 20014 });
      }
    });

    test('is for no customer that the company does not serve, its own company’s other customers included', async () => {
      const { key, server: partner } = await partnerOf(company.administrator);
      const other = await addCompany(server());
      const foreign = (await addCustomer(server(), other)).id;
      for (const id of [foreign, 'no-such-id', '00000000-0000-0000-0000-000000000000']) {
        const answer = await partner.ask('embed.exchange', { widgets: ['heatMap'], customerIds: [customer, id] });
        expect(answer.code, id).toBe(4004);
      }
      const second = (await addCustomer(server(), company)).id;
      const hidden = await addDevice(company.administrator, second);
      const page = await pageOf(key, { scope: 'write' });
      expect((await page.ask('device.list', { customerId: second })).code).toBe(4004);
      expect((await page.get('device.list', {})).map(({ id }) => id)).not.toContain(hidden.id);
      expect((await page.ask('device.detail', { id: hidden.id })).code).toBe(20009);
      expect((await page.ask('device.delete', { id: hidden.id })).code).toBe(20009);
      expect((await page.ask('floorPlan.add', { customerId: second, name: 'Taken', image: '/x' })).code).toBe(4004);
    });

    test('never has more than its maker’s rights of this moment', async () => {
      const { id, administrator } = await addCompany(server());
      const site = (await addCustomer(server(), { ...company, id, administrator })).id;
      const { key } = await partnerOf(administrator);
      const page = await pageOf(key, { customerIds: [site] });
      expect((await page.ask('floorPlan.list', {})).code).toBe(0);
      await server()
        .database.system.updateTable('account')
        .set({ type: 2, permissions: '[]' })
        .where('id', '=', administrator.id)
        .execute();
      expect((await page.ask('floorPlan.list', {})).code).toBe(20014);
      const again = await personWith(server(), '', '', key).ask('embed.exchange', {
        widgets: ['heatMap'],
        customerIds: [site],
      });
      expect(again.code).toBe(20014);
    });

    test.each([
      ['its time', () => Promise.resolve(server().setNow('2026-05-04T02:15:00.000Z'))],
      ['its key is made anew', ({ by, partner }: Ends) => by.get('embed.rotateKey', { id: partner })],
      ['its partner is revoked', ({ by, partner }: Ends) => by.get('embed.revokePartner', { id: partner })],
      ['the binding', ({ by, site }: Ends) => by.get('customer.remove', { id: site })],
      ['its maker is disabled', ({ by }: Ends) => change('account', by.id, { disabled_at: new Date() })],
      ['its company fails a review', ({ company: failed }: Ends) => change('company', failed, { status: 3 })],
    ] as const)('ends with %s', async (_, end) => {
      const own = await addCompany(server());
      const site = (await addCustomer(server(), own)).id;
      const { id, key } = await partnerOf(own.administrator);
      const page = await pageOf(key, { customerIds: [site] });
      expect((await page.ask('floorPlan.list', {})).code).toBe(0);
      await end({ by: own.administrator, partner: id, site, company: own.id });
      expect((await page.ask('floorPlan.list', {})).code).toBe(1001);
      server().setNow('2026-05-04T02:00:00.000Z');
    });

    test('lasts an hour at most', async () => {
      const { server: partner } = await partnerOf(company.administrator);
      const asked = { widgets: ['heatMap'], customerIds: [customer] } satisfies Exchange;
      const { endsAt } = await partner.get('embed.exchange', { ...asked, minutes: 60 });
      expect(Date.parse(endsAt) - server().parts.now().getTime()).toBe(60 * 60_000);
      expect((await partner.ask('embed.exchange', { ...asked, minutes: 61 })).code).toBe(3001);
    });

    test('in a query opens nothing', async () => {
      const { token } = await pageOf((await partnerOf(company.administrator)).key);
      const info = await server().app.inject({ url: `/api/v-user/info?token=${token}` });
      expect(info.json()).toMatchObject({ code: 20014, data: null });
      const plans = await server().app.inject({ url: `/api/v-customer-graph/list?token=${token}` });
      expect(plans.json()).toMatchObject({ code: 1003, data: null });
    });
  });

  describe('G12 pages of other sites', () => {
    async function preflight(url: string, origin: string): Promise<Readonly<Record<string, unknown>>> {
      const headers = { origin, 'access-control-request-method': 'GET' };
      return (await server().app.inject({ method: 'OPTIONS', url, headers })).headers;
    }

    test('the origins of partners are let ask what widgets ask, and no others', async () => {
      const origin = 'https://allowed.example';
      const { id } = await partnerOf(company.administrator, [origin]);
      const graph = '/api/v-device-mosquito/graph';
      const allowed = await preflight(graph, origin);
      expect(allowed).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET',
        'access-control-allow-headers': 'Authorization, Content-Type, Accept-Language, Idempotency-Key, Pest-Version',
        vary: 'Origin',
      });
      expect(allowed).not.toHaveProperty('access-control-allow-credentials');
      for (const other of [
        'https://allowed.example.evil.com',
        'http://allowed.example',
        'null',
        'https://allowed.example:444',
      ]) {
        const { vary, ...headers } = await preflight(graph, other);
        expect([vary, headers], other).toEqual([
          'Origin',
          expect.not.objectContaining({ 'access-control-allow-origin': expect.anything() }),
        ]);
      }
      for (const url of ['/api/v-user/login', '/api/v-account/list', '/api/v-embed/token']) {
        expect(await preflight(url, origin), url).not.toHaveProperty('access-control-allow-origin');
      }
      await company.administrator.get('embed.revokePartner', { id });
      expect(await preflight(graph, origin)).not.toHaveProperty('access-control-allow-origin');
    });

    test('answers and refusals are theirs to read with an embed token only, from the token’s own partner', async () => {
      const origin = 'https://reads.example';
      const { key } = await partnerOf(company.administrator, [origin]);
      await partnerOf(company.administrator, ['https://neighbour.example']);
      const page = await pageOf(key);
      const read = async (token: string, asking: string) => {
        const { code, headers } = await personWith(server(), '', '', token).ask('floorPlan.list', {}, from(asking));
        return [code, headers['access-control-allow-origin']];
      };
      expect(await read(page.token, origin)).toEqual([0, origin]);
      expect(await read('pest_embed_ended', origin)).toEqual([1001, origin]);
      expect(await read(page.token, 'https://neighbour.example')).toEqual([20014, 'https://neighbour.example']);
      expect(await read(page.token, 'https://stranger.example')).toEqual([20014, undefined]);
      // In a frame, a page of the server itself asks.
      expect(await read(page.token, 'https://pest.test')).toEqual([0, undefined]);
      expect(await read(company.administrator.token, origin)).toEqual([0, undefined]);
      const shared = await server().app.inject({
        url: '/api/v-task-report-data/detail-simple-nologin/x',
        headers: { origin },
      });
      expect(shared.headers['access-control-allow-origin']).toBe(origin);
      const login = await server().app.inject({
        method: 'POST',
        url: '/api/v-user/login',
        headers: { origin },
        payload: { loginId: company.administrator.loginId, password, loginType: 'web' },
      });
      expect(login.headers).not.toHaveProperty('access-control-allow-origin');
    });
  });

  interface Ends {
    readonly by: Person;
    readonly partner: string;
    readonly site: string;
    readonly company: string;
  }

  function change(table: 'account' | 'company', id: string, set: Readonly<Record<string, unknown>>): Promise<unknown> {
    return changeRow(server(), table, id, set);
  }
});

async function changeRow(
  { database }: TestServer,
  table: 'account' | 'company',
  id: string,
  set: Readonly<Record<string, unknown>>,
): Promise<void> {
  await database.system.updateTable(table).set(set).where('id', '=', id).execute();
}
