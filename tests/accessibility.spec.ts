import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { people, signIn } from './people';
import { en, zh } from './words';

const consolePages = [
  '/home',
  '/customer/list',
  '/imgCustomer',
  '/img',
  '/imgHeat',
  '/workshop',
  '/servicePage/undoneList',
  '/servicePage/completedList',
  '/servicePage/serverReport',
  '/servicePage/newAdd',
  '/servicePage/questionList',
  '/inventory/list',
  '/inventory/chemistry',
];

for (const words of [zh, en]) {
  test(`no page breaks a rule of WCAG 2.2 AA, in ${words.language}`, async ({ browser }) => {
    const page = await signIn(browser, people.administrator, words);
    for (const path of consolePages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect.soft(await broken(page), path).toEqual([]);
    }
    await page.context().close();
  });

  test(`no page scrolls sideways on a phone, in ${words.language}`, async ({ browser }) => {
    const page = await signIn(browser, people.administrator, words);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/', ...consolePages, '/servicePage/questionAdd', ...(await editors(page))]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, path).toBeLessThanOrEqual(0);
    }
    await page.context().close();
  });
}

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

async function broken(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`));
}
