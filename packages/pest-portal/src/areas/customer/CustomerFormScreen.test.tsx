import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type Permission, userTypes, writePower } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const holder = (...permissions: Permission[]) => ({ type: userTypes.staff, power: writePower(permissions) });
const answers = { 'customer.details': { ...sampleResult('customer.details'), id: 'c', profileLock: null } };

test('who may only edit customers gets no form for a new one', async () => {
  renderPortal('/createCustomer', { account: holder('btn_client_edit'), answers });
  expect(await screen.findByText('没有查看权限')).toBeVisible();
});

test('who may only add customers does not edit one by its address', async () => {
  renderPortal('/createCustomer?id=c', { account: holder('btn_client_add'), answers });
  expect(await screen.findByText('没有查看权限')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a region is typed by its name or code, or chosen level by level, and keeps its official code', async () => {
  const { calls, user } = renderPortal('/createCustomer', { as: 'administrator', answers });
  const region = await screen.findByLabelText(/所在地区/);
  await screen.findByRole('combobox', { name: '省' });
  await user.type(region, '310115');
  expect(region).toHaveValue('上海市 浦东新区');
  expect(region).toHaveAccessibleDescription('行政区划代码 310115');
  await user.selectOptions(screen.getByRole('combobox', { name: '省' }), '江苏省');
  await user.selectOptions(screen.getByRole('combobox', { name: '市' }), '苏州市');
  await user.selectOptions(screen.getByRole('combobox', { name: '区县' }), '吴中区');
  expect(region).toHaveValue('江苏省 苏州市 吴中区');
  await user.type(screen.getByLabelText(/公司名称/), '华东乳业');
  await user.type(screen.getByLabelText(/统一社会信用代码/), '91310115MA1K35J30X');
  await user.type(screen.getByLabelText(/联系电话/), '+86 138-1234-5678');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'customer.add')?.request).toMatchObject({
      region: '江苏省 苏州市 吴中区',
      regionCode: '320506',
      phone: '13812345678',
    }),
  );
});

test('a code that is typed before the divisions are there becomes its name once they are', async () => {
  renderPortal('/createCustomer', { as: 'administrator', answers });
  const region = await screen.findByLabelText(/所在地区/);
  fireEvent.change(region, { target: { value: '310115' } });
  await waitFor(() => expect(region).toHaveValue('上海市 浦东新区'));
});

test('a region of other words is kept as typed, without a code', async () => {
  const { user } = renderPortal('/createCustomer', { as: 'administrator', answers });
  const region = await screen.findByLabelText(/所在地区/);
  await screen.findByRole('combobox', { name: '省' });
  await user.type(region, '开发区三路');
  expect(region).toHaveValue('开发区三路');
  expect(region).toHaveAccessibleDescription('没有对应的行政区划代码，按输入的文字保存');
});

test('a region that came with its name only is known by it', async () => {
  const kept = { ...answers['customer.details'], region: '江苏省 苏州市 虎丘区', regionCode: null };
  renderPortal('/createCustomer?id=c', { answers: { 'customer.details': kept } });
  const region = await screen.findByLabelText(/所在地区/);
  await waitFor(() => expect(region).toHaveAccessibleDescription('行政区划代码 320505'));
  expect(screen.getByRole('combobox', { name: '省' })).toHaveDisplayValue('江苏省');
});

test('the place on the map stays open while it is emptied again', async () => {
  const { user } = renderPortal('/createCustomer', { as: 'administrator', answers });
  const folded = (await screen.findByText('地图位置（可以不填）')).closest('details');
  expect(folded).not.toHaveAttribute('open');
  await user.click(screen.getByText('地图位置（可以不填）'));
  await user.type(screen.getByLabelText(/纬度/), '3');
  await user.clear(screen.getByLabelText(/纬度/));
  expect(folded).toHaveAttribute('open');
});

test('whether a login comes with the customer is decided in the form, and what was typed stays', async () => {
  const { calls, user } = renderPortal('/createCustomer', { as: 'administrator', answers });
  await user.type(await screen.findByLabelText(/公司名称/), '华东乳业');
  expect(screen.queryByLabelText(/初始密码/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: '保存时为客户开通登录账号' }));
  expect(screen.getByLabelText(/公司名称/)).toHaveValue('华东乳业');
  await user.type(screen.getByLabelText(/统一社会信用代码/), '91310115MA1K35J30X');
  await user.type(screen.getByLabelText(/所在地区/), '开发区三路');
  await user.type(screen.getByLabelText(/联系电话/), '13812345678');
  await user.type(screen.getByLabelText(/登录账号/, { selector: '[type=tel]' }), '13812345678');
  await user.type(screen.getByLabelText(/初始密码/), 'secret12');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'customer.create')?.request).toMatchObject({ name: '华东乳业' }),
  );
});

test('a login that was typed is back after a reload but for its password, which nothing keeps', async () => {
  const first = renderPortal('/createCustomer', { as: 'administrator', answers });
  await first.user.click(await screen.findByRole('checkbox', { name: '保存时为客户开通登录账号' }));
  await first.user.type(screen.getByLabelText(/登录账号/, { selector: '[type=tel]' }), '13812345678');
  await first.user.type(screen.getByLabelText(/初始密码/), 'secret12');
  expect(Object.entries({ ...sessionStorage, ...localStorage }).join()).not.toContain('secret12');
  cleanup();

  const { user } = renderPortal('/createCustomer', { as: 'administrator', answers });
  expect(await screen.findByRole('checkbox', { name: '保存时为客户开通登录账号' })).toBeChecked();
  expect(screen.getByLabelText(/登录账号/, { selector: '[type=tel]' })).toHaveValue('13812345678');
  const password = screen.getByLabelText(/初始密码/);
  expect(password).toHaveValue('');
  expect(password).toHaveAccessibleDescription(/密码不会保留，请重新填写/);
  await user.type(password, 's');
  expect(password).not.toHaveAccessibleDescription(/密码不会保留/);
});

test('who may only create customers with a login is asked for it at once', async () => {
  renderPortal('/createCustomer', { account: holder('btn_client_create'), answers });
  expect(await screen.findByLabelText(/初始密码/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
