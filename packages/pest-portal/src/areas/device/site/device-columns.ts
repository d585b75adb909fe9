import { type Device, type DeviceLine, deviceTypeRows } from 'pest-sdk';
import { language } from '../../../base/language';
import type { TableCell } from '../../../kit/import/table-cells';
import type { ImportColumn, ImportLine } from '../../../kit/import/table-columns';

type Key = Exclude<keyof DeviceLine, 'line'>;

/** The columns of a file of devices: what is exported can be imported again at another site. */
export const deviceColumns: readonly ImportColumn<Key>[] = [
  {
    key: 'code',
    words: { zh: '设备编码', en: 'Device code' },
    required: true,
    example: { zh: 'MY0001', en: 'FL0001' },
  },
  { key: 'type', words: { zh: '设备类型', en: 'Device type' }, required: true, example: deviceTypeRows.flyLamp.words },
  {
    key: 'name',
    words: { zh: '设备名称', en: 'Device name' },
    required: true,
    example: { zh: '灭蝇灯 1', en: 'Lamp 1' },
  },
  { key: 'workshop', words: { zh: '车间', en: 'Workshop' }, example: { zh: '', en: '' } },
  { key: 'floorPlan', words: { zh: '平面图', en: 'Floor plan' }, example: { zh: '', en: '' } },
  { key: 'x', kind: 'percent', words: { zh: '横向位置%', en: 'X %' }, example: { zh: '', en: '' } },
  { key: 'y', kind: 'percent', words: { zh: '纵向位置%', en: 'Y %' }, example: { zh: '', en: '' } },
  { key: 'model', words: { zh: '型号', en: 'Model' }, example: { zh: 'FL-30', en: 'FL-30' } },
  { key: 'brand', words: { zh: '品牌', en: 'Brand' }, example: { zh: '', en: '' } },
  {
    key: 'location',
    words: { zh: '详细位置', en: 'Exact place' },
    example: { zh: '收货口左侧', en: 'Left of receiving' },
  },
  { key: 'tags', words: { zh: '标签', en: 'Tags' }, example: { zh: '过敏原区', en: 'Allergen zone' } },
];

export function deviceLine({ line, textAt }: ImportLine<Key>): DeviceLine {
  return {
    line,
    type: textAt('type'),
    code: textAt('code'),
    name: textAt('name'),
    workshop: textAt('workshop'),
    floorPlan: textAt('floorPlan'),
    x: textAt('x'),
    y: textAt('y'),
    model: textAt('model'),
    brand: textAt('brand'),
    location: textAt('location'),
    tags: textAt('tags'),
  };
}

/** Devices as a table with the headings of {@link deviceColumns}. */
export function deviceTable(devices: readonly Device[], planNames: ReadonlyMap<string, string>): TableCell[][] {
  const head = deviceColumns.map(({ words }) => words[language]);
  return [head, ...devices.map((device) => deviceColumns.map(({ key }) => cellOf(device, key, planNames)))];
}

function cellOf(device: Device, key: Key, planNames: ReadonlyMap<string, string>): TableCell {
  switch (key) {
    case 'type':
      return deviceTypeRows[device.type].words[language];
    case 'workshop':
      return device.workshopName ?? '';
    case 'floorPlan':
      return planNames.get(device.floorPlanId ?? '') ?? '';
    case 'x':
    case 'y':
      return device.position && Math.round(device.position[key] * 10_000) / 100;
    case 'tags':
      return device.tags.map(({ name }) => name).join('; ');
    default:
      return device[key];
  }
}
