import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { serviceStaffPermissions } from 'pest-sdk';
import { pages, type RoutePath } from '../packages/pest-portal/src/base/pages';
import { narrowFonts } from '../scripts/test-fonts.mjs';
import { deskWidths, phoneWidths, spoken } from './languages';
import { people, signedIn, signIn } from './people';
import { en, type Words, zh } from './words';

/** Pages that need nobody; `/` is the first page of the walk of whoever is signed in, too. */
const publicPages = [
  '/',
  '/login',
  '/login?mode=register',
  '/resetPassword',
  '/404',
  '/confirmOrder?plan=gold&years=2',
  '/confirmOrder?plan=gold&login=',
  '/payment?id=1',
  '/payFail?id=1',
  '/orderStateUnpaid?id=1',
  '/personalCenter',
];

/** In parts of about a size, so that both workers end together. */
const officeWalks = {
  sites: {
    languages: spoken(zh, en),
    paths: [
      '/',
      '/404',
      '/resetPassword',
      '/completedCompanyInfo',
      '/home',
      '/customer/list',
      '/createCustomer',
      '/imgCustomer',
      '/img',
      '/imgHeat',
      '/imgHeat?view=compare',
      '/workshop',
      '/device/list',
      '/deviceAdd',
      '/documents',
    ],
  },
  services: {
    languages: spoken(en, zh),
    paths: [
      '/servicePage/undoneList',
      '/servicePage/completedList',
      '/servicePage/serverReport',
      '/servicePage/compareReports',
      '/servicePage/newAdd',
      '/servicePage/riskList',
      '/servicePage/questionList',
      '/servicePage/questionAdd',
      '/servicePage/detail',
      '/myEcharts',
      '/serverEcharts',
      '/shiftManagement/list',
      '/shiftManagement/list?view=day',
      '/shiftManagement/list?view=month',
      '/shiftManagement/recurring',
    ],
  },
  company: {
    languages: spoken(zh, en),
    paths: [
      '/inventory/list',
      '/inventory/chemistry',
      '/inventory/count',
      '/inventory/balance',
      '/inventory/balance?kind=chemical&by=registration',
      '/leave/unList',
      '/leave/okList',
      '/leave/errorList',
      '/contract/sealMange',
      '/contract/contractMange',
      '/dewormingLog/unLog',
      '/dewormingLog/okLog',
      '/system/account',
      '/system/account?id=new',
      '/system/settings',
      '/system/partners',
      '/system/partner',
      '/personalCenter',
      '/confirmOrder?plan=gold',
      '/agreement',
      '/terms',
      '/privacy',
    ],
  },
};

/** One record of a list: the first link on the list that leads to the page. */
const recordsOf = {
  '/customer/list': ['/detailCustomer'],
  '/servicePage/undoneList': ['/servicePage/detail'],
  '/servicePage/serverReport': ['/myEcharts', '/serverEcharts'],
  '/servicePage/questionList': ['/servicePage/questionAdd'],
  '/personalCenter': ['/orderStateCompleted', '/orderStateClosed', '/writerInvoice', '/downloadContract'],
};

/** Pages of the same record beside it; without a seal nothing leads to a sealed copy, whose page says so. */
const besideOf: Readonly<Record<string, readonly string[]>> = {
  '/detailCustomer': ['/detailCustomer?tab=use&id', '/deviceLabels?customerId'],
  '/servicePage/detail': ['/servicePage/inspect?id'],
  '/downloadContract': ['/downloadContract1?id'],
};

const sitePages = [
  '/home',
  '/documents',
  '/servicePage/riskList',
  '/completedClientInfo',
  '/serve/list',
  '/imgCustomer',
  '/img',
  '/imgHeat',
  '/servicePage/completedList',
  '/servicePage/serverReport',
  '/myEcharts',
  '/shiftManagement/list',
  '/system/account',
  '/device/list',
  '/deviceAdd',
  // What it has no right to: the page that says so.
  '/inventory/list',
];

const platformPages = ['/admin', '/admin?tab=orders', '/admin?tab=audit'];

test('every page is visited', () => {
  const office = Object.values(officeWalks).flatMap(({ paths }) => paths);
  const ofRecords = [...Object.values(recordsOf), ...Object.values(besideOf)].flat();
  const visited = [...publicPages, ...office, ...ofRecords, ...sitePages, ...platformPages];
  const paths = new Set(visited.map((address) => address.split('?')[0]));
  expect(pages.filter(({ path }) => !paths.has(path))).toEqual([]);
});

for (const words of spoken(en, zh)) {
  test(`no page that is open to everybody breaks a promise, in ${words.language}`, async ({ browser }) => {
    const context = await browser.newContext();
    await context.addInitScript((language) => localStorage.setItem('pest_lang', language), words.language);
    await visitAll(context, publicPages, words);
  });
}

for (const [part, { languages, paths }] of Object.entries(officeWalks)) {
  for (const words of languages) {
    test(`no page of the office breaks a promise: ${part}, in ${words.language}`, async ({ browser }) => {
      await visitAll(await signedIn(browser, people.administrator, words), paths, words);
    });
  }
}

for (const words of spoken(en, zh)) {
  test(`nothing that opens over a page of the office breaks a promise, in ${words.language}`, async ({ browser }) => {
    await opensOver(await signIn(browser, people.administrator, words), words);
  });

  test(`no page of a site breaks a promise, in ${words.language}`, async ({ browser }) => {
    await visitAll(await signedIn(browser, people.customer, words), sitePages, words);
  });
}

for (const words of spoken(zh, en)) {
  test(`no record of the office breaks a promise, in ${words.language}`, async ({ browser }) => {
    const office = await signedIn(browser, people.administrator, words);
    await visitAll(office, await records(await office.newPage()), words);
  });

  test(`no page of the platform breaks a promise, in ${words.language}`, async ({ browser }) => {
    await visitAll(await signedIn(browser, people.platform, words), platformPages, words);
  });
}

for (const words of spoken(en, zh)) {
  test(`no list behind a tab is cut off, in ${words.language}`, async ({ browser }) => {
    const platform = await (await signedIn(browser, people.platform, words)).newPage();
    await tabsFit(platform, '/admin');
    const office = await (await signedIn(browser, people.administrator, words)).newPage();
    await tabsFit(office, await firstRecord(office, '/customer/list', '/detailCustomer'));
    await platform.context().close();
    await office.context().close();
  });
}

async function tabsFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  for (const tab of await page.getByRole('main').getByRole('tab').all()) {
    await tab.click();
    for (const width of deskWidths) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      const what = `${path}, ${await tab.textContent()}, ${width} px wide`;
      await softly.poll(() => cutCells(page), `${what}: cells of a list out of sight`).toEqual([]);
    }
  }
}

/** The pages that a technician's rights open, in whichever state a page is without its record. */
const crewPages = pages.filter(
  ({ login, roles, permissions }) =>
    login === true && roles.includes('staff') && permissions.some((right) => serviceStaffPermissions.includes(right)),
);

test.describe('on a phone of the crew', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  for (const words of spoken(zh, en)) {
    test(`whatever is pressed is large enough for a glove, in ${words.language}`, async ({ browser }) => {
      const page = await (await signedIn(browser, people.technician, words)).newPage();
      const service = await firstRecord(page, '/servicePage/undoneList', '/servicePage/detail');
      const opened: Partial<Record<RoutePath, string>> = {
        '/servicePage/detail': service,
        '/servicePage/inspect': service.replace('detail', 'inspect'),
        '/myEcharts': await firstRecord(page, '/servicePage/serverReport', '/myEcharts'),
      };
      for (const { path } of crewPages) {
        await page.goto(opened[path] ?? path);
        await settled(page);
        expect.soft(await smallTargets(page), path).toEqual([]);
        expect.soft(await overflow(page), `${path}: px wider than the phone`).toBeLessThanOrEqual(0);
      }
      await page.context().close();
    });
  }
});

test('whatever has the focus has its whole ring', async ({ browser }) => {
  const page = await (await signedIn(browser, people.administrator, zh)).newPage();
  for (const path of ['/home', '/customer/list', '/img']) {
    await page.goto(path);
    await settled(page);
    // From here on the browser takes a focus for that of a keyboard.
    await page.keyboard.press('Tab');
    expect.soft(await cutRings(page), path).toEqual([]);
  }
  await page.context().close();
});

async function records(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [list, paths] of Object.entries(recordsOf)) {
    for (const path of paths) found.push(await firstRecord(page, list, path));
  }
  return found.flatMap((address) => {
    const [path = '', id] = address.split('?id=');
    return [address, ...(besideOf[path] ?? []).map((beside) => `${beside}=${id}`)];
  });
}

/** The first link on a list that leads to a record's page. */
async function firstRecord(page: Page, list: string, path: string): Promise<string> {
  if (new URL(page.url()).pathname !== list) await page.goto(list);
  return (await page.locator(`main a[href*="${path}?id="]`).first().getAttribute('href')) ?? path;
}

/** What stands over a page, and two reports beside each other, in both schemes. */
async function opensOver(page: Page, { language, over }: Words): Promise<void> {
  const looks = async (what: string) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect.soft(await broken(page), `${what}, ${language}, ${colorScheme}: WCAG 2.2 AA`).toEqual([]);
    }
  };
  await page.goto('/home');
  await settled(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: over.search }).fill('SB000');
  await expect(page.getByRole('option').first()).toBeVisible();
  await looks('command bar');
  await page.goto('/customer/list');
  // Rows bring a scrollbar, and the bar above them moves: a press in between is a press beside.
  await settled(page);
  await page.getByRole('button', { name: over.import, exact: true }).click();
  await expect(page.getByRole('dialog', { name: over.importCustomers })).toBeVisible();
  await looks('import of customers');
  await page.keyboard.press('Escape');
  await page.locator('main a[href*="/detailCustomer?id="]').first().click();
  await page.getByRole('tab', { name: over.devices }).click();
  await settled(page);
  await page.getByRole('button', { name: over.import, exact: true }).click();
  await expect(page.getByRole('dialog', { name: over.importDevices })).toBeVisible();
  await looks('import of devices');
  await page.goto('/servicePage/serverReport');
  const href = await page.locator('main a[href*="/myEcharts?id="]').last().getAttribute('href');
  await page.goto(`/servicePage/compareReports?after=${href?.split('id=')[1]}`);
  await settled(page);
  await looks('comparing reports');
}

/**
 * Each page once: it keeps to WCAG 2.2 AA, stays where it was drawn, fits into every phone with wide and with narrow
 * letters, and is refused nothing by its content security policy meanwhile. In Chinese it is light and moves, in English dark and without motion: the scheme
 * changes colours and the language none of them, and what fades in ends the same.
 */
async function visitAll(context: BrowserContext, paths: readonly string[], words: Words): Promise<void> {
  const page = await context.newPage();
  await listen(page);
  await page.emulateMedia(words === zh ? { colorScheme: 'light' } : { colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const path of paths) {
    const where = `${path}, ${words.language}`;
    await page.goto(path);
    await settled(page);
    expect.soft(await broken(page), `${where}: WCAG 2.2 AA`).toEqual([]);
    const { moved } = await heard(page);
    expect.soft(moved, `${where}: layout shift`).toBeLessThan(0.05);

    for (const width of deskWidths) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      const what = `${where}, ${width} px wide`;
      await softly.poll(() => cutCells(page), `${what}: cells of a list out of sight`).toEqual([]);
      expect.soft(await overlaps(page), `${what}: what lies under something else in the bar`).toEqual([]);
      expect.soft(await cutCrumbs(page), `${what}: halves of words on the way to the page`).toEqual([]);
      expect.soft(await menuBeyond(page), `${what}: px of the menu out of sight`).toBeLessThanOrEqual(0);
      expect.soft(await oddToolbars(page), `${what}: toolbars of another height or place`).toEqual([]);
    }
    // Those of a phone lie over what scrolls.
    await page.evaluate(() => document.documentElement.style.setProperty('scrollbar-width', 'none'));
    for (const fonts of [null, narrowFonts(words.language)]) {
      await drawWith(page, fonts);
      for (const width of phoneWidths) {
        await page.setViewportSize({ width, height: 640 });
        await settled(page);
        const what = `${where}: px wider than a phone of ${width}, ${fonts ?? 'wide letters'}`;
        await softly.poll(() => overflow(page), what).toBeLessThanOrEqual(0);
      }
    }
    expect.soft((await heard(page)).refused, `${where}: content security policy`).toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await context.close();
}

/** A page is asked everything, whatever it has answered before. */
const softly = expect.configure({ soft: true });

/** The browser draws with wide letters; a theme of the page makes them narrow. */
function drawWith(page: Page, fonts: string | null): Promise<void> {
  return page.evaluate((family) => document.documentElement.style.setProperty('--pest-font-family', family), fonts);
}

interface Heard {
  /** How far things moved by themselves after they were drawn. */
  readonly moved: number;
  /** What the policy refused, as the browser tells it. */
  readonly refused: string[];
}

async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: { moved: number; refused: string[] } = { moved: 0, refused: [] };
    Object.assign(window, { told });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        if (!Reflect.get(shift, 'hadRecentInput')) told.moved += Number(Reflect.get(shift, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      told.refused.push(`${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`);
    });
  });
}

function heard(page: Page): Promise<Heard> {
  return page.evaluate(() => Reflect.get(window, 'told'));
}

/** A heading, or why there is nothing to see; nothing loads and nothing fades. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1, strong').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // One that goes with scrolling ends with nothing.
        .filter(({ effect, timeline }) => {
          const isOfTime = timeline === document.timeline;
          return isOfTime && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
        })
        .map((animation) => animation.finished),
    ),
  );
}

/** Heads of lists that lie beyond their sheet's edge, states that are not read to their end, and cells whose words end without saying so. */
function cutCells(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[data-pest="list"] [data-sheet], [data-pest="heat-table"] [data-sheet]',
      ),
    ].flatMap((sheet) => {
      const edge = sheet.getBoundingClientRect().right + 1;
      const cells = [
        ...sheet.querySelectorAll<HTMLElement>('th[data-column]:not([data-bare]), td:not([data-bare]) > div'),
      ];
      return cells
        .filter((cell) => {
          const { right } = cell.getBoundingClientRect();
          if (right > edge) return true;
          const states = [...cell.querySelectorAll('[data-tone]'), ...cell.querySelectorAll('[data-tone] > span')];
          const isBeyond = (part: Element) => part.getBoundingClientRect().right > right + 1;
          const isCut = (state: Element) => isBeyond(state) || state.scrollWidth > state.clientWidth + 1;
          if (states.some(isCut) || [...cell.querySelectorAll('a, button')].some(isBeyond)) return true;
          const shortened = [cell, ...cell.querySelectorAll('*')].some(
            (each) => getComputedStyle(each).textOverflow === 'ellipsis',
          );
          return cell.scrollWidth > cell.clientWidth + 1 && !shortened;
        })
        .map((cell) => cell.textContent);
    }),
  );
}

/** What stands in the console's bar over something else there. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('header');
    if (!bar) return [];
    const shown = [...bar.querySelectorAll<HTMLElement>('a, button, h1, h1 + span')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    return shown.flatMap(({ element, box }, index) =>
      shown
        .slice(index + 1)
        .filter(
          (other) =>
            !element.contains(other.element) &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
        )
        .map((other) => `${element.textContent} and ${other.element.textContent}`),
    );
  });
}

/**
 * What is shown of the way to the page, and not whole, in letters as wide as a reader may set them (WCAG 2.2, 1.4.12); the
 * page above it may be cut, as it is the way back.
 */
function cutCrumbs(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('header');
    bar?.style.setProperty('letter-spacing', '0.12em');
    const cut = [
      ...document.querySelectorAll<HTMLElement>('header nav ol li:not([data-back]) > :is(a, span:not([data-pest]))'),
    ]
      .filter((crumb) => crumb.clientWidth > 1 && crumb.scrollWidth > crumb.clientWidth + 1)
      .map((crumb) => crumb.textContent);
    bar?.style.removeProperty('letter-spacing');
    return cut;
  });
}

/** How much the console's menu scrolls: with its rare groups folded a window of a desk shows all of it. */
function menuBeyond(page: Page): Promise<number> {
  return page.evaluate(() => {
    const menu = document.querySelector('nav:has(> ul[data-alone])');
    return menu ? menu.scrollHeight - menu.clientHeight : 0;
  });
}

/**
 * A toolbar is as high as the bar, its controls are as high as each other, and one that begins a page begins at the bar.
 * Placeholders are read to their end.
 */
function oddToolbars(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const bar = document.querySelector('header')?.getBoundingClientRect();
    if (!main || !bar) return [];
    const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height);
    const shown = (element: Element) => heightOf(element) > 1;
    const words = (element: Element) => element.textContent || (element.getAttribute('placeholder') ?? '');
    const pen = document.createElement('canvas').getContext('2d');
    const told: string[] = [];
    const bars = [...main.querySelectorAll<HTMLElement>('[data-pest="toolbar"]')].filter(shown);
    for (const toolbar of bars) {
      if (heightOf(toolbar) !== 48) told.push(`${heightOf(toolbar)} px high: ${words(toolbar)}`);
      for (const control of toolbar.querySelectorAll<HTMLElement>(
        ':is(input:not([type="checkbox"]), select, button)',
      )) {
        if (!shown(control) || control.closest('dialog, [role="menu"], [data-folded], [role="radiogroup"]')) continue;
        if (![26, 32].includes(heightOf(control))) told.push(`${heightOf(control)} px high: ${words(control)}`);
        const placeholder = control.getAttribute('placeholder');
        if (!placeholder || !pen) continue;
        const { font, paddingLeft, paddingRight } = getComputedStyle(control);
        pen.font = font;
        const room = control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        if (pen.measureText(placeholder).width > room + 1) told.push(`cut: ${placeholder}`);
      }
    }
    const first = bars[0];
    const before = [...main.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        first && shown(element) && element.compareDocumentPosition(first) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const top = first?.getBoundingClientRect().top ?? 0;
    if (first && before.length === 0 && Math.abs(top - bar.bottom) > 1)
      told.push(`${top - bar.bottom} px below the bar`);
    return told;
  });
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What a screen reader jumps by: parts of the page with names of their own, and headings in their order. */
const beyondTheNorm = ['landmark-unique', 'heading-order', 'region'];

async function broken(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .options({ rules: Object.fromEntries(beyondTheNorm.map((rule) => [rule, { enabled: true }])) })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Our pages have no frame of another origin, for which each look would take a page of its own.
    .setLegacyMode(true)
    .analyze();
  return found.violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`));
}

/**
 * What is pressed and is smaller than 48 px. A card is pressed as a whole, a link may reach over more than its words, and
 * a choice over its label. Left out are the link that skips the bar, which is for keyboards, words of a sentence, the
 * thumbs of sliders, which are the browser's, a title that chooses another plan, which is a line of the bar, and the
 * handle of the sheet beside a plan, which is as wide as the phone.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href]:not([href="#main"]), button, input, select, summary')]
      .filter(
        (element) =>
          !element.matches('[data-pest="report-paper"] td *, [type="range"], h1 button, [data-part="handle"]'),
      )
      .map(
        (element) =>
          element.closest('label') ?? (element.closest('[data-opens]') ?? element).closest('[data-card]') ?? element,
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .map(({ element, box: { width, height } }) => {
        const { position, width: reach, height: rise } = getComputedStyle(element, '::before');
        const over = position === 'absolute' ? [reach, rise].map(Number.parseFloat) : [];
        return { element, width: Math.max(width, over[0] || 0), height: Math.max(height, over[1] || 0) };
      })
      .filter(({ width, height }) => height > 1 && width > 1 && Math.min(width, height) < 47.5)
      .map(({ element, width, height }) => `${width} x ${height}: ${element.ariaLabel ?? element.textContent}`),
  );
}

/** The links and buttons whose ring is cut off by what clips or scrolls around them. */
function cutRings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button')) {
      element.focus();
      if (document.activeElement !== element) continue;
      if (!element.matches(':focus-visible')) cut.push(`${element.textContent} is not shown to have the focus`);
      const { outlineWidth, outlineOffset } = getComputedStyle(element);
      const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const { left, right } = element.getBoundingClientRect();
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowClipMargin } = getComputedStyle(around);
        if (overflowX === 'visible') continue;
        const room = overflowX === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0;
        const box = around.getBoundingClientRect();
        // Half a pixel is a rounding.
        if (left - reach < box.left - room - 0.5 || right + reach > box.right + room + 0.5) {
          cut.push(`${element.getAttribute('aria-label') ?? element.textContent} in ${around.tagName}`);
        }
      }
    }
    return cut;
  });
}
