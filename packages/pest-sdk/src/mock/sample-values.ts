import type { Area } from '../contract';

type Values = readonly (string | number)[];

/** What a `name` is, by the area or by the list that it stands in. */
const names: Readonly<Record<string, Values>> = {
  account: ['Li Ming', 'Wang Fang', 'Li Qiang'],
  auth: ['Li Ming'],
  company: ['Clearline Pest Control'],
  consumable: ['Cockroach gel, 12 g', 'Glue board for fly lamps', 'Bait block, 28 g'],
  customer: ['Morning Light Foods', 'Hesui Bakery', 'Riverside Hotel'],
  device: ['Line 2, fly lamp 1', 'Flour silo, trap 14', 'Loading dock, station 3'],
  deviceRole: ['Fly lamps', 'Rodent stations', 'All devices'],
  floorPlan: ['Production hall, ground floor', 'Warehouse', 'Yard'],
  report: ['Service report, May 2026', 'Service report, April 2026', 'Service report, March 2026'],
  staff: ['Li Qiang', 'Zhao Lei', 'Chen Jing'],
  stock: ['Cockroach gel, 12 g', 'Glue board for fly lamps', 'Bait block, 28 g'],
  task: ['Monthly service', 'Follow-up service', 'Night treatment'],
  technician: ['Li Qiang', 'Zhao Lei', 'Chen Jing'],
  template: ['Fly lamp, monthly', 'Mouse trap, fortnightly', 'Bait station, monthly'],
  workshop: ['Inner packing room', 'Flour store', 'Scrap yard'],
};

/** Values by the field's own name; the schema decides which of them fit. */
const fields: Readonly<Record<string, Values>> = {
  activeIngredient: ['fipronil 0.05 %', 'imidacloprid 2.15 %', 'brodifacoum 0.005 %'],
  address: ['88 Kesheng Road', '12 Jinji Lake Road', '5 Harbour Street'],
  amount: ['30', '12.5', '2'],
  brand: ['Flyline', 'Trapco', 'Baitsafe'],
  categoryName: ['Gel', 'Glue boards', 'Bait'],
  code: ['FL-0001', 'MT-0014', 'BS-0003'],
  count: [14, 3, 0],
  day: ['2026-05-04', '2026-05-05', '2026-05-06'],
  dilution: ['1 : 100', 'ready to use', '1 : 50'],
  email: ['office@morninglight.example', 'quality@hesui.example', 'desk@riverside.example'],
  from: ['2026-05-04', '2026-05-11', '2026-05-18'],
  height: [700],
  limit: [20],
  location: ['Beside the north door', 'Behind the flour silo', 'Loading dock, left'],
  loginId: ['13900000001', '13900000002', '13900000003'],
  model: ['FT-30', 'MT-2', 'BS-9'],
  month: ['2026-03', '2026-04', '2026-05'],
  note: ['Checked with the shift leader.', '', 'Door was open on arrival.'],
  number: ['S-20260504-001', 'S-20260504-002', 'S-20260503-007'],
  page: [1],
  phone: ['13900000011', '13900000012', '13900000013'],
  previous: [9, 4, 1],
  reason: ['', 'The room was locked.', ''],
  region: ['Shanghai', 'Suzhou', 'Hangzhou'],
  batch: ['B2604', 'B2611', 'B2619'],
  registrationNumber: ['WP20140012', 'WP20150207', 'WP20180033'],
  safetyStock: ['40', '200', '60'],
  specification: ['12 g per tube', '30 × 45 cm', '28 g per block'],
  status: [2],
  service: ['Monthly service', 'Follow-up service', 'Night treatment'],
  stock: ['52', '120', '8'],
  targetPest: ['German cockroach', 'house fly', 'brown rat'],
  to: ['2026-05-10', '2026-05-17', '2026-05-24'],
  unit: ['tube', 'piece', 'block'],
  value: [14, 3, 0],
  warningLevel: ['20', '100', '30'],
  width: [1200],
  x: [0.22, 0.48, 0.81],
  y: [0.3, 0.62, 0.45],
};

/** For whatever has no value of its own: one of each shape that the contract knows. */
export const plainValues: Values = [
  '2026-05-04T02:30:00.000Z',
  '2026-05-04',
  '2026-05',
  '1',
  'office@morninglight.example',
  '13900000011',
  '91310000MA1FL0000A',
  // MD5, as passwords are sent; a code from a message.
  'e7665c93a2e28916a437caa51dc66633',
  '123456',
  '09:00',
  'https://erp.example.com',
  '#1b6147',
  1,
  0.5,
  '',
];

/** Believable values for a field, the most fitting first. */
export function valuesOf({
  area,
  field,
  owner,
  index,
}: {
  readonly area: Area;
  readonly field: string;
  readonly owner: string;
  readonly index: number;
}): Values {
  if (field === 'id') return [`${owner}-${index + 1}`];
  if (field === 'name') return at(names[owner] ?? names[area], index);
  const ownerOfName = /^(\w+)Name$/.exec(field)?.[1];
  if (ownerOfName !== undefined) return at(fields[field] ?? names[ownerOfName], index);
  const ownerOfId = /^(\w+)Ids?$/.exec(field)?.[1];
  if (ownerOfId !== undefined && field !== 'loginId') return [`${ownerOfId}-${index + 1}`];
  if (/photos$/i.test(field)) return [`/files/${field}-${index + 1}.jpg`];
  return at(fields[field], index);
}

function at(values: Values | undefined, index: number): Values {
  const value = values?.[index % values.length];
  return value === undefined ? [] : [value];
}
