/**
 * The four device types of the specification (§3) and what can be read from each.
 * Adding a type starts here: everything else is derived from this table or asks the compiler for a row.
 */
export const deviceTypes = ['flyLamp', 'mouseTrap', 'cockroachTrap', 'baitStation'] as const;
/** A device type of specification §3. */
export type DeviceType = (typeof deviceTypes)[number];

/** Counts and consumption are two families that are never added together. */
export type ReadingFamily = 'count' | 'consumption';

/** What is known of a device type: how it is read, where it stands and how it is to be installed. */
export interface DeviceTypeRule {
  readonly family: ReadingFamily;
  /** The task part that checks it: indoor and outdoor are submitted apart (codes 20003 and 20004). */
  readonly place: 'indoor' | 'outdoor';
  /** What can be counted in it; empty where consumption is estimated instead. */
  readonly species: readonly Species[];
  /** Two letters on the floor plan, as the trade prefixes device numbers. */
  readonly letters: string;
  /** Installation guidance of the specification (§5), in metres. */
  readonly guidance: {
    readonly maxSpacing?: number;
    readonly maxToWaste?: number;
    readonly height?: readonly [number, number];
  };
}

/** Species that count devices record. */
export const species = [
  'fly',
  'mosquito',
  'greenbeltInsect',
  'storedProductInsect',
  'sanitationFly',
  'norwayRat',
  'roofRat',
  'houseMouse',
  'unknownRodent',
  'germanCockroach',
  'americanCockroach',
  'smokyBrownCockroach',
  'otherCockroach',
] as const;
/** A species that count devices record. */
export type Species = (typeof species)[number];

const rules = {
  flyLamp: {
    family: 'count',
    place: 'indoor',
    species: ['fly', 'mosquito', 'greenbeltInsect', 'storedProductInsect', 'sanitationFly'],
    letters: 'FL',
    guidance: { height: [1.8, 2] },
  },
  mouseTrap: {
    family: 'count',
    place: 'indoor',
    species: ['norwayRat', 'roofRat', 'houseMouse', 'unknownRodent'],
    letters: 'MT',
    guidance: { maxSpacing: 8 },
  },
  cockroachTrap: {
    family: 'count',
    place: 'indoor',
    species: ['germanCockroach', 'americanCockroach', 'smokyBrownCockroach', 'otherCockroach'],
    letters: 'CT',
    guidance: {},
  },
  baitStation: {
    family: 'consumption',
    place: 'outdoor',
    species: [],
    letters: 'BS',
    guidance: { maxSpacing: 15, maxToWaste: 6 },
  },
} as const satisfies Record<DeviceType, DeviceTypeRule>;
/** The rule of each device type. */
export const deviceTypeRules: Readonly<Record<DeviceType, DeviceTypeRule>> = rules;
/** What is read at devices of a type. One that a newer server knows counts, as most do. */
export function familyOf(type: string): ReadingFamily {
  return Object.entries(deviceTypeRules).find(([known]) => known === type)?.[1].family ?? 'count';
}
/** The reading family of one device type. */
export type FamilyOf<Type extends DeviceType> = (typeof rules)[Type]['family'];

/** The groups that reports and dashboards add up: rodents caught, flying insects, crawling insects. */
export const pestGroups = ['rodent', 'flyingInsect', 'crawlingInsect'] as const;
/** A group of species; see {@link pestGroups}. */
export type PestGroup = (typeof pestGroups)[number];

const groupOfSpecies: Record<Species, PestGroup> = {
  fly: 'flyingInsect',
  mosquito: 'flyingInsect',
  greenbeltInsect: 'flyingInsect',
  storedProductInsect: 'flyingInsect',
  sanitationFly: 'flyingInsect',
  norwayRat: 'rodent',
  roofRat: 'rodent',
  houseMouse: 'rodent',
  unknownRodent: 'rodent',
  germanCockroach: 'crawlingInsect',
  americanCockroach: 'crawlingInsect',
  smokyBrownCockroach: 'crawlingInsect',
  otherCockroach: 'crawlingInsect',
};

/** The group that a species is counted in. */
export function pestGroupOf(kind: Species): PestGroup {
  return groupOfSpecies[kind];
}

/** Types of devices in which pests of a group are counted: where none of them was checked, nothing is known of the group. */
export function typesThatCount(group: PestGroup): readonly DeviceType[] {
  return deviceTypes.filter((type) => deviceTypeRules[type].species.some((kind) => pestGroupOf(kind) === group));
}
