import { type UserInfo, userTypes, writePower } from 'pest-sdk';
import { expect, test } from 'vitest';
import { mayOpen, type PageAccess } from './pages';
import { accountOf } from './roles';

const approved = { id: 'c1', name: '安洁虫控', status: 2, reason: '' };

function account(change: Partial<UserInfo> = {}) {
  return accountOf({
    id: 'u1',
    loginId: '13900000001',
    userName: '李明',
    type: userTypes.administrator,
    headPic: '',
    power: '',
    companyInfo: approved,
    customerInfo: null,
    proven: true,
    platform: false,
    contracts: false,
    timeZone: 'Asia/Shanghai',
    ...change,
  });
}

function access(change: Partial<PageAccess> = {}): PageAccess {
  return { login: true, permissions: [], roles: ['admin', 'staff', 'customer'], ...change };
}

test('one of several permissions opens a page', () => {
  const editor = account({ type: userTypes.staff, power: writePower(['btn_client_edit']) });
  expect(mayOpen(editor, access({ permissions: ['btn_client_create', 'btn_client_edit'] }))).toBe(true);
  expect(mayOpen(editor, access({ permissions: ['btn_client_create'] }))).toBe(false);
});

test('another role may not open a page', () => {
  const customer = account({ type: userTypes.customer, companyInfo: null, customerInfo: approved });
  expect(mayOpen(customer, access({ roles: ['admin', 'staff'] }))).toBe(false);
});

test('contract pages open only in the company that they are switched on for', () => {
  const contracts = access({ permissions: ['m_seal_list'], contracts: true });
  expect(mayOpen(account(), contracts)).toBe(false);
  expect(mayOpen(account({ contracts: true }), contracts)).toBe(true);
});
