import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestInput, WebhookEvent } from 'pest-sdk';
import { type PestWebhook, verifyWebhook, WebhookError } from 'pest-sdk/webhooks';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { removeOldDeliveries, sendWebhooks } from '../../books/webhooks/send-webhooks';
import { addCompany, addCustomer, addTask, type Person, type TestCompany, withSession } from '../../testing/people';
import { addSite, pass, reportOf, visit } from '../../testing/report-site';
import { onEachEngine } from '../../testing/test-server';

interface Arrived {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A partner's server: a path for each test, with the statuses that it answers, the last of them from then on. */
const arrived: Arrived[] = [];
const answers = new Map<string, number[]>();
let paths = 0;
const receiver = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const path = request.url ?? '';
    arrived.push({ path, headers: request.headers, body: Buffer.concat(parts).toString() });
    const left = answers.get(path) ?? [204];
    response.writeHead((left.length > 1 ? left.shift() : left[0]) ?? 204).end();
  });
});
let base = '';

beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(() => receiver.close());

const begin = '2026-05-04T02:00:00.000Z';
const after = (minutes: number) => new Date(Date.parse(begin) + minutes * 60_000).toISOString();
const everyEvent: WebhookEvent[] = ['service.planned', 'service.cancelled', 'service.checkedIn', 'service.submitted'];

/** As the partner reads it at the moment that it comes. */
function read(secret: string, { headers, body }: Arrived): PestWebhook {
  vi.useFakeTimers({ toFake: ['Date'], now: Number(headers['webhook-timestamp']) * 1000 });
  try {
    return verifyWebhook(secret, { body, headers });
  } finally {
    vi.useRealTimers();
  }
}

onEachEngine((server) => {
  afterEach(() => server().setNow(begin));

  async function told(
    company: TestCompany,
    given: Partial<Omit<RequestInput<'embed.addWebhook'>, 'url' | 'partnerId'>> = {},
    statuses: number[] = [204],
  ) {
    const { administrator } = company;
    const { id: partnerId } = await administrator.get('embed.addPartner', { name: 'ERP' });
    paths += 1;
    const path = `/${paths}`;
    answers.set(path, statuses);
    const request = { partnerId, url: base + path, events: everyEvent, ...given };
    const { id, secret } = await administrator.get('embed.addWebhook', request);
    const came = () => arrived.filter((one) => one.path === path);
    return {
      id,
      partnerId,
      secret,
      came,
      read: () => came().map((one) => read(secret, one)),
      types: () => came().map(({ body }) => JSON.parse(body).type),
      list: async (person: Person = administrator) =>
        (await person.get('embed.webhookDeliveries', { partnerId })).items,
      endpoint: async (person: Person = administrator) => (await person.get('embed.webhooks', { partnerId }))[0],
    };
  }

  const send = () => sendWebhooks(server().parts);

  async function crew() {
    const company = await addCompany(server());
    const technician = await company.addServiceStaff();
    const customer = (await addCustomer(server(), company)).id;
    return { company, administrator: company.administrator, technician, customer };
  }

  test('a service is told in its order, signed, under ids and without names or phones', async () => {
    const { company, administrator, technician, customer } = await crew();
    const way = await told(company, { events: [...everyEvent, 'service.reviewed'] });
    const id = await addTask(administrator, customer, [technician], { inspection: 'routine', description: 'Call 139' });
    await administrator.get('task.update', {
      id,
      customerId: customer,
      places: ['indoor'],
      inspection: 'routine',
      plannedAt: '2026-05-04T08:00:00.000Z',
      staffIds: [technician.id],
    });
    await technician.get('task.checkIn', { id });
    await technician.get('task.submit', { id });
    await administrator.get('task.review', { id, outcome: 'return', reason: 'No photo' });
    await send();
    const messages = way.read();
    expect(messages.map(({ type }) => type)).toEqual([
      'service.planned',
      'service.planned',
      'service.checkedIn',
      'service.submitted',
      'service.reviewed',
    ]);
    const { number } = await administrator.get('task.details', { id });
    const service = { serviceId: id, number, customerId: customer, plannedAt: '2026-05-04T08:00:00.000Z' };
    expect(messages.map(({ data }) => data).slice(1)).toEqual([
      { ...service, movedFrom: '2026-05-04T06:00:00.000Z' },
      { ...service, checkedInAt: begin },
      { ...service, submittedAt: begin, asRoutine: false, devices: { due: 0, checked: 0, notReached: 0 } },
      { ...service, outcome: 'returned', reviewedAt: begin },
    ]);
    expect(new Set(messages.map((message) => message.id)).size).toBe(5);
    expect(
      way
        .came()
        .map(({ body }) => body)
        .join(),
    ).not.toMatch(/139|No photo|Technician|Food factory/);
    expect((await way.list()).map(({ state, status, tries }) => [state, status, tries])).toEqual(
      Array(5).fill(['sent', 204, 1]),
    );
  });

  test('a service that comes to another site, or is deleted, is cancelled', async () => {
    const { company, administrator, customer } = await crew();
    const other = (await addCustomer(server(), company)).id;
    const way = await told(company, { customerIds: [customer] });
    const id = await addTask(administrator, customer, []);
    await administrator.get('task.update', {
      id,
      customerId: other,
      places: ['indoor'],
      plannedAt: '2026-05-04T06:00:00.000Z',
    });
    await administrator.get('task.delete', { id });
    await send();
    expect(way.types()).toEqual(['service.planned', 'service.cancelled']);
  });

  test('what fails is sent again under its id, later and later; what follows it about the same service waits', async () => {
    const { company, administrator, technician, customer } = await crew();
    const way = await told(company, {}, [500, 500, 204]);
    const id = await addTask(administrator, customer, [technician], { inspection: 'routine' });
    await technician.get('task.checkIn', { id });
    await send();
    await send();
    expect(way.types()).toEqual(['service.planned']);
    expect((await way.list())[1]).toMatchObject({
      state: 'due',
      status: 500,
      fault: 'status',
      tries: 1,
      dueAt: after(1),
    });
    server().setNow(after(1));
    await send();
    expect((await way.list())[1]).toMatchObject({ state: 'due', tries: 2, dueAt: after(6) });
    server().setNow(after(5));
    await send();
    expect(way.types()).toHaveLength(2);
    server().setNow(after(6));
    await send();
    expect(way.types()).toEqual(['service.planned', 'service.planned', 'service.planned', 'service.checkedIn']);
    expect(new Set(way.came().map(({ headers }) => headers['webhook-id'])).size).toBe(2);
    expect((await way.list()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  test('one that hangs or fails keeps only its own address waiting', async () => {
    const { company, administrator, customer } = await crew();
    const [bad, good] = [await told(company, {}, [503]), await told(company)];
    for (let count = 0; count < 25; count += 1) await addTask(administrator, customer, []);
    await send();
    expect([bad.came().length, good.came().length]).toEqual([expect.any(Number), 25]);
    expect(bad.came().length).toBeLessThan(25);
  });

  test('a message that was written leaves when the server is there again, and one cut short under the same id', async () => {
    const { company, administrator, customer } = await crew();
    const way = await told(company);
    await addTask(administrator, customer, []);
    let answer: (status: number) => void = () => undefined;
    const hanging = new Promise<number>((resolve) => {
      answer = resolve;
    });
    const posted = vi.fn(() => hanging);
    const killed = sendWebhooks({ ...server().parts, webhooks: { takes: () => true, post: posted } });
    await expect.poll(() => posted).toHaveBeenCalledOnce();
    await send();
    expect(way.came()).toEqual([]);
    server().setNow(after(2));
    await send();
    expect(way.read()).toHaveLength(1);
    // What comes of the first one now changes nothing.
    answer(500);
    await killed;
    expect(await way.list()).toMatchObject([{ state: 'sent', status: 204, tries: 2 }]);
    expect(way.came()[0]?.headers['webhook-id']).toBe((await way.list())[0]?.id);
  });

  test('several senders share what is due, and send nothing twice', async () => {
    const { company, administrator, customer } = await crew();
    const way = await told(company);
    for (let count = 0; count < 30; count += 1) await addTask(administrator, customer, []);
    await Promise.all([send(), send(), send()]);
    expect(way.came()).toHaveLength(30);
    expect(new Set(way.read().map(({ id }) => id)).size).toBe(30);
  });

  test('410 ends it at once; its administrator is told, and what waits does not leave later', async () => {
    const { company, administrator, customer } = await crew();
    const way = await told(company, {}, [410]);
    await addTask(administrator, customer, []);
    await addTask(administrator, customer, []);
    await send();
    expect(await way.endpoint()).toMatchObject({ enabled: false, stopped: 'gone' });
    expect((await way.list()).map(({ state }) => state)).toEqual(['failed', 'failed']);
    const notices = (await administrator.get('notice.list', {})).items;
    expect(notices).toMatchObject([{ kind: 'webhookStopped', recordId: way.partnerId, facts: { partner: 'ERP' } }]);
    await addTask(administrator, customer, []);
    expect(await way.list()).toHaveLength(2);
    const [message] = await way.list();
    expect((await administrator.ask('embed.resendWebhook', { id: message?.id ?? '' })).code).toBe(4001);
    const {
      revision: _,
      stopped: __,
      oldSecretUntil: ___,
      madeAt: ____,
      ...said
    } = (await way.endpoint()) as NonNullable<Awaited<ReturnType<typeof way.endpoint>>>;
    await administrator.get('embed.updateWebhook', { ...said, enabled: true });
    expect(await way.endpoint()).toMatchObject({ enabled: true, stopped: null });
  });

  test('three days without an answer end it', async () => {
    const { company, administrator, customer } = await crew();
    const way = await told(company, {}, [500]);
    await addTask(administrator, customer, []);
    for (let hours = 0; hours < 96; hours += 1) {
      server().setNow(after(hours * 60));
      await send();
    }
    const later = await withSession(server(), administrator.loginId);
    expect(way.came()).toHaveLength(10);
    expect(await way.endpoint(later)).toMatchObject({ enabled: false, stopped: 'failing' });
    expect(await way.list(later)).toMatchObject([{ state: 'failed', tries: 10 }]);
  });

  describe('nothing leaves', () => {
    async function waiting() {
      const made = await crew();
      const way = await told(made.company);
      const task = await addTask(made.administrator, made.customer, []);
      return { ...made, way, task };
    }
    const dropped = async ({ way }: Awaited<ReturnType<typeof waiting>>, person?: Person) => {
      await send();
      expect(way.came()).toEqual([]);
      const became = (await way.list(person)).map(({ state, fault, tries }) => ({ state, fault, tries }));
      expect(new Set(became.map((one) => JSON.stringify(one)))).toEqual(
        new Set([JSON.stringify({ state: 'dropped', fault: 'ended', tries: 0 })]),
      );
    };

    test('by a key that was revoked', async () => {
      const made = await waiting();
      await made.administrator.get('embed.revokePartner', { id: made.way.partnerId });
      await dropped(made);
    });

    test('to an address that was narrowed since', async () => {
      const made = await waiting();
      const { id, url, customerIds } = (await made.way.endpoint()) as NonNullable<
        Awaited<ReturnType<typeof made.way.endpoint>>
      >;
      const narrowed = { id, url, customerIds, events: ['service.cancelled' as const], enabled: true };
      await made.administrator.get('embed.updateWebhook', narrowed);
      await dropped(made);
    });

    test('of a company that is approved no more', async () => {
      const made = await waiting();
      const company = server().database.system.updateTable('company').where('id', '=', made.company.id);
      await company.set({ status: 0 }).execute();
      await send();
      expect(made.way.came()).toEqual([]);
      await company.set({ status: 2 }).execute();
      await dropped(made);
    });

    test('about a customer that is served no more', async () => {
      const made = await waiting();
      await made.administrator.get('task.delete', { id: made.task });
      await made.administrator.get('customer.remove', { id: made.customer });
      await dropped(made);
    });

    test('of another company, to whose people it is not there', async () => {
      const made = await waiting();
      const stranger = await crew();
      const theirs = await told(stranger.company);
      await send();
      expect([made.way.came().length, theirs.came().length]).toEqual([1, 0]);
      const of = { partnerId: made.way.partnerId };
      expect((await stranger.administrator.ask('embed.webhookDeliveries', of)).code).toBe(4004);
      expect((await stranger.administrator.ask('embed.testWebhook', { id: made.way.id })).code).toBe(4004);
      const staff = await made.company.addManagementStaff(['m_account_list']);
      expect((await staff.ask('embed.webhooks', of)).code).toBe(20014);
    });
  });

  test('a partner of some customers is told of those, and nothing of the company', async () => {
    const { company, administrator, customer } = await crew();
    const other = (await addCustomer(server(), company)).id;
    const events: WebhookEvent[] = ['service.planned', 'stock.low'];
    const [some, all] = [await told(company, { events, customerIds: [other] }), await told(company, { events })];
    const body = { categoryId: 1, name: 'Board', unit: 'piece', safetyStock: '1', warningLevel: '9' };
    const { id } = await administrator.get('stock.addConsumablesStock', { ...body, stock: '10' });
    await administrator.get('stock.takeOut', { id, quantity: '4', cause: 'damaged' });
    await addTask(administrator, customer, []);
    await addTask(administrator, other, []);
    await send();
    expect(some.read().map(({ data }) => data)).toMatchObject([{ customerId: other }]);
    expect(all.types().sort()).toEqual(['service.planned', 'service.planned', 'stock.low']);
    expect(all.read().find(({ type }) => type === 'stock.low')?.data).toEqual({
      consumableId: id,
      categoryId: 1,
      name: 'Board',
      unit: 'piece',
      stock: '6',
    });
    const foreign = (await addCustomer(server(), await addCompany(server()))).id;
    const request = { partnerId: all.partnerId, url: base, events, customerIds: [foreign] };
    expect(await administrator.ask('embed.addWebhook', request)).toMatchObject({ code: 4004, field: 'customerIds' });
  });

  test('a secret that was made anew holds at once, the old one for a day; neither is in the database', async () => {
    const { company, administrator } = await crew();
    const way = await told(company);
    const { secret } = await administrator.get('embed.rotateWebhookSecret', { id: way.id });
    // A double press would end the old one's day at once.
    expect((await administrator.ask('embed.rotateWebhookSecret', { id: way.id })).code).toBe(4001);
    const sent = async (person = administrator) => {
      await person.get('embed.testWebhook', { id: way.id });
      await send();
      const last = way.came().at(-1);
      if (!last) throw new Error('Nothing came.');
      return last;
    };
    const within = await sent();
    expect([read(secret, within), read(way.secret, within)]).toMatchObject(
      Array(2).fill({ type: 'webhook.test', data: {} }),
    );
    server().setNow(after(24 * 60));
    const beyond = await sent(await withSession(server(), administrator.loginId));
    expect(read(secret, beyond).type).toBe('webhook.test');
    expect(() => read(way.secret, beyond)).toThrow(WebhookError);
    const rows = await server().database.system.selectFrom('webhook_endpoint').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  });

  test('sends again when asked to, under the same id', async () => {
    const { company, administrator, customer } = await crew();
    const way = await told(company);
    await addTask(administrator, customer, []);
    await send();
    const [message] = await way.list();
    await administrator.get('embed.resendWebhook', { id: message?.id ?? '' });
    await send();
    expect(way.read().map(({ id }) => id)).toEqual([message?.id, message?.id]);
    await removeOldDeliveries(server().database.system, new Date(after(91 * 24 * 60)));
    expect(await way.list()).toEqual([]);
  });

  test.each(['https://127.0.0.1/', 'https://2130706433/', 'https://10.1.2.3:8443/x', 'https://169.254.169.254/latest'])(
    'takes no address of its own network: %s',
    async (url) => {
      const { administrator } = await crew();
      const { id: partnerId } = await administrator.get('embed.addPartner', { name: 'ERP' });
      const answer = await administrator.ask('embed.addWebhook', { partnerId, url, events: everyEvent });
      expect(answer).toMatchObject({ code: 4001, field: 'url' });
    },
  );

  test('an approved report is told with the figures that it says', async () => {
    const site = await addSite(server());
    const way = await told(site.company, { events: ['report.approved', 'leave.decided'] });
    const report = await reportOf(site, await visit(site, 12, true));
    await pass(site.company, report.id);
    const { id: leaveId } = await site.technician.get('leave.apply', {
      startAt: '2026-05-20T00:00:00.000Z',
      endAt: '2026-05-21T00:00:00.000Z',
      reason: 'Wedding',
    });
    await site.administrator.get('leave.audit', { id: leaveId, outcome: 'refuse', reason: 'Too many away' });
    await send();
    const [approved, decided] = way.read().sort((a, b) => b.type.localeCompare(a.type));
    expect(approved).toMatchObject({
      type: 'report.approved',
      data: {
        reportId: report.id,
        number: report.number,
        customerId: site.customer.id,
        figures: {
          devices: { due: 2, checked: 1, notChecked: 1 },
          captures: expect.arrayContaining([{ group: 'flyingInsect', count: 12 }]),
          risks: { open: 1, verified: 0 },
          chemicalUses: 0,
        },
      },
    });
    expect(decided?.data).toMatchObject({ leaveId, accountId: site.technician.id, outcome: 'refused' });
  });
});
