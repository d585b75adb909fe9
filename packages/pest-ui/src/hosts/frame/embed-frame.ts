import type { FramedProps, FramedWidget } from './frame.types';
import {
  type FrameChange,
  type FrameFailure,
  type FrameMessage,
  type FrameSettings,
  greeting,
  type HostMessage,
  isGreeting,
  readFrameMessage,
} from './messages';

/**
 * Why a frame is not shown, or failed: `unreachable` where nothing that speaks came (another origin than the partner's
 * pages have, an unknown partner, no network), `version` where the server speaks otherwise, `token` where `token` failed,
 * and what failed in the widget itself.
 */
export interface EmbedFault extends FrameFailure {
  /** What was thrown, where this page threw it. */
  readonly cause?: unknown;
}

/** What {@link embedFrame} is told. */
export interface EmbedFrameOptions<Name extends FramedWidget> extends FrameSettings {
  /** Where the server is: `https://pest.example.com`. Messages are taken from its origin alone. */
  readonly url: string;
  /** The partner's id, as `/system/partners` shows it: pages of its origins may frame the widget. */
  readonly partner: string;
  readonly widget: Name;
  /** The frame's name, for who does not see it. */
  readonly title: string;
  /**
   * A token of `embed.exchange`, asked of your server. It is called when the widget first needs one and again when that
   * one has ended, and what it answers goes to the frame over a port of its own: never in an address.
   */
  readonly token: () => string | Promise<string>;
  readonly props: FramedProps[Name];
  /** The widget is drawn. */
  readonly onReady?: (() => void) | undefined;
  /** A device was selected, or none. */
  readonly onSelect?: ((id: string | null) => void) | undefined;
  /** The person wants to see the device itself. */
  readonly onOpen?: ((id: string | null) => void) | undefined;
  readonly onChange?: ((change: FrameChange) => void) | undefined;
  readonly onError?: ((fault: EmbedFault) => void) | undefined;
}

/** A widget in a frame. */
export interface EmbeddedFrame<Name extends FramedWidget> {
  readonly element: HTMLIFrameElement;
  /** Changes what is given and keeps the rest, the widget's props too; undefined takes something back. */
  update(changes: FrameSettings & { readonly props?: Partial<FramedProps[Name]> | undefined }): void;
  /** Takes the frame away, and with it the token that it was given. */
  destroy(): void;
}

/**
 * Scripts, its own calls and fields (a form without leave for it is not even heard by its own page), keeping what was
 * exported and printing it; nothing that reaches this page or its address.
 */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-downloads allow-modals';
const patienceMs = 20_000;

/**
 * Puts a widget of a server into a page, in a frame: nothing of the page's reaches it, and nothing of it reaches the
 * page but what the functions in the options are told. The frame asks for a port, which only the server's own origin is
 * given; token, settings and events go over that port.
 */
export function embedFrame<Name extends FramedWidget>(
  place: Element,
  options: EmbedFrameOptions<Name>,
): EmbeddedFrame<Name> {
  const address = addressOf(options);
  const page = place.ownerDocument.defaultView ?? window;
  const element = place.ownerDocument.createElement('iframe');
  let current: EmbedFrameOptions<Name> = options;
  let port: MessagePort | undefined;

  const fault = (kind: string, message: string, cause?: unknown) => {
    current.onError?.({ kind, message, action: 'load', ...(cause !== undefined && { cause }) });
  };
  const post = (to: MessagePort | undefined, message: HostMessage) => to?.postMessage(message);
  const show = () => post(port, { type: 'show', settings: settingsOf(current), props: current.props });
  const look = () => {
    if (current.height === 'fill') element.style.height = '100%';
  };
  const answer = async (asking: MessagePort, id: number) => {
    try {
      post(asking, { type: 'token', id, token: await current.token() });
    } catch (cause) {
      post(asking, { type: 'token', id, token: null });
      fault('token', cause instanceof Error ? cause.message : String(cause), cause);
    }
  };
  const take = (asking: MessagePort, message: FrameMessage) => {
    if (message.type === 'token') void answer(asking, message.id);
    else if (message.type !== 'height') tell(current, message);
    else if (current.height !== 'fill') element.style.height = `${message.height}px`;
  };
  const connect = () => {
    clearTimeout(patience);
    // A reloaded frame asks for a new port; the old one is closed.
    port?.close();
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.onmessage = ({ data }) => {
      const message = readFrameMessage(data);
      if (message) take(port1, message);
    };
    element.contentWindow?.postMessage(greeting('connect'), address.origin, [port2]);
    show();
  };
  const hear = ({ source, origin, data }: MessageEvent) => {
    // Any window can post messages here: only this frame is heard, and only while it shows a page of the server.
    if (source === null || source !== element.contentWindow || origin !== address.origin) return;
    const hello = isGreeting(data, 'hello');
    if (hello === 'version') fault('version', 'The server speaks another version.');
    else if (hello) connect();
  };

  const patience = setTimeout(() => fault('unreachable', `No widget came from ${address.origin}.`), patienceMs);
  page.addEventListener('message', hear);
  element.title = options.title;
  element.setAttribute('sandbox', sandbox);
  Object.assign(element.style, { display: 'block', width: '100%', border: '0' });
  look();
  element.src = address.href;
  place.append(element);
  return {
    element,
    update({ props, ...settings }) {
      current = { ...current, ...settings, props: { ...current.props, ...props } };
      look();
      show();
    },
    destroy() {
      clearTimeout(patience);
      page.removeEventListener('message', hear);
      port?.close();
      port = undefined;
      element.remove();
    },
  };
}

/** @throws TypeError where `url` is no address of a web server. */
function addressOf({ url, partner, widget }: EmbedFrameOptions<FramedWidget>): URL {
  const address = new URL(`/embed/${widget}`, url);
  if (!/^https?:$/.test(address.protocol)) throw new TypeError(`${url} is no address of a server.`);
  address.searchParams.set('partner', partner);
  return address;
}

/** What of the options is for the frame: functions cannot travel. */
function settingsOf(options: FrameSettings): FrameSettings {
  const { locale, timeZone, colorScheme, theme, messages, height } = options;
  return { locale, timeZone, colorScheme, theme, messages, height };
}

function tell<Name extends FramedWidget>(
  { onReady, onSelect, onOpen, onChange, onError }: EmbedFrameOptions<Name>,
  message: Exclude<FrameMessage, { type: 'token' | 'height' }>,
): void {
  if (message.type === 'ready') onReady?.();
  else if (message.type === 'select') onSelect?.(message.id);
  else if (message.type === 'open') onOpen?.(message.id);
  else if (message.type === 'change') onChange?.(message.change);
  else onError?.(message.failure);
}
