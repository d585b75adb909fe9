import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { spoken } from './languages';
import { people, signedIn, signIn } from './people';
import { en, type Words, zh } from './words';

const factory = '苏州禾穗食品有限公司';
const photo = join(import.meta.dirname, 'fixtures', 'gap-in-wall.jpg');

for (const words of spoken(en, zh)) {
  test(`a quality manager answers a corrective action with proof and signs a report, in ${words.language}`, async ({
    browser,
  }) => {
    const action = `${words.quality.action} ${Date.now()}`;
    const report = await leavesActionAndReport(browser, words, action);
    const page = await signIn(browser, people.customer, words);
    await answers(page, words, action);
    await signs(page, words, report);
    await opensBinder(page, words);
    await verifies(browser, words, action);
    await page.context().close();
  });
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What the visit leaves behind, by the calls of the people whose screens have journeys of their own. */
async function leavesActionAndReport(browser: Browser, words: Words, action: string): Promise<string> {
  const office = await signedIn(browser, people.administrator, words);
  const crew = await signedIn(browser, people.technician, words);
  const technician = await call<{ id: string; userName: string }>(crew, 'GET', '/api/v-user/info');
  const customers = await call<Named[]>(office, 'GET', '/api/v-customer/alllist');
  const customerId = customers.find(({ name }) => name === factory)?.id;
  const { id } = await call<Named>(office, 'POST', '/api/v-task/create', {
    customerId,
    places: ['indoor'],
    plannedAt: new Date().toISOString(),
    staffIds: [technician.id],
  });
  await call(crew, 'POST', '/api/v-task/check-in', { id });
  await call(crew, 'POST', '/api/v-risk/add', {
    taskId: id,
    deviceId: null,
    location: words.risk.place,
    description: words.risk.text,
    severity: 'major',
    photos: [],
    action,
    owner: '',
    assignedTo: 'customer',
    dueDay: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10),
  });
  await call(crew, 'POST', '/api/v-task/submit', { id, asRoutine: true });
  await call(office, 'POST', '/api/v-task/review', { id, outcome: 'pass' });
  const report = await call<Named>(office, 'POST', '/guardian/task/generateReport', { id });
  const detail = `/api/v-task-report-data/detail/${report.id}`;
  const { version } = await call<{ version: number }>(crew, 'GET', detail);
  await call(crew, 'POST', '/api/v-task-report-data/sign', {
    id: report.id,
    version,
    role: 'technician',
    name: technician.userName,
    method: 'typed',
    strokes: null,
  });
  await office.close();
  await crew.close();
  return report.id;
}

async function call<Data>(
  context: BrowserContext,
  method: 'GET' | 'POST',
  path: string,
  given: object = {},
): Promise<Data> {
  const token = (await context.cookies()).find(({ name }) => name === 'pest_token')?.value ?? '';
  const answer = await context.request.fetch(path, {
    method,
    headers: { authorization: token },
    ...(method === 'POST' && { data: given }),
  });
  const { code, msg, data }: { code: number; msg: string; data: Data } = await answer.json();
  expect(code, `${path}: ${msg}`).toBe(0);
  return data;
}

/** From the home page: the oldest action first, said to be late, answered with words and a photo. */
async function answers(page: Page, { quality }: Words, action: string): Promise<void> {
  const actions = page.getByRole('region', { name: quality.actions });
  await expect(actions.getByRole('listitem').filter({ hasText: action })).toContainText(quality.overdue);
  await looksWhole(page);
  await actions.getByRole('link', { name: action }).click();
  const panel = page.getByRole('region', { name: factory });
  await panel.getByRole('button', { name: quality.answer, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(quality.done).fill(quality.words);
  // Words alone are no proof.
  await dialog.getByRole('button', { name: quality.send }).click();
  await expect(dialog).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(photo);
  await expect(dialog.locator('img')).toHaveCount(1);
  await looksWhole(page);
  await dialog.getByRole('button', { name: quality.send }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByText(quality.late)).toBeVisible();
  await looksWhole(page);
}

async function signs(page: Page, { quality }: Words, report: string): Promise<void> {
  await page.goto('/home');
  const waiting = page.getByRole('region', { name: quality.toSign });
  await waiting.locator(`a[href*="${report}"]`).click();
  await page.getByRole('radio', { name: quality.typed }).check();
  await page.getByLabel(quality.name, { exact: true }).fill('Wang Fang');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: quality.sign, exact: true }).click();
  await expect(page.getByText(quality.signed).first()).toBeVisible();
  await page.goto('/home');
  await expect(waiting).toBeVisible();
  await expect(waiting.locator(`a[href*="${report}"]`)).toHaveCount(0);
}

async function opensBinder(page: Page, { quality }: Words): Promise<void> {
  await page.getByRole('link', { name: quality.binder }).click();
  await expect(page.getByRole('heading', { name: quality.questions })).toBeVisible();
  await looksWhole(page);
  // A year of reports is printed for it: that it begins is seen, and that it can be stopped.
  await page.getByRole('button', { name: quality.download }).click();
  await expect(page.getByText(quality.packing)).toBeVisible();
  await page.getByRole('button', { name: quality.stop }).click();
  await expect(page.getByRole('button', { name: quality.download })).toBeVisible();
}

/** The office finds the answer among what needs it, and closes it. */
async function verifies(browser: Browser, words: Words, action: string): Promise<void> {
  const { quality } = words;
  const office = await signIn(browser, people.administrator, words, '/servicePage/riskList?view=awaitingVerification');
  await office.getByRole('link', { name: words.risk.text }).first().click();
  const panel = office.getByRole('region', { name: factory });
  await expect(panel.getByText(action)).toBeVisible();
  await expect(panel.getByText(quality.words)).toBeVisible();
  await panel.getByRole('button', { name: quality.verify, exact: true }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: quality.verify }).click();
  await expect(office.getByRole('alertdialog')).toHaveCount(0);
  await office.context().close();
}

async function looksWhole(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await axe.setLegacyMode(true).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))).toEqual([]);
}
