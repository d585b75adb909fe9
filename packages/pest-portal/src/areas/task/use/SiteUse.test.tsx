import { screen, waitFor, within } from '@testing-library/react';
import { dayInZone, defaultTimeZone, type SiteUse } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { expect, it } from 'vitest';
import { renderPortal } from '../../../testing/render-portal';

const customer = sampleResult('customer.details');
const visit = { id: 't1', number: 'S20261024-001', plannedAt: '2026-10-24T02:00:00.000Z', state: 'reviewed' } as const;
const use: SiteUse = {
  services: [visit, { ...visit, id: 't2', number: 'S20261031-002', state: 'checkedIn' }],
  chemicals: [
    {
      name: '2.5% 溴氰菊酯',
      registrationNumber: 'WP20080001',
      activeIngredient: '溴氰菊酯',
      amount: '320.5',
      unit: 'ml',
      areaTreated: '180',
      taskIds: ['t1', 't2'],
    },
  ],
  supplies: [{ deviceType: 'flyLamp', kind: 'glueBoard', count: 12, missing: 2, taskIds: ['t1'] }],
  baits: [
    { batch: 'XDL-2409', grams: '1240.5', taskIds: ['t1', 't2'] },
    { batch: '', grams: '60', taskIds: ['t2'] },
  ],
};
const answers = { 'customer.details': customer, 'inspection.siteUse': use } as const;
const october = `/detailCustomer?id=${customer.id}&tab=use&from=2026-10-01&to=2026-10-31`;

it('says what a site used in a month: product, registration number, amount, area and the services', async () => {
  const { calls } = renderPortal(october, { answers });
  const gel = within(await screen.findByRole('row', { name: /溴氰菊酯/ }));
  for (const words of ['WP20080001', '320.5 ml', '180 m²']) expect(gel.getByText(words)).toBeVisible();
  expect(gel.getByRole('link', { name: 'S20261024-001' })).toHaveAttribute('href', '/servicePage/detail?id=t1');
  const boards = within(screen.getByRole('row', { name: /灭蝇灯：粘板/ }));
  expect(boards.getByText('其中 2 张未从库存扣减')).toBeVisible();
  const bait = within(screen.getByRole('row', { name: /饵料，批号 XDL-2409（未记录产品）/ }));
  expect(bait.getByText('1,240.5 g')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /未记录产品和批号/ })).getByText('60 g')).toBeVisible();
  expect(screen.getByText(/2 次服务.*1 次尚未提交/)).toBeVisible();
  const asked = calls.filter(({ name }) => name === 'inspection.siteUse').map(({ request }) => request);
  expect(asked).toEqual([{ customerId: customer.id, from: '2026-10-01', to: '2026-10-31' }]);
});

it('looks at another period by one press, and says of none why', async () => {
  const longAgo = october.replaceAll('2026-10', '2020-10');
  const { user, address, calls } = renderPortal(longAgo, {
    answers: { ...answers, 'inspection.siteUse': { services: [], chemicals: [], supplies: [] } },
  });
  expect(await screen.findByText('这段时间没有服务')).toBeVisible();
  const plan = `/servicePage/newAdd?customerId=${customer.id}`;
  expect(screen.getByRole('link', { name: '安排服务' })).toHaveAttribute('href', plan);
  await user.click(screen.getByRole('radio', { name: '本月' }));
  const from = `${dayInZone(new Date(), defaultTimeZone).slice(0, 8)}01`;
  expect(address()).toContain(`from=${from}`);
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'inspection.siteUse')?.request).toMatchObject({ from }),
  );
});

it('sums what was used by site in the stock balance, with the same figures as the page of the site', async () => {
  const [north, south] = [
    { customerId: 'north', customerName: 'A 北厂' },
    { customerId: 'south', customerName: 'B 南厂' },
  ];
  const ofSites: SiteUse = {
    services: [
      { ...visit, ...north },
      { ...visit, ...south, id: 't2' },
    ],
    chemicals: use.chemicals,
    supplies: use.supplies,
    baits: [
      { batch: 'XDL-2409', grams: '0.1', taskIds: ['t1'] },
      { batch: 'XDL-2409', grams: '0.2', taskIds: ['t2'] },
      { batch: 'XDL-2408', grams: '5', taskIds: ['t2'] },
    ],
  };
  const { calls, user } = renderPortal('/inventory/balance?kind=physical&from=2026-10-01&to=2026-10-31', {
    answers: { 'inspection.siteUse': ofSites, 'stock.balance': [] },
  });
  await user.click(await screen.findByRole('radio', { name: '按客户' }));
  const baits = await screen.findAllByRole('row', { name: /XDL-2409/ });
  expect(baits.map((row) => within(row).getByText(/ g$/).textContent)).toEqual(['0.3 g', '0.1 g', '0.2 g']);
  const sums = screen.getAllByRole('row', { name: /XDL-24/ }).slice(0, 2);
  expect(sums.map((row) => /XDL-\d+/.exec(row.textContent)?.[0])).toEqual(['XDL-2408', 'XDL-2409']);
  expect(screen.queryByRole('columnheader', { name: '登记证号' })).toBeNull();
  expect(screen.getAllByRole('row', { name: /灭蝇灯：粘板/ })).toHaveLength(2);
  expect(screen.queryByText(/溴氰菊酯/)).toBeNull();
  const [, ofNorth] = baits;
  if (!ofNorth) throw new Error('No row of a site.');
  const page = '/detailCustomer?id=north&tab=use&from=2026-10-01&to=2026-10-31';
  expect(within(ofNorth).getByRole('link', { name: '1 次服务' })).toHaveAttribute('href', page);
  const asked = calls.filter(({ name }) => name === 'inspection.siteUse').map(({ request }) => request);
  expect(asked).toEqual([{ from: '2026-10-01', to: '2026-10-31' }]);
});
