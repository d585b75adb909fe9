import type { Words } from '../language/language';
import { type DeviceType, deviceTypes } from './device-types';
import type { PestGroup } from './pest-groups';
import { rowByName } from './row-by-name';

/** Species that count devices record, in the order in which forms ask for them. */
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

/** All that is known of a species. */
export interface SpeciesRow {
  readonly words: Words;
  /** The group that it is counted in. */
  readonly group: PestGroup;
  readonly recordedBy: readonly DeviceType[];
}

/** The row of each species. */
export const speciesRows: Readonly<Record<Species, SpeciesRow>> = {
  fly: { words: { zh: '苍蝇', en: 'Flies' }, group: 'flyingInsect', recordedBy: ['flyLamp'] },
  mosquito: { words: { zh: '蚊子', en: 'Mosquitoes' }, group: 'flyingInsect', recordedBy: ['flyLamp'] },
  greenbeltInsect: {
    words: { zh: '绿化飞虫', en: 'Greenbelt insects' },
    group: 'flyingInsect',
    recordedBy: ['flyLamp'],
  },
  storedProductInsect: {
    words: { zh: '仓储害虫', en: 'Stored-product insects' },
    group: 'flyingInsect',
    recordedBy: ['flyLamp'],
  },
  sanitationFly: {
    words: { zh: '卫生性飞虫', en: 'Sanitation flies' },
    group: 'flyingInsect',
    recordedBy: ['flyLamp'],
  },
  norwayRat: { words: { zh: '褐家鼠', en: 'Norway rat' }, group: 'rodent', recordedBy: ['mouseTrap'] },
  roofRat: { words: { zh: '黄胸鼠', en: 'Roof rat' }, group: 'rodent', recordedBy: ['mouseTrap'] },
  houseMouse: { words: { zh: '小家鼠', en: 'House mouse' }, group: 'rodent', recordedBy: ['mouseTrap'] },
  unknownRodent: { words: { zh: '未鉴定鼠类', en: 'Unidentified rodent' }, group: 'rodent', recordedBy: ['mouseTrap'] },
  germanCockroach: {
    words: { zh: '德国小蠊', en: 'German cockroach' },
    group: 'crawlingInsect',
    recordedBy: ['cockroachTrap'],
  },
  americanCockroach: {
    words: { zh: '美洲大蠊', en: 'American cockroach' },
    group: 'crawlingInsect',
    recordedBy: ['cockroachTrap'],
  },
  smokyBrownCockroach: {
    words: { zh: '黑胸大蠊', en: 'Smoky-brown cockroach' },
    group: 'crawlingInsect',
    recordedBy: ['cockroachTrap'],
  },
  otherCockroach: {
    words: { zh: '其他蟑螂', en: 'Other cockroaches' },
    group: 'crawlingInsect',
    recordedBy: ['cockroachTrap'],
  },
};

/** The row of a species by its name; undefined for one that a host or a newer server named. */
export function speciesRow(kind: string): SpeciesRow | undefined {
  return rowByName(speciesRows, kind);
}

/** The group that a species is counted in. What only a newer server knows is counted in none. */
export function pestGroupOf(kind: Species): PestGroup {
  return speciesRows[kind]?.group;
}

/** What can be counted in a device of a type; nothing where consumption is estimated instead. */
export function speciesOf(type: DeviceType): readonly Species[] {
  return species.filter((kind) => speciesRows[kind].recordedBy.includes(type));
}

/** Types of devices in which pests of a group are counted: where none of them was checked, nothing is known of the group. */
export function typesThatCount(group: PestGroup): readonly DeviceType[] {
  return deviceTypes.filter((type) => speciesOf(type).some((kind) => pestGroupOf(kind) === group));
}
