import { screen, waitFor, within } from '@testing-library/react';
import { reportStateWords } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
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
  expect(sent.map(({ request }) => request)).toEqual([{ ids: ['a', 'c'] }]);
});
