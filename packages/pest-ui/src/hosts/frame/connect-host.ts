import { framedBy } from '../webview/carriers';
import { type FrameMessage, type FrameSettings, greeting, isGreeting, readHostMessage } from './messages';

/** What {@link connectHost} is told. */
export interface HostOptions {
  /** Origins whose pages may frame this one; nobody else is told or listened to. */
  readonly parents: readonly string[];
  /** What is to be shown, at first and whenever the host changes it. The props are the widget's to read. */
  readonly onShow: (settings: FrameSettings, props: Readonly<Record<string, unknown>>) => void;
  /** @default the page's own */
  readonly window?: Window | undefined;
}

/** The side of the page in the frame; see {@link connectHost}. */
export interface HostConnection {
  /** A token of the host's server, asked for now. Rejects where the host has none. */
  token(): Promise<string>;
  send(message: Exclude<FrameMessage, { type: 'token' }>): void;
}

interface Asker {
  readonly resolve: (token: string) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Connects a page in a frame with the page that `embedFrame` put it into: says hello to the origins that may frame it,
 * and takes the first port that the framing window hands over from one of them. Everything after that goes over the port.
 */
export function connectHost({ parents, onShow, window: page = window }: HostOptions): HostConnection {
  const askers = new Map<number, Asker>();
  const waiting: (() => void)[] = [];
  let port: MessagePort | undefined;
  let asked = 0;

  /** What is said before there is a port is said once there is one. */
  const post = (message: FrameMessage) => {
    if (port) port.postMessage(message);
    else waiting.push(() => port?.postMessage(message));
  };
  const take = (data: unknown) => {
    const message = readHostMessage(data);
    if (!message) return;
    if (message.type === 'show') return onShow(message.settings, message.props);
    const asker = askers.get(message.id);
    askers.delete(message.id);
    if (message.token === null) asker?.reject(new Error('The page that shows this has no token for it.'));
    else asker?.resolve(message.token);
  };
  const hear = ({ source, origin, data, ports }: MessageEvent) => {
    if (source !== page.parent || source === page || !parents.includes(origin)) return;
    const [given] = ports;
    if (isGreeting(data, 'connect') !== true || !given) return;
    page.removeEventListener('message', hear);
    port = given;
    given.onmessage = (event) => take(event.data);
    for (const say of waiting.splice(0)) say();
  };
  page.addEventListener('message', hear);
  for (const origin of framedBy(page, parents)) page.parent.postMessage(greeting('hello'), origin);
  return {
    token: () =>
      new Promise((resolve, reject) => {
        asked += 1;
        askers.set(asked, { resolve, reject });
        post({ type: 'token', id: asked });
      }),
    send: post,
  };
}
