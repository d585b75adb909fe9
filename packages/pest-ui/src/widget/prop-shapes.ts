import type { PestSettings } from '../provider/context';
import type { DeviceTypeInfo } from '../trade/device-types';
import type { Wanted } from './Broken.messages';

/** A part of what a host handed over that is not what it should be. */
export interface Misfit {
  /** `points[3].code`. */
  readonly place: string;
  readonly wanted: Wanted;
  /** What there is to choose from, where that is wanted. */
  readonly choice?: readonly string[] | undefined;
}

/** Finds the first part of a value that does not fit. */
export type Shape = (value: unknown, place: string) => Misfit | null;
type Fields<Value> = { readonly [Name in keyof Value]?: Shape };

/** What a widget's props should be, as far as its drawing leans on it. */
export type PropShapes<Props> = Fields<Props>;

/**
 * What of a widget's props does not fit, asked once the widget could not be drawn: null where the fault is elsewhere.
 */
export function misfitOf<Props extends object>(
  props: Props,
  shapes: PropShapes<Props>,
  settings: PestSettings,
): Misfit | null {
  return fields({ ...aroundAll })(settings, '') ?? fields({ ...callsOf(props), ...everywhere, ...shapes })(props, '');
}

export const is =
  (wanted: Wanted, fits: (value: unknown) => boolean): Shape =>
  (value, place) =>
    fits(value) ? null : { place, wanted };

const absent = (value: unknown) => value === undefined || value === null;
export const text = is('text', (value) => typeof value === 'string');
export const number = is('number', (value) => typeof value === 'number');
export const call = is('call', (value) => absent(value) || typeof value === 'function');
export const day = is('day', (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)));

export const anything: Shape = () => null;

export const oneOf =
  (choice: readonly string[]): Shape =>
  (value, place) =>
    choice.some((one) => one === value) ? null : { place, wanted: 'oneOf', choice };

export const orNone =
  (shape: Shape): Shape =>
  (value, place) =>
    absent(value) ? null : shape(value, place);

export function fields(wanted: Fields<Readonly<Record<string, unknown>>>): Shape {
  return (value, place) => {
    if (typeof value !== 'object' || value === null) return { place, wanted: 'record' };
    const entries = new Map<string, unknown>(Object.entries(value));
    const within = place === '' ? '' : `${place}.`;
    return firstMisfit(Object.entries(wanted), ([name, shape]) => shape?.(entries.get(name), within + name) ?? null);
  };
}

/** The compiler refuses a field that the record does not have. */
export const record = <Value>(wanted: Fields<Value>): Shape => fields({ ...wanted });

export const listOf =
  (shape: Shape): Shape =>
  (value, place) =>
    Array.isArray(value)
      ? firstMisfit([...value.entries()], ([at, entry]) => shape(entry, `${place}[${at}]`))
      : { place, wanted: 'list' };

/** What is called once something is done is named so in every widget. */
function callsOf(props: object): Fields<Readonly<Record<string, unknown>>> {
  const names = Object.keys(props).filter((name) => /^(on|load)[A-Z]/.test(name));
  return Object.fromEntries(names.map((name) => [name, call]));
}

function firstMisfit<Entry>(entries: readonly Entry[], misfitIn: (entry: Entry) => Misfit | null): Misfit | null {
  for (const entry of entries) {
    const misfit = misfitIn(entry);
    if (misfit) return misfit;
  }
  return null;
}

function isTimeZone(value: unknown): boolean {
  try {
    return typeof value === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

const deviceTypes = orNone(
  listOf(record<DeviceTypeInfo>({ type: text, label: is('text', Boolean), letters: text, shape: text })),
);
export const texts = orNone(listOf(text));

const aroundAll: Fields<PestSettings> = { timeZone: is('timeZone', isTimeZone), deviceTypes, speciesLabel: call };
const everywhere = {
  deviceTypes,
  slots: orNone(fields({})),
  slotProps: orNone(fields({})),
  describeError: call,
  speciesLabel: call,
};
