import { openSharesAtMost } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import { addCompany } from '../../testing/people';
import { addSite, edit, later, pass, reportOf, type Site, section, visit } from '../../testing/report-site';
import { onEachEngine, type TestServer } from '../../testing/test-server';

/** Each test asks from an address of its own: openings are limited by address. */
let addresses = 0;
const address = () => `10.7.${Math.floor(addresses / 200)}.${(addresses++ % 200) + 1}`;

async function open(server: TestServer, key: string, remoteAddress = address()) {
  const reply = await server.app.inject({
    url: `/api/v-task-report-data/detail-simple-nologin/${encodeURIComponent(key)}`,
    remoteAddress,
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.body, ...reply.json() };
}

async function share(site: Site, id: string, lastDay?: string) {
  const made = await site.administrator.get('report.share', { id, ...(lastDay !== undefined && { lastDay }) });
  const shares = await site.administrator.get('report.shares', { id });
  const one = shares.find((each) => each.id === made.id);
  const key = new URL(one?.link ?? '').searchParams.get('report') ?? '';
  return { id: made.id, key, shown: one };
}

/** Every key that stands in a value, at any depth. */
function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}

onEachEngine((server) => {
  async function sharedReport() {
    const site = await addSite(server());
    const report = await reportOf(site, await visit(site, 7));
    return { site, report, ...(await share(site, report.id)) };
  }

  test('F4 a link shows exactly what the page draws, to whoever has it', async () => {
    const { site, report, key, shown } = await sharedReport();
    expect(shown).toMatchObject({
      link: `https://pest.test/iosEcharts?report=${key}`,
      state: 'open',
      // The 30th day from the 4th of May, to its end in Shanghai.
      endsAt: '2026-06-03T16:00:00.000Z',
      views: 0,
    });
    expect(key).toMatch(/^[\w-]{32}$/);
    const { status, code, data, headers, body } = await open(server(), key);
    expect([status, code]).toEqual([200, 0]);
    expect(data).toMatchObject({ name: report.name, checks: { due: 2, checked: 1 }, hotSpots: [{ value: 7 }] });
    expect([...new Set(keysIn(data))].sort()).toEqual(
      [
        ...['kind', 'number', 'name', 'customerName', 'state', 'period', 'from', 'to', 'checks', 'due', 'checked'],
        ...['trends', 'group', 'threshold', 'months', 'month', 'count', 'lastYear'],
        ...['hotSpots', 'code', 'type', 'location', 'value', 'endsAt'],
      ].sort(),
    );
    for (const secret of [report.id, report.customerId, site.technician.id, '李䶮', site.technician.loginId, key]) {
      expect(body).not.toContain(secret);
    }
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect((await site.administrator.get('report.shares', { id: report.id }))[0]).toMatchObject({
      views: 1,
      lastViewedAt: '2026-05-04T02:00:00.000Z',
    });
  });

  test('the database knows a link by its hash only', async () => {
    const { key, id } = await sharedReport();
    const row = await server()
      .database.system.selectFrom('report_share')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(key);
    expect((await open(server(), row.key_hash)).code).toBe(4004);
  });

  test('F4 revoked, ended, malformed and unknown links, and ids, answer the same to the byte', async () => {
    const { site, report, id, key } = await sharedReport();
    const other = await share(site, report.id, '2026-05-05');
    await site.administrator.get('report.endShare', { id });
    await site.administrator.get('report.endShare', { id });
    const unknown = await open(server(), 'A'.repeat(32));
    expect(unknown).toMatchObject({ status: 200, code: 4004, data: null });
    for (const wrong of [key, id, report.id, 'not a key', '../..', '%', 'ä', key.slice(1), key.toUpperCase()]) {
      expect((await open(server(), wrong)).body, wrong).toBe(unknown.body);
    }
    expect((await open(server(), other.key)).code).toBe(0);
    await later(site, '2026-05-05T15:59:59.000Z');
    expect((await open(server(), other.key)).code).toBe(0);
    const after = await later(site, '2026-05-05T16:00:00.000Z');
    expect((await open(server(), other.key)).body).toBe(unknown.body);
    const shares = await after.administrator.get('report.shares', { id: report.id });
    expect(shares.map(({ state, link }) => [state, link])).toEqual([
      ['ended', null],
      ['revoked', null],
    ]);
    server().setNow('2026-05-04T02:00:00.000Z');
  });

  test('rejecting, deleting and ending the service end the links; approving leaves them', async () => {
    const { site, report, key } = await sharedReport();
    const { administrator } = site;
    await administrator.get('report.examineDetailSimple', { id: report.id, outcome: 'reject', reason: 'Once more' });
    expect((await open(server(), key)).code).toBe(4004);
    expect(await administrator.ask('report.share', { id: report.id })).toMatchObject({ code: 4001 });

    await administrator.get('report.saveDetailData', edit(await administrator.get('report.detail', { id: report.id })));
    expect((await open(server(), key)).code).toBe(4004);
    const again = await share(site, report.id);
    await pass(site.company, report.id);
    expect((await open(server(), again.key)).data).toMatchObject({ state: 'approved' });
    const trap = await administrator.get('device.detail', { id: site.trap.id });
    await administrator.get('customer.remove', { id: site.customer.id });
    expect((await open(server(), again.key)).code).toBe(4004);
    // Nor is one made, nor anything changed at the site, by who serves it no more.
    expect((await administrator.ask('report.share', { id: report.id })).code).toBe(4004);
    const { id, code, type, name } = trap;
    expect((await administrator.ask('device.delete', { id })).code).toBe(20009);
    expect((await administrator.ask('device.update', { id, code, type, name: `${name} 2` })).code).toBe(20009);

    const second = await sharedReport();
    await second.site.administrator.get('report.delete', { id: second.report.id });
    expect((await open(server(), second.key)).code).toBe(4004);
  });

  test('what is hidden from the customer is hidden from the link, and an unchecked month is no zero', async () => {
    server().setNow('2026-03-04T02:00:00.000Z');
    const spring = await addSite(server());
    await visit(spring, 5);
    const site = await later(spring, '2026-05-04T02:00:00.000Z');
    const report = await reportOf(site, await visit(site, 0));
    expect(section(report, 'flyingInsectTrend').data.months[1]).toMatchObject({ count: 0, checked: false });
    const { key } = await share(site, report.id);
    const { data } = await open(server(), key);
    expect(data.trends[1].months.map(({ count }: { count: number | null }) => count)).toEqual([5, null, 0]);
    const sections = report.sections.map((one) => ({ ...one, hidden: one.kind === 'rodentTrend' || one.hidden }));
    await site.administrator.get('report.saveDetailData', { ...edit(report), sections });
    const trends = (await open(server(), key)).data.trends;
    expect(trends.map(({ group }: { group: string }) => group)).toEqual(['flyingInsect']);
  });

  test('only who may edit the report shares it, and nobody of another company', async () => {
    const { site, report, id } = await sharedReport();
    const stranger = (await addCompany(server())).administrator;
    for (const name of ['report.share', 'report.shares'] as const) {
      expect(await site.technician.ask(name, { id: report.id })).toMatchObject({ code: 20014 });
      expect(await stranger.ask(name, { id: report.id })).toMatchObject({ code: 4004 });
    }
    expect(await site.technician.ask('report.endShare', { id })).toMatchObject({ code: 20014 });
    expect(await stranger.ask('report.endShare', { id })).toMatchObject({ code: 4004 });
  });

  describe('limits', () => {
    test.each(['2026-05-03', '2027-05-06'])('a link that ends on %s is refused', async (lastDay) => {
      const { site, report } = await sharedReport();
      expect(await site.administrator.ask('report.share', { id: report.id, lastDay })).toMatchObject({
        code: 3001,
        field: 'lastDay',
      });
    });

    test('of many links that are made at once, the last one that fits is the last one made', async () => {
      const { site, report } = await sharedReport();
      const many = Array.from({ length: openSharesAtMost + 2 }, () =>
        site.administrator.ask('report.share', { id: report.id }),
      );
      const codes = (await Promise.all(many)).map(({ code }) => code);
      expect(codes.filter((code) => code === 0)).toHaveLength(openSharesAtMost - 1);
      expect(codes.filter((code) => code === 4001)).toHaveLength(3);
    });

    test('F4 one address opens 60 in a minute, right or wrong', async () => {
      const { key } = await sharedReport();
      const from = address();
      for (let asked = 0; asked < 60; asked += 1) await open(server(), `wrong-${asked}`, from);
      expect(await open(server(), key, from)).toMatchObject({ status: 429, code: 4001 });
      expect((await open(server(), key)).code).toBe(0);
      server().setNow('2026-05-04T02:01:00.000Z');
      expect((await open(server(), key, from)).code).toBe(0);
      server().setNow('2026-05-04T02:00:00.000Z');
    });
  });
});
