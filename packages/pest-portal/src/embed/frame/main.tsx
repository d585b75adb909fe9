/** The script of the page that a partner's page shows in a frame. It knows nothing before that page has said it. */
import { isLanguage, languageTags } from 'pest-sdk';
import { fetchCode } from 'pest-ui';
import { connectHost, type FramedWidget } from 'pest-ui/frame';
import { createRoot } from 'react-dom/client';
import { AlonePage, FramePage, type Shown } from './FramePage';
import { frameClient } from './frame-client';
import type { Framed } from './framed';

const files: { readonly [Widget in FramedWidget]: () => Promise<Framed> } = {
  'heat-map': () => fetchCode(() => import('./FramedHeatMap'), 'default'),
  'floor-plan-editor': () => fetchCode(() => import('./FramedFloorPlan'), 'default'),
  'report-builder': () => fetchCode(() => import('./FramedReport'), 'default'),
  'stock-bell': () => fetchCode(() => import('./FramedStock'), 'default'),
  'inspection-template-editor': () => fetchCode(() => import('./FramedTemplate'), 'default'),
};

const page = document.documentElement;
const place = document.querySelector('main');
const { widget = '', parents = '' } = page.dataset;

if (place && isWidget(widget)) {
  if (window.parent === window) showAlone(place);
  else showFramed(place, widget, parents.split(' '));
}

function isWidget(name: string): name is FramedWidget {
  return name in files;
}

function showAlone(place: Element): void {
  const [language = ''] = navigator.language.split('-');
  const locale = isLanguage(language) ? language : 'zh';
  surround({ locale, colorScheme: 'auto' });
  createRoot(place).render(<AlonePage locale={locale} />);
}

function showFramed(place: Element, name: FramedWidget, parents: readonly string[]): void {
  const root = createRoot(place);
  let shown: Shown | undefined;
  // Before the port is there: the widget's file is on its way while the pages greet each other.
  const first = files[name]().catch(() => undefined);
  const load = async () => (await first) ?? files[name]();
  const client = frameClient(
    () => host.token(),
    () => shown?.settings.locale ?? 'zh',
  );
  const host = connectHost({
    parents,
    onShow: (settings, props) => {
      shown = { settings, props };
      surround(settings);
      root.render(<FramePage {...shown} load={load} client={client} host={host} />);
    },
  });
  new ResizeObserver(() => {
    if (shown) host.send({ type: 'height', height: Math.ceil(place.getBoundingClientRect().height) });
  }).observe(place);
}

/** What the page itself shows of the settings: its language, its scheme, and whether it is as high as its frame. */
function surround({ locale = 'zh', colorScheme = 'light', height = 'content' }: Shown['settings']): void {
  page.lang = languageTags[locale];
  page.style.colorScheme = colorScheme === 'auto' ? 'light dark' : colorScheme;
  page.toggleAttribute('data-fill', height === 'fill');
}
