import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { kept } from './kept';
import { spoken } from './languages';
import { people, signIn } from './people';
import { en, type Words, zh } from './words';

// One journey through most of the portal goes by way of the worker that opens it without a network.
test.use({ serviceWorkers: 'allow' });

const timeRanges = ['today', 'week', 'month', 'twoMonths', 'threeMonths'];
const factory = '苏州禾穗食品有限公司';
const factoryPlan = '厂区一层平面图';
const room = '内包装间';
const photo = join(import.meta.dirname, 'fixtures', 'gap-in-wall.jpg');

/** Each run has devices and places of its own: apart from their neighbours, so that a tap can only mean them. */
const runs = spoken(
  {
    words: zh,
    station: { code: 'FLQ-2026-01', x: 0.5, y: 0.05 },
    tapped: { x: 0.45, y: 0.55 },
    moved: { byDrag: 'ZL0008', byTaps: 'SB0041', byKeys: 'MY0011', byNumbers: 'SB0021' },
  },
  {
    words: en,
    station: { code: 'SCRAP-2026-01', x: 0.3, y: 0.05 },
    tapped: { x: 0.55, y: 0.65 },
    moved: { byDrag: 'SB0038', byTaps: 'SB0035', byKeys: 'MY0010', byNumbers: 'SB0013' },
  },
);

for (const run of runs) {
  const { words } = run;
  test.describe(`one service from plan to report, in ${words.language}`, () => {
    test.describe.configure({ mode: 'serial' });

    test('the administrator places and moves devices, and finds them after a reload', async ({ browser }) => {
      const page = await signIn(browser, people.administrator, words);
      await seesRealCounts(page, words);
      await addsScrapYard(page, words);
      await opensPlan(page, words);
      await placesStation(page, words, run.station);
      await movesByDragging(page, run.moved.byDrag);
      await movesByTapping(page, words, run.moved.byTaps, run.tapped);
      await movesByKeyboard(page, run.moved.byKeys);
      await movesByNumbers(page, words, run.moved.byNumbers);
      const codes = [run.station.code, ...Object.values(run.moved)];
      const placed = await placesOf(page, codes);
      await page.reload();
      await expect.poll(() => placesOf(page, codes)).toEqual(placed);
      await page.context().close();
    });

    test('a service is planned, carried out, reviewed, reported and seen', async ({ browser }) => {
      const number = await plansService(browser, words);
      await carriesOut(browser, words, number, run.station.code);
      const reportName = await reviewsAndReports(browser, words, number);
      await seesItOnTheHeatMap(browser, words);
      await hearsTheBell(browser, words);
      await customerSeesItsOwn(browser, words, reportName);
      await othersSeeNothing(browser, words);
    });
  });
}

/** A device to place, and where: fractions of the plan. */
interface Station {
  readonly code: string;
  readonly x: number;
  readonly y: number;
}

async function seesRealCounts(page: Page, words: Words): Promise<void> {
  const shown = page.getByRole('main').getByRole('link', { name: new RegExp(`^${words.home.customers}`) });
  const count = Number(await shown.getByText(/^\d+$/).textContent());
  expect(count).toBeGreaterThanOrEqual(12);
  await shown.click();
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(count);
}

async function addsScrapYard(page: Page, words: Words): Promise<void> {
  await page.goto(`/workshop?customerId=${await siteOf(page)}`);
  await page.getByRole('button', { name: words.workshop.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.workshop.name).fill(words.scrapYard);
  await dialog.getByLabel(words.workshop.zone).selectOption({ label: words.workshop.outside });
  await dialog.getByRole('button', { name: words.save, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The factory's id, by the link of its row: which other columns there is room for differs with the language. */
async function siteOf(page: Page): Promise<string | null> {
  const href = await rowOf(page, factory).getByRole('link').first().getAttribute('href');
  return new URLSearchParams(href?.split('?')[1]).get('id');
}

async function opensPlan(page: Page, words: Words): Promise<void> {
  await page.goto('/customer/list');
  await page.goto(`/imgCustomer?customerId=${await siteOf(page)}`);
  await page.getByRole('link', { name: factoryPlan, exact: true }).click();
  await expect(page.getByRole('radiogroup', { name: words.plan.mode })).toBeVisible();
}

async function placesStation(page: Page, words: Words, { code, x, y }: Station): Promise<void> {
  await page.getByRole('radio', { name: words.plan.place, exact: true }).check();
  await tapPlan(page, x, y);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.device.type).selectOption({ label: words.device.baitStation });
  await dialog.getByLabel(words.device.workshop).selectOption({ label: words.scrapYard });
  await dialog.getByLabel(words.device.name, { exact: true }).fill(`${words.scrapYard} 1`);
  // Too short for a device code: the server's refusal is said beside the field, and nothing typed is lost.
  await dialog.getByLabel(words.device.code).fill('A-1');
  await dialog.getByRole('button', { name: words.save, exact: true }).click();
  await expect(dialog.getByLabel(words.device.code)).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel(words.device.name, { exact: true })).toHaveValue(`${words.scrapYard} 1`);
  await dialog.getByLabel(words.device.code).fill(code);
  await dialog.getByRole('button', { name: words.save, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(marker(page, code)).toBeVisible();
  await page.getByRole('radio', { name: words.plan.select, exact: true }).check();
}

async function movesByDragging(page: Page, code: string): Promise<void> {
  const before = await placeOf(page, code);
  const box = await boxOf(marker(page, code));
  await saved(page, async () => {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 40, { steps: 4 });
    await page.mouse.up();
  });
  await expect(marker(page, code)).not.toHaveAccessibleName(before);
}

async function movesByTapping(page: Page, words: Words, code: string, to: { x: number; y: number }): Promise<void> {
  const before = await placeOf(page, code);
  await marker(page, code).click();
  const details = page.getByRole('region', { name: new RegExp(code) });
  await details.getByRole('button', { name: words.plan.moveDevice, exact: true }).click();
  await saved(page, () => tapPlan(page, to.x, to.y));
  await expect(marker(page, code)).not.toHaveAccessibleName(before);
}

async function movesByKeyboard(page: Page, code: string): Promise<void> {
  const before = await placeOf(page, code);
  await marker(page, code).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await saved(page, () => page.keyboard.press('Enter'));
  await expect(marker(page, code)).not.toHaveAccessibleName(before);
}

async function movesByNumbers(page: Page, words: Words, code: string): Promise<void> {
  await marker(page, code).click();
  const details = page.getByRole('region', { name: new RegExp(code) });
  await details.getByLabel(words.plan.down).fill('61.5');
  await saved(page, () => details.getByRole('button', { name: words.plan.apply }).click());
  await expect(marker(page, code)).toHaveAccessibleName(/61\.5%/);
}

async function plansService(browser: Browser, words: Words): Promise<string> {
  const page = await signIn(browser, people.administrator, words, '/servicePage/newAdd');
  await page.getByRole('main').getByLabel(words.task.customer).selectOption({ label: factory });
  await page.getByRole('checkbox', { name: room }).check();
  await page.getByRole('checkbox', { name: words.scrapYard }).check();
  const places = page.getByRole('group', { name: words.task.places });
  await places.getByRole('checkbox', { name: words.task.indoor }).check();
  await places.getByRole('checkbox', { name: words.task.outdoor }).check();
  await page.getByRole('checkbox', { name: /李强/ }).check();
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/v-task/create'));
  await page.getByRole('button', { name: words.task.create }).click();
  const { data } = (await (await answer).json()) as { data: { id: string } };
  await page.context().close();
  return data.id;
}

async function carriesOut(browser: Browser, words: Words, taskId: string, station: string): Promise<void> {
  const page = await signIn(browser, people.technician, words);
  await cannotCheckInEarly(page, words);
  await page.goto(`/servicePage/inspect?id=${taskId}`);
  await page.getByRole('button', { name: words.task.checkIn, exact: true }).click();
  await expect(page.getByRole('button', { name: words.task.checkIn, exact: true })).toBeHidden();
  await recordsFlies(page, words);
  await cannotSubmitUnfinished(page, words);
  await recordsInaccessible(page, words);
  await recordsBait(page, words, station);
  await recordsTheRestAsZero(page, words);
  await recordsRisk(page, words);
  await usesChemical(page, words);
  await submits(page, words);
  await expect(
    page.getByRole('alertdialog').or(page.getByRole('dialog')).getByText(words.risk.untreated),
  ).toBeVisible();
  await treatsRisk(page, words, taskId);
  await submits(page, words);
  await expect(page.getByText(words.inspection.waiting)).toBeVisible();
  await page.context().close();
}

async function cannotCheckInEarly(page: Page, words: Words): Promise<void> {
  await page.goto('/servicePage/undoneList?sort=plannedAt&order=desc');
  // Planned two days ahead, so that a run over midnight still finds it ahead.
  const ahead = page.getByRole('row').filter({ hasText: '临江大酒店' });
  await ahead.getByRole('link', { name: '临江大酒店' }).first().click();
  await expect(page.getByText(words.task.tooEarly)).toBeVisible();
  await expect(page.getByRole('button', { name: words.task.checkIn, exact: true })).toBeHidden();
}

async function recordsFlies(page: Page, words: Words): Promise<void> {
  await page
    .getByRole('button', { name: words.inspection.open('MY') })
    .first()
    .click();
  await page.getByRole('textbox', { name: words.inspection.flies, exact: true }).fill('7');
  for (const question of words.inspection.ofLamps) await answersFirst(page, question);
  await recorded(page, () => page.getByRole('button', { name: words.inspection.saveNext }).click());
}

async function answersFirst(page: Page, question: string): Promise<void> {
  await page.getByRole('radiogroup', { name: question, exact: true }).getByRole('radio').first().check();
}

async function cannotSubmitUnfinished(page: Page, words: Words): Promise<void> {
  await submits(page, words);
  const refusal = page.getByRole('dialog').filter({ hasText: words.task.unfinished });
  await expect(refusal.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(refusal).toBeHidden();
}

async function recordsInaccessible(page: Page, words: Words): Promise<void> {
  await page
    .getByRole('button', { name: words.inspection.open('ZL') })
    .first()
    .click();
  await page.getByRole('radio', { name: words.inspection.inaccessible }).check();
  await page.getByLabel(words.inspection.reason).fill(words.inspection.inaccessibleReason);
  await recorded(page, () => page.getByRole('button', { name: words.inspection.saveNext }).click());
}

async function recordsBait(page: Page, words: Words, station: string): Promise<void> {
  await page.getByRole('button', { name: words.inspection.open(station) }).click();
  await page.getByRole('radio', { name: words.inspection.half }).check();
  for (const question of words.inspection.ofStations) await answersFirst(page, question);
  await recorded(page, () => page.getByRole('button', { name: words.save, exact: true }).click());
}

async function recordsTheRestAsZero(page: Page, words: Words): Promise<void> {
  const zeros = page.getByRole('button', { name: words.inspection.zero });
  for (let left = await zeros.count(); left > 0; left -= 1) {
    await recorded(page, () => zeros.first().click());
    await expect(zeros).toHaveCount(left - 1);
  }
}

async function recordsRisk(page: Page, words: Words): Promise<void> {
  await page.getByRole('tab', { name: words.inspection.risks }).click();
  await page.getByRole('button', { name: words.risk.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.risk.where).fill(words.risk.place);
  await dialog.getByLabel(words.risk.what).fill(words.risk.text);
  await dialog.locator('input[type=file]').setInputFiles(photo);
  await expect(dialog.getByRole('link', { name: words.risk.photo })).toBeVisible();
  await dialog.getByRole('button', { name: words.risk.save }).click();
  await expect(page.getByRole('heading', { name: words.risk.place })).toBeVisible();
}

async function usesChemical(page: Page, words: Words): Promise<void> {
  await page.getByRole('tab', { name: words.inspection.chemicals }).click();
  await page.getByRole('button', { name: words.chemical.add }).click();
  const dialog = page.getByRole('dialog');
  const product = dialog.getByRole('combobox', { name: words.chemical.product });
  await product.selectOption(
    await product.locator('option', { hasText: words.chemical.name }).first().getAttribute('value'),
  );
  await dialog.getByLabel(words.chemical.amount).fill(words.chemical.tooMuch);
  await dialog.getByLabel(words.chemical.where).fill(room);
  await dialog.getByRole('button', { name: words.chemical.save }).click();
  await expect(dialog.getByLabel(words.chemical.amount)).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel(words.chemical.where)).toHaveValue(room);
  await dialog.getByLabel(words.chemical.amount).fill(words.chemical.use);
  await dialog.getByRole('button', { name: words.chemical.save }).click();
  await expect(dialog).toBeHidden();
}

async function treatsRisk(page: Page, words: Words, taskId: string): Promise<void> {
  await page.goto(`/servicePage/inspect?id=${taskId}&tab=risks`);
  await page.getByRole('button', { name: words.risk.treat, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.risk.treatment).fill(words.risk.done);
  await dialog.getByRole('button', { name: words.risk.resolve }).click();
  await expect(dialog).toBeHidden();
}

async function submits(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.task.submit, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.task.confirmSubmit, exact: true }).click();
}

async function reviewsAndReports(browser: Browser, words: Words, taskId: string): Promise<string> {
  const page = await signIn(browser, people.manager, words, `/servicePage/detail?id=${taskId}`);
  await page.getByRole('button', { name: words.task.approve, exact: true }).click();
  await page.getByRole('button', { name: words.task.openReport, exact: true }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(/\/myEcharts/);
  await expect(title).toContainText('20');
  const name = (await title.textContent()) ?? '';
  await expect(page.getByRole('cell', { name: words.inspection.inaccessibleReason, exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: words.chemical.name }).first()).toBeVisible();
  await technicianSigns(browser, words, name);
  await page.reload();
  await customerDraws(page, words);
  await page.getByRole('button', { name: words.report.approve }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.report.confirm, exact: true }).click();
  await expect(page.getByText(words.report.approved, { exact: true }).first()).toBeVisible();
  await exportsPdf(page, words);
  await page.context().close();
  return name;
}

/** From the technician's own account, by name. */
async function technicianSigns(browser: Browser, words: Words, reportName: string): Promise<void> {
  const page = await signIn(browser, people.technician, words, '/servicePage/serverReport');
  await rowOf(page, reportName).first().getByRole('link').first().click();
  await page.getByRole('radio', { name: words.report.typed, exact: true }).check();
  await page.getByRole('checkbox', { name: words.report.attest }).check();
  await page.getByRole('button', { name: words.report.sign, exact: true }).click();
  await expect(page.getByText(words.report.signed, { exact: true }).first()).toBeVisible();
  await page.context().close();
}

/** With a finger, on the device that the company holds out. */
async function customerDraws(page: Page, words: Words): Promise<void> {
  await page.getByLabel(words.report.role).selectOption({ label: words.report.customer });
  await page.getByRole('textbox', { name: words.report.name, exact: true }).last().fill('龚喆');
  const pad = page.locator('[data-pest="signature-pad"]');
  await pad.scrollIntoViewIfNeeded();
  const clear = page.getByRole('button', { name: words.report.clear, exact: true });
  // The pen is fetched when the pad is first shown: a stroke before that draws nothing.
  await expect(async () => {
    const box = await pad.boundingBox();
    if (!box) throw new Error('The pad has no place on the page.');
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 90, box.y + 50, { steps: 5 });
    await page.mouse.up();
    expect(await clear.isEnabled()).toBe(true);
  }).toPass();
  await page.getByRole('button', { name: words.report.sign, exact: true }).click();
  await expect(page.getByText(words.report.signed, { exact: true }).first()).toBeVisible();
}

async function exportsPdf(page: Page, words: Words): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes('/api/v-task-report-data/pdf/'));
  await page.getByRole('button', { name: words.report.export }).click();
  const { data } = (await (await answer).json()) as { data: { fullurl: string } };
  const file = await page.request.get(data.fullurl);
  const bytes = await file.body();
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
}

async function seesItOnTheHeatMap(browser: Browser, words: Words): Promise<void> {
  const page = await signIn(browser, people.administrator, words);
  await opensPlan(page, words);
  const plan = page.getByRole('main');
  await plan
    .getByRole('link', { name: words.plan.heat })
    .or(plan.getByRole('button', { name: words.plan.heat }))
    .click();
  for (const [index, range] of timeRanges.entries()) {
    await chooses(page, words.heat.ranges[index] ?? '');
    await boardAgrees(page, words, await countedBy(page, range));
  }
  await page.getByLabel(words.heat.max).last().fill('50');
  await chooses(page, words.heat.plan);
  await chooses(page, words.heat.table);
  await expect(page.getByRole('table')).toBeVisible();
  await chooses(page, words.heat.heat);
  await page.context().close();
}

/** The choice is in the address: it is made when the page has followed. */
async function chooses(page: Page, name: string): Promise<void> {
  const choice = page.getByRole('radio', { name, exact: true });
  await choice.click();
  await expect(choice).toBeChecked();
}

interface Counted {
  readonly top: readonly { readonly code: string; readonly value: number }[];
}

/** What the server counts for a range, asked beside the page. */
async function countedBy(page: Page, range: string): Promise<Counted> {
  const cookies = await page.context().cookies();
  const answer = await page.request.get('/api/v-device-mosquito/graph', {
    params: { floorPlanId: new URL(page.url()).searchParams.get('floorPlanId') ?? '', range },
    headers: { Authorization: cookies.find((cookie) => cookie.name === 'pest_token')?.value ?? '' },
  });
  const { code, data } = (await answer.json()) as { code: number; data: Counted };
  expect(code).toBe(0);
  return data;
}

/** The board beside the map, place by place, with what the server counted. */
async function boardAgrees(page: Page, words: Words, { top }: Counted): Promise<void> {
  await expect(page.getByRole('heading', { name: words.heat.board })).toBeVisible();
  const places = page.locator('[data-pest="heat-board"] li');
  await expect(places).toHaveCount(top.length);
  for (const [place, { code, value }] of top.entries()) {
    await expect(places.nth(place).locator('[data-part="device"]')).toHaveText(new RegExp(`^${code}`));
    await expect(places.nth(place).locator('[data-part="figure"]')).toHaveText(new RegExp(`^${value}\\D`));
  }
}

async function hearsTheBell(browser: Browser, words: Words): Promise<void> {
  const page = await signIn(browser, people.administrator, words);
  await page.getByRole('button', { name: new RegExp(`^${words.bell}`) }).click();
  await expect(page.getByRole('region', { name: words.bell }).getByText(words.chemical.name).first()).toBeVisible();
  await page.context().close();
}

async function customerSeesItsOwn(browser: Browser, words: Words, reportName: string): Promise<void> {
  const page = await signIn(browser, people.customer, words);
  await expect(page.getByRole('heading', { level: 1, name: factory })).toBeVisible();
  await page.goto('/servicePage/serverReport');
  await rowOf(page, reportName).first().getByRole('link').first().click();
  await expect(page.getByText(words.risk.text).first()).toBeVisible();
  await page.goto('/imgHeat');
  await expect(page.getByRole('heading', { name: words.heat.board })).toBeVisible();
  for (const path of ['/customer/list', '/inventory/list', '/servicePage/undoneList']) {
    await page.goto(path);
    await expect(page.getByRole('table')).toHaveCount(0);
  }
  await page.context().close();
}

/** Company B and its customer find nothing of company A, nor anything at its addresses. */
async function othersSeeNothing(browser: Browser, words: Words): Promise<void> {
  for (const loginId of [people.otherAdministrator, people.otherCustomer]) {
    const page = await signIn(browser, loginId, words);
    for (const path of [
      '/home',
      '/imgCustomer',
      '/imgHeat',
      '/servicePage/completedList',
      '/servicePage/serverReport',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(factory)).toHaveCount(0);
    }
    await page.context().close();
  }
}

function rowOf(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

function marker(page: Page, code: string): Locator {
  return page
    .locator('[data-pest="floor-plan-editor"], main')
    .first()
    .getByRole('button', { name: new RegExp(`^${code} .*%`) });
}

/** What a marker says of its place. */
async function placeOf(page: Page, code: string): Promise<string> {
  return (await marker(page, code).getAttribute('aria-label')) ?? '';
}

function placesOf(page: Page, codes: readonly string[]): Promise<string[]> {
  return Promise.all(codes.map((code) => placeOf(page, code)));
}

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the screen');
  return box;
}

/** A tap at a fraction of the plan's width and height, without a move in between. */
async function tapPlan(page: Page, x: number, y: number): Promise<void> {
  const box = await boxOf(page.getByRole('img', { name: factoryPlan }));
  await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
}

const saved = (page: Page, act: () => Promise<void>) => kept(page, '/api/v-device/mobile', act);
const recorded = (page: Page, act: () => Promise<void>) => kept(page, '/api/v-inspection/record', act);
