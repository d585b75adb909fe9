import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { people, signIn } from './people';
import { zh } from './words';

/** What a page told the app around it. */
interface Told {
  readonly type: string;
  readonly payload?: Readonly<Record<string, unknown>>;
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** An app whose WebView is an iPhone's: it keeps what it is told. */
async function inApp(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, {
      told,
      webkit: { messageHandlers: { pest: { postMessage: (sent: unknown) => told.push(sent) } } },
    });
  });
  return context.newPage();
}

const toldTo = (page: Page): Promise<Told[]> => page.evaluate('window.told');
const toldOf = async (page: Page, type: string) => (await toldTo(page)).filter((each) => each.type === type);

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Those of a kind that were approved. */
const reports = (kind: string) => `/servicePage/serverReport?kind=${kind}&state=approved`;

/** Shares the first report of a list, from its page. */
async function shareFirst(office: Page): Promise<string> {
  await office.getByRole('row').nth(1).getByRole('link').first().click();
  await office.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = office.getByRole('dialog');
  // A report that was approved may have gone out by mail, with a link of its own.
  await expect(dialog.getByText('还没有链接').or(dialog.getByRole('table'))).toBeVisible();
  const links = dialog.getByRole('link', { name: '打开' });
  const before = await links.count();
  await dialog.getByRole('button', { name: '生成链接' }).click();
  await expect(links).toHaveCount(before + 1);
  return (await links.first().getAttribute('href')) ?? '';
}

test('a report is shared, read in an app by touch and by keys, and revoked', async ({ browser }) => {
  const office = await signIn(browser, people.administrator, zh, reports('report'));
  const link = await shareFirst(office);
  expect(link).toMatch(/\/iosEcharts\?report=[\w-]{32}&lang=zh$/);

  const context = await browser.newContext({ ...phone, colorScheme: 'dark' });
  const page = await inApp(context);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('有害生物防治服务报告');
  await expect(page.locator('.plot svg')).toHaveCount(2);
  await expect.poll(() => toldOf(page, 'ready')).toHaveLength(1);
  // One page and one small script: nothing of the portal, no cookie.
  expect(asked.filter((path) => path !== '/favicon.ico')).toEqual([
    '/iosEcharts',
    expect.stringMatching(/^\/assets\/webview-[\w-]+\.js$/),
  ]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe('rgb(16, 19, 17)');

  const plot = page.locator('.plot').last();
  const box = await plot.boundingBox();
  await plot.tap({ position: { x: (box?.width ?? 0) * 0.95, y: (box?.height ?? 0) / 2 } });
  await expect(page.locator('.tip')).toContainText(/20\d\d年\d+月(?:（截至 [\d-]+）)?捕获数 \d+ · 去年同期/);
  expect((await toldOf(page, 'tap')).at(-1)?.payload).toMatchObject({
    group: 'flyingInsect',
    month: expect.stringMatching(/^20\d\d-\d\d$/),
  });
  await page.mouse.wheel(0, 80);
  await expect(page.locator('.tip')).toHaveCount(0);
  await plot.focus();
  await page.keyboard.press('ArrowLeft');
  const last = await page.locator('.tip b').textContent();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.tip b')).not.toHaveText(last ?? '');
  await page.keyboard.press('Escape');
  await expect(page.locator('.tip')).toHaveCount(0);
  await page.getByText('以表格查看').first().click();
  await expect(page.getByRole('columnheader', { name: '去年同期' }).first()).toBeVisible();
  await page.getByRole('button', { name: '分享' }).click();
  expect((await toldOf(page, 'share'))[0]?.payload).toMatchObject({ url: expect.stringContaining('report=') });
  await expectNoViolations(page);

  await office.getByRole('dialog').getByRole('button', { name: '收回' }).first().click();
  await office.getByRole('alertdialog').getByRole('button', { name: '收回' }).click();
  await expect(office.getByText('链接已收回')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '这个链接打不开了' })).toBeVisible();
  await expect.poll(() => toldOf(page, 'error')).toMatchObject([{ payload: { code: 'unknown' } }]);
  // Two frames are what `ready` waits for.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  expect(await toldOf(page, 'ready')).toEqual([]);
  await expectNoViolations(page);
  await context.close();
  await office.context().close();
});

test('a briefing is read in English, in light, at 320 pixels', async ({ browser }) => {
  const office = await signIn(browser, people.administrator, zh, reports('briefing'));
  const link = await shareFirst(office);
  expect(link).toContain('/iosServerEcharts?report=');
  await office.context().close();
  const context = await browser.newContext({ ...phone, viewport: { width: 320, height: 640 }, colorScheme: 'dark' });
  const page = await inApp(context);
  await page.goto(`${link.replace('lang=zh', 'lang=en')}&theme=light`);
  await expect(page.getByRole('heading', { name: 'Most active devices' })).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe('rgb(245, 244, 241)');
  await expectNoViolations(page);
  await context.close();
});

test('an app hands its figures over, and a page that never was its own does not', async ({ browser }) => {
  const context = await browser.newContext(phone);
  const page = await inApp(context);
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto('/iosEcharts?lang=en');
  await expect(page.getByRole('status')).toHaveText('Loading the charts…');
  const charts = {
    ...{ kind: 'report', number: 'R1', name: '<img src=x onerror=alert(1)>', customerName: 'Plant', state: 'approved' },
    period: { from: '2026-05-01', to: '2026-05-31' },
    checks: { due: 2, checked: 1 },
    trends: [{ group: 'rodent', threshold: 3, months: [{ month: '2026-05', count: 4, lastYear: null }] }],
    hotSpots: [],
    endsAt: null,
  };
  const hand = (type: string, payload: unknown) =>
    page.evaluate(`window.pestCharts.receive(${JSON.stringify({ v: 1, type, payload })})`);
  await hand('data', { ...charts, hotSpots: [{ code: 'a' }] });
  await expect.poll(() => toldOf(page, 'error')).toMatchObject([{ payload: { code: 'payload' } }]);
  await hand('data', charts);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror=alert(1)>');
  await expect(page.getByText('May 2026: 4, above the limit of 3.')).toBeVisible();
  await expect(page.locator('.plot svg')).toHaveCount(1);
  await expect.poll(() => toldOf(page, 'ready')).toHaveLength(1);
  await hand('theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await hand('locale', 'zh');
  await expect(page.getByText('2026年5月 4 只，超过限值 3。')).toBeVisible();
  await expectNoViolations(page);
  expect(faults).toEqual([]);
  await context.close();
});

test('whoever may only read a report does not share it', async ({ browser }) => {
  const site = await signIn(browser, people.customer, zh, '/servicePage/serverReport');
  await site.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(site.getByRole('heading', { level: 1 })).toContainText('报告');
  await expect(site.getByRole('button', { name: '分享', exact: true })).toHaveCount(0);
  await site.context().close();
});
