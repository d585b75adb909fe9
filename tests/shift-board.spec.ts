import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { kept } from './kept';
import { people, signIn } from './people';
import { en, zh } from './words';

const factory = '苏州禾穗食品有限公司';

/** The site's day, some days from today. */
function dayIn(days: number): string {
  return new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}

async function openBoard(browser: Browser, loginId: string, day: string): Promise<Page> {
  const page = await signIn(browser, loginId, zh, `/shiftManagement/list?day=${day}`);
  await expect(page.getByRole('table')).toBeVisible();
  return page;
}

function cellOf(page: Page, name: string, day: string): Locator {
  return page.getByRole('row', { name: new RegExp(name) }).locator(`[data-cell][data-day="${day}"]`);
}

const tray = (page: Page) => page.getByRole('complementary', { name: '未分配' });

test('the office assigns by keyboard, undoes it, and drags to somebody else', async ({ browser }) => {
  const day = dayIn(2);
  const page = await openBoard(browser, people.administrator, day);
  const waiting = tray(page).getByRole('button', { name: new RegExp(`10:00 ${factory}`) });
  await waiting.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('已拿起 10:00')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(waiting).toHaveCount(0);
  const moved = page.getByRole('table').getByRole('button', { name: new RegExp(`10:00.*${factory}`) });
  await expect(moved).toBeFocused();
  await page.getByRole('button', { name: '撤销上一次调整' }).click();
  await expect(waiting).toBeVisible();
  await expect(moved).toHaveCount(0);

  const cell = cellOf(page, '王磊', day);
  const busy = page
    .getByRole('table')
    .locator('[data-cell]')
    .filter({ has: page.getByRole('button') })
    .first();
  const place = await busy.boundingBox();
  await waiting.hover();
  await page.mouse.down();
  await busy.hover();
  await expect(busy.getByText('10:00–')).toBeVisible();
  // What shows where it would go moves no cell away from under the pointer.
  expect(await busy.boundingBox()).toEqual(place);
  await cell.hover();
  await expect(cell.getByText('10:00–')).toBeVisible();
  await kept(page, '/api/v-schedule/move', () => page.mouse.up());
  await expect(cell.getByRole('button', { name: new RegExp(factory) })).toBeVisible();
  await page.reload();
  await expect(cell.getByRole('button', { name: new RegExp(factory) })).toBeVisible();
  await page.context().close();
});

test('a service repeats, one of its services moves alone, and it ends', async ({ browser }) => {
  const page = await openBoard(browser, people.administrator, dayIn(0));
  await page.getByRole('link', { name: '周期服务', exact: true }).click();
  await page.getByRole('button', { name: '新建周期服务' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('客户').selectOption({ label: '华庭幼儿园' });
  await form.getByLabel('到场时间').fill('17:45');
  await form.getByRole('checkbox', { name: '孙浩' }).check();
  await form.getByRole('button', { name: '创建周期服务' }).click();
  const row = page.getByRole('row', { name: /华庭幼儿园/ });
  await expect(row).toContainText('17:45');

  await page.goto(`/shiftManagement/list?day=${dayIn(7)}`);
  const from = cellOf(page, '孙浩', dayIn(7)).getByRole('button', { name: /17:45.*华庭幼儿园/ });
  await from.click();
  await page.getByRole('button', { name: `放到 李强，${dayIn(7).slice(5)}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '仅这一次' }).click();
  const to = cellOf(page, '李强', dayIn(7)).getByRole('button', { name: /17:45.*华庭幼儿园/ });
  await expect(to).toContainText('单独改过');

  await page.goto('/shiftManagement/recurring');
  await page.getByRole('button', { name: '华庭幼儿园的操作' }).click();
  await page.getByRole('menuitem', { name: '结束' }).click();
  await expect(page.getByRole('dialog')).toContainText('其中 1 次单独改过');
  await page.getByRole('dialog').getByRole('button', { name: '结束周期服务' }).click();
  await expect(row).toContainText(dayIn(0));
  await page.goto(`/shiftManagement/list?day=${dayIn(7)}`);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(to).toHaveCount(0);
  await page.context().close();
});

test('a customer reads who comes when; service staff have no board', async ({ browser }) => {
  const site = await openBoard(browser, people.customer, dayIn(0));
  const service = site.getByRole('table').getByRole('link', { name: new RegExp(factory) });
  await expect(service.first()).toBeVisible();
  await expect(site.getByRole('rowheader', { name: /李强/ })).toBeVisible();
  await expect(site.getByRole('button', { name: new RegExp(factory) })).toHaveCount(0);
  await expect(site.getByText('临江大酒店')).toHaveCount(0);
  await site.context().close();

  const technician = await signIn(browser, people.technician, zh);
  await expect(technician.getByRole('link', { name: '未完成服务', exact: true })).toBeVisible();
  await expect(technician.getByRole('link', { name: '排班管理', exact: true })).toHaveCount(0);
  await technician.goto('/shiftManagement/list');
  await expect(technician.getByRole('table')).toHaveCount(0);
  await expect(technician.getByText('没有查看权限')).toBeVisible();
  await technician.context().close();
});

for (const [words, loginId] of [
  [zh, people.administrator],
  [en, people.otherAdministrator],
] as const) {
  test(`the board fits the window, in ${words.language}`, async ({ browser }) => {
    const page = await signIn(browser, loginId, words, '/shiftManagement/list');
    for (const view of ['day', 'week', 'month']) {
      await page.goto(`/shiftManagement/list?view=${view}`);
      // On a phone the days of a week stand below each other, and a month is a table.
      for (const width of view === 'month' ? [1280, 1110, 992, 390] : [1280, 1110, 992]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('table')).toBeVisible();
        const beyond = () =>
          page.getByRole('table').evaluate((table) => {
            const frame = table.parentElement?.getBoundingClientRect();
            return [...table.querySelectorAll('th, td')]
              .filter((cell) => cell.getBoundingClientRect().right > (frame?.right ?? 0) + 1)
              .map((cell) => cell.textContent);
          });
        await expect.poll(beyond, `${view}, ${width} px`).toEqual([]);
        const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(sideways, `${view}, ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    await page.context().close();
  });
}
