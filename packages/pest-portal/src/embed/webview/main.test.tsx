import type { NativeOptions } from 'pest-ui/webview';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const told = vi.fn<(type: string, payload?: unknown) => void>();
let options: NativeOptions<unknown> = {};
/** What draws the charts: it comes late on a slow network, and without one it fails. */
const drawing: { fails: boolean; until: Promise<void> } = { fails: false, until: Promise.resolve() };

const notes = ['offline', 'nothing'];
const templates = notes.map((note) => `<template id="${note}"><main data-note="${note}"></main></template>`).join('');
const waiting = `<main class="waiting"></main>${templates}`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  vi.resetModules();
  vi.doMock('pest-ui/webview', () => ({
    connectNative: (given: NativeOptions<unknown>) => {
      options = given;
      return { carrier: 'webkit', send: async (type: string, payload?: unknown) => told(type, payload) };
    },
  }));
  vi.doMock('./draw-page', async () => {
    await drawing.until;
    return {
      readCharts: (payload: unknown) => (payload === 'figures' ? payload : undefined),
      drawPage: async () => {
        if (drawing.fails) throw new Error('no network');
        document.querySelector('main')?.replaceWith(document.createElement('main'));
      },
    };
  });
});
afterEach(() => {
  vi.doUnmock('pest-ui/webview');
  vi.doUnmock('./draw-page');
  vi.resetModules();
  vi.useRealTimers();
  told.mockClear();
  drawing.fails = false;
  drawing.until = Promise.resolve();
  document.body.replaceChildren();
});

async function open(body: string): Promise<void> {
  document.body.innerHTML = body;
  await import('./main');
}

/** What an app hands over, read and drawn as the bridge does it. */
async function hand(payload: unknown): Promise<void> {
  const data = await options.readData?.(payload);
  if (data !== undefined) options.on?.data?.(data);
  await vi.dynamicImportSettled();
}

/** What the app is told of the page, its height aside, once so much time has passed. */
async function after(ms: number): Promise<unknown[]> {
  await vi.advanceTimersByTimeAsync(ms);
  return told.mock.calls.filter(([type]) => type !== 'height').map(([type, payload]) => [type, codeOf(payload)]);
}

function codeOf(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'code' in payload ? payload.code : null;
}

test('a page with its charts is ready', async () => {
  await open('<main></main>');
  expect(await after(100)).toEqual([['ready', null]]);
});

test.each(['unknown', 'tooMany'])('of %s the app is told the error, and never that it is ready', async (note) => {
  await open(`<main data-note="${note}"></main>${templates}`);
  expect(await after(60_000)).toEqual([['error', note]]);
});

test('a page that no figures came to says so and is never ready', async () => {
  await open(waiting);
  expect(await after(9_000)).toEqual([]);
  expect(await after(60_000)).toEqual([['error', 'nothing']]);
  expect(document.querySelector('main')?.dataset.note).toBe('nothing');
});

test('figures that came in time are drawn, and the page is ready once', async () => {
  await open(waiting);
  await after(9_000);
  await hand('figures');
  expect(await after(60_000)).toEqual([['ready', null]]);
});

test('what is no figures leaves the page waiting, which ends as without any', async () => {
  await open(waiting);
  await hand('else');
  expect(await after(9_000)).toEqual([]);
  expect(await after(2_000)).toEqual([['error', 'nothing']]);
});

test('figures that come late are drawn all the same', async () => {
  await open(waiting);
  await after(60_000);
  await hand('figures');
  expect((await after(100)).at(-1)).toEqual(['ready', null]);
});

test('where the drawing cannot be had the page says so and is never ready', async () => {
  drawing.fails = true;
  await open(waiting);
  await hand('figures');
  expect(await after(60_000)).toEqual([['error', 'offline']]);
});

test('figures on their way are not missing, however long what draws them takes to come', async () => {
  let arrive = (): void => undefined;
  drawing.until = new Promise((resolve) => {
    arrive = resolve;
  });
  await open(waiting);
  await after(9_000);
  const handed = hand('figures');
  expect(await after(60_000)).toEqual([]);
  arrive();
  await handed;
  expect(await after(100)).toEqual([['ready', null]]);
});
