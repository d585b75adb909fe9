import {
  type DeviceShape,
  type DeviceType,
  deviceTypeRows,
  type Language,
  type ReadingFamily,
  type Term,
  type Words,
} from 'pest-sdk';

/** A device type of the specification, or one of the host's own. */
export type AnyDeviceType = DeviceType | (string & {});

/** What a widget has to know of a device type: one of the specification's four, changed, or one of the host's own. */
export interface DeviceTypeInfo {
  readonly type: AnyDeviceType;
  /** In one language for every reader, or in both. */
  readonly label: string | Words;
  /** Two letters on the plan. */
  readonly letters: string;
  readonly shape: DeviceShape;
  /** Fill of the outline, any CSS colour; white letters must be readable on it. @default the token of the type */
  readonly color?: string | undefined;
  /** How its readings are taken: counted, or eaten in percent. @default 'count' */
  readonly family?: ReadingFamily | undefined;
  /** Installation guidance, in metres. */
  readonly guidance?: {
    readonly maxSpacing?: number | undefined;
    readonly maxToWaste?: number | undefined;
    readonly height?: readonly [least: number, most: number] | undefined;
  };
}

/** The four types of specification §3. */
export const standardDeviceTypes: readonly DeviceTypeInfo[] = /* @__PURE__ */ Object.entries(deviceTypeRows).map(
  ([type, { words, mark, family, guidance }]) => ({
    type,
    label: words,
    letters: mark.letters,
    shape: mark.shape,
    family,
    guidance,
  }),
);

/** The device types of one widget, and what to show for one that nobody named. */
export interface DeviceTypes {
  readonly all: readonly DeviceTypeInfo[];
  /** Never fails: an unknown type is a circle with a question mark, under its own name. */
  readonly of: (type: AnyDeviceType) => DeviceTypeInfo;
  readonly label: (type: AnyDeviceType) => string;
  readonly known: (type: AnyDeviceType) => boolean;
}

/** Reads a list of types in one language. */
export function deviceTypesOf(all: readonly DeviceTypeInfo[], locale: Language, term?: Term): DeviceTypes {
  const byType = new Map(all.map((info) => [info.type, info]));
  const of = (type: AnyDeviceType) => byType.get(type) ?? unknownType(type);
  const label = (type: AnyDeviceType) => {
    const named = of(type).label;
    return typeof named === 'string' ? named : (term?.(named) ?? named[locale]);
  };
  return { all, of, label, known: (type) => byType.has(type) };
}

function unknownType(type: AnyDeviceType): DeviceTypeInfo {
  return { type, label: String(type), letters: '?', shape: 'circle' };
}
