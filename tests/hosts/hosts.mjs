// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { addDemoPage, addDemoPartner, answering, withDemoServer } from '../../scripts/demo-server.mjs';
import { serveFolders, strictPolicy } from './static-server.mjs';

/**
 * One page that was opened: what drew which widgets where, under which policy, and what was wrong with it.
 * @typedef {object} Cell
 * @property {string} host
 * @property {string} react
 * @property {string} root
 * @property {string} policy
 * @property {readonly string[]} widgets
 * @property {string | undefined} [problem]
 * @property {number} [kilobytes] of scripts that the page fetched until it was closed, each by itself with gzip
 *
 * @typedef {(program: string, args: readonly string[], cwd: string) => Promise<string>} Run
 *
 * A file of a host that reads `detail.value` of an event, and what checks its types.
 * @typedef {{ readonly file: string, readonly check: readonly string[] }} Typed
 *
 * @typedef {object} Host
 * @property {string} name
 * @property {string} title
 * @property {string} reactTitle
 * @property {readonly string[]} files folders of the repository that make it up
 * @property {string} [react] the version that it is tried with
 * @property {(tools: { folder: string, browser: import('playwright').Browser, exec: Run }) => Promise<Cell[]>} run
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const allWidgets = ['heat-map', 'floor-plan-editor', 'report-builder', 'inspection-template-editor', 'stock-bell'];
const names = /** @type {const} */ ({ light: 'light', shadow: 'shadow root', frame: 'frame' });
const noPolicy = 'none';
const strict = "style-src 'self'";
const trusted = `${strict}, Trusted Types`;
/** Whatever would be read as HTML or script is refused, and nobody may make a policy but those named. */
const trustedPolicy = (/** @type {string} */ makers) =>
  `${strictPolicy}; require-trusted-types-for 'script'; trusted-types ${makers}`;

/** @type {readonly Host[]} */
export const hosts = [
  ...['19.3.1', '18.2.0'].map((react) => ({
    name: `matrix-react-${react.split('.')[0]}`,
    title: 'React page',
    reactTitle: react,
    files: ['tests/hosts/matrix'],
    react,
    run: (/** @type {Parameters<Host['run']>[0]} */ tools) => runMatrix(react, tools),
  })),
  {
    name: 'webpack',
    title: 'React page, webpack',
    reactTitle: '18.2.0',
    files: ['tests/hosts/matrix'],
    react: '18.2.0',
    run: runWebpack,
  },
  page({ name: 'react', title: 'ERP page with a design system', reactTitle: '19.3.1', shows: ['heat-map'] }),
  page({ name: 'react-18', title: 'React 18 page', reactTitle: '18.2.0', shows: ['heat-map'] }),
  page({
    name: 'vue',
    title: 'Vue 3, TypeScript',
    shows: ['heat-map'],
    at: 'pest-heat-map',
    typed: { file: 'src/App.vue', check: ['vue-tsc', '--noEmit'] },
  }),
  page({
    name: 'svelte',
    title: 'Svelte 5, TypeScript',
    shows: ['heat-map'],
    at: 'pest-heat-map',
    typed: { file: 'src/App.svelte', check: ['svelte-check'] },
  }),
  {
    name: 'angular',
    title: 'Angular 20',
    reactTitle: 'inside',
    files: ['examples/angular'],
    run: runAngular,
  },
  page({ name: 'jquery', title: 'jQuery, one script tag', shows: ['heat-map', 'stock-bell'], at: 'pest-heat-map' }),
  {
    name: 'next',
    title: 'Next.js, server-rendered',
    reactTitle: '19.3.1',
    files: ['examples/next'],
    run: runNext,
  },
  page({ name: 'no-backend', title: 'no backend: mocks', reactTitle: '19.3.1', shows: ['heat-map', 'stock-bell'] }),
  {
    name: 'node-script',
    title: 'Node script',
    reactTitle: '–',
    files: ['examples/node-script'],
    run: runScript,
  },
  page({
    name: 'strict-csp',
    title: 'plain page, loader',
    shows: ['heat-map'],
    at: 'pest-heat-map',
    under: [strict, trusted],
  }),
  {
    name: 'frame',
    title: 'plain page, frame of a server',
    reactTitle: 'inside',
    files: ['examples/frame'],
    run: runFrame,
  },
  {
    name: 'partner',
    title: "partner's page, connected, with a token",
    reactTitle: '19.3.1',
    files: ['tests/hosts/partner'],
    react: '19.3.1',
    run: runPartner,
  },
];

/**
 * An example: installed and built as its README says, served, and used.
 * @param {{ name: string, title: string, reactTitle?: string, shows: readonly string[], at?: string, under?: readonly string[], typed?: Typed }} example
 * @returns {Host}
 */
function page({ name, title, reactTitle = 'inside', shows, at = 'body', under = [noPolicy], typed }) {
  return {
    name,
    title,
    reactTitle,
    files: [`examples/${name}`],
    async run({ folder, browser, exec }) {
      await exec('npm', ['run', 'build', '--silent'], folder);
      if (typed) await refusesWhatIsNotTold(typed, folder, exec);
      const cell = { host: title, react: reactTitle, root: names[at === 'body' ? 'light' : 'shadow'], widgets: shows };
      /** @type {Cell[]} */
      const cells = [];
      for (const policy of under) {
        const server = await serveFolders([join(folder, 'dist')], { policy: policies[policy] });
        cells.push({ ...cell, policy, ...(await used(browser, server.url, shows, at)) });
        await server.close();
      }
      return cells;
    },
  };
}

/**
 * The framework's own check of types knows what the element's event tells.
 * @param {Typed} typed
 * @param {string} folder
 * @param {Run} exec
 */
async function refusesWhatIsNotTold({ file, check: [program = '', ...args] }, folder, exec) {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('detail.value', 'detail.untold'));
  const said = await exec(join(folder, 'node_modules/.bin', program), args, folder).catch((error) => `${error}`);
  await writeFile(path, text);
  if (!said.includes("'untold' does not exist")) throw new Error(`${program} lets an untold detail pass: ${said}`);
}

/**
 * @param {string} react
 * @param {Parameters<Host['run']>[0]} tools
 * @returns {Promise<Cell[]>}
 */
async function runMatrix(react, { folder, browser, exec }) {
  await prepareMatrix(folder);
  await exec('vite', ['build'], folder);
  /** @type {Cell[]} */
  const cells = [];
  for (const [way, title] of [
    ['component', 'React page, components'],
    ['mount', 'any page, mount()'],
    ['elements', 'any page, elements'],
  ]) {
    for (const kind of /** @type {const} */ (['light', 'shadow'])) {
      for (const [policy, sent] of Object.entries(policies)) {
        const server = await serveFolders([join(folder, 'dist')], { policy: sent });
        const address = `${server.url}/?way=${way}&root=${kind}${sent ? '&strict' : ''}`;
        const found = await allUsed(browser, address);
        await server.close();
        cells.push({ host: title ?? '', react, root: names[kind], policy, widgets: allWidgets, ...found });
      }
    }
  }
  return cells;
}

/** What a page is served with, by its name in the matrix. @type {Readonly<Record<string, string | undefined>>} */
const policies = { [noPolicy]: undefined, [strict]: strictPolicy, [trusted]: trustedPolicy("'none'") };

/**
 * The page of the matrix, built by the other bundler that React pages have.
 * @param {Parameters<Host['run']>[0]} tools
 * @returns {Promise<Cell[]>}
 */
async function runWebpack({ folder, browser, exec }) {
  await prepareMatrix(folder);
  await exec('esbuild', ['main.jsx', 'five.js', `${fixture}`, '--jsx=automatic', '--outdir=built'], folder);
  await exec('node', [join(root, 'tests/hosts/by-webpack.mjs'), folder], folder);
  const server = await serveFolders([join(folder, 'dist')], { policy: strictPolicy });
  const found = await allUsed(browser, `${server.url}/?way=component&root=light&strict`);
  await server.close();
  const cell = { host: 'React page, webpack', react: '18.2.0', root: names.light, policy: strict };
  return [{ ...cell, widgets: allWidgets, ...found }];
}

/**
 * The example as its README says, then all five under Trusted Types; Angular may make the policy that bears its name.
 * @param {Parameters<Host['run']>[0]} tools
 * @returns {Promise<Cell[]>}
 */
async function runAngular(tools) {
  const { folder, browser, exec } = tools;
  const example = page({
    name: 'angular',
    title: 'Angular 20',
    shows: ['heat-map'],
    at: 'pest-heat-map',
    typed: { file: 'src/page.ts', check: ['tsc', '-p', 'tsconfig.json', '--noEmit'] },
  });
  const cells = await example.run(tools);
  await cp(join(root, 'tests/hosts/angular'), folder, { recursive: true });
  await cp(join(root, 'tests/hosts/matrix/five.js'), join(folder, 'src/five.js'));
  await prepareMatrix(folder, 'src');
  await exec('npm', ['run', 'build', '--silent'], folder);
  const server = await serveFolders([join(folder, 'dist')], { policy: trustedPolicy('angular') });
  const found = await allUsed(browser, server.url);
  await server.close();
  const cell = { host: 'Angular 20', react: 'inside', root: names.shadow, policy: trusted };
  return [...cells, { ...cell, widgets: allWidgets, ...found }];
}

/**
 * All five are drawn, hear what is done in them, and leave nothing when they are taken away.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
async function allUsed(browser, url) {
  const opened = await open(browser, url);
  try {
    await drawn(opened.page, allWidgets);
    await actedOn(opened.page);
    await leavesNothing(opened.page);
    return { problem: opened.problem(), kilobytes: await opened.kilobytes() };
  } catch (error) {
    return { problem: `${error} ${opened.problem() ?? ''}`.slice(0, 800) };
  } finally {
    await opened.close();
  }
}

/** One press or letter in each, and the page is told. @param {import('playwright').Page} page */
async function actedOn(page) {
  /** @param {string} name */
  const widget = (name) => page.locator(`[data-pest="${name}"]`);
  await widget('heat-map')
    .getByRole('button', { name: /MT-001/ })
    .first()
    .click();
  await widget('floor-plan-editor')
    .getByRole('button', { name: /MT-001/ })
    .first()
    .click();
  await widget('report-builder').getByRole('textbox').first().fill('Nothing was caught.');
  await widget('inspection-template-editor').getByRole('textbox').first().fill('Fly lamps');
  await widget('stock-bell').getByRole('button').first().click();
  await page.waitForFunction(
    (all) => all.every((name) => document.documentElement.dataset.told?.split(' ').includes(name)),
    allWidgets,
    { timeout: 20_000 },
  );
}

/**
 * Server and browser: the HTML has the widget and its styles before any script ran.
 * @param {Parameters<Host['run']>[0]} tools
 * @returns {Promise<Cell[]>}
 */
async function runNext({ folder, browser, exec }) {
  await exec('npm', ['run', 'build', '--silent'], folder);
  const port = await freePort();
  const server = spawn('node', ['node_modules/next/dist/bin/next', 'start', '-p', `${port}`], {
    cwd: folder,
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}`;
  /** @type {Pick<Cell, 'problem' | 'kilobytes'>} */
  let found;
  try {
    await answering(url);
    const html = await (await fetch(url)).text();
    if (!/data-pest="heat-map"/.test(html)) throw new Error('no heat map in the HTML of the server');
    if (!/<style[^>]*data-styled[^>]*>[^<]*box-sizing/.test(html))
      throw new Error('no styles in the HTML of the server');
    if (!/data-findings="\d+"/.test(html)) throw new Error('the rules did not run on the server');
    found = await used(browser, url, ['heat-map'], 'body');
  } catch (error) {
    found = { problem: `${error}`.slice(0, 800) };
  } finally {
    server.kill();
  }
  return [
    {
      host: 'Next.js, server-rendered',
      react: '19.3.1',
      root: names.light,
      policy: noPolicy,
      widgets: ['heat-map'],
      ...found,
    },
  ];
}

/** A port that nobody listens on: at a fixed one, another server would answer in the host's place. @returns {Promise<number>} */
async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/**
 * The widget comes from a server of another origin, with a token for the key of that page's partner.
 * @param {Parameters<Host['run']>[0]} tools
 * @returns {Promise<Cell[]>}
 */
async function runFrame({ folder, browser }) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const problem = await withDemoServer(await freePort(), async (site) => {
    const { id, key, plan } = await addDemoPartner(site, url);
    const server = spawn('node', ['server.mjs'], {
      cwd: folder,
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: `${port}`,
        PEST_URL: site,
        PEST_KEY: key,
        PEST_PARTNER: id,
        CUSTOMER: plan.customerId,
        PLAN: plan.id,
      },
    });
    try {
      await answering(url);
      return await usedInFrame(browser, url, site);
    } catch (error) {
      return `${error}`.slice(0, 800);
    } finally {
      server.kill();
    }
  });
  const cell = { host: 'plain page, frame of a server', react: 'inside', root: names.frame, policy: strict };
  return [{ ...cell, widgets: ['heat-map'], problem }];
}

/**
 * The board in the frame names a device; choosing it there is told to the page around.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} site
 */
async function usedInFrame(browser, url, site) {
  const opened = await open(browser, url, [site]);
  try {
    const frame = opened.page.frameLocator('iframe');
    const widget = frame.locator('[data-pest="heat-map"]:not([aria-busy="true"])');
    await widget.waitFor({ timeout: 30_000 });
    await frame.locator('[data-pest="heat-map"] canvas').first().waitFor({ state: 'attached', timeout: 20_000 });
    await frame
      .getByRole('button', { name: /[A-Z]{2}-?\d+/ })
      .first()
      .click();
    await opened.page.getByText(/^Device [\w-]+ is chosen$/).waitFor({ timeout: 20_000 });
    const scrolls = await frame.locator('html').evaluate((page) => page.scrollHeight > page.clientHeight);
    if (scrolls) throw new Error('the frame is not as high as what it shows');
    const problem = opened.problem();
    await breaksNoPromise(opened.page);
    return problem;
  } finally {
    await opened.close();
  }
}

/**
 * All five by a real token of a server of another origin, in each way that a page has: each shows what it has, offers what
 * the token may do, and does it.
 * @param {Parameters<Host['run']>[0]} tools
 * @returns {Promise<Cell[]>}
 */
async function runPartner({ folder, browser, exec }) {
  await exec('vite', ['build'], folder);
  const server = await serveFolders([join(folder, 'dist')], {});
  /** @type {Cell[]} */
  const cells = [];
  for (const [way, title, kind] of /** @type {const} */ ([
    ['components', "partner's page, connected, with a token", 'light'],
    ['mount', "partner's page, connected by mount(), with a token", 'light'],
    ['elements', "partner's page, connected elements, with a token", 'shadow'],
  ])) {
    const problem = await withDemoServer(await freePort(), async (site) => {
      const { shows, tokenFor } = await addDemoPage(site, server.url);
      for (const scope of /** @type {const} */ (['read', 'write'])) {
        const query = new URLSearchParams({ way, site, token: await tokenFor(scope), ...shows });
        const found = await usedWithToken(browser, `${server.url}/?${query}`, site, scope);
        if (found) return `${scope}: ${found}`;
      }
      return undefined;
    }).catch((/** @type {unknown} */ error) => `${error}`.slice(0, 800));
    cells.push({ host: title, react: '19.3.1', root: names[kind], policy: noPolicy, widgets: allWidgets, problem });
  }
  await server.close();
  return cells;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} site
 * @param {'read' | 'write'} scope
 */
async function usedWithToken(browser, url, site, scope) {
  const opened = await open(browser, url, [site]);
  const { page } = opened;
  try {
    await drawn(page, allWidgets);
    const report = page.locator('[data-pest="report-builder"]');
    await report.getByRole('button', { name: 'Export PDF' }).waitFor();
    const template = page.locator('[data-pest="inspection-template-editor"]');
    const saving = template.getByRole('button', { name: /^Save/ });
    const writes = scope === 'write';
    /** @type {Record<string, readonly [import('playwright').Locator, boolean]>} */
    const offered = {
      'the move of devices': [page.getByRole('radio', { name: 'Move' }), writes],
      'saving a report': [report.getByRole('button', { name: 'Save', exact: true }), writes],
      'saving a template': [saving, writes],
      signing: [report.getByRole('button', { name: 'Sign', exact: true }), false],
      reviewing: [report.getByRole('button', { name: /Approve|Reject/ }), false],
      sharing: [report.getByRole('button', { name: /Share/ }), false],
    };
    for (const [what, [control, expected]] of Object.entries(offered)) {
      if (expected) await control.first().waitFor();
      else if ((await control.count()) > 0) return `${what} is offered`;
    }
    if (writes) await savesAndKeeps(page, report);
    const alerts = await page.getByRole('alert').allTextContents();
    return alerts.length > 0 ? `said: ${alerts.join('; ')}` : opened.problem();
  } finally {
    await opened.close();
  }
}

/**
 * What is written with the token is what the server has when the page is opened again.
 * @param {import('playwright').Page} page
 * @param {import('playwright').Locator} report
 */
async function savesAndKeeps(page, report) {
  const name = report.getByRole('textbox', { name: /Report name/ });
  await name.fill('Written with a token');
  const answered = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('/api/v-task-report-data/'),
  );
  await report.getByRole('button', { name: 'Save', exact: true }).click();
  const { code } = await (await answered).json();
  if (code !== 0) throw new Error(`the report is not saved: ${code}`);
  await page.reload();
  await report.getByRole('button', { name: 'Export PDF' }).waitFor();
  const kept = await name.inputValue();
  if (kept !== 'Written with a token') throw new Error(`the report is called "${kept}" after it was saved`);
}

/** @param {Parameters<Host['run']>[0]} tools @returns {Promise<Cell[]>} */
async function runScript({ folder, exec }) {
  const printed = await exec('npm', ['run', 'start:mock', '--silent'], folder);
  const problem = /warning|out/.test(printed) ? undefined : `printed ${printed.slice(0, 400)}`;
  return [{ host: 'Node script', react: '–', root: '–', policy: '–', widgets: ['rules and SDK'], problem }];
}

/**
 * The board names the lamp; choosing it there is told to the page.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {readonly string[]} shows
 * @param {string} at
 */
async function used(browser, url, shows, at) {
  const opened = await open(browser, url);
  try {
    await drawn(opened.page, shows);
    // Drawn by a script: what a server rendered is not listening yet.
    await opened.page.locator('[data-pest="heat-map"] canvas').first().waitFor({ state: 'attached', timeout: 20_000 });
    await opened.page.waitForLoadState('networkidle');
    const lamp = opened.page.locator(at).getByRole('button', { name: /[A-Z]{2}-\d+/ });
    await lamp.first().click();
    await opened.page.waitForFunction(() => /[A-Z]{2}-\d/.test(document.title), null, { timeout: 20_000 });
    const problem = opened.problem();
    const kilobytes = await opened.kilobytes();
    await breaksNoPromise(opened.page);
    return { problem, kilobytes };
  } catch (error) {
    const title = await opened.page.title();
    return { problem: `${error} The page is called "${title}". ${opened.problem() ?? ''}`.slice(0, 800) };
  } finally {
    await opened.close();
  }
}

const promised = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** WCAG 2.2 AA, of the host's page with all that is in it. @param {import('playwright').Page} page */
async function breaksNoPromise(page) {
  const { violations } = await new AxeBuilder({ page }).withTags(promised).analyze();
  const [first] = violations;
  if (first) throw new Error(`axe: ${first.id} (${first.help}) at ${first.nodes[0]?.html.slice(0, 200)}`);
}

const fixture = 'report-document.fixture.ts';

/** Data that a strict policy allows: the picture is a file of the host. @param {string} folder */
async function prepareMatrix(folder, source = '') {
  await cp(join(root, 'examples/react/public'), join(folder, 'public'), { recursive: true });
  const text = await readFile(join(root, 'packages/pest-ui/src/report-builder', fixture), 'utf8');
  await writeFile(join(folder, source, fixture), text.replace(/`data:image[\s\S]*?\)\}`/, "'/line-2.svg'"));
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {readonly string[]} [others] origins that may be asked besides the page's own
 */
async function open(browser, url, others = []) {
  const context = await browser.newContext();
  const page = await context.newPage();
  /** @type {string[]} */
  const faults = [];
  await context.exposeFunction('refused', (/** @type {string} */ what) => faults.push(`refused: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      Reflect.get(window, 'refused')(`${violatedDirective} ${sample}`),
    );
  });
  /** @type {Promise<number>[]} */
  const scripts = [];
  page.on('response', (response) => {
    // A page that is closed meanwhile is asked for no weight any more.
    if (response.request().resourceType() === 'script')
      scripts.push(
        response.body().then(
          (body) => gzipSync(body, { level: 9 }).length,
          () => 0,
        ),
      );
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  page.on(
    'request',
    (request) =>
      [new URL(url).origin, ...others].includes(new URL(request.url()).origin) ||
      request.url().startsWith('data:') ||
      faults.push(`asked for ${request.url()}`),
  );
  await page.goto(url);
  return {
    page,
    close: () => context.close(),
    kilobytes: async () => Math.round((await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0) / 1024),
    problem: () => (faults.length === 0 ? undefined : faults.slice(0, 3).join('; ')),
  };
}

/**
 * Every widget is there, with its styles.
 * @param {import('playwright').Page} page
 * @param {readonly string[]} widgets
 */
async function drawn(page, widgets) {
  for (const name of widgets) {
    const widget = page.locator(`[data-pest="${name}"]:not([aria-busy="true"])`);
    await widget.waitFor({ state: 'attached', timeout: 15_000 });
    const look = await widget.evaluate((element) => getComputedStyle(element).boxSizing);
    if (look !== 'border-box') throw new Error(`${name} has no styles`);
  }
}

/** @param {import('playwright').Page} page */
async function leavesNothing(page) {
  const left = await page.evaluate(() => Reflect.get(window, 'takeAway')());
  const some = Object.entries(left).filter(([, count]) => Number(count) > 0);
  if (some.length > 0) throw new Error(`left behind: ${JSON.stringify(left)}`);
}
