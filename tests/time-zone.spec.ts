import { expect, test } from '@playwright/test';
import { ports } from './installations';
import { people, signIn } from './people';
import { en as words } from './words';

/** The installation's sites are in New York, the person plans from Auckland; the server itself runs anywhere. */
test.use({ baseURL: `http://localhost:${ports.newYork}`, timezoneId: 'Pacific/Auckland' });

test('a service is planned and read by the clock of its site', async ({ browser }) => {
  const page = await signIn(browser, people.administrator, words);
  const offset = await page.evaluate(() => new Date('2027-01-15T12:00:00Z').getTimezoneOffset());
  expect(offset).toBe(-13 * 60);

  await page.goto('/servicePage/newAdd');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
  await expect(page.getByLabel(words.task.day)).toHaveValue(today);

  await page.getByRole('main').getByLabel(words.task.customer).selectOption({ label: '苏州禾穗食品有限公司' });
  await page.getByRole('checkbox', { name: '内包装间' }).check();
  const places = page.getByRole('group', { name: words.task.places });
  await places.getByRole('checkbox', { name: words.task.indoor }).check();
  await page.getByRole('checkbox', { name: /李强/ }).check();
  await page.getByLabel(words.task.day).fill('2027-01-15');
  await page.getByLabel(words.task.time).fill('21:30');
  const request = page.waitForRequest((sent) => sent.url().endsWith('/api/v-task/create'));
  await page.getByRole('button', { name: words.task.create }).click();
  expect((await request).postDataJSON()).toMatchObject({ plannedAt: '2027-01-16T02:30:00.000Z' });

  await expect(page.getByText('2027-01-15 21:30').first()).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await page.goto(`/servicePage/newAdd?id=${id}`);
  await expect(page.getByLabel(words.task.day)).toHaveValue('2027-01-15');
  await expect(page.getByLabel(words.task.time)).toHaveValue('21:30');
  await page.goto('/servicePage/undoneList?from=2027-01-15&to=2027-01-15');
  await expect(page.getByRole('columnheader', { name: /15/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: '21:30', exact: true })).toBeVisible();
});
