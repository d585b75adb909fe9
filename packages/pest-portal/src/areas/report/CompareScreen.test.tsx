import { screen, within } from '@testing-library/react';
import type { ReportDocument, ReportSectionOf } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

type Recorded = ReportSectionOf<'deviceRecords'>['data']['rows'][number];

const lamp = (code: string, flies: number | null): Recorded => ({
  code,
  type: 'flyLamp',
  location: '包装车间',
  outcome: flies === null ? 'inaccessible' : 'checked',
  reason: '',
  captures: flies,
  counts: flies ? [{ species: 'fly', count: flies }] : [],
  consumedPercent: null,
  actions: [],
  checkedAt: '2026-05-04T02:00:00.000Z',
});

function report(id: string, rows: Recorded[]): ReportDocument {
  const sample = sampleResult('report.detail');
  return {
    ...sample,
    id,
    kind: 'report',
    sections: [{ id: 'records', kind: 'deviceRecords', text: '', hidden: false, data: { rows } }],
  };
}

const [listed] = sampleResult('report.list').items;

test('a report stands beside the one before it: what rose and fell, and what nobody checked is no zero', async () => {
  if (!listed) throw new Error('The sample has a report.');
  const may = report('may', [lamp('FL-01', 9), lamp('FL-02', 0), lamp('FL-03', null), lamp('FL-04', 5)]);
  const april = report('april', [lamp('FL-01', 4), lamp('FL-02', 7), lamp('FL-03', 8)]);
  const reports = [may, april];
  const { user, calls } = renderPortal('/servicePage/compareReports?after=may', {
    answers: {
      'report.detail': ({ request }) => (request.id === 'april' ? april : may),
      'report.list': {
        items: reports.map(({ id, customerId, number, name }) => ({
          ...listed,
          id,
          kind: 'report',
          customerId,
          number,
          name,
        })),
        total: 2,
        page: 1,
        limit: 50,
      },
    },
  });
  const devices = within(await screen.findByRole('region', { name: '逐台设备' }));
  const rowOf = (code: string) => devices.getByRole('row', { name: new RegExp(code) });
  expect(rowOf('FL-01')).toHaveTextContent(/4.*9.*上升/);
  expect(rowOf('FL-02')).toHaveTextContent(/7.*0.*下降/);
  expect(rowOf('FL-03')).toHaveTextContent(/8.*未检.*无法比较/);
  expect(rowOf('FL-04')).toHaveTextContent(/不在报告中.*5.*新增/);
  expect(screen.getByText(/两份报告都检查过的 2 台设备/)).toBeInTheDocument();
  const groups = within(screen.getByRole('region', { name: '捕获变化' }));
  expect(groups.getByRole('row', { name: /飞虫/ })).toHaveTextContent(/11.*9.*下降/);
  expect(calls.find(({ name }) => name === 'report.list')?.request).toMatchObject({
    customerId: may.customerId,
  });
  await user.click(screen.getByRole('radio', { name: /新增/ }));
  expect(devices.getAllByRole('row')).toHaveLength(2);
});
