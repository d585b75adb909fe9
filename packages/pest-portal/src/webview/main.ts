/** The script of the chart pages: touch, and the app around them. The pages read the same without it. */
import type { ReportCharts } from 'pest-sdk';
import { connectNative, type NativeBridge } from 'pest-ui/webview';
import { readByTouch } from './touch';

const root = document.documentElement;
let handedOver: ReportCharts | null = null;

const native: NativeBridge = connectNative<ReportCharts>({
  parents: [location.origin, ...(root.dataset.parents ?? '').split(' ').filter((origin) => origin !== '')],
  readData: async (payload) => (await runtime())?.readCharts(payload),
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

/** What draws in the browser is fetched when an app hands its figures over; without a network the page says so. */
async function runtime() {
  try {
    return await import('./draw-page');
  } catch {
    sayOffline();
    return null;
  }
}

async function draw(data: ReportCharts): Promise<void> {
  handedOver = data;
  try {
    await (await runtime())?.drawPage(data);
  } catch {
    return sayOffline();
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

function sayOffline(): void {
  const template = document.querySelector('template');
  if (!template) return;
  document.body.replaceChildren(template.content.cloneNode(true), template);
  void native.send('error', { code: 'offline' });
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
if (!document.querySelector('.waiting')) ready();
const note = document.querySelector<HTMLElement>('[data-note]')?.dataset.note;
if (note !== undefined) void native.send('error', { code: note });
