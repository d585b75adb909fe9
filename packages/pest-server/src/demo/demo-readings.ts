import { type CheckOutcome, consumptionSteps, type Language, type Reading, type Species, type Words } from 'pest-sdk';
import type { DemoCaptures } from './demo-files';
import type { DemoDevice } from './demo-sites';
import type { DemoWorld } from './demo-world';

/** Share of the yearly peak by calendar month, January first, for a site on the lower Yangtze. */
const flySeason = [0.12, 0.12, 0.25, 0.5, 0.8, 1.05, 1.25, 1.3, 1, 0.65, 0.35, 0.18];
const cockroachSeason = [0.3, 0.3, 0.4, 0.6, 0.8, 1, 1.2, 1.2, 1, 0.7, 0.5, 0.35];
/** Rodents come to the walls when it gets cold. */
const baitSeason = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.4, 0.5, 0.7, 1, 1.1, 1];

const lampMix: readonly (readonly [Species, number])[] = [
  ['fly', 0.34],
  ['mosquito', 0.2],
  ['greenbeltInsect', 0.26],
  ['storedProductInsect', 0.09],
  ['sanitationFly', 0.11],
];

export interface DemoCheck {
  readonly outcome: CheckOutcome;
  readonly reason: string;
  readonly reading: Reading | null;
}

const obstacles: readonly (readonly [CheckOutcome, Words])[] = [
  ['inaccessible', { zh: '货物堆放遮挡，无法靠近', en: 'Blocked by stacked goods' }],
  ['inaccessible', { zh: '区域正在清洗消毒，未能进入', en: 'Area being cleaned and disinfected, not entered' }],
  ['missing', { zh: '原位置未找到设备', en: 'Not found at its place' }],
  ['unusable', { zh: '设备被叉车压坏', en: 'Crushed by a pallet truck' }],
];

/** When a device is looked at, and what its technician writes in. */
export interface DemoLook {
  readonly day: string;
  /** Counted from the site's first. */
  readonly visit: number;
  readonly speaks: Language;
}

/** What a technician finds in a device on a visit; one check in forty finds no way to it. */
export function findingAt(
  world: DemoWorld,
  captures: DemoCaptures,
  device: DemoDevice,
  { day, visit, speaks }: DemoLook,
): DemoCheck {
  if (world.random() < 0.025) {
    const [outcome, reason] = pick(world, obstacles);
    return { outcome, reason: reason[speaks], reading: null };
  }
  return { outcome: 'checked', reason: '', reading: readingOf(world, captures, device, day, visit) };
}

function readingOf(world: DemoWorld, captures: DemoCaptures, device: DemoDevice, day: string, visit: number): Reading {
  const month = Number(day.slice(5, 7)) - 1;
  switch (device.row.type) {
    case 'flyLamp':
      return lampReading(world, captures, device.index, month, visit);
    case 'mouseTrap':
      return trapReading(world, captures, device.index, month, Number(day.slice(0, 4)));
    case 'cockroachTrap':
      return cockroachReading(world, captures, device.index, month);
    case 'baitStation':
      return baitReading(world, device.index, month);
  }
}

function lampReading(world: DemoWorld, captures: DemoCaptures, index: number, month: number, visit: number): Reading {
  const series = captures.flyLamps[index % captures.flyLamps.length] ?? [];
  // Shifted by one each year, so that no year repeats the one before.
  const week = (visit + Math.floor(visit / 12)) % Math.max(1, series.length);
  const total = Math.round((series[week] ?? 0) * (flySeason[month] ?? 1) * (1.3 + world.random() * 0.4));
  return {
    type: 'flyLamp',
    counts: lampMix.map(([species]) => species).flatMap((species, place) => share(world, species, total, place)),
    boardFill: Math.min(100, total),
    lampOn: world.random() > 0.02,
    boardReplaced: true,
  };
}

/** The mix of species, a little different at every lamp; the first takes what is left over. */
function share(world: DemoWorld, species: Species, total: number, place: number) {
  const part = lampMix[place]?.[1] ?? 0;
  const count = Math.round(total * part * (0.7 + world.random() * 0.6));
  return count > 0 ? [{ species, count }] : [];
}

function trapReading(world: DemoWorld, captures: DemoCaptures, index: number, month: number, year: number): Reading {
  const series = captures.mouseTraps[index % captures.mouseTraps.length] ?? [];
  const count = series[(year % 2) * 12 + month] ?? 0;
  const species: Species = index % 5 === 0 ? 'norwayRat' : 'houseMouse';
  return {
    type: 'mouseTrap',
    counts: count > 0 ? [{ species, count }] : [],
    alive: false,
    sprungEmpty: count === 0 && world.random() < 0.02,
    glueCondition: world.random() < 0.06 ? 'dusty' : 'ok',
    evidence: count > 0 && world.random() < 0.5 ? ['droppings'] : [],
  };
}

function cockroachReading(world: DemoWorld, captures: DemoCaptures, index: number, month: number): Reading {
  const usual = captures.cockroachTraps[index % captures.cockroachTraps.length] ?? 0;
  const count = Math.round(usual * (cockroachSeason[month] ?? 1) * 0.5 * (0.5 + world.random()));
  const species: Species = index % 4 === 3 ? 'americanCockroach' : 'germanCockroach';
  return {
    type: 'cockroachTrap',
    counts: count > 0 ? [{ species, count }] : [],
    nymphs: Math.floor(count / 2),
    eggCases: count > 3 ? 1 : 0,
  };
}

function baitReading(world: DemoWorld, index: number, month: number): Reading {
  const busy = index % 7 === 2 ? 1.8 : 1;
  const appetite = world.random() * (baitSeason[month] ?? 1) * busy;
  const step = Math.min(consumptionSteps.length - 1, Math.max(0, Math.floor(appetite * 4 - 1.2)));
  const consumedPercent = consumptionSteps[step] ?? 0;
  return {
    type: 'baitStation',
    consumedPercent,
    baitState: world.random() < 0.05 ? 'mouldy' : 'ok',
    consumer: consumedPercent === 0 ? null : 'rodent',
    batch: `XDL-${2400 + month}`,
    gramsAdded: String((consumedPercent * 60) / 100),
    gramsRemoved: '0',
    locked: true,
    labelOk: true,
    evidence: consumedPercent >= 75 ? ['droppings', 'gnawing'] : [],
  };
}

function pick<Item>(world: DemoWorld, items: readonly Item[]): Item {
  const item = items[Math.floor(world.random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}
