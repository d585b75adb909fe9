import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../../testing/render-portal';

test('customers of a file without a fault come in all together', async () => {
  const result = { lines: 1, good: 1, added: 0, faults: [] };
  const { calls, user } = renderPortal('/customer/list', {
    answers: {
      'customer.importLines': ({ request }: { request: { mode: string } }) =>
        request.mode === 'check' ? result : { ...result, added: 1 },
    },
  });
  await user.click(await screen.findByRole('button', { name: '导入' }));
  const dialog = within(await screen.findByRole('dialog', { name: '导入客户' }));
  const head = '公司名称,统一社会信用代码,所在地区,联系电话';
  const file = new File([`${head}\n禾穗,91310115MA1K35J30X,上海市,13812345678\n`], 'a.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('选择文件'), file);
  await user.click(await dialog.findByRole('button', { name: '全部导入（1 行）' }));
  expect(await dialog.findByText(/已导入 1 行/)).toBeVisible();
  const sent = calls.filter(({ name }) => name === 'customer.importLines').map(({ request }) => request);
  expect(sent).toMatchObject([{ mode: 'check' }, { mode: 'all', lines: [{ line: 2, phone: '13812345678' }] }]);
});
