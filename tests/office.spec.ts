import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { createPestClient, type PestClient, type RequestInput, type SheetRow, wallClock } from 'pest-sdk';
import { spoken } from './languages';
import { people, signedIn, signIn } from './people';
import { en, type Words, zh } from './words';

const factory = '苏州禾穗食品有限公司';
const rooms = ['原料库', '辅料库'];
const photo = join(import.meta.dirname, 'fixtures', 'gap-in-wall.jpg');

/** What the visit leaves for its reviewer: caught, corrected, not reached. */
const devices = { trap: 'SB0003', lamp: 'MY0002', blocked: 'SB0005' };

// Each at an hour of its own, at which nobody else plans anything.
for (const { words, hour } of spoken({ words: en, hour: '05:10' }, { words: zh, hour: '02:10' })) {
  test(`an office plans a contract's services, and reviews one by its evidence, in ${words.language}`, async ({
    browser,
    baseURL,
  }) => {
    const office = await signIn(browser, people.administrator, words, '/shiftManagement/recurring');
    const crew = await clientOf(await signedIn(browser, people.technician, words), baseURL ?? '');
    const { userName } = await crew.auth.info({});
    await plansContract(office, words, { hour, person: userName });
    const visit = await visitAt(await clientOf(office.context(), baseURL ?? ''), hour);
    await carriesOut(crew, visit, words);
    const report = await reviews(browser, words, visit);
    const { version } = await crew.report.detail({ id: report });
    await crew.report.sign({ id: report, version, role: 'technician', name: userName, method: 'typed', strokes: null });
    await customerReads(browser, words, report);
  });
}

/** Every week from today on, twice: the dates are seen before they are saved, with what is in the way of each. */
async function plansContract(
  page: Page,
  { office }: Words,
  { hour, person }: { readonly hour: string; readonly person: string },
): Promise<void> {
  await page.getByRole('button', { name: office.newRecurring }).click();
  const dialog = page.getByRole('dialog', { name: office.newRecurring });
  await dialog.getByLabel(office.customer).selectOption({ label: factory });
  for (const room of rooms) await dialog.getByRole('checkbox', { name: room, exact: true }).check();
  await dialog.getByLabel(office.ends).selectOption({ label: office.afterTimes });
  await dialog.getByLabel(office.times).selectOption({ label: office.twice });
  await dialog.getByRole('checkbox', { name: person, exact: true }).check();
  const dates = dialog.getByRole('region', { name: office.dates }).getByRole('listitem');
  await expect(dates).toHaveCount(2);
  // The demo's technician is there at nine already.
  const clash = new RegExp(`${person}.* 09:00 ${factory}`);
  await expect(dates.first()).toContainText(clash);
  await dialog.getByLabel(office.time).fill(hour);
  await expect(dates.first()).not.toContainText(clash);
  await looksWhole(page);
  await dialog.getByRole('button', { name: office.create, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: hour })).toContainText(person);
}

/** What an account sees of the server, past any screen. */
async function clientOf(context: BrowserContext, baseUrl: string): Promise<PestClient> {
  const token = (await context.cookies()).find(({ name }) => name === 'pest_token')?.value ?? null;
  await context.close();
  return createPestClient({ baseUrl, token });
}

/** The first of the services that were made, which is today's. */
async function visitAt(office: PestClient, hour: string): Promise<string> {
  const { items } = await office.task.list({ finished: 'false', sort: 'plannedAt', order: 'asc', limit: 50 });
  const visit = items.find(
    ({ customerName, plannedAt }) =>
      customerName === factory &&
      wallClock(plannedAt, 'Asia/Shanghai').time === hour &&
      Date.parse(plannedAt) > lately(),
  );
  if (!visit) throw new Error(`No service was made for ${hour}.`);
  return visit.id;
}

const lately = () => Date.now() - 86_400_000;

/** By the calls of the technician, whose own day has its journey: caught, corrected, not reached, a risk with a photo. */
async function carriesOut(crew: PestClient, id: string, words: Words): Promise<void> {
  await crew.task.checkIn({ id });
  const { rows } = await crew.inspection.sheet({ id });
  const record = async (code: string, check: Partial<Check>) => {
    const row = rows.find((one) => one.code === code);
    if (!row) throw new Error(`${code} is not on the sheet.`);
    await crew.inspection.record({ taskId: id, deviceId: row.deviceId, ...zeroCheck(row), ...check });
  };
  for (const { code } of rows) await record(code, {});
  const lamp = { type: 'flyLamp', boardFill: 20, lampOn: true, boardReplaced: false } as const;
  await record(devices.lamp, { reading: { ...lamp, counts: [{ species: 'fly', count: 30 }] } });
  const trap = { type: 'mouseTrap', alive: false, sprungEmpty: false, glueCondition: 'ok' } as const;
  await record(devices.trap, { reading: { ...trap, evidence: [], counts: [{ species: 'houseMouse', count: 2 }] } });
  await record(devices.blocked, {
    outcome: 'inaccessible',
    reason: words.inspection.inaccessibleReason,
    reading: null,
  });
  const file = new File([readFileSync(photo)], 'gap.jpg', { type: 'image/jpeg' });
  const { fullurl } = await crew.upload.file({ file });
  await crew.risk.add({
    taskId: id,
    deviceId: null,
    location: words.risk.place,
    description: words.risk.text,
    severity: 'major',
    photos: [fullurl],
    action: words.quality.action,
    owner: '',
    assignedTo: 'customer',
    dueDay: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
  });
  await crew.task.submit({ id });
}

type Check = Omit<RequestInput<'inspection.record'>, 'taskId' | 'deviceId'>;

function zeroCheck({ type }: SheetRow): Check {
  const checked = (reading: Check['reading']): Check => {
    return { outcome: 'checked', reason: '', answers: {}, actions: [], photos: [], note: '', reading };
  };
  switch (type) {
    case 'flyLamp':
      return checked({ type, counts: [], boardFill: null, lampOn: true, boardReplaced: false });
    case 'cockroachTrap':
      return checked({ type, counts: [], nymphs: 0, eggCases: 0 });
    case 'mouseTrap':
      return checked({ type, counts: [], alive: false, sprungEmpty: false, glueCondition: 'ok', evidence: [] });
    default:
      throw new Error(`A room has no ${type}.`);
  }
}

/** What stands out comes first, with its proof; approving makes the report, which is open one click later. */
async function reviews(browser: Browser, words: Words, id: string): Promise<string> {
  const { office, inspection, risk } = words;
  const page = await signIn(browser, people.manager, words, `/servicePage/detail?id=${id}`);
  const first = page.getByRole('region', { name: office.first }).getByRole('listitem');
  const device = (code: string): Locator => first.filter({ hasText: code });
  await expect(device(devices.trap)).toContainText(office.rodent);
  await expect(device(devices.lamp)).toContainText(office.corrected);
  await expect(device(devices.blocked)).toContainText(inspection.inaccessibleReason);
  await expect(first.first()).toContainText(devices.trap);
  const proof = page.getByRole('region', { name: office.risks });
  await expect(proof).toContainText(risk.text);
  const shown = await page.request.get((await proof.getByRole('link').first().getAttribute('href')) ?? '');
  expect(shown.headers()['content-type']).toContain('image/');
  await looksWhole(page);
  await page.getByRole('button', { name: words.task.approve, exact: true }).click();
  await expect(page.getByText(office.reported)).toBeVisible();
  await page.getByRole('button', { name: words.task.openReport, exact: true }).click();
  await expect(page.getByRole('cell', { name: inspection.inaccessibleReason, exact: true })).toBeVisible();
  const report = new URL(page.url()).searchParams.get('id') ?? '';
  await page.context().close();
  return report;
}

/** From its home, where the report that its technician has signed waits for the customer's signature. */
async function customerReads(browser: Browser, words: Words, report: string): Promise<void> {
  const page = await signIn(browser, people.customer, words);
  await page.getByRole('region', { name: words.quality.toSign }).locator(`a[href*="${report}"]`).click();
  await expect(page.getByText(words.risk.text).first()).toBeVisible();
  await page.context().close();
}

/** In both schemes. */
async function looksWhole(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
    const { violations } = await axe.setLegacyMode(true).analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))).toEqual([]);
  }
}
