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
