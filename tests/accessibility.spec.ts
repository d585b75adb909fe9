import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { people, signIn } from './people';
import { en, type Words, zh } from './words';

const consolePages = [
  '/home',
  '/customer/list',
  '/imgCustomer',
  '/img',
  '/imgHeat',
  '/workshop',
  '/servicePage/undoneList',
  '/shiftManagement/list',
  '/shiftManagement/list?view=day',
  '/shiftManagement/list?view=month',
  '/shiftManagement/recurring',
  '/servicePage/completedList',
  '/servicePage/serverReport',
  '/servicePage/newAdd',
  '/servicePage/questionList',
  '/inventory/list',
  '/inventory/chemistry',
  '/contract/sealMange',
  '/contract/contractMange',
  '/dewormingLog/unLog',
  '/dewormingLog/okLog',
  '/system/account',
  '/system/account?id=new',
  '/device/list',
  '/deviceAdd',
  '/resetPassword',
];
const customerPages = ['/serve/list', '/system/account', '/device/list'];
const platformPages = ['/admin', '/admin?tab=audit'];

for (const words of [zh, en]) {
  test(`no page breaks a rule of WCAG 2.2 AA, in ${words.language}`, async ({ browser }) => {
    for (const { page, path } of await signedIn(browser, words)) {
      await open(page, path);
      expect.soft(await broken(page), path).toEqual([]);
    }
  });

  test(`no page scrolls sideways on a phone, in ${words.language}`, async ({ browser }) => {
    const pages = await signedIn(browser, words, async (office) => [
      '/',
      '/servicePage/questionAdd',
      ...(await editors(office)),
    ]);
    for (const { page, path } of pages) {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}

test('every page reads in the dark too', async ({ browser }) => {
  for (const { page, path } of await signedIn(browser, zh)) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, path);
    expect.soft(await unreadable(page), path).toEqual([]);
  }
});

/** The report builder and the template editor, each with something in it. */
async function editors(page: Page): Promise<string[]> {
  const leadingTo = async (list: string, path: string) => {
    await page.goto(list);
    const link = page.locator(`main a[href*="${path}?id="]`).first();
    return (await link.getAttribute('href')) ?? path;
  };
  return [
    await leadingTo('/servicePage/serverReport', '/myEcharts'),
    await leadingTo('/servicePage/questionList', '/servicePage/questionAdd'),
  ];
}

/** Each page with a browser in which somebody who may open it is signed in. */
async function signedIn(
  browser: Browser,
  words: Words,
  more: (office: Page) => Promise<readonly string[]> = async () => [],
): Promise<{ page: Page; path: string }[]> {
  const [office, site, platform] = [
    await signIn(browser, people.administrator, words),
    await signIn(browser, people.customer, words),
    await signIn(browser, people.platform, words),
  ];
  return [
    ...[...consolePages, ...(await more(office))].map((path) => ({ page: office, path })),
    ...customerPages.map((path) => ({ page: site, path })),
    ...platformPages.map((path) => ({ page: platform, path })),
  ];
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The scheme changes colours and nothing else. */
async function unreadable(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`));
}

async function broken(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`));
}
