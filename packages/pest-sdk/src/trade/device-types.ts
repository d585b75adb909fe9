import type { Words } from '../language/language';
import { type DeviceAction, deviceActions } from './device-actions';
import type { DeviceMark } from './marks';
import { rowByName } from './row-by-name';
import type { StockCategoryId } from './stock-categories';
import { type SupplyKind, supplyKinds } from './supplies';

/** The four device types of the specification (§3). Adding one starts here: its row says what everything else reads. */
export const deviceTypes = ['flyLamp', 'mouseTrap', 'cockroachTrap', 'baitStation'] as const;
/** A device type of specification §3. */
export type DeviceType = (typeof deviceTypes)[number];

/** Counts and consumption are two families that are never added together. */
export type ReadingFamily = 'count' | 'consumption';

/** All that is known of a device type. What it records of which species is said by the species' rows. */
export interface DeviceTypeRow {
  readonly words: Words;
  readonly family: ReadingFamily;
  /** The task part that checks it: indoor and outdoor are submitted apart (codes 20003 and 20004). */
  readonly place: 'indoor' | 'outdoor';
  /** How it is drawn on a plan. */
  readonly mark: DeviceMark;
  /** The category that its supplies are kept in. */
  readonly stockCategory: StockCategoryId;
  /** What is put into it at a visit. */
  readonly supplies: readonly SupplyKind[];
  /** What can be done to it, beside what can be done to every device. */
  readonly actions: readonly DeviceAction[];
  /** Installation guidance of the specification (§5), in metres. */
  readonly guidance: {
    readonly maxSpacing?: number;
    readonly maxToWaste?: number;
    readonly height?: readonly [number, number];
  };
}

const rows = {
  flyLamp: {
    words: { zh: '灭蝇灯', en: 'Fly-killing lamp' },
    family: 'count',
    place: 'indoor',
    mark: { shape: 'diamond', letters: 'FL', look: 'solid', colour: 'flying' },
    stockCategory: 1,
    supplies: ['glueBoard', 'lamp'],
    // Its reading says whether the board was replaced.
    actions: ['lampReplaced'],
    guidance: { height: [1.8, 2] },
  },
  mouseTrap: {
    words: { zh: '捕鼠器', en: 'Mouse trap' },
    family: 'count',
    place: 'indoor',
    mark: { shape: 'square', letters: 'MT', look: 'solid', colour: 'rodent' },
    stockCategory: 2,
    supplies: ['glueBoard'],
    actions: ['baitReplaced', 'boardReplaced', 'reset'],
    guidance: { maxSpacing: 8 },
  },
  cockroachTrap: {
    words: { zh: '蟑螂屋', en: 'Cockroach trap' },
    family: 'count',
    place: 'indoor',
    mark: { shape: 'triangle', letters: 'CT', look: 'solid', colour: 'crawling' },
    stockCategory: 3,
    supplies: ['glueBoard'],
    actions: ['baitReplaced', 'boardReplaced'],
    guidance: {},
  },
  baitStation: {
    words: { zh: '室外鼠饵站', en: 'Outdoor bait station' },
    family: 'consumption',
    place: 'outdoor',
    mark: { shape: 'hexagon', letters: 'BS', look: 'hollow', colour: 'bait' },
    stockCategory: 4,
    supplies: [],
    actions: ['baitReplaced'],
    guidance: { maxSpacing: 15, maxToWaste: 6 },
  },
} as const satisfies Record<DeviceType, DeviceTypeRow>;
/** The row of each device type. */
export const deviceTypeRows: Readonly<Record<DeviceType, DeviceTypeRow>> = rows;
/** The reading family of one device type. */
export type FamilyOf<Type extends DeviceType> = (typeof rows)[Type]['family'];

/** The row of a type by its name; undefined for one that a host or a newer server named. */
export function deviceTypeRow(type: string): DeviceTypeRow | undefined {
  return rowByName(deviceTypeRows, type);
}

/** What is read at devices of a type. One that a newer server knows counts, as most do. */
export function familyOf(type: string): ReadingFamily {
  return deviceTypeRow(type)?.family ?? 'count';
}

const everywhere: readonly DeviceAction[] = ['replaced', 'abnormal', 'cleaned', 'relabelled', 'moved', 'removed'];

/** What can be done to a device of a type, in the order of {@link deviceActions}: a lamp has no bait and is not reset. */
export function actionsFor(type: DeviceType): readonly DeviceAction[] {
  const possible = [...everywhere, ...deviceTypeRows[type].actions];
  return deviceActions.filter((action) => possible.includes(action));
}

/** What a consumable of a category can be put in for: boards into everything that catches, lamps into fly lamps. */
export function suppliesOf(categoryId: number): readonly SupplyKind[] {
  const rows = Object.values(deviceTypeRows).filter(({ stockCategory }) => stockCategory === categoryId);
  return supplyKinds.filter((kind) => rows.some(({ supplies }) => supplies.includes(kind)));
}
