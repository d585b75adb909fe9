import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { createPestClient, type PestClient } from 'pest-sdk';
import { spoken } from './languages';
import { people, signedIn, signIn } from './people';
import { en, type Words, zh } from './words';

test.use({ serviceWorkers: 'allow' });

const customer = '苏州禾穗食品有限公司';
/** Of the chemical: little, as others take from the same stock. */
const used = '5';

for (const words of spoken(zh, en)) {
  test(`a technician's day with the network cut in the middle, replayed exactly once, in ${words.language}`, async ({
    browser,
    baseURL,
  }) => {
    const office = await apiOf(await signedIn(browser, people.administrator, words), baseURL ?? '');
    const taskId = await plansToday(office);
    const page = await onPhone(browser, words);
    const readAhead = page.waitForResponse((response) => response.url().endsWith(`/chemical-uses/${taskId}`));
    await page.goto(`/servicePage/inspect?id=${taskId}`);
    await readAhead;
    await readyForNoNetwork(page);

    await page.getByRole('button', { name: words.task.checkIn, exact: true }).click();
    const zeros = page.getByRole('button', { name: words.inspection.zero });
    await zeros.last().click();
    await expect.poll(() => recordedAt(office, taskId)).toHaveLength(1);
    const stock = await stockOf(office, words.chemical.name);

    await page.context().setOffline(true);
    await zeros.last().click();
    await expect(page.getByText(words.withoutNetwork.kept)).toBeVisible();
    await startsOver(page);
    await expect(page.getByText(words.withoutNetwork.kept)).toBeVisible();
    await countsFlies(page, words);
    for (let left = await zeros.count(); left > 0; left -= 1) {
      await zeros.first().click();
      await expect(zeros).toHaveCount(left - 1);
    }
    await recordsTheRest(page, words);
    await usesChemical(page, words);
    await page.getByRole('button', { name: words.task.submit, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.task.confirmSubmit, exact: true }).click();
    await expect(page.getByText(words.withoutNetwork.handedIn)).toBeVisible();
    expect(await recordedAt(office, taskId)).toHaveLength(1);

    // The first answer after the cut is lost on its way back: the server has done what the phone does not know of.
    const lost = await losesOneAnswer(page, '**/api/v-inspection/use-chemical');
    await comesBack(page);
    await expect.poll(async () => (await office.task.details({ id: taskId })).state).toBe('pendingReview');
    expect(lost()).toBe(true);
    const rows = (await office.inspection.sheet({ id: taskId })).rows;
    expect(rows.every(({ check }) => check !== null)).toBe(true);
    const uses = await office.inspection.chemicalUses({ id: taskId });
    expect(uses.map(({ amount }) => Number(amount))).toEqual([Number(used)]);
    expect(stock - (await stockOf(office, words.chemical.name))).toBe(Number(used));
    await expect(page.getByText(words.inspection.waiting)).toBeVisible();
    await page.context().close();
  });
}

test('a browser that was closed leaves nothing of its last person on a shared phone', async ({ browser }) => {
  const page = await onPhone(browser, zh);
  await readyForNoNetwork(page);
  const left = () =>
    page.evaluate(async () => ({
      pictures: (await (await caches.open('pest-files')).keys()).length,
      answers: (await indexedDB.databases()).some(({ name }) => name === 'pest-answers'),
    }));
  expect(await left()).toMatchObject({ answers: true });
  const picture = await page.evaluate(async () => (await (await caches.open('pest-files')).keys())[0]?.url ?? '');
  const shown = () =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ),
      picture,
    );
  await page.context().setOffline(true);
  expect(await shown()).toBe(true);
  // The session's cookie goes with the browser; what it read stays, until somebody opens a page.
  await page.context().clearCookies();
  expect(await shown()).toBe(false);
  await page.context().setOffline(false);
  await page.goto('/login');
  await expect.poll(left).toEqual({ pictures: 0, answers: false });
  await page.context().close();
});

test('whoever was signed out finds the way in without a network, and reads that it takes one', async ({ browser }) => {
  const page = await onPhone(browser, zh);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().clearCookies();
  await page.context().setOffline(true);
  await startsOver(page);
  await page.goto('/login');
  await page.getByLabel(zh.login.account).fill(people.technician);
  await page.getByLabel(zh.login.password, { exact: true }).fill('pest1234');
  await page.getByRole('button', { name: zh.login.submit, exact: true }).click();
  await expect(page.getByText(/没有网络/)).toBeVisible();
  await page.context().close();
});

/** What the office sees of the server, past any screen. */
async function apiOf(context: BrowserContext, baseUrl: string): Promise<PestClient> {
  const token = (await context.cookies()).find(({ name }) => name === 'pest_token')?.value ?? null;
  await context.close();
  return createPestClient({ baseUrl, token });
}

/** A service of its own, as the demo's technician has one at that site today. */
async function plansToday(office: PestClient): Promise<string> {
  const { items } = await office.task.list({ finished: 'false', sort: 'plannedAt', order: 'asc', limit: 50 });
  const like = items.find(({ customerName, inspection, state }) => {
    return customerName === customer && inspection === 'devices' && state === 'allocated';
  });
  if (!like) throw new Error('The demo has no service like the one to plan.');
  const { id } = await office.task.create({
    customerId: like.customerId,
    workshopIds: like.workshops.map((workshop) => workshop.id),
    places: like.places,
    plannedAt: new Date().toISOString(),
    staffIds: like.staff.map((person) => person.id),
  });
  return id;
}

async function onPhone(browser: Browser, words: Words): Promise<Page> {
  const page = await signIn(browser, people.technician, words);
  await page.setViewportSize({ width: 390, height: 844 });
  return page;
}

/** The worker has its files, and the site's floor plan its picture. */
async function readyForNoNetwork(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const inCharge = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(inCharge).toBe(true);
  const pictures = () => page.evaluate(async () => (await (await caches.open('pest-files')).keys()).length);
  await expect.poll(pictures).toBeGreaterThan(0);
}

async function countsFlies(page: Page, words: Words): Promise<void> {
  await opensByPlan(page, words);
  await page.getByRole('textbox', { name: words.inspection.flies, exact: true }).fill('7');
  for (const question of words.inspection.ofLamps) {
    await page.getByRole('radiogroup', { name: question, exact: true }).getByRole('radio').first().check();
  }
  await page.getByRole('button', { name: words.inspection.saveNext }).click();
  await page.getByRole('button', { name: words.withoutNetwork.back }).click();
  await expect(page.getByRole('button', { name: words.inspection.zero }).first()).toBeVisible();
}

/** Where something was caught last time, nothing is recorded from the list: the device is opened. */
async function recordsTheRest(page: Page, words: Words): Promise<void> {
  await page.getByRole('radio', { name: words.inspection.unchecked, exact: true }).check();
  const rows = page.getByRole('button', { name: words.inspection.openAny });
  for (let left = await rows.count(); left > 0; left -= 1) {
    await rows.first().click();
    await page.getByRole('button', { name: words.inspection.zeroOpened }).click();
    const back = page.getByRole('button', { name: words.withoutNetwork.back });
    if (left > 1) await back.click();
    await expect(rows).toHaveCount(left - 1);
  }
}

/** The floor plan and its picture are on the phone by now. */
async function opensByPlan(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.inspection.plan, exact: true }).click();
  const picture = page.locator('[data-pest="plan-layer"] img');
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  const devices = page.getByRole('list', { name: words.inspection.onPlan });
  await devices.getByRole('button', { name: /^MY/ }).first().click();
}

async function usesChemical(page: Page, words: Words): Promise<void> {
  await page.getByRole('tab', { name: words.inspection.chemicals }).click();
  await page.getByRole('button', { name: words.chemical.add }).click();
  const dialog = page.getByRole('dialog');
  const product = dialog.getByRole('combobox', { name: words.chemical.product });
  const option = product.locator('option', { hasText: words.chemical.name }).first();
  await product.selectOption(await option.getAttribute('value'));
  await dialog.getByLabel(words.chemical.amount).fill(used);
  await dialog.getByLabel(words.chemical.where).fill('内包装间');
  await dialog.getByRole('button', { name: words.chemical.save }).click();
  await expect(dialog).toBeHidden();
}

/** Lets the first such call reach the server, and nothing of its answer come back. */
async function losesOneAnswer(page: Page, url: string): Promise<() => boolean> {
  let lost = false;
  await page.route(url, async (route) => {
    if (lost) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => lost;
}

async function recordedAt(office: PestClient, id: string) {
  return (await office.inspection.sheet({ id })).rows.filter(({ check }) => check !== null);
}

async function stockOf(office: PestClient, product: string): Promise<number> {
  const found = (await office.inspection.chemicals({})).find(({ name }) => name === product);
  return Number(found?.stock);
}

/**
 * The phone is put away without a network, and its browser starts over. One that is driven may forget over it to tell the
 * page that there is none, though nothing gets through: the page is told from here.
 */
async function startsOver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const onLine = { configurable: true, get: () => sessionStorage.getItem('cut') === null };
    Object.defineProperty(Navigator.prototype, 'onLine', onLine);
  });
  await page.evaluate(() => sessionStorage.setItem('cut', ''));
  await page.reload();
}

async function comesBack(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => {
    sessionStorage.removeItem('cut');
    window.dispatchEvent(new Event('online'));
  });
}
