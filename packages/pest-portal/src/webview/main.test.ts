import { type ChartPage, chartPage, chartPageNote, chartPageWaiting } from 'pest-sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { element } from './dom';

/** What the page told the app around it. */
let told: { readonly type: string; readonly payload?: { readonly code?: string } }[] = [];

beforeEach(() => {
  told = [];
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal('ReactNativeWebView', { postMessage: (sent: string) => told.push(JSON.parse(sent)) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A page as the server writes it, and its script, a while later. */
async function open({ body }: ChartPage, laterMs: number): Promise<void> {
  const templates = (['offline', 'nothing'] as const).map((note) => {
    const template = document.createElement('template');
    template.id = note;
    template.content.append(element(chartPageNote(note, 'zh').body));
    return template;
  });
  document.body.replaceChildren(element(body), ...templates);
  await import('./main');
  await vi.advanceTimersByTimeAsync(laterMs);
}

const typesTold = () => told.map(({ type }) => type).filter((type) => type !== 'height');
const reader = { language: 'zh', timeZone: 'Asia/Shanghai' } as const;
const shown = chartPage(
  {
    kind: 'report',
    number: 'R1',
    name: '报告',
    customerName: '食品厂',
    state: 'approved',
    period: { from: '2026-05-01', to: '2026-05-31' },
    checks: null,
    trends: [],
    hotSpots: [],
    endsAt: null,
  },
  reader,
);

describe('the script of a chart page', () => {
  test('says that the charts are ready, where they are', async () => {
    await open(shown, 20_000);
    expect(typesTold()).toEqual(['ready']);
  });

  test.each(['unknown', 'tooMany'] as const)('%s is an error, and never ready', async (note) => {
    await open(chartPageNote(note, 'zh'), 20_000);
    expect(told.filter(({ type }) => type !== 'height')).toMatchObject([{ type: 'error', payload: { code: note } }]);
  });

  test('waits for an app; without any figures it says so, as an error, and never ready', async () => {
    await open(chartPageWaiting('report', 'zh'), 9_000);
    expect(typesTold()).toEqual([]);
    expect(document.querySelector('.waiting')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(told.filter(({ type }) => type !== 'height')).toMatchObject([
      { type: 'error', payload: { code: 'nothing' } },
    ]);
    expect(document.body.textContent).toContain('没有可显示的图表');
  });
});
