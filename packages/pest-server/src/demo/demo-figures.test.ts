import type { RequestInput } from 'pest-sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../testing/people';
import { onPostgres } from '../testing/test-server';
import { loadDemo } from './load-demo';

const folder = new URL('../../demo/', import.meta.url);

const technician = '13900000003';

const people = [
  ['the administrator', '13900000001'],
  ['the technician', technician],
  ['the customer', '13900000004'],
  ['the administrator of company B', '13900000007'],
  ['the customer of company B', '13900000008'],
] as const;

interface Paging {
  readonly page: number;
  readonly limit: number;
}

/** As many as a list says it has, and as it has over all its pages. */
async function all<Item>(
  list: (paging: Paging) => Promise<{ readonly items: readonly Item[]; readonly total: number }>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const found = await list({ page, limit: 50 });
    items.push(...found.items);
    if (found.items.length === 0 || items.length >= found.total) {
      expect(items).toHaveLength(found.total);
      return items;
    }
  }
}

function sum<Item>(items: readonly Item[], figure: (item: Item) => number | string): number {
  return items.reduce((total, item) => total + Number(figure(item)), 0);
}

/** What is shown twice is counted once: by screens of one person, figure beside figure. */
onPostgres((server) => {
  beforeAll(async () => {
    await loadDemo(server().parts, folder);
  }, 120_000);

  describe.each(people)('%s', (_, phone) => {
    let person: Person;
    const total = async (request: RequestInput<'task.list'>) => (await person.get('task.list', request)).total;

    beforeAll(async () => {
      person = await signIn(server(), phone);
    });

    test('services: the dashboard, its weeks, the list and its counts', async () => {
      const today = await person.get('home.todayData', {});
      const counts = await person.get('task.counts', {});
      const { day } = today;
      expect([
        today.unallocated,
        today.pendingReview,
        today.servicesToday,
        today.servicesUnfinished,
        today.servicesOpen,
        sum(Object.values(counts), Number),
      ]).toEqual([
        await total({ state: 'unallocated' }),
        counts.handedIn,
        await total({ from: day, to: day }),
        await total({ from: day, to: day, finished: 'false' }),
        await total({ finished: 'false' }),
        await total({ finished: 'false' }),
      ]);
      const { month, weeks, ahead } = await person.get('home.outlook', {});
      if (month === null) throw new Error('Everybody here may open services.');
      const ofMonth = await all((paging) => person.get('task.list', { from: month.from, to: month.to, ...paging }));
      expect([month.planned, month.due]).toEqual([ofMonth.length, await total({ from: month.from, to: day })]);
      const handedIn = ['submitted', 'pendingReview', 'reviewed'];
      expect(month.done).toBe(ofMonth.filter(({ state }) => handedIn.includes(state)).length);
      for (const { from, to, planned } of weeks) expect(planned, from).toBe(await total({ from, to }));
      for (const next of ahead) {
        expect(next.assigned + next.unassigned, next.day).toBe(await total({ from: next.day, to: next.day }));
      }
    });

    test('leave: the menu and the list, for who sees everybody’s', async () => {
      const { leavesUnderReview } = await person.get('home.todayData', {});
      if (leavesUnderReview === null) return;
      expect(leavesUnderReview).toBe((await person.get('leave.list', { state: 'underReview' })).total);
    });

    test('risks: the register, the dashboard, the sites and the services', async () => {
      const counts = await person.get('risk.counts', {});
      const outlook = await person.get('home.outlook', {});
      const sites = await all((paging) => person.get('customer.list', paging));
      const places = await person.get('customer.places', {});
      const services = await all((paging) => person.get('task.list', paging));
      expect(
        new Set([
          (await person.get('home.todayData', {})).openRisks,
          (await person.get('risk.list', { view: 'open' })).total,
          sum(outlook.risks, ({ count }) => count),
          sum(sites, ({ openRiskCount }) => openRiskCount),
          sum(places, ({ openRiskCount }) => openRiskCount),
          sum(services, ({ risksOpen }) => risksOpen),
        ]),
      ).toEqual(new Set([counts.open]));
      expect([outlook.risksOverdue, (await person.get('risk.list', { view: 'overdue' })).total]).toEqual([
        counts.overdue,
        counts.overdue,
      ]);
    });

    test('captures: the dashboard, each site’s trend, the heat maps and the devices’ histories', async () => {
      const { trends, captures, day } = await person.get('home.outlook', {});
      const caught = async (request: RequestInput<'home.captures'>) =>
        (await person.get('home.captures', request)).caught;
      const month = day.slice(0, 7);
      const thisMonth = { from: `${month}-01`, to: day };
      expect(captures.now).toBe(await caught(thisMonth));
      const sites = await all((paging) => person.get('customer.list', paging));
      const trendsOfSites = await Promise.all(sites.map(({ id }) => person.get('home.siteTrend', { customerId: id })));
      for (const [at, { group, months }] of trends.entries()) {
        expect(months.at(-1)?.count, group).toBe(await caught({ ...thisMonth, group }));
        const ofSites = months.map((_month, index) =>
          sum(trendsOfSites, (trend) => trend[at]?.months[index]?.count ?? 0),
        );
        expect(ofSites, group).toEqual(months.map(({ count }) => count));
      }
      for (const { id } of sites.slice(0, 2)) {
        const [plan] = await person.get('floorPlan.list', { customerId: id });
        const heat = await person.get('device.mosquitoGraph', { floorPlanId: plan?.id ?? '', range: 'threeMonths' });
        expect(sum(heat.summary.species, ({ count }) => count)).toBe(
          await caught({ from: heat.from, to: heat.to, customerId: id }),
        );
        for (const { deviceId, value } of heat.points.slice(0, 10)) {
          const history = await person.get('device.history', { id: deviceId });
          const read = history.filter((entry) => entry.value !== null && entry.at >= heat.from);
          expect(
            sum(read, (entry) => entry.value ?? 0),
            deviceId,
          ).toBe(value);
        }
      }
    });

    const firstSite = async () => (await all((paging) => person.get('customer.list', paging)))[0]?.id ?? '';

    test('one site: its workshops make its trend', async () => {
      const customerId = await firstSite();
      const whole = await person.get('home.siteTrend', { customerId });
      const devices = await person.get('device.list', { customerId });
      const workshops = [...new Set(devices.flatMap(({ workshopId }) => workshopId ?? []))];
      const parts = await Promise.all(
        workshops.map((workshopId) => person.get('home.siteTrend', { customerId, workshopId })),
      );
      const caughtIn = (trends: typeof whole) =>
        sum(
          trends.flatMap(({ months }) => months),
          ({ count }) => count ?? 0,
        );
      expect(sum(parts, caughtIn)).toBe(caughtIn(whole));
    });

    // A technician opens no binder.
    test.skipIf(phone === technician)('one site: its binder counts what register and reports list', async () => {
      const customerId = await firstSite();
      const { questions, gaps } = await person.get('document.binder', { customerId });
      const counts = await person.get('risk.counts', { customerId });
      const held = (asked: string) => questions.find(({ question }) => question === asked);
      expect(held('actions')?.count).toBe(counts.open);
      expect(gaps.filter(({ kind }) => kind === 'overdueAction')).toHaveLength(counts.overdue);
      const approved = { kind: 'report', state: 'approved', customerId } as const;
      const reports = await all((paging) => person.get('report.list', { ...approved, ...paging }));
      expect(reports.filter(({ serviceDay }) => serviceDay <= (held('reports')?.day ?? '')).length).toBe(
        reports.length,
      );
    });

    test('reports: what a service says of its report, and what the report says of the service', async () => {
      const services = await all((paging) => person.get('task.list', paging));
      for (const { id, state } of await all((paging) => person.get('report.list', { kind: 'report', ...paging }))) {
        const { sections } = await person.get('report.detail', { id });
        const content = sections.find(({ kind }) => kind === 'serviceContent');
        const number = content?.kind === 'serviceContent' ? content.data.taskNumber : '';
        const service = services.find((one) => one.number === number);
        expect([service?.reportId, service?.reportState]).toEqual([id, state]);
        const checks = sections.find(({ kind }) => kind === 'deviceChecks');
        const rows = checks?.kind === 'deviceChecks' ? checks.data.rows : [];
        expect(sum(rows, ({ due }) => due)).toBe(service?.devicesDue);
        expect(sum(rows, ({ checked }) => checked)).toBe(service?.devicesChecked);
        expect(checks?.kind === 'deviceChecks' ? checks.data.notChecked.length : 0).toBe(service?.devicesNotReached);
      }
    });

    test('stock: the list, the balance, the ledger and the warnings', async () => {
      const span = { from: '2020-01-01', to: '2026-12-31' };
      const { code } = await person.ask('stock.balance', { kind: 'physical', by: 'product', ...span });
      const { stockWarnings } = await person.get('home.todayData', {});
      expect(code === 0).toBe(stockWarnings !== null);
      if (stockWarnings === null) return;
      const kept = {
        physical: await all((paging) => person.get('stock.consumablesStock', paging)),
        chemical: await all((paging) => person.get('stock.chemicalConsumables', paging)),
      };
      const low = [...kept.physical, ...kept.chemical].filter(({ status }) => status !== 'normal');
      expect([stockWarnings, (await person.get('stock.allCategoryStock', {})).length]).toEqual([
        low.length,
        low.length,
      ]);
      for (const kind of ['physical', 'chemical'] as const) {
        const lines = await person.get('stock.balance', { kind, by: 'product', ...span });
        const grouped = await person.get('stock.balance', { kind, by: 'registration', ...span });
        for (const { id, stock } of kept[kind]) expect(lines.find((line) => line.id === id)?.after).toBe(stock);
        for (const figure of ['received', 'used', 'out', 'difference'] as const) {
          const entries = await all((paging) => person.get('stock.ledger', { kind, figure, ...span, ...paging }));
          expect([sum(lines, (line) => line[figure]), sum(grouped, (line) => line[figure])], figure).toEqual([
            sum(entries, ({ change }) => change),
            sum(entries, ({ change }) => change),
          ]);
        }
      }
    });
  });
});
