import { screen, waitFor, within } from '@testing-library/react';
import { sampleResult } from 'pest-sdk/mock';
import { expect, it } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const customer = sampleResult('customer.details');
const agreed = { customerId: customer.id, source: '合同附件二', setBy: '赵敏', setAt: '2026-01-05T02:00:00.000Z' };

it('lists what the site and what one device bears, and sets the latter in the unit of its type', async () => {
  const { calls, user } = renderPortal(`/detailCustomer?id=${customer.id}&tab=thresholds`, {
    as: 'administrator',
    answers: {
      'customer.details': customer,
      'threshold.list': [{ ...agreed, group: 'rodent', fromDay: '2026-01-01', monthly: 3 }],
      'threshold.deviceList': [{ ...agreed, deviceType: 'baitStation', fromDay: '2026-02-01', value: 50 }],
    },
  });
  const rows = await screen.findAllByRole('row', { name: /合同附件二/ });
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('每次检查盗食 50%'),
    expect.stringContaining('每月 3 只'),
  ]);
  await user.click(screen.getByRole('button', { name: '设定单台设备阈值' }));
  const dialog = within(await screen.findByRole('dialog', { name: '设定单台设备阈值' }));
  expect(dialog.getByRole('textbox', { name: '30 天内上限（只）' })).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: '设备类型' }), 'baitStation');
  const share = dialog.getByRole('textbox', { name: '每次检查的盗食上限（%）' });
  await user.type(share, '120');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('盗食比例在 0 到 100 之间')).toBeVisible();
  await user.clear(share);
  await user.type(share, '40');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  const sent = () => calls.filter(({ name }) => name === 'threshold.setForDevices').map(({ request }) => request);
  await waitFor(() => expect(sent()).toMatchObject([{ deviceType: 'baitStation', value: 40 }]));
});
