import { screen, within } from '@testing-library/react';
import type { CustomerLogin } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { describe, expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const base = { userName: '', proven: false, disabled: false, createdAt: '2026-05-04T02:30:00.000Z' };
const ours: CustomerLogin = { ...base, id: 'ours', loginId: '13900000004', madeBy: 'us', shown: true };
const foreign: CustomerLogin = { ...base, id: 'foreign', loginId: '138****1234', madeBy: 'other', shown: false };
const details = {
  ...sampleResult('customer.details'),
  id: 'c',
  creditCode: '91310115MA1K35J30X',
  phone: '13900000004',
  profileLock: null,
};

/** The open menu lies in the browser's top layer, which is hidden here. */
async function actsShown(): Promise<(string | null)[]> {
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  return items.map((item) => item.textContent);
}

describe('the logins of a customer', () => {
  test('say who made each; another company’s is confirmed with its whole phone', async () => {
    const { user, calls } = renderPortal('/detailCustomer?id=c', {
      answers: { 'customer.details': details, 'customer.logins': [ours, { ...foreign, proven: true }] },
    });
    expect(await screen.findByText('其他服务公司')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '138****1234 的操作' }));
    expect(await actsShown()).toEqual(['确认此账号']);
    await user.click(screen.getByRole('menuitem', { name: '确认此账号', hidden: true }));
    const dialog = screen.getByRole('dialog', { name: /确认登录账号/ });
    await user.type(within(dialog).getByLabelText(/完整手机号/), '13812341234');
    await user.click(within(dialog).getByRole('button', { name: '确认此账号' }));
    await screen.findByText(/该账号现在可以看到本公司的记录/);
    expect(calls.find(({ name }) => name === 'customer.confirmLogin')?.request).toEqual({
      id: 'c',
      accountId: 'foreign',
      loginId: '13812341234',
    });
  });

  test('are reset and disabled only where the company made them', async () => {
    const { user } = renderPortal('/detailCustomer?id=c', {
      answers: { 'customer.details': details, 'customer.logins': [ours] },
    });
    await user.click(await screen.findByRole('button', { name: '139 0000 0004 的操作' }));
    expect(await actsShown()).toEqual(['不再显示本公司的记录', '重设初始密码', '停用']);
  });
});

describe('a customer that others serve too', () => {
  test('keeps its profile: the form says why, and changes the company’s own contact', async () => {
    const { user, calls } = renderPortal('/createCustomer?id=c', {
      answers: { 'customer.details': { ...details, profileLock: 'customerSpeaks' } },
    });
    expect(await screen.findByText(/由客户本人维护/)).toBeVisible();
    expect(screen.queryByLabelText(/公司名称/)).not.toBeInTheDocument();
    const contact = screen.getByLabelText(/联系人/);
    await user.clear(contact);
    await user.type(contact, '王芳');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('客户信息已保存');
    expect(calls.find(({ name }) => name === 'customer.update')?.request).toMatchObject({
      name: details.name,
      contactName: '王芳',
    });
  });
});

describe('a customer that has to accept first', () => {
  const waiting = { id: 'w', name: '晨光食品', state: 'waiting' as const, askedAt: '2026-05-04T02:30:00.000Z' };

  test('stands above the list by its name, and can be withdrawn', async () => {
    const { user, calls } = renderPortal('/customer/list', { answers: { 'customer.requests': [waiting] } });
    const section = await screen.findByRole('region', { name: /等待客户确认/ });
    expect(within(section).getByText('晨光食品')).toBeVisible();
    await user.click(within(section).getByRole('button', { name: '撤回申请' }));
    await screen.findByText('申请已撤回');
    expect(calls.find(({ name }) => name === 'customer.withdrawRequest')?.request).toEqual({ id: 'w' });
  });

  test('found by the phone of its login, that login is named; the answer says that it waits', async () => {
    const { user, calls } = renderPortal('/customer/list', {
      answers: {
        'customer.requests': [],
        'customer.search': [{ id: 'w', maskedName: '晨光**', maskedPhone: '139****0004', bound: false }],
        'customer.addFriend': { waiting: true },
      },
    });
    await user.click(await screen.findByRole('button', { name: '绑定客户' }));
    await user.type(screen.getByLabelText(/信用代码或手机号/), '13900000004');
    await user.click(screen.getByRole('button', { name: '查找' }));
    await user.click(await screen.findByRole('button', { name: '绑定' }));
    await screen.findByText('已发出申请，等待客户确认');
    expect(calls.find(({ name }) => name === 'customer.addFriend')?.request).toEqual({
      id: 'w',
      loginId: '13900000004',
    });
  });
});
