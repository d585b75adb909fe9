/** What a page tells the app that shows it. */
export type PageMessageType = 'ready' | 'height' | 'tap' | 'error' | 'share' | 'print' | 'openUrl' | 'needToken';

/** One message from a page to the app: an envelope with a version, so that either side may be older than the other. */
export interface PageMessage {
  readonly v: 1;
  /** Of this message alone; a reply names it. */
  readonly id: string;
  readonly type: PageMessageType;
  readonly payload?: unknown;
}

/** What an app hands to a page, by type. `data` is what the page says it takes. */
export interface NativePayloads<Data> {
  readonly data: Data;
  readonly theme: 'light' | 'dark' | 'system';
  readonly locale: 'zh' | 'en';
  readonly token: string;
  readonly resize: null;
}

/** What an app may say; see {@link NativePayloads}. */
export type NativeMessageType = keyof NativePayloads<unknown>;

/** Why a message from the app was not taken: of another version, no message at all, or with a payload that is none. */
export type NativeFault = 'version' | 'message' | 'payload';

/** A message as the app sent it, its payload not yet looked at. */
export interface NativeMessage {
  readonly type: NativeMessageType;
  readonly payload: unknown;
}

const types: readonly string[] = ['data', 'theme', 'locale', 'token', 'resize'] satisfies readonly NativeMessageType[];
const keys: ReadonlySet<string> = new Set(['v', 'id', 'type', 'payload']);

/** Longer than any report's figures. */
const mostCharacters = 500_000;

/** Reads a message, as an object or as JSON. What comes out is plain data, whatever went in. */
export function readNativeMessage(sent: unknown): NativeMessage | NativeFault {
  const message = plainData(sent);
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return 'message';
  const { v, type, payload = null }: { v?: unknown; type?: unknown; payload?: unknown } = message;
  if (typeof v === 'number' && v !== 1) return 'version';
  if (v !== 1 || !isType(type) || Object.keys(message).some((key) => !keys.has(key))) return 'message';
  return { type, payload };
}

function isType(type: unknown): type is NativeMessageType {
  return typeof type === 'string' && types.includes(type);
}

/** Through JSON: no getter, function or prototype of another world is left. Undefined where it is none, or too long. */
function plainData(sent: unknown): unknown {
  try {
    const json = typeof sent === 'string' ? sent : JSON.stringify(sent);
    return json.length > mostCharacters ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Payloads that are the same for every page; `data` is the page's own. */
export const payloadReaders = {
  theme: (payload: unknown) => oneOf(payload, ['light', 'dark', 'system'] as const),
  locale: (payload: unknown) => oneOf(payload, ['zh', 'en'] as const),
  token: (payload: unknown) => (typeof payload === 'string' && /^[\w-]{1,512}$/.test(payload) ? payload : undefined),
  resize: (payload: unknown) => (payload === null ? payload : undefined),
} as const;

function oneOf<Value extends string>(payload: unknown, values: readonly Value[]): Value | undefined {
  return values.find((value) => value === payload);
}
