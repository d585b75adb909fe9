import { expect, type Page, test } from '@playwright/test';
import { people, signIn } from './people';
import { zh } from './words';

/** Everything that a page was refused by its policy, as the browser tells it. */
async function listenForViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refusedByPolicy: refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      refused.push(`${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'refusedByPolicy'));
}

test('G5 what the policy does not let in is refused, and told', async ({ page }) => {
  const violations = await listenForViolations(page);
  await page.goto('/');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(style, script);
  });
  await expect
    .poll(async () => (await violations()).map((told) => told.split(' ')[0]))
    .toEqual(['style-src-elem', 'script-src-elem']);
  await expect(page.locator('body')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
});

test('the shape of the console stands before its script is there, and does not move when it comes', async ({
  browser,
}) => {
  const page = await signIn(browser, people.administrator, zh);
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.locator('.first-paint')).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const moved: number[] = await page.evaluate(() => Reflect.get(window, 'moved'));
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05);
  await page.context().close();
});
