import { expect, type Page, test } from '@playwright/test';
import { people, signIn } from './people';
import { en, zh } from './words';

const said = {
  zh: {
    add: '新增账号',
    more: '购买会员',
    accept: '我已阅读并同意服务协议',
    creditCode: '统一社会信用代码',
    submit: '提交订单',
    transferred: '我已转账，查看订单',
    pending: '待付款',
    completed: '已完成',
    close: '关闭订单',
    closed: '已关闭',
    openOrder: '还有一个订单没有付款',
    confirm: '确认到账',
    amount: /^实际到账金额/,
    password: /^您的登录密码/,
    wrongAmount: /金额与订单不一致/,
  },
  en: {
    close: 'Close order',
    accept: 'I have read and accept the service agreement',
    creditCode: 'Your company’s credit code',
    submit: 'Submit order',
    transferred: 'I have paid, show the order',
    pending: 'Pending payment',
    closed: 'Closed',
  },
} as const;

test('five seats are full; Silver is ordered, paid by transfer and confirmed; the sixth account works', async ({
  browser,
}) => {
  const t = said.zh;
  const office = await signIn(browser, people.newAdministrator, zh);
  const token = await tokenOf(office);
  for (const at of [1, 2, 3, 4]) expect(await addAccount(office, token, at)).toBe(0);
  expect(await addAccount(office, token, 5)).toBe(20018);

  await office.goto('/system/account');
  await office.getByRole('button', { name: t.add }).click();
  await office.getByRole('dialog').getByRole('button', { name: t.more }).click();
  await expect(office.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible();
  await office.getByRole('radio', { name: /^银牌/ }).check();
  await office.getByRole('checkbox', { name: t.accept }).check();
  await office.getByLabel(t.creditCode).fill('91310115MADEM0A11M');
  await office.getByRole('button', { name: t.submit }).dblclick();
  await expect(office.getByText('¥799.00').first()).toBeVisible();
  await office.getByRole('button', { name: t.transferred }).click();
  await expect(office.getByRole('heading', { level: 1, name: t.pending })).toBeVisible();
  // What an address claims proves nothing.
  const unpaid = office.url();
  await office.goto(unpaid.replace('/orderStateUnpaid', '/orderStateCompleted'));
  await expect(office.getByRole('heading', { level: 1, name: t.pending })).toBeVisible();
  await office.goto('/confirmOrder');
  await expect(office.getByRole('region', { name: t.openOrder })).toBeVisible();

  const platform = await signIn(browser, people.platform, zh, '/admin?tab=orders');
  const row = platform.getByRole('row').filter({ hasText: '新启有害生物防治有限公司' });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^确认订单/ }).click();
  const dialog = platform.getByRole('dialog');
  await dialog.getByLabel(t.amount).fill('1998');
  await dialog.getByLabel(t.password).fill('pest1234');
  await dialog.getByRole('button', { name: t.confirm }).click();
  await expect(dialog.getByText(t.wrongAmount)).toBeVisible();
  await dialog.getByLabel(t.amount).fill('799.00');
  await dialog.getByRole('button', { name: t.confirm }).click();
  await expect(row).toHaveCount(0);

  await office.goto(unpaid);
  await expect(office.getByRole('heading', { level: 1, name: t.completed })).toBeVisible();
  expect(await addAccount(office, token, 6)).toBe(0);
  await office.goto('/personalCenter');
  await expect(office.getByText('银牌', { exact: true })).toBeVisible();
  await office.context().close();
  await platform.context().close();
});

test('an order is closed by who made it, and does not come back, in English', async ({ browser }) => {
  const t = said.en;
  const office = await signIn(browser, people.administrator, en, '/confirmOrder?plan=gold&years=2');
  await office.getByRole('checkbox', { name: t.accept }).check();
  await office.getByLabel(t.creditCode).fill('91310115MADEM0A11M');
  await office.getByRole('button', { name: t.submit }).click();
  await office.getByRole('button', { name: t.transferred }).click();
  await expect(office.getByRole('heading', { level: 1, name: t.pending })).toBeVisible();
  await office.getByRole('button', { name: t.close }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: t.close }).click();
  await expect(office.getByRole('heading', { level: 1, name: t.closed })).toBeVisible();
  await office.reload();
  await expect(office.getByRole('heading', { level: 1, name: t.closed })).toBeVisible();
  await office.context().close();
});

test('a visitor sees the chosen plan, signs in over the page and orders it', async ({ page }) => {
  const t = said.zh;
  await page.goto('/');
  await page.locator('#plans a[href="/confirmOrder?plan=gold"]').first().click();
  await expect(page.getByRole('radio', { name: /^金牌/ })).toBeChecked();
  await page.getByRole('button', { name: '增加一年' }).click();
  await page.getByRole('button', { name: '登录后下单' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(zh.login.account).fill(people.administrator);
  await dialog.getByLabel(zh.login.password, { exact: true }).fill('pest1234');
  await dialog.getByRole('button', { name: zh.login.submit, exact: true }).click();
  await expect(page.getByRole('checkbox', { name: t.accept })).toBeVisible();
  await expect(page).toHaveURL('/confirmOrder?plan=gold&years=2');
  await expect(page.getByRole('radio', { name: /^金牌/ })).toBeChecked();
});

async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'pest_token')?.value ?? '';
}

/** The code of the answer; the form of accounts has a journey of its own. */
async function addAccount(page: Page, token: string, at: number): Promise<number> {
  const answer = await page.request.post('/api/v-user-account/create', {
    headers: { authorization: token },
    data: {
      name: `技术员 ${at}`,
      staffKind: 'service',
      loginId: `1392222000${at}`,
      password: 'e7665c93a2e28916a437caa51dc66633',
    },
  });
  const { code }: { code: number } = await answer.json();
  return code;
}
