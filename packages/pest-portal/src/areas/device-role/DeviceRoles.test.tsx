import { screen, within } from '@testing-library/react';
import { type Permission, writePower } from 'pest-sdk';
import { refusal } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const role = {
  id: 'role-1',
  name: '北区捕鼠',
  deviceTypes: ['mouseTrap' as const],
  customers: ['禾穗'],
  workshops: [],
  deviceCount: 12,
  accountCount: 2,
  accountNames: ['李强', '王磊'],
  updatedAt: '2026-05-04T01:00:00.000Z',
};
const list = { items: [role], total: 1, page: 1, limit: 20 };

test('a role says what it reaches and who holds it; deleting says who can use everything then', async () => {
  const { user, calls } = renderPortal('/device/list', {
    answers: { 'deviceRole.list': list, 'deviceRole.delete': null },
  });
  expect(await screen.findByText(/捕鼠器.*禾穗/)).toBeVisible();
  expect(screen.getByText(/李强.*王磊/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '北区捕鼠 的操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '删除', hidden: true }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/2 个账号/)).toBeVisible();
  await user.click(question.getByRole('button', { name: '删除设备权限' }));
  await screen.findByText('设备权限已删除');
  expect(calls.find(({ name }) => name === 'deviceRole.delete')?.request).toEqual({ id: 'role-1' });
});

test('while it is made it tells how many devices it reaches; a name that is taken is said beside the name', async () => {
  const { user, calls } = renderPortal('/deviceAdd', {
    answers: {
      'customer.allList': [{ id: 'customer-1', name: '禾穗' }],
      'workshop.children': [{ id: 'workshop-1', name: '包装车间' }],
      'deviceRole.account': [{ id: 'account-3', name: '李强', roles: [] }],
      'deviceRole.matches': { matching: 3, all: 9 },
      'deviceRole.create': refusal('general.businessFailure', { field: 'name' }),
    },
  });
  expect(await screen.findByText('先选择客户，再选择其车间')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /名称/ }), '北区捕鼠');
  await user.click(screen.getByRole('checkbox', { name: '捕鼠器' }));
  await user.click(await screen.findByRole('checkbox', { name: '禾穗' }));
  await user.click(await screen.findByRole('checkbox', { name: '包装车间' }));
  await user.click(await screen.findByRole('checkbox', { name: '李强' }));
  expect(await screen.findByText('包含 3 台设备，共 9 台')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '保存' }));
  await expect.poll(() => screen.getByRole('textbox', { name: /名称/ }).getAttribute('aria-invalid')).toBe('true');
  expect(calls.find(({ name }) => name === 'deviceRole.create')?.request).toEqual({
    name: '北区捕鼠',
    deviceTypes: ['mouseTrap'],
    customerIds: ['customer-1'],
    workshopIds: ['workshop-1'],
    accountIds: ['account-3'],
  });
});

test('what was deleted and still limits stays in the role, and says so', async () => {
  renderPortal('/deviceAdd?id=role-1', {
    answers: {
      'customer.allList': [],
      'deviceRole.account': [],
      'deviceRole.matches': { matching: 0, all: 9 },
      'deviceRole.details': {
        id: 'role-1',
        name: '北区',
        deviceTypes: [],
        customerIds: [],
        workshopIds: ['gone'],
        accountIds: [],
      },
    },
  });
  expect(await screen.findByRole('checkbox', { name: /仍限制范围/ })).toBeChecked();
});

test('more ids than an address takes are not counted, and it says so', async () => {
  const customerIds = Array.from({ length: 101 }, (_, index) => `customer-${index}`);
  const { calls } = renderPortal('/deviceAdd?id=role-1', {
    answers: {
      'customer.allList': [],
      'deviceRole.account': [],
      'deviceRole.details': {
        id: 'role-1',
        name: '北区',
        deviceTypes: [],
        customerIds,
        workshopIds: [],
        accountIds: [],
      },
    },
  });
  expect(await screen.findByText(/超过 100 个时/)).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('deviceRole.matches');
});

test('with the list alone nothing is made, changed or deleted', async () => {
  const account = { power: writePower(['m_device_management'] satisfies Permission[]) };
  renderPortal('/device/list', { as: 'technician', account, answers: { 'deviceRole.list': list } });
  expect(await screen.findByText('北区捕鼠')).toBeVisible();
  expect(screen.queryByRole('button', { name: '新增设备权限' })).toBeNull();
  expect(screen.queryByRole('button', { name: '北区捕鼠 的操作' })).toBeNull();
});
