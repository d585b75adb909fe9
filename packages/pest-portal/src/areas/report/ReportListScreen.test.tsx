import { screen, waitFor, within } from '@testing-library/react';
import { reportStateWords } from 'pest-sdk';
import { refusal, sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

test('services without a report are listed, and the report is generated from there', async () => {
  const [service] = sampleResult('task.list').items;
  if (!service) throw new Error('The sample has a service.');
  const { user, calls, address } = renderPortal('/servicePage/serverReport', {
    answers: {
      'task.list': { items: [{ ...service, number: 'S20260504-007' }], total: 1, page: 1, limit: 20 },
      'task.generateReport': { id: 'report-7' },
    },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: '状态' }), reportStateWords.notGenerated.zh);
  const row = await screen.findByRole('row', { name: /S20260504-007/ });
  const asked = calls.findLast(({ name }) => name === 'task.list')?.request;
  expect(asked).toMatchObject({ finished: true, reportState: 'notGenerated' });
  await user.click(within(row).getByRole('button', { name: '生成报告' }));
  await screen.findByText('报告已生成');
  await waitFor(() => expect(address()).toBe('/myEcharts?id=report-7'));
});

test('reports of many services are generated at once, and of one that fails its row says why', async () => {
  const [service] = sampleResult('task.list').items;
  if (!service) throw new Error('The sample has a service.');
  const all = ['a', 'b', 'c'].map((id) => ({ ...service, id, number: `S-${id}` }));
  const made: string[] = [];
  const { user, calls } = renderPortal('/servicePage/serverReport?state=notGenerated', {
    answers: {
      'task.list': () => {
        const items = all.filter(({ id }) => !made.includes(id));
        return { items, total: items.length, page: 1, limit: 20 };
      },
      'task.generateReport': ({ request: { id } }) => {
        if (id === 'b') return refusal('general.businessFailure');
        made.push(id);
        return { id: `report-${id}` };
      },
    },
  });
  await screen.findByRole('row', { name: /S-a/ });
  expect(screen.getByRole('button', { name: '审核规则' })).toBeVisible();
  expect(screen.getByRole('button', { name: '多次服务报告' })).toBeVisible();
  expect(screen.getByRole('button', { name: '导出' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /全选|选择全部|全部/ }));
  await user.click(screen.getByRole('button', { name: '生成 3 份报告' }));
  expect(await screen.findByText('已生成 2 份报告')).toBeVisible();
  expect(calls.filter(({ name }) => name === 'task.generateReport')).toHaveLength(3);
  const rows = screen.getAllByRole('row', { name: /S-/ });
  expect(rows.map((row) => row.textContent)).toEqual([expect.stringMatching(/S-b.*未生成：/)]);
  expect(screen.getByRole('button', { name: '生成 1 份报告' })).toBeEnabled();
});

test('one report over several services: a site, a period, and of them those that belong', async () => {
  const [service] = sampleResult('task.list').items;
  if (!service) throw new Error('The sample has a service.');
  const items = ['a', 'b', 'c'].map((id) => ({ ...service, id, number: `S-${id}` }));
  const { user, calls, address } = renderPortal('/servicePage/serverReport', {
    answers: {
      'customer.allList': [
        { id: 'c1', name: '江南食品' },
        { id: 'c2', name: '湖滨仓储' },
      ],
      'task.list': { items, total: 3, page: 1, limit: 50 },
      'task.generateServicesReport': { id: 'briefing-1' },
    },
  });
  await user.click(await screen.findByRole('button', { name: '多次服务报告' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '生成报告' }));
  expect(dialog.getAllByText('请选择客户').length).toBeGreaterThan(1);
  await user.selectOptions(dialog.getByRole('combobox', { name: /客户/ }), '湖滨仓储');
  await user.click(await dialog.findByRole('checkbox', { name: /S-b/ }));
  expect(dialog.getByRole('status')).toHaveTextContent('已选 2 次，共 3 次');
  expect(calls.findLast(({ name }) => name === 'task.list')?.request).toMatchObject({
    customerId: 'c2',
    finished: true,
    from: expect.stringMatching(/-01$/),
  });
  await user.dblClick(dialog.getByRole('button', { name: '生成报告（2 次服务）' }));
  await waitFor(() => expect(address()).toBe('/serverEcharts?id=briefing-1'));
  const sent = calls.filter(({ name }) => name === 'task.generateServicesReport');
  expect(sent.map(({ request }) => request)).toEqual([
    { ids: ['a', 'c'], from: expect.stringMatching(/-01$/), to: expect.any(String) },
  ]);
});

test('reports are compared two by two, the older one first, and of one customer', async () => {
  const [report] = sampleResult('report.list').items;
  if (!report) throw new Error('The sample has a report.');
  const items = [
    { ...report, id: 'r3', number: 'S-3', customerId: 'c1' },
    { ...report, id: 'r2', number: 'S-2', customerId: 'c2' },
    { ...report, id: 'r1', number: 'S-1', customerId: 'c1' },
  ];
  const { user, address } = renderPortal('/servicePage/serverReport', {
    answers: { 'report.list': { items, total: 3, page: 1, limit: 20 } },
  });
  const choose = async (number: string) =>
    user.click(within(await screen.findByRole('row', { name: new RegExp(number) })).getByRole('checkbox'));
  const compare = () => user.click(screen.getByRole('button', { name: '比较报告' }));
  await choose('S-3');
  await compare();
  expect(await screen.findByText('请选择同一客户的两份报告')).toBeVisible();
  await choose('S-2');
  await compare();
  expect(address()).toBe('/servicePage/serverReport');
  await choose('S-2');
  await choose('S-1');
  await compare();
  await waitFor(() => expect(address()).toBe('/servicePage/compareReports?before=r1&after=r3'));
});
