/** The script of the chart pages: touch, and the app around them. The pages read the same without it. */
import type { ReportCharts } from 'pest-sdk';
import { connectNative, type NativeBridge } from 'pest-ui/webview';
import { readByTouch } from './touch';

const root = document.documentElement;
let handedOver: ReportCharts | null = null;

/** An app hands its figures over once the page is there: whoever has not by then has none. */
const waitsMs = 10_000;
let waiting: ReturnType<typeof setTimeout> | undefined;

const native: NativeBridge = connectNative<ReportCharts>({
  parents: [location.origin, ...(root.dataset.parents ?? '').split(' ').filter((origin) => origin !== '')],
  readData: read,
  on: {
    data: (data) => void draw(data),
    theme: (theme) => {
      if (theme === 'system') delete root.dataset.theme;
      else root.dataset.theme = theme;
    },
    locale: speak,
    resize: () => tellHeight(),
  },
});

/** Figures on their way are not missing; what is none leaves the page waiting as it was. */
async function read(payload: unknown): Promise<ReportCharts | undefined> {
  clearTimeout(waiting);
  const data = (await runtime())?.readCharts(payload);
  if (data === undefined) waitForFigures();
  return data;
}

function waitForFigures(): void {
  clearTimeout(waiting);
  if (document.querySelector('.waiting')) waiting = setTimeout(() => sayInstead('nothing'), waitsMs);
}

/** What draws in the browser is fetched when an app hands its figures over; without a network the page says so. */
async function runtime() {
  try {
    return await import('./draw-page');
  } catch {
    sayInstead('offline');
    return null;
  }
}

async function draw(data: ReportCharts): Promise<void> {
  handedOver = data;
  try {
    const drawing = await runtime();
    if (!drawing) return;
    await drawing.drawPage(data);
  } catch {
    return sayInstead('offline');
  }
  showActs();
  ready();
}

/** A shared page is asked for again in the other language; handed-over figures are drawn again. */
function speak(language: 'zh' | 'en'): void {
  if (root.dataset.lang === language) return;
  const address = new URL(location.href);
  address.searchParams.set('lang', language);
  if (address.searchParams.has('report') || !handedOver) {
    location.replace(address);
    return;
  }
  root.dataset.lang = language;
  root.lang = language === 'zh' ? 'zh-CN' : language;
  void draw(handedOver);
}

/** What stands in the page for when there are no charts. The app is told, and never that it is ready. */
function sayInstead(code: 'offline' | 'nothing'): void {
  const templates = [...document.querySelectorAll('template')];
  const template = templates.find(({ id }) => id === code);
  if (template) document.body.replaceChildren(template.content.cloneNode(true), ...templates);
  void native.send('error', { code });
}

/** Tries again, and lets the app know, which may have the figures at hand. */
function retry(): void {
  void native.send('error', { code: 'offline', retry: true });
  location.reload();
}

const acts: Readonly<Record<string, () => void>> = {
  retry,
  print: () => (native.carrier === null ? print() : void native.send('print')),
  share: () => void native.send('share', { url: location.href, title: document.title }),
};

/** Buttons that only a script makes work: printing anywhere, sharing where an app can. */
function showActs(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('footer button')) {
    const shared = new URLSearchParams(location.search).has('report');
    button.hidden = button.dataset.act === 'share' && (native.carrier === null || !shared);
  }
}

const heightNow = () => Math.ceil(document.body.getBoundingClientRect().height);

function tellHeight(): void {
  void native.send('height', { height: heightNow() });
}

/** Once what is there has been painted: an app takes its picture then. */
function ready(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => void native.send('ready', { height: heightNow() })));
}

document.addEventListener('click', ({ target }) => {
  const act = target instanceof HTMLElement ? acts[target.dataset.act ?? ''] : undefined;
  act?.();
});
readByTouch((chosen) => void native.send('tap', chosen));
showActs();
new ResizeObserver(tellHeight).observe(document.body);
const note = document.querySelector<HTMLElement>('[data-note]')?.dataset.note;
if (note !== undefined) void native.send('error', { code: note });
else if (document.querySelector('.waiting') === null) ready();
else waitForFigures();
