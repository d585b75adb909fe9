import { afterEach, describe, expect, test, vi } from 'vitest';
import { connectNative, type NativeOptions } from './bridge';

interface Figures {
  readonly name: string;
}

/** Where the page runs: jsdom's window, in a frame of `framing` where one is named. */
function pageWith(
  added: Record<string, unknown>,
  framing?: { postMessage: (message: unknown, origin: string) => void },
) {
  const listeners: ((event: MessageEvent) => void)[] = [];
  const page = {
    // As on a page without TLS.
    crypto: { getRandomValues: (bytes: Uint8Array) => bytes.fill(1) },
    location: {},
    addEventListener: (_: string, listen: (event: MessageEvent) => void) => listeners.push(listen),
    removeEventListener: vi.fn(),
    ...added,
  };
  const whole = Object.assign(page, { parent: framing ?? page });
  return {
    window: whole as unknown as Window & { pestCharts: { receive(message: unknown): void } },
    post: (event: Partial<MessageEvent>) => {
      for (const listen of listeners) listen(event as MessageEvent);
    },
  };
}

const readData = (payload: unknown): Figures | undefined =>
  typeof payload === 'object' && payload !== null && 'name' in payload && typeof payload.name === 'string'
    ? { name: payload.name }
    : undefined;

function connect(page: ReturnType<typeof pageWith>, options: NativeOptions<Figures> = {}) {
  const on = { data: vi.fn(), theme: vi.fn(), locale: vi.fn(), token: vi.fn(), resize: vi.fn() };
  return { on, bridge: connectNative<Figures>({ window: page.window, readData, on, ...options }) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
afterEach(() => vi.restoreAllMocks());

describe('to the app', () => {
  const tap = { v: 1, id: '01'.repeat(16), type: 'tap', payload: { month: '2026-05' } };

  test('WKWebView comes first, and its reply comes back', async () => {
    const webkit = vi.fn(async () => 'seen');
    const page = pageWith({ webkit: { messageHandlers: { pest: { postMessage: webkit } } }, pestAndroid: {} });
    const { bridge } = connect(page);
    expect(bridge.carrier).toBe('webkit');
    expect(await bridge.send('tap', { month: '2026-05' })).toBe('seen');
    expect(webkit).toHaveBeenCalledWith(tap);
  });

  test.each([
    ['android', 'pestAndroid'],
    ['reactNative', 'ReactNativeWebView'],
  ])('%s is told in JSON, on the object that it put there', async (carrier, name) => {
    const told: unknown[] = [];
    const host = {
      postMessage(this: unknown, message: unknown) {
        told.push([this === host, message]);
      },
    };
    const { bridge } = connect(pageWith({ [name]: host }));
    await bridge.send('tap', { month: '2026-05' });
    expect([bridge.carrier, told]).toEqual([carrier, [[true, JSON.stringify(tap)]]]);
  });

  test('a framing page is told by its origin, and only one that is listed', async () => {
    const framing = { postMessage: vi.fn() };
    const listed = connect(pageWith({ location: { ancestorOrigins: ['https://erp.test'] } }, framing), {
      parents: ['https://pest.test', 'https://erp.test'],
    });
    await listed.bridge.send('tap', { month: '2026-05' });
    expect(framing.postMessage.mock.calls).toEqual([[tap, 'https://erp.test']]);
    const unlisted = connect(pageWith({ location: { ancestorOrigins: ['https://evil.test'] } }, framing), {
      parents: ['https://pest.test'],
    });
    expect(unlisted.bridge.carrier).toBeNull();
    const unknown = connect(pageWith({}, framing), { parents: ['https://pest.test', 'https://erp.test'] });
    await unknown.bridge.send('ready');
    expect(framing.postMessage.mock.calls.slice(1).map(([, origin]) => origin)).toEqual([
      'https://pest.test',
      'https://erp.test',
    ]);
  });

  test('where nobody listens, or the app throws, nothing breaks', async () => {
    expect(await connect(pageWith({})).bridge.send('ready')).toBeUndefined();
    const broken = pageWith({
      pestAndroid: {
        postMessage: () => {
          throw new Error('gone');
        },
      },
    });
    expect(await connect(broken).bridge.send('ready')).toBeUndefined();
  });
});

describe('from the app', () => {
  function listening() {
    const told = vi.fn();
    const page = pageWith({ webkit: { messageHandlers: { pest: { postMessage: told } } } });
    return { page, told, ...connect(page) };
  }

  test('figures, theme and language arrive, as objects and as JSON', async () => {
    const { page, on, told } = listening();
    const { receive } = page.window.pestCharts;
    receive({ v: 1, type: 'data', payload: { name: 'Report' } });
    receive('{"v":1,"type":"theme","payload":"dark"}');
    receive({ v: 1, type: 'locale', payload: 'en' });
    receive({ v: 1, type: 'token', payload: 'abc-DEF_123' });
    receive({ v: 1, type: 'resize' });
    await settled();
    expect(on.data).toHaveBeenCalledWith({ name: 'Report' });
    expect(on.theme).toHaveBeenCalledWith('dark');
    expect(on.locale).toHaveBeenCalledWith('en');
    expect(on.token).toHaveBeenCalledWith('abc-DEF_123');
    expect(on.resize).toHaveBeenCalledTimes(1);
    expect(told).not.toHaveBeenCalled();
  });

  const circle: Record<string, unknown> = { v: 1, type: 'data' };
  circle.payload = circle;
  const large = { v: 1, type: 'data', payload: { name: 'x'.repeat(5_000_000) } };

  test.each([
    ['another version', { v: 2, type: 'theme', payload: 'dark' }, 'version'],
    ['no version', { type: 'theme', payload: 'dark' }, 'message'],
    ['an unknown type', { v: 1, type: 'eval', payload: 'alert(1)' }, 'message'],
    ['a type that every object has', { v: 1, type: 'constructor' }, 'message'],
    ['extra fields', { v: 1, type: 'theme', payload: 'dark', more: 1 }, 'message'],
    ['prototype keys', '{"v":1,"type":"theme","payload":"dark","__proto__":{"a":1}}', 'message'],
    ['5 MB', large, 'message'],
    ['a circle', circle, 'message'],
    ['no JSON', '{"v":1', 'message'],
    ['nothing', undefined, 'message'],
    ['a list', [{ v: 1, type: 'resize' }], 'message'],
    ['a function for a payload', { v: 1, type: 'data', payload: () => ({ name: 'x' }) }, 'payload'],
    ['figures of another schema', { v: 1, type: 'data', payload: { title: 'x' } }, 'payload'],
    ['a theme that there is not', { v: 1, type: 'theme', payload: 'red;background:url(//x)' }, 'payload'],
    ['a token that is none', { v: 1, type: 'token', payload: '../../../' }, 'payload'],
  ])('%s changes nothing, and the app is told', async (_, message, code) => {
    const { page, on, told } = listening();
    page.window.pestCharts.receive(message);
    await settled();
    for (const handler of Object.values(on)) expect(handler).not.toHaveBeenCalled();
    expect(told).toHaveBeenCalledWith({ v: 1, id: '01'.repeat(16), type: 'error', payload: { code } });
    expect(({} as { a?: number }).a).toBeUndefined();
  });

  test('what takes messages is frozen, and stays', () => {
    const { page } = listening();
    expect(Object.isFrozen(page.window.pestCharts)).toBe(true);
    expect(() => Object.assign(page.window, { pestCharts: null })).toThrow(TypeError);
  });

  test('G7 a framing page is heard where it is listed and is the parent; anybody else is not even answered', async () => {
    const framing = { postMessage: vi.fn() };
    const page = pageWith({}, framing);
    const { on } = connect(page, { parents: ['https://erp.test'] });
    const data = { v: 1, type: 'theme', payload: 'dark' };
    const source = framing as unknown as MessageEventSource;
    page.post({ data, origin: 'https://evil.test', source });
    page.post({ data, origin: 'null', source });
    page.post({ data, origin: 'https://erp.test.evil.test', source });
    page.post({ data, origin: 'https://erp.test', source: page.window });
    page.post({ data, origin: 'https://erp.test', source: null });
    await settled();
    expect(on.theme).not.toHaveBeenCalled();
    expect(framing.postMessage).not.toHaveBeenCalled();
    page.post({ data, origin: 'https://erp.test', source });
    await settled();
    expect(on.theme).toHaveBeenCalledWith('dark');
  });
});
