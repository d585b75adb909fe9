import { randomId } from '../../state/random-id';
import { type CarrierName, type CarrierWindow, findCarrier } from './carriers';
import {
  type NativeFault,
  type NativeMessage,
  type NativeMessageType,
  type NativePayloads,
  type PageMessage,
  type PageMessageType,
  payloadReaders,
  readNativeMessage,
} from './messages';

/** What a page does with what the app hands it. */
export type NativeHandlers<Data> = {
  readonly [Type in NativeMessageType]?: (payload: NativePayloads<Data>[Type]) => void;
};

/** Options of {@link connectNative}. */
export interface NativeOptions<Data> {
  /** Origins whose pages may frame this one, and are told and listened to. None by default. */
  readonly parents?: readonly string[] | undefined;
  /** Reads what the app hands over as `data`, by a schema; undefined for anything else. */
  readonly readData?: ((payload: unknown) => Data | undefined | Promise<Data | undefined>) | undefined;
  readonly on?: NativeHandlers<Data> | undefined;
  /** @default the page's own */
  readonly window?: Window | undefined;
}

/** A page's side of the bridge. */
export interface NativeBridge {
  /** How messages leave; null where nobody listens, and they are dropped. */
  readonly carrier: CarrierName | null;
  /**
   * Tells the app something. The promise is the app's reply where the carrier has replies (WKScriptMessageHandlerWithReply),
   * undefined otherwise and where the app refused; it never rejects.
   */
  readonly send: (type: PageMessageType, payload?: unknown) => Promise<unknown>;
  /** Stops listening to the framing page. `window.pestCharts` stays: it cannot be taken back. */
  readonly disconnect: () => void;
}

/**
 * Connects a page in a WebView or a frame with the app around it, and puts the frozen `window.pestCharts.receive` there
 * for what the app hands over. Every message in is read by a schema; what is none changes nothing, and the app is told
 * by `error` with `version`, `message` or `payload`.
 */
export function connectNative<Data>(options: NativeOptions<Data> = {}): NativeBridge {
  const { parents = [], readData, on = {} } = options;
  const page = options.window ?? window;
  const carrier = findCarrier(page satisfies CarrierWindow, parents);
  const send = async (type: PageMessageType, payload?: unknown): Promise<unknown> => {
    const message: PageMessage = {
      v: 1,
      id: randomId(page),
      type,
      ...(payload !== undefined && { payload }),
    };
    try {
      return await carrier?.send(message);
    } catch {
      return undefined;
    }
  };
  const fault = (code: NativeFault) => void send('error', { code });
  const receive = async (sent: unknown): Promise<void> => {
    const message = readNativeMessage(sent);
    if (typeof message === 'string') return fault(message);
    if (!(await deliver(message, on, readData))) fault('payload');
  };
  Object.defineProperty(page, 'pestCharts', {
    value: Object.freeze({ receive: (sent: unknown) => void receive(sent) }),
    enumerable: true,
  });
  const listen = ({ source, origin, data }: MessageEvent) => {
    // Other windows are not answered.
    if (source !== page.parent || source === page || !parents.includes(origin)) return;
    void receive(data);
  };
  page.addEventListener('message', listen);
  return { carrier: carrier?.name ?? null, send, disconnect: () => page.removeEventListener('message', listen) };
}

/** Hands a payload on once it is one; false where it is none. */
async function deliver<Data>(
  { type, payload }: NativeMessage,
  on: NativeHandlers<Data>,
  readData: NativeOptions<Data>['readData'],
): Promise<boolean> {
  switch (type) {
    case 'data':
      return take(await readData?.(payload), on.data);
    case 'theme':
      return take(payloadReaders.theme(payload), on.theme);
    case 'locale':
      return take(payloadReaders.locale(payload), on.locale);
    case 'token':
      return take(payloadReaders.token(payload), on.token);
    case 'resize':
      return take(payloadReaders.resize(payload), on.resize);
  }
}

function take<Payload>(payload: Payload | undefined, handle: ((payload: Payload) => void) | undefined): boolean {
  if (payload === undefined) return false;
  handle?.(payload);
  return true;
}
