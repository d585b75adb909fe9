import { expect, type Page, test } from '@playwright/test';
import { spoken } from './languages';
import { people, signIn } from './people';
import { en, zh } from './words';

const said = {
  zh: {
    add: '新增账号',
    name: /^姓名/,
    phone: /^手机号/,
    management: /^管理人员/,
    password: /^初始密码/,
    template: '从模板开始',
    stockKeeper: '库存管理员',
    create: '创建账号',
    created: /账号已创建/,
    permissions: /^权限 /,
    find: '查找权限',
    physical: '物理耗材',
    untick: '一并去除',
    savePermissions: '保存权限',
    saved: /立即生效/,
    disable: '停用',
    loginRefused: /没有登录权限|登录权限/,
    remove: '删除',
    confirmRemove: '删除账号',
    accounts: '账号管理',
    noPermission: '没有查看权限',
  },
  en: {
    add: 'Add account',
    name: /^Name/,
    phone: /^Phone/,
    management: /^Management staff/,
    password: /^First password/,
    template: 'Start from a template',
    stockKeeper: 'Stock keeper',
    create: 'Create account',
    created: /Account created/,
    permissions: /^Permissions /,
    find: 'Find a permission',
    physical: 'Physical consumables',
    untick: 'Remove all',
    savePermissions: 'Save permissions',
    saved: /effective at once/,
    disable: 'Disable',
    loginRefused: /is not allowed to log in/,
    remove: 'Delete',
    confirmRemove: 'Delete account',
    accounts: 'Accounts',
    noPermission: 'You do not have access to this',
  },
} as const;

for (const { words, t, phone } of spoken(
  { words: en, t: said.en, phone: '13911110002' },
  { words: zh, t: said.zh, phone: '13911110001' },
)) {
  test(`an account is made, works, loses a right, and is disabled and deleted, in ${words.language}`, async ({
    browser,
  }) => {
    const office = await signIn(browser, people.administrator, words, '/system/account');
    await office.getByRole('button', { name: t.add, exact: true }).click();
    const panel = office.getByRole('region', { name: t.add });
    await panel.getByLabel(t.name).fill('Kept by keys');
    await panel.getByLabel(t.phone).fill(phone);
    await panel.getByLabel(t.management).check();
    await panel.getByLabel(t.password).fill('pest1234');
    await panel.getByRole('combobox', { name: t.template }).selectOption({ label: t.stockKeeper });
    await panel.getByRole('button', { name: t.create }).click();
    await expect(office.getByText(t.created)).toBeVisible();

    const keeper = await signIn(browser, phone, words, '/inventory/list');
    await expect(keeper.getByRole('heading', { level: 1, name: t.physical })).toBeVisible();
    await expect(keeper.getByRole('navigation').getByText(t.accounts, { exact: true })).toHaveCount(0);

    await office.getByRole('tab', { name: t.permissions }).click();
    await office.getByRole('searchbox', { name: t.find }).fill(t.physical);
    await office.getByRole('checkbox', { name: t.physical, exact: true }).click();
    await office.getByRole('alertdialog').getByRole('button', { name: t.untick }).click();
    await office.getByRole('button', { name: t.savePermissions }).click();
    await expect(office.getByText(t.saved)).toBeVisible();
    await keeper.goto('/inventory/list');
    await expect(keeper.getByText(t.noPermission)).toBeVisible();

    await act(office, phone, t.disable);
    await office.getByRole('alertdialog').getByRole('button', { name: t.disable }).click();
    await expect(office.getByRole('alertdialog')).toHaveCount(0);
    await keeper.context().clearCookies();
    await keeper.goto('/login');
    await keeper.getByLabel(words.login.account).fill(phone);
    await keeper.getByLabel(words.login.password, { exact: true }).fill('pest1234');
    await keeper.getByRole('button', { name: words.login.submit, exact: true }).click();
    await expect(keeper.getByText(t.loginRefused).first()).toBeVisible();

    await act(office, phone, t.remove);
    await office.getByRole('alertdialog').getByRole('button', { name: t.confirmRemove }).click();
    await expect(row(office, phone)).toHaveCount(0);
    await keeper.context().close();
    await office.context().close();
  });
}

function row(page: Page, phone: string) {
  return page.getByRole('row').filter({ hasText: phone.replace(/^(\d{3})(\d{4})/, '$1 $2 ') });
}

async function act(page: Page, phone: string, name: string): Promise<void> {
  await row(page, phone).getByRole('button').last().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
