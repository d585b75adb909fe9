import { afterEach, describe, expect, test, vi } from 'vitest';
import { connectHost } from './connect-host';
import { type EmbedFrameOptions, embedFrame } from './embed-frame';
import { greeting, readFrameMessage, readHostMessage } from './messages';

const server = 'https://pest.example';
const erp = 'https://erp.example';

/** What was posted before has arrived: a channel that is younger has delivered, too. */
const delivered = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** A page of the ERP with a frame, and what it was told. */
function embed(changes: Partial<EmbedFrameOptions<'heat-map'>> = {}) {
  const told = { onReady: vi.fn(), onSelect: vi.fn(), onOpen: vi.fn(), onChange: vi.fn(), onError: vi.fn() };
  const frame = embedFrame(document.body, {
    url: server,
    partner: 'p-1',
    widget: 'heat-map',
    title: 'Catches',
    token: () => 'pest_embed_first',
    props: { floorPlanId: 'hall' },
    ...told,
    ...changes,
  });
  frames.push(frame);
  const inside = frame.element.contentWindow;
  if (!inside) throw new Error('The frame is in the page.');
  const handed = vi.fn<(data: unknown, origin?: unknown, ports?: unknown) => void>();
  Object.assign(inside, { postMessage: handed });
  /** Something that is said to the ERP's window. */
  const say = (data: unknown, from: { source?: Window | null; origin?: string } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, source: inside, origin: server, ...from }));
  return { frame, told, say, handed };
}

type Embedded = ReturnType<typeof embed>;
const frames: { destroy(): void }[] = [];

/** The server's page in that frame, as far as windows are concerned. */
function open({ handed, say }: Pick<Embedded, 'handed' | 'say'>, parents = [erp]) {
  const listeners = new Set<(event: MessageEvent) => void>();
  const said: unknown[] = [];
  const framing = {
    postMessage: (data: unknown, origin: string) => {
      said.push([data, origin]);
      say(data);
    },
  };
  const page = {
    parent: framing,
    location: {},
    addEventListener: (_: string, hear: (event: MessageEvent) => void) => listeners.add(hear),
    removeEventListener: (_: string, hear: (event: MessageEvent) => void) => listeners.delete(hear),
  };
  const hear = (event: object) => {
    for (const listener of [...listeners]) listener(event as MessageEvent);
  };
  handed.mockImplementation((data: unknown, _: unknown, ports: unknown) => {
    hear({ data, source: framing, origin: erp, ports });
  });
  const onShow = vi.fn();
  const host = connectHost({ parents, onShow, window: page as unknown as Window });
  return { host, onShow, hear, said, framing };
}

afterEach(() => {
  for (const frame of frames.splice(0)) frame.destroy();
  vi.useRealTimers();
});

describe('a frame', () => {
  test('is named, kept apart, and says no token in its address', () => {
    const { frame } = embed();
    expect(frame.element.src).toBe('https://pest.example/embed/heat-map?partner=p-1');
    expect(frame.element.title).toBe('Catches');
    expect(frame.element.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-forms allow-downloads allow-modals',
    );
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'pest.example', ''])('is of no server at %j', (url) => {
    expect(() => embed({ url })).toThrow(TypeError);
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('greets its page, is told what to show, and tells of what happens in it', async () => {
    const embedded = embed({ locale: 'en', theme: { 'color-accent': 'navy' } });
    const { host, onShow, said } = open(embedded);
    await expect.poll(() => onShow).toHaveBeenCalled();
    expect(said).toEqual([[{ pest: 'hello', v: 1 }, erp]]);
    expect(embedded.handed).toHaveBeenCalledWith(greeting('connect'), server, [expect.anything()]);
    expect(onShow).toHaveBeenLastCalledWith(
      expect.objectContaining({ locale: 'en', theme: { 'color-accent': 'navy' } }),
      { floorPlanId: 'hall' },
    );
    host.send({ type: 'ready' });
    host.send({ type: 'height', height: 412 });
    host.send({ type: 'select', id: 'd-1' });
    host.send({ type: 'open', id: 'd-1' });
    host.send({ type: 'change', change: { reason: 'range', value: 'week' } });
    host.send({ type: 'error', failure: { kind: 'network', message: 'Offline', action: 'load' } });
    const { onReady, onSelect, onOpen, onChange, onError } = embedded.told;
    await expect.poll(() => onError).toHaveBeenCalledWith({ kind: 'network', message: 'Offline', action: 'load' });
    expect(onReady).toHaveBeenCalledOnce();
    expect(embedded.frame.element.style.height).toBe('412px');
    expect(onSelect).toHaveBeenCalledWith('d-1');
    expect(onOpen).toHaveBeenCalledWith('d-1');
    expect(onChange).toHaveBeenCalledWith({ reason: 'range', value: 'week' });
  });

  test('is changed by what is given anew, and keeps the rest', async () => {
    const embedded = embed({ locale: 'en' });
    const { onShow, host } = open(embedded);
    embedded.frame.update({ colorScheme: 'dark', props: { range: 'week' } });
    embedded.frame.update({ height: 'fill' });
    host.send({ type: 'height', height: 50 });
    await expect
      .poll(() => onShow)
      .toHaveBeenLastCalledWith(expect.objectContaining({ locale: 'en', colorScheme: 'dark', height: 'fill' }), {
        floorPlanId: 'hall',
        range: 'week',
      });
    await delivered();
    expect(embedded.frame.element.style.height).toBe('100%');
  });

  test('that nobody answers from is unreachable, and one of another version is said to be', () => {
    vi.useFakeTimers();
    const silent = embed();
    const older = embed();
    older.say({ pest: 'hello', v: 2 });
    expect(older.told.onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'version' }));
    vi.advanceTimersByTime(20_000);
    expect(silent.told.onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unreachable' }));
  });

  test('that is taken away hears and says nothing any more', async () => {
    const embedded = embed();
    const { host, onShow } = open(embedded);
    await expect.poll(() => onShow).toHaveBeenCalled();
    embedded.frame.destroy();
    expect(document.querySelector('iframe')).toBeNull();
    host.send({ type: 'select', id: 'd-1' });
    embedded.say(greeting('hello'));
    await delivered();
    expect(embedded.told.onSelect).not.toHaveBeenCalled();
    expect(embedded.handed).toHaveBeenCalledOnce();
  });
});

describe('the token', () => {
  test('is asked for each time that the frame needs one, and goes over the port alone', async () => {
    const token = vi.fn().mockResolvedValueOnce('pest_embed_1').mockResolvedValueOnce('pest_embed_2');
    const embedded = embed({ token });
    const { host, said } = open(embedded);
    expect(await host.token()).toBe('pest_embed_1');
    expect(await host.token()).toBe('pest_embed_2');
    expect(JSON.stringify([said, embedded.handed.mock.calls, embedded.frame.element.outerHTML])).not.toMatch(/embed_/);
  });

  test('that the host has no more fails the call, and is told to the host', async () => {
    const gone = new Error('revoked');
    const embedded = embed({ token: () => Promise.reject(gone) });
    const { host } = open(embedded);
    await expect(host.token()).rejects.toThrow('has no token');
    expect(embedded.told.onError).toHaveBeenCalledWith({
      kind: 'token',
      message: 'revoked',
      action: 'load',
      cause: gone,
    });
  });
});

describe('strangers', () => {
  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a longer origin', { origin: 'https://pest.example.evil.com' }],
    ['no origin', { origin: 'null' }],
    ['another window', { source: window }],
    ['no window', { source: null }],
  ])('%s is handed no port', (_, from) => {
    const { say, handed } = embed();
    say(greeting('hello'), from);
    expect(handed).not.toHaveBeenCalled();
  });

  test.each([null, 'hello', [], { pest: 'connect', v: 1 }, { type: 'hello' }])('%j is no greeting', (data) => {
    const { say, handed } = embed();
    say(data);
    expect(handed).not.toHaveBeenCalled();
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: {} }],
    ['another word', { data: greeting('hello') }],
    ['no port', { ports: [] }],
  ])('a port of %s is not taken, and the right one still is', async (_, wrong) => {
    const page = open({ handed: vi.fn(), say: () => true });
    const strange = new MessageChannel();
    const right = new MessageChannel();
    const usual = { data: greeting('connect'), source: page.framing, origin: erp };
    page.hear({ ...usual, ports: [strange.port2], ...wrong });
    page.hear({ ...usual, ports: [right.port2] });
    strange.port1.postMessage({ type: 'show', settings: {}, props: { from: 'a stranger' } });
    right.port1.postMessage({ type: 'show', settings: {}, props: { from: 'the host' } });
    await expect.poll(() => page.onShow).toHaveBeenCalled();
    await delivered();
    expect(page.onShow.mock.calls.map(([, props]) => props)).toEqual([{ from: 'the host' }]);
    for (const { port1 } of [strange, right]) port1.close();
  });

  test('a second port is not taken', async () => {
    const embedded = embed();
    const page = open(embedded);
    const second = new MessageChannel();
    page.hear({ data: greeting('connect'), source: page.framing, origin: erp, ports: [second.port2] });
    second.port1.postMessage({ type: 'show', settings: {}, props: { from: 'a stranger' } });
    await delivered();
    expect(page.onShow).not.toHaveBeenCalledWith(expect.anything(), { from: 'a stranger' });
    second.port1.close();
  });

  test('a page that a stranger frames says hello to nobody', () => {
    const said = vi.fn();
    const page = { parent: { postMessage: said }, location: { ancestorOrigins: ['https://evil.example'] } };
    const window = { ...page, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    connectHost({ parents: [erp], onShow: vi.fn(), window: window as unknown as Window });
    expect(said).not.toHaveBeenCalled();
  });
});

describe('messages', () => {
  test.each([
    undefined,
    'ready',
    [],
    {},
    { type: 'shout' },
    { type: 'token' },
    { type: 'token', id: 1.5 },
    { type: 'height', height: -1 },
    { type: 'height', height: Number.POSITIVE_INFINITY },
    { type: 'height', height: '100vh' },
    { type: 'select', id: 3 },
    { type: 'change', change: { value: 1 } },
    { type: 'error', failure: { kind: 'api', message: 5, action: 'load' } },
  ])('of a frame: %j is none', (data) => {
    expect(readFrameMessage(data)).toBeUndefined();
  });

  test.each([
    undefined,
    { type: 'show', settings: {} },
    { type: 'show', props: {} },
    { type: 'token', id: 1 },
    { type: 'token', id: 1, token: 'with spaces and\nlines' },
    { type: 'token', id: '1', token: 'pest_embed_1' },
  ])('of a host: %j is none', (data) => {
    expect(readHostMessage(data)).toBeUndefined();
  });

  test('of a host: a setting that is none counts as left out', () => {
    const settings = {
      locale: 'fr',
      timeZone: 'Mars/Olympus',
      colorScheme: 'red',
      theme: { 'color-accent': 'navy', 'a;b': 'x' },
      messages: { 'stockBell.empty': 1 },
      height: 'tall',
    };
    expect(readHostMessage({ type: 'show', settings, props: {} })).toEqual({
      type: 'show',
      props: {},
      settings: Object.fromEntries(Object.keys(settings).map((name) => [name, undefined])),
    });
  });
});
