import type { PestTheme } from '../../theme/tokens';

/** How what lies in a frame is surrounded; each may change while it is shown. */
export interface FrameSettings {
  /** @default 'zh' */
  readonly locale?: 'zh' | 'en' | undefined;
  /** IANA name of the site's time zone. @default 'Asia/Shanghai' */
  readonly timeZone?: string | undefined;
  /** @default 'light' */
  readonly colorScheme?: 'light' | 'dark' | 'auto' | undefined;
  /** Tokens by name, as `PestProvider` takes them: `{ 'color-accent': '#0055aa' }`. */
  readonly theme?: PestTheme | undefined;
  /** Words of your own by message key. */
  readonly messages?: Readonly<Record<string, string>> | undefined;
  /** `fill`: as high as the element that the frame was put into; otherwise as high as what it shows. @default 'content' */
  readonly height?: 'content' | 'fill' | undefined;
}

/** What changed in the frame, or was done there. */
export interface FrameChange {
  /** `range`, `view`, `place`, `move`, `saved`, …: the widget's own word for it. */
  readonly reason: string;
  /** What it is now, as plain data. */
  readonly value: unknown;
}

/** Something that failed in the frame. */
export interface FrameFailure {
  /** The kind of a `PestError` (`session`, `api`, `network`, …), `props` where they do not fit the widget, or `other`. */
  readonly kind: string;
  /** In the words that the person reads. */
  readonly message: string;
  /** What was asked for: `load`, `save`, … */
  readonly action: string;
}

/** From the page that embeds to the page in the frame, over the port. */
export type HostMessage =
  | { readonly type: 'show'; readonly settings: FrameSettings; readonly props: Readonly<Record<string, unknown>> }
  | { readonly type: 'token'; readonly id: number; readonly token: string | null };

/** From the page in the frame to the page that embeds it, over the port. */
export type FrameMessage =
  | { readonly type: 'token'; readonly id: number }
  | { readonly type: 'ready' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'select'; readonly id: string | null }
  | { readonly type: 'open'; readonly id: string | null }
  | { readonly type: 'change'; readonly change: FrameChange }
  | { readonly type: 'error'; readonly failure: FrameFailure };

/**
 * The two words that are said from window to window, where anybody may speak: they ask for a port and hand it over, and
 * carry nothing else. Both sides look at who says them.
 */
export function greeting(word: 'hello' | 'connect') {
  return { pest: word, v: 1 } as const;
}

/** Whether this is the word; `version` where it is, of a frame that speaks otherwise. */
export function isGreeting(data: unknown, word: 'hello' | 'connect'): boolean | 'version' {
  if (!isRecord(data) || data.pest !== word) return false;
  return data.v === 1 || 'version';
}

const tallest = 100_000;

/** What a frame said; undefined for anything else. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { type, id, height, change, failure } = data;
  switch (type) {
    case 'ready':
      return { type };
    case 'token':
      return isCount(id) ? { type, id } : undefined;
    case 'height':
      return typeof height === 'number' && height >= 0 && height <= tallest ? { type, height } : undefined;
    case 'select':
    case 'open':
      return typeof id === 'string' || id === null ? { type, id } : undefined;
    case 'change':
      return isRecord(change) && typeof change.reason === 'string'
        ? { type, change: { reason: change.reason, value: change.value } }
        : undefined;
    case 'error':
      return isFailure(failure) ? { type, failure } : undefined;
    default:
      return undefined;
  }
}

/** What the embedding page said; undefined for anything else. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { type, id, token, settings, props } = data;
  if (type === 'token' && isCount(id) && (token === null || isToken(token))) return { type, id, token };
  if (type === 'show' && isRecord(settings) && isRecord(props))
    return { type, settings: readSettings(settings), props };
  return undefined;
}

/** A setting that is none counts as left out: an older frame is told of newer ones. */
function readSettings(said: Readonly<Record<string, unknown>>): FrameSettings {
  return {
    locale: oneOf(said.locale, ['zh', 'en']),
    timeZone: typeof said.timeZone === 'string' && isTimeZone(said.timeZone) ? said.timeZone : undefined,
    colorScheme: oneOf(said.colorScheme, ['light', 'dark', 'auto']),
    theme: isTheme(said.theme) ? said.theme : undefined,
    messages: isTexts(said.messages) ? said.messages : undefined,
    height: oneOf(said.height, ['content', 'fill']),
  };
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,512}$/.test(value);
}

function isFailure(value: unknown): value is FrameFailure {
  return isRecord(value) && ['kind', 'message', 'action'].every((name) => typeof value[name] === 'string');
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}

/** A name that no token has means nothing, and does no harm. */
function isTheme(value: unknown): value is PestTheme {
  return isTexts(value) && Object.keys(value).every((name) => /^[a-z\d-]+$/.test(name));
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function oneOf<const Value extends string>(value: unknown, values: readonly Value[]): Value | undefined {
  return values.find((known) => known === value);
}
