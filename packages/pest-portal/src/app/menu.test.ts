import { permissions, serviceStaffPermissions, type UserInfo, userTypes, writePower } from 'pest-sdk';
import { expect, test } from 'vitest';
import { accountOf } from '../base/roles';
import { menuFor } from './menu';
import { routes } from './routes';

function groupsOf(change: Pick<UserInfo, 'type'> & Partial<UserInfo>) {
  const account = accountOf({
    id: 'u1',
    loginId: '13900000001',
    userName: '李明',
    headPic: '',
    power: '',
    companyInfo: null,
    customerInfo: null,
    proven: true,
    platform: false,
    contracts: false,
    timeZone: 'Asia/Shanghai',
    ...change,
  });
  return menuFor(account, routes);
}

function menuOf(change: Pick<UserInfo, 'type'> & Partial<UserInfo>): string[] {
  return groupsOf(change).flatMap(({ entries }) => entries.map(({ path }) => path));
}

test('an administrator finds customers, the floor plans there, and the heat map at one click', () => {
  const menu = menuOf({ type: userTypes.administrator });
  expect(menu).toContain('/customer/list');
  expect(menu).toContain('/imgHeat');
  expect(menu).not.toContain('/imgCustomer');
});

test('a customer finds its own site and nothing of the company', () => {
  const menu = menuOf({ type: userTypes.customer });
  expect(menu).toEqual(expect.arrayContaining(['/home', '/imgCustomer', '/imgHeat']));
  expect(menu).not.toContain('/customer/list');
  expect(menu).not.toContain('/inventory/list');
});

test('staff find what their permissions open', () => {
  const menu = menuOf({ type: userTypes.staff, power: writePower(serviceStaffPermissions) });
  expect(menu).toEqual(expect.arrayContaining(['/home', '/imgCustomer', '/imgHeat']));
  expect(menu).not.toContain('/customer/list');
});

test('hidden pages are in nobody’s menu', () => {
  const menu = menuOf({ type: userTypes.staff, power: writePower(permissions) });
  expect(menu).not.toContain('/detailCustomer');
});

test('entries of one group stand together under its title', () => {
  const titles = groupsOf({ type: userTypes.administrator }).map(({ title }) => title);
  expect(titles.filter((title) => title !== null)).toEqual([...new Set(titles.filter((title) => title !== null))]);
});

test.each(Object.entries(userTypes))('no two entries in the menu of a %s have one sign', (_, type) => {
  const power = writePower(permissions);
  const entries = groupsOf({ type, power, platform: true, contracts: true }).flatMap((group) => group.entries);
  const signs = entries.map(({ menu }) => menu.icon);
  expect(entries.filter(({ menu }, at) => signs.indexOf(menu.icon) !== at).map(({ path }) => path)).toEqual([]);
});
