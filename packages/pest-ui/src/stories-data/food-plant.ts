import {
  type DeviceType,
  defaultLanguage,
  deviceTypeRows,
  isLanguage,
  type Language,
  type Species,
  speciesOf,
  type Words,
} from 'pest-sdk';
import image from './food-plant.svg?url';

/*
 * An invented food plant with 91 devices, drawn for this project and given to the public domain (CC0 1.0). For
 * stories only; nothing here is part of the package.
 */

/** The language chosen in the toolbar. */
export function storyLocale(globals: Readonly<Record<string, unknown>>): Language {
  return isLanguage(globals.locale) ? globals.locale : defaultLanguage;
}

const rooms = {
  收货平台: { zh: '收货平台', en: 'Receiving dock' },
  原料库: { zh: '原料库', en: 'Raw material store' },
  辅料库: { zh: '辅料库', en: 'Ingredient store' },
  包材库: { zh: '包材库', en: 'Packaging store' },
  预处理间: { zh: '预处理间', en: 'Preparation' },
  加工车间: { zh: '加工车间', en: 'Processing hall' },
  更衣室: { zh: '更衣室', en: 'Changing room' },
  洗手消毒间: { zh: '洗手消毒间', en: 'Hand-wash and disinfection' },
  内包装间: { zh: '内包装间', en: 'Inner packing' },
  外包装间: { zh: '外包装间', en: 'Outer packing' },
  成品库: { zh: '成品库', en: 'Finished goods store' },
  发货平台: { zh: '发货平台', en: 'Dispatch dock' },
  食堂: { zh: '食堂', en: 'Canteen' },
  厨房: { zh: '厨房', en: 'Kitchen' },
  办公室: { zh: '办公室', en: 'Office' },
  机房: { zh: '机房', en: 'Plant room' },
  化学品间: { zh: '化学品间', en: 'Chemical store' },
  走廊: { zh: '走廊', en: 'Corridor' },
  室外: { zh: '室外', en: 'Outdoors' },
} as const satisfies Record<string, Words>;
type Room = keyof typeof rooms;

const placed: readonly (readonly [code: string, type: DeviceType, x: number, y: number, room: Room])[] = [
  ['MT-01', 'mouseTrap', 0.08958, 0.16562, '收货平台'],
  ['MT-02', 'mouseTrap', 0.1675, 0.16562, '收货平台'],
  ['MT-03', 'mouseTrap', 0.24542, 0.16562, '原料库'],
  ['MT-04', 'mouseTrap', 0.32333, 0.16562, '原料库'],
  ['MT-05', 'mouseTrap', 0.40125, 0.16562, '辅料库'],
  ['MT-06', 'mouseTrap', 0.47917, 0.16562, '辅料库'],
  ['MT-07', 'mouseTrap', 0.55708, 0.16562, '预处理间'],
  ['MT-08', 'mouseTrap', 0.635, 0.16562, '预处理间'],
  ['MT-09', 'mouseTrap', 0.71292, 0.16562, '加工车间'],
  ['MT-10', 'mouseTrap', 0.79083, 0.16562, '加工车间'],
  ['MT-11', 'mouseTrap', 0.86875, 0.16562, '加工车间'],
  ['MT-12', 'mouseTrap', 0.86875, 0.27187, '加工车间'],
  ['MT-13', 'mouseTrap', 0.86875, 0.37812, '加工车间'],
  ['MT-14', 'mouseTrap', 0.86875, 0.48438, '加工车间'],
  ['MT-15', 'mouseTrap', 0.86875, 0.59062, '外包装间'],
  ['MT-16', 'mouseTrap', 0.86875, 0.69688, '发货平台'],
  ['MT-17', 'mouseTrap', 0.86875, 0.80312, '发货平台'],
  ['MT-18', 'mouseTrap', 0.79083, 0.80312, '发货平台'],
  ['MT-19', 'mouseTrap', 0.71292, 0.80312, '发货平台'],
  ['MT-20', 'mouseTrap', 0.635, 0.80312, '成品库'],
  ['MT-21', 'mouseTrap', 0.55708, 0.80312, '成品库'],
  ['MT-22', 'mouseTrap', 0.47917, 0.80312, '化学品间'],
  ['MT-23', 'mouseTrap', 0.40125, 0.80312, '化学品间'],
  ['MT-24', 'mouseTrap', 0.32333, 0.80312, '办公室'],
  ['MT-25', 'mouseTrap', 0.24542, 0.80312, '办公室'],
  ['MT-26', 'mouseTrap', 0.1675, 0.80312, '厨房'],
  ['MT-27', 'mouseTrap', 0.08958, 0.80312, '厨房'],
  ['MT-28', 'mouseTrap', 0.08958, 0.69688, '厨房'],
  ['MT-29', 'mouseTrap', 0.08958, 0.59062, '食堂'],
  ['MT-30', 'mouseTrap', 0.08958, 0.48438, '洗手消毒间'],
  ['MT-31', 'mouseTrap', 0.08958, 0.37812, '更衣室'],
  ['MT-32', 'mouseTrap', 0.08958, 0.27187, '收货平台'],
  ['MT-33', 'mouseTrap', 0.21875, 0.375, '原料库'],
  ['MT-34', 'mouseTrap', 0.29167, 0.38281, '原料库'],
  ['MT-35', 'mouseTrap', 0.375, 0.38281, '原料库'],
  ['MT-36', 'mouseTrap', 0.48958, 0.38281, '包材库'],
  ['MT-37', 'mouseTrap', 0.51042, 0.38281, '预处理间'],
  ['MT-38', 'mouseTrap', 0.625, 0.38281, '预处理间'],
  ['MT-39', 'mouseTrap', 0.65625, 0.50781, '加工车间'],
  ['MT-40', 'mouseTrap', 0.85417, 0.50781, '加工车间'],
  ['MT-41', 'mouseTrap', 0.375, 0.5625, '走廊'],
  ['MT-42', 'mouseTrap', 0.47917, 0.5625, '走廊'],
  ['FL-01', 'flyLamp', 0.19271, 0.17969, '收货平台'],
  ['FL-02', 'flyLamp', 0.25, 0.375, '原料库'],
  ['FL-03', 'flyLamp', 0.52083, 0.1875, '预处理间'],
  ['FL-04', 'flyLamp', 0.66667, 0.1875, '加工车间'],
  ['FL-05', 'flyLamp', 0.84375, 0.48438, '加工车间'],
  ['FL-06', 'flyLamp', 0.52083, 0.57031, '内包装间'],
  ['FL-07', 'flyLamp', 0.66667, 0.63281, '外包装间'],
  ['FL-08', 'flyLamp', 0.85417, 0.67969, '发货平台'],
  ['FL-09', 'flyLamp', 0.09896, 0.625, '食堂'],
  ['FL-10', 'flyLamp', 0.19271, 0.67969, '厨房'],
  ['FL-11', 'flyLamp', 0.15625, 0.32812, '更衣室'],
  ['FL-12', 'flyLamp', 0.33854, 0.78125, '办公室'],
  ['CT-01', 'cockroachTrap', 0.09688, 0.78906, '厨房'],
  ['CT-02', 'cockroachTrap', 0.19583, 0.79375, '厨房'],
  ['CT-03', 'cockroachTrap', 0.125, 0.67188, '厨房'],
  ['CT-04', 'cockroachTrap', 0.09688, 0.53125, '食堂'],
  ['CT-05', 'cockroachTrap', 0.19583, 0.51562, '食堂'],
  ['CT-06', 'cockroachTrap', 0.36458, 0.79688, '化学品间'],
  ['CT-07', 'cockroachTrap', 0.48958, 0.79688, '化学品间'],
  ['CT-08', 'cockroachTrap', 0.36458, 0.6875, '机房'],
  ['CT-09', 'cockroachTrap', 0.63542, 0.5625, '内包装间'],
  ['CT-10', 'cockroachTrap', 0.51042, 0.42188, '内包装间'],
  ['CT-11', 'cockroachTrap', 0.63542, 0.1875, '预处理间'],
  ['CT-12', 'cockroachTrap', 0.40625, 0.17188, '辅料库'],
  ['CT-13', 'cockroachTrap', 0.48958, 0.29688, '包材库'],
  ['CT-14', 'cockroachTrap', 0.09792, 0.42188, '洗手消毒间'],
  ['CT-15', 'cockroachTrap', 0.19792, 0.48438, '洗手消毒间'],
  ['BS-01', 'baitStation', 0.0625, 0.125, '室外'],
  ['BS-02', 'baitStation', 0.20139, 0.125, '室外'],
  ['BS-03', 'baitStation', 0.34028, 0.125, '室外'],
  ['BS-04', 'baitStation', 0.47917, 0.125, '室外'],
  ['BS-05', 'baitStation', 0.61806, 0.125, '室外'],
  ['BS-06', 'baitStation', 0.75694, 0.125, '室外'],
  ['BS-07', 'baitStation', 0.89583, 0.125, '室外'],
  ['BS-08', 'baitStation', 0.89583, 0.30469, '室外'],
  ['BS-09', 'baitStation', 0.89583, 0.48438, '室外'],
  ['BS-10', 'baitStation', 0.89583, 0.66406, '室外'],
  ['BS-11', 'baitStation', 0.89583, 0.84375, '室外'],
  ['BS-12', 'baitStation', 0.75694, 0.84375, '室外'],
  ['BS-13', 'baitStation', 0.61806, 0.84375, '室外'],
  ['BS-14', 'baitStation', 0.47917, 0.84375, '室外'],
  ['BS-15', 'baitStation', 0.34028, 0.84375, '室外'],
  ['BS-16', 'baitStation', 0.20139, 0.84375, '室外'],
  ['BS-17', 'baitStation', 0.0625, 0.84375, '室外'],
  ['BS-18', 'baitStation', 0.0625, 0.66406, '室外'],
  ['BS-19', 'baitStation', 0.0625, 0.48438, '室外'],
  ['BS-20', 'baitStation', 0.0625, 0.30469, '室外'],
  ['BS-21', 'baitStation', 0.8875, 0.23438, '室外'],
  ['BS-22', 'baitStation', 0.92708, 0.28125, '室外'],
];

const unplaced: readonly (readonly [code: string, type: DeviceType, room: Room])[] = [
  ['MT-43', 'mouseTrap', '成品库'],
  ['FL-13', 'flyLamp', '成品库'],
  ['CT-16', 'cockroachTrap', '机房'],
];

/** Of the types that this plant has. */
const models: Partial<Record<DeviceType, string>> = {
  flyLamp: 'GL-40W',
  mouseTrap: 'MT-S2',
  cockroachTrap: 'GB-12',
  baitStation: 'BX-200',
};

const planName: Words = { zh: '食品厂一层', en: 'Food plant, ground floor' };
const planPicture: Words = {
  zh: '食品厂一层平面图，十八个房间',
  en: 'Ground floor of a food plant with eighteen rooms',
};

export function foodPlantPlan(locale: Language) {
  return {
    id: 'food-plant-1',
    name: planName[locale],
    revision: 'B',
    image: {
      src: image,
      width: 1920,
      height: 1280,
      alt: planPicture[locale],
    },
    metresPerWidth: 96,
  };
}

export function foodPlantDevices(locale: Language) {
  const roomName = (room: Room) => rooms[room][locale];
  const common = (code: string, type: DeviceType, room: Room) => ({
    id: code,
    code,
    name: `${roomName(room)} ${deviceTypeRows[type].words[locale]}`,
    type,
    workshopName: roomName(room),
    model: models[type] ?? '',
    bound: code !== 'MT-07',
  });
  return [
    ...placed.map(([code, type, x, y, room], index) => ({
      ...common(code, type, room),
      position: { x, y },
      state: stateOf(index),
    })),
    ...unplaced.map(([code, type, room]) => ({ ...common(code, type, room), position: null, bound: false })),
  ];
}

function stateOf(index: number): 'ok' | 'due' | 'activity' | 'fault' {
  if (index % 31 === 17) return 'fault';
  if (index % 11 === 6) return 'due';
  return index % 9 === 4 ? 'activity' : 'ok';
}

/** The days that the readings below cover. */
export const foodPlantDays = { from: '2026-10-24', to: '2026-11-22' };

/** A month of readings: warm around the kitchen and the dispatch dock, and two devices nobody could reach. */
export function foodPlantReadings(locale: Language) {
  return placed.map(([code, type, x, y, room], index) => {
    const near = (hotX: number, hotY: number, reach: number) => Math.max(0, 1 - Math.hypot(x - hotX, y - hotY) / reach);
    const warmth = near(0.15, 0.75, 0.22) + near(0.86, 0.68, 0.3) * 0.8 + near(0.5, 0.19, 0.15) * 0.5;
    const checked = index !== 20 && index !== 71;
    const value = checked ? Math.round(warmth * (strength[type] ?? 0) * (0.6 + ((index * 37) % 10) / 10)) : 0;
    const previous = Math.round(value * (0.5 + ((index * 13) % 9) / 8));
    const kinds = speciesOf(type);
    return {
      deviceId: code,
      code,
      name: deviceTypeRows[type].words[locale],
      workshopName: rooms[room][locale],
      type,
      x,
      y,
      value,
      checked,
      checks: checked ? 4 : 0,
      deviceDays: checked ? 28 : 0,
      species: shared(kinds, value, index),
      previous,
      previousSpecies: shared(kinds, previous, index),
    };
  });
}

/** A catch shared out over two of a trap's species, most to one of them. */
function shared(kinds: readonly Species[], count: number, index: number) {
  const [main, other] = [kinds[index % Math.max(1, kinds.length)], kinds[(index + 1) % Math.max(1, kinds.length)]];
  const few = Math.floor(count / 3);
  if (!main || !other) return [];
  return [
    { species: main, count: count - few },
    { species: other, count: few },
  ].filter((kind) => kind.count > 0);
}

/** The four services of that month, each with its part of the readings. */
export function foodPlantServices() {
  const parts = [0.4, 0.1, 0.2, 0.3];
  return ['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22'].map((day, service) => ({
    from: day,
    to: day,
    readings: foodPlantReadings('en')
      .filter(({ checked }) => checked)
      .map(({ deviceId, value }) => ({
        deviceId,
        value: Math.round(value * (parts[service] ?? 0)),
        checks: 1,
        deviceDays: 7,
      })),
  }));
}

const strength: Partial<Record<DeviceType, number>> = { flyLamp: 38, mouseTrap: 5, cockroachTrap: 14, baitStation: 60 };
