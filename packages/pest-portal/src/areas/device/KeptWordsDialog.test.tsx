import { screen, within } from '@testing-library/react';
import { sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const tags = [
  { id: 't1', name: '过敏原区', deviceCount: 3 },
  { id: 't2', name: '过敏源区', deviceCount: 2 },
];
const plans = sampleResult('floorPlan.list');
const [plan] = plans;
const at = `/img?customerId=${plan?.customerId}&floorPlanId=${plan?.id}`;

test('two spellings of a tag become one', async () => {
  const { user, calls } = renderPortal(at, { answers: { 'device.tagList': tags } });
  await user.click(await screen.findByRole('button', { name: '标签与型号' }));
  await user.click(await screen.findByRole('button', { name: '“过敏源区”的操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '合并到…', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: '合并“过敏源区”' }));
  expect(dialog.getByText(/2 台设备改用所选的一项/)).toBeInTheDocument();
  await user.selectOptions(dialog.getByRole('combobox', { name: /合并到/ }), '过敏原区');
  await user.click(dialog.getByRole('button', { name: '合并' }));
  await screen.findByText('已合并');
  expect(calls.findLast(({ name }) => name === 'device.mergeTags')?.request).toEqual({ id: 't2', into: 't1' });
});

test('a device is tagged with a kept word and with a new one', async () => {
  const { user, calls } = renderPortal(at, {
    answers: { 'device.tagList': tags, 'device.list': [], 'device.nextCodes': [] },
  });
  await user.click(await screen.findByRole('button', { name: '新增设备' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新增设备' }));
  await user.type(dialog.getByRole('textbox', { name: /设备编号/ }), 'FL-0099');
  await user.type(dialog.getByRole('textbox', { name: /^名称/ }), '灯');
  const words = dialog.getByRole('combobox', { name: /标签/ });
  await user.type(words, '过敏原区{Enter}新词{Enter}多余{Enter}');
  await user.click(dialog.getByRole('button', { name: '移除“多余”' }));
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await screen.findByText(/FL-0099 已新增/);
  const sent = calls.findLast(({ name }) => name === 'device.add')?.request;
  expect(sent).toMatchObject({ code: 'FL-0099', tags: ['过敏原区', '新词'] });
});
