import type { PageMessage } from './messages';

/** Ways from a page to the app around it. */
export type CarrierName = 'webkit' | 'android' | 'reactNative' | 'parent';

/** The way that was found. A promise is the app's reply, where the way has replies. */
export interface Carrier {
  readonly name: CarrierName;
  readonly send: (message: PageMessage) => unknown;
}

/** What apps put into a page's window, and what of the window is needed; all of it may be missing, or anything else. */
export interface CarrierWindow {
  readonly webkit?: unknown;
  readonly pestAndroid?: unknown;
  readonly ReactNativeWebView?: unknown;
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void };
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> };
}

/**
 * The first way that is there: WKWebView, Android, React Native, then the framing page. That one is told only where its
 * origin is one of `parents`, and by name.
 */
export function findCarrier(page: CarrierWindow, parents: readonly string[]): Carrier | null {
  const webkit = poster(at(at(page.webkit, 'messageHandlers'), 'pest'));
  if (webkit) return { name: 'webkit', send: webkit };
  const android = poster(page.pestAndroid);
  if (android) return { name: 'android', send: (message) => android(JSON.stringify(message)) };
  const reactNative = poster(page.ReactNativeWebView);
  if (reactNative) return { name: 'reactNative', send: (message) => reactNative(JSON.stringify(message)) };
  const targets = framedBy(page, parents);
  return targets.length === 0 ? null : { name: 'parent', send: (message) => post(page, targets, message) };
}

/** Where the browser tells who frames the page, that one; elsewhere all that may, of which the browser finds the right one. */
export function framedBy(page: CarrierWindow, parents: readonly string[]): readonly string[] {
  if (Object.is(page.parent, page)) return [];
  const [framing] = Array.from(page.location.ancestorOrigins ?? []);
  return framing === undefined ? parents : parents.filter((origin) => origin === framing);
}

function post(page: CarrierWindow, targets: readonly string[], message: PageMessage): void {
  for (const origin of targets) page.parent.postMessage(message, origin);
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** `postMessage` of what an app put there, bound to it: the app's objects check what it is called on. */
function poster(value: unknown): ((message: unknown) => unknown) | null {
  const method = at(value, 'postMessage');
  return typeof method === 'function' ? (message) => Reflect.apply(method, value, [message]) : null;
}
