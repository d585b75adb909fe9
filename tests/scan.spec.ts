import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { createPestClient, type PestClient } from 'pest-sdk';
import { people } from './people';
import { zh } from './words';

const customer = '苏州禾穗食品有限公司';

test('a printed label that comes before the camera opens its device, and the camera is let go', async ({
  browser,
  baseURL: address,
  launchOptions,
}) => {
  const baseURL = address ?? '';
  const office = await signedIn(baseURL, people.administrator);
  const { taskId, customerId, device } = await serviceToday(office.client);
  const label = await printedLabel(await pageOf(browser, baseURL, office.token), customerId, device.code);
  const film = join(await mkdtemp(join(tmpdir(), 'pest-scan-')), 'label.mjpeg');
  await writeFile(film, await filmOf(await browser.newPage(), label));

  const camera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
  const phone = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
  const technician = await signedIn(baseURL, people.technician);
  await technician.client.task.checkIn({ id: taskId });
  const page = await pageOf(phone, baseURL, technician.token);
  const states = await watchesCamera(page);
  await page.goto(`/servicePage/inspect?id=${taskId}`);
  await page.getByRole('button', { name: zh.inspection.scan, exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('device') === device.deviceId);
  expect(await states()).toEqual(['ended']);
  await phone.close();
});

async function signedIn(baseUrl: string, loginId: string): Promise<{ client: PestClient; token: string }> {
  const password = createHash('md5').update('pest1234').digest('hex');
  const token = await createPestClient({ baseUrl }).auth.login({ loginId, password, loginType: 'web' });
  return { client: createPestClient({ baseUrl, token }), token };
}

async function pageOf(browser: Browser, baseURL: string, token: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  await context.addCookies([{ name: 'pest_token', value: token, url: baseURL }]);
  await context.addInitScript((language) => localStorage.setItem('pest_lang', language), zh.language);
  return context.newPage();
}

/** A service of its own, as the demo's technician has one at that site today, and the last device of its sheet. */
async function serviceToday(office: PestClient) {
  const { items } = await office.task.list({ finished: 'false', sort: 'plannedAt', order: 'asc', limit: 50 });
  const like = items.find(({ customerName, inspection }) => customerName === customer && inspection === 'devices');
  if (!like) throw new Error('The demo has no service like the one to plan.');
  const { id: taskId } = await office.task.create({
    customerId: like.customerId,
    workshopIds: like.workshops.map(({ id }) => id),
    places: like.places,
    plannedAt: new Date().toISOString(),
    staffIds: like.staff.map(({ id }) => id),
  });
  const device = (await office.inspection.sheet({ id: taskId })).rows.at(-1);
  if (!device) throw new Error('The service has no devices.');
  return { taskId, customerId: like.customerId, device };
}

/** As it comes from the printer. */
async function printedLabel(page: Page, customerId: string, code: string): Promise<string> {
  await page.goto(`/deviceLabels?customerId=${customerId}`);
  const picture = await page.getByRole('img', { name: code, exact: true }).locator('xpath=..').screenshot();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

/** Tilted and a little out of focus, a label comes into the picture of a hand-held camera. */
async function filmOf(page: Page, label: string): Promise<Buffer> {
  await page.setViewportSize({ width: 640, height: 480 });
  await page.setContent(
    `<body style="margin:0;overflow:hidden;background:#7b6f63;perspective:900px"><img src="${label}" width="420"
      style="position:absolute;left:110px;top:150px;filter:blur(.6px) brightness(.8)">`,
  );
  const frames: Buffer[] = [];
  for (const away of [1, 0.7, 0.4, 0.2, 0, 0, 0]) {
    await page.locator('img').evaluate((picture, away) => {
      const turned = `rotateX(${12 + 6 * away}deg) rotateY(${-12 - 8 * away}deg) rotate(${-7 - 7 * away}deg)`;
      picture.style.transform = `translateX(${away * 420}px) ${turned} scale(${1.3 - 0.8 * away})`;
    }, away);
    frames.push(await page.screenshot({ type: 'jpeg' }));
  }
  return Buffer.concat(frames);
}

/** Whether what the camera gave is still being filmed. */
async function watchesCamera(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await open(wish);
      tracks.push(...stream.getTracks());
      return stream;
    };
    Object.assign(window, { tracks });
  });
  return () =>
    page.evaluate(() => (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map((t) => t.readyState));
}
