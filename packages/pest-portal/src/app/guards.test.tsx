import { screen, waitFor, within } from '@testing-library/react';
import { permissions, type UserInfo, userTypes, writePower } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import type { Page } from '../base/pages';
import { accountOf } from '../base/roles';
import type { Session } from '../base/session';
import { renderPortal } from '../testing/render-portal';
import { decide } from './guards';

const approved = { id: 'c1', name: '安洁虫控', status: 2, reason: '' };

function user(change: Partial<UserInfo> = {}): UserInfo {
  return {
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
  };
}

function signedIn(change: Partial<UserInfo> = {}): Pick<Session, 'state' | 'account'> {
  return { state: 'ready', account: accountOf(user(change)) };
}

const nobody = { state: 'none', account: null } as const;
const publicPage = page({ path: '/', login: false });
const customers = page({ path: '/customer/list', permissions: ['m_client_list'], roles: ['admin', 'staff'] });
const companyInfo = page({ path: '/completedCompanyInfo' });

function page(change: Partial<Page> & Pick<Page, 'path'>): Page {
  return { login: true, permissions: [], roles: ['admin', 'staff', 'customer'], ...change };
}

describe('a visitor without a session', () => {
  test('sees public pages', () => {
    expect(decide(publicPage, nobody, '/')).toEqual({ kind: 'show' });
  });

  test('is sent home with the way back, query included', () => {
    expect(decide(customers, nobody, '/customer/list?page=2&search=乳业')).toEqual({
      kind: 'redirect',
      to: '/?redirect=%2Fcustomer%2Flist%3Fpage%3D2%26search%3D%E4%B9%B3%E4%B8%9A',
    });
  });
});

describe('a page that asks for the login itself', () => {
  const order = page({ path: '/payment', login: 'here', permissions: ['btn_order_save'], roles: ['admin', 'staff'] });

  test('shows itself to a visitor, and waits for an account that is asked for', () => {
    expect(decide(order, nobody, '/payment?id=1')).toEqual({ kind: 'show' });
    expect(decide(order, { state: 'loading', account: null }, '/payment?id=1')).toEqual({ kind: 'wait' });
  });

  test('is closed to whoever signed in without the right, and to a company that is not approved', () => {
    const serviceStaff = signedIn({ type: userTypes.staff, power: writePower(['m_index']) });
    expect(decide(order, serviceStaff, '/payment?id=1')).toEqual({ kind: 'forbidden' });
    expect(decide(order, signedIn({ companyInfo: { ...approved, status: 1 } }), '/payment?id=1')).toEqual({
      kind: 'redirect',
      to: '/completedCompanyInfo',
    });
  });
});

describe('while the account is being asked for', () => {
  const loading = { state: 'loading', account: null } as const;

  test('closed pages and the login page wait, public ones show', () => {
    expect(decide(customers, loading, '/customer/list')).toEqual({ kind: 'wait' });
    expect(decide(page({ path: '/login', login: false }), loading, '/login')).toEqual({ kind: 'wait' });
    expect(decide(publicPage, loading, '/')).toEqual({ kind: 'show' });
  });
});

test('a session whose account cannot be read is reset', () => {
  expect(decide(customers, { state: 'failed', account: null }, '/customer/list')).toEqual({ kind: 'reset' });
});

describe('a signed-in account', () => {
  test('is sent home from the login page', () => {
    expect(decide(page({ path: '/login', login: false }), signedIn(), '/login')).toEqual({ kind: 'redirect', to: '/' });
  });

  test.each([0, 1, 3])('of a company with status %i must complete its information first', (status) => {
    const session = signedIn({ companyInfo: { ...approved, status } });
    expect(decide(customers, session, '/customer/list')).toEqual({ kind: 'redirect', to: '/completedCompanyInfo' });
    expect(decide(companyInfo, session, '/completedCompanyInfo')).toEqual({ kind: 'show' });
    expect(decide(publicPage, session, '/')).toEqual({ kind: 'show' });
  });

  test('of an unapproved customer goes to the customer information', () => {
    const session = signedIn({
      type: userTypes.customer,
      companyInfo: null,
      customerInfo: { ...approved, status: 1 },
    });
    expect(decide(page({ path: '/home', permissions: ['m_index'] }), session, '/home')).toEqual({
      kind: 'redirect',
      to: '/completedClientInfo',
    });
  });

  test('without the permission or the role is told so', () => {
    const serviceStaff = signedIn({ type: userTypes.staff, power: writePower(['m_index', 'm_img_list']) });
    expect(decide(customers, serviceStaff, '/customer/list')).toEqual({ kind: 'forbidden' });
    const customer = signedIn({ type: userTypes.customer, companyInfo: null, customerInfo: approved });
    expect(decide(customers, customer, '/customer/list')).toEqual({ kind: 'forbidden' });
  });

  test('is never given the service companies as company staff, whatever the server lists', () => {
    const staff = accountOf(user({ type: userTypes.staff, power: writePower(permissions) }));
    expect(staff.permissions.has('m_serve_management')).toBe(false);
    expect(accountOf(user()).permissions.has('m_serve_management')).toBe(false);
  });
});

test.each(['/nowhere', '/servicePage', '/home/else'])('%s is no page: /404 says so', async (path) => {
  const { address } = renderPortal(path);
  await waitFor(() => expect(address()).toBe('/404'));
});

test('the public header of a company that has submitted nothing leads to its information', async () => {
  renderPortal('/agreement', { account: { companyInfo: { ...approved, status: 0 } } });
  const links = async () => {
    const [banner] = await screen.findAllByRole('banner');
    return within(banner ?? document.body)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  };
  await waitFor(async () => expect(await links()).toContain('/completedCompanyInfo'));
});
