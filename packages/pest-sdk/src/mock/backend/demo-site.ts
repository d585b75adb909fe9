import type { CustomerSummary } from '../../contract/customer';
import type { Device } from '../../contract/device';
import type { FloorPlanRecord } from '../../contract/floor-plan';
import type { ChemicalConsumable, PhysicalConsumable } from '../../contract/stock';
import type { InspectionTemplateRecord } from '../../contract/template';
import type { Workshop } from '../../contract/workshop';
import { reviewStatus } from '../../rules/permissions';
import { deviceTypeRows } from '../../trade/device-types';

/** The food plant and its company that the pretended backend starts with: one world, in which all ids agree. */

/** A customer without the figures that are counted. */
export type CustomerRow = Omit<CustomerSummary, 'deviceCount' | 'floorPlanCount' | 'workshopCount'>;

const customer = (number: number, name: string, region: string, address: string): CustomerRow => ({
  id: `customer-${number}`,
  name,
  creditCode: `91310000MA1FL000${number}A`,
  region,
  address,
  contactName: 'Zhang Wei',
  phone: `1390000001${number}`,
  clientType: 'industrial',
  openRiskCount: 0,
  lastServiceDay: null,
  nextServiceDay: null,
  registeredAt: '2025-11-03T02:00:00.000Z',
  status: reviewStatus.approved,
});

export const customers: readonly CustomerRow[] = [
  customer(1, 'Morning Light Foods', 'Shanghai', '88 Kesheng Road'),
  { ...customer(2, 'Hesui Bakery', 'Suzhou', '12 Jinji Lake Road'), clientType: 'business' },
  { ...customer(3, 'Riverside Hotel', 'Hangzhou', '5 Harbour Street'), clientType: 'other' },
];

export type WorkshopRow = Omit<Workshop, 'deviceCount'>;

export const workshops: readonly WorkshopRow[] = [
  { id: 'workshop-1', customerId: 'customer-1', name: 'Inner packing room', zoneRisk: 'high' },
  { id: 'workshop-2', customerId: 'customer-1', name: 'Flour store', zoneRisk: 'medium' },
  { id: 'workshop-3', customerId: 'customer-1', name: 'Yard', zoneRisk: 'outside' },
];

export type FloorPlanRow = Omit<FloorPlanRecord, 'deviceCount'>;

/** Where the pretended backend answers the plans' image. */
export const planImagePath = '/mock/production-hall.svg';

const floorPlan = (number: number, customerId: string, name: string): FloorPlanRow => ({
  id: `floorPlan-${number}`,
  customerId,
  name,
  image: { src: planImagePath, width: 1200, height: 700 },
  revision: 1,
  metresPerWidth: 60,
  trashAreas: [],
  updatedAt: '2026-04-02T03:00:00.000Z',
});

export const floorPlans: readonly FloorPlanRow[] = [
  {
    ...floorPlan(1, 'customer-1', 'Production hall, ground floor'),
    trashAreas: [{ id: 'trash-1', name: 'Scrap yard', left: 0.86, top: 0.7, right: 0.97, bottom: 0.9 }],
  },
  floorPlan(2, 'customer-2', 'Bakery'),
];

const places: readonly (readonly [Device['type'], string, number, number, number])[] = [
  ['flyLamp', 'Line 1, fly lamp', 1, 0.12, 0.18],
  ['flyLamp', 'Line 2, fly lamp', 1, 0.34, 0.16],
  ['flyLamp', 'Goods in, fly lamp', 2, 0.62, 0.2],
  ['flyLamp', 'Changing room, fly lamp', 1, 0.8, 0.14],
  ['mouseTrap', 'Flour silo, north', 2, 0.58, 0.42],
  ['mouseTrap', 'Flour silo, south', 2, 0.58, 0.64],
  ['mouseTrap', 'Packing, east door', 1, 0.44, 0.48],
  ['mouseTrap', 'Packing, west wall', 1, 0.08, 0.52],
  ['cockroachTrap', 'Under the sink', 1, 0.24, 0.36],
  ['cockroachTrap', 'Behind the oven', 1, 0.3, 0.62],
  ['baitStation', 'Loading dock, left', 3, 0.2, 0.93],
  ['baitStation', 'Loading dock, right', 3, 0.48, 0.93],
  ['baitStation', 'Scrap yard', 3, 0.9, 0.82],
];

export const devices: readonly Device[] = [
  ...places.map(([type, name, workshop, x, y], index): Device => {
    const site = workshops[workshop - 1];
    return {
      id: `device-${index + 1}`,
      customerId: 'customer-1',
      floorPlanId: 'floorPlan-1',
      workshopId: site?.id ?? null,
      workshopName: site?.name ?? null,
      type,
      code: `${deviceTypeRows[type].mark.letters}-${String(index + 1).padStart(4, '0')}`,
      name,
      model: type === 'flyLamp' ? 'FT-30' : '',
      brand: type === 'flyLamp' ? 'Flyline' : '',
      location: name,
      templateId: null,
      tags: [],
      bound: true,
      position: { x, y },
      mountHeight: type === 'flyLamp' ? 1.9 : null,
      lastCheckedAt: '2026-05-04T02:30:00.000Z',
      installedDay: '2025-12-01',
    };
  }),
  {
    id: 'device-14',
    customerId: 'customer-1',
    floorPlanId: null,
    workshopId: null,
    workshopName: null,
    type: 'mouseTrap',
    code: 'MT-0014',
    name: 'New trap, still in the van',
    model: '',
    brand: '',
    location: '',
    templateId: null,
    tags: [],
    bound: true,
    position: null,
    mountHeight: null,
    lastCheckedAt: null,
    installedDay: '2026-05-04',
  },
];

/** A consumable, physical or chemical, without the status that its stock decides. */
export type ConsumableRow = Omit<PhysicalConsumable, 'status'> & Omit<ChemicalConsumable, 'status'>;

const noProduct = {
  capacity: null,
  capacityUnit: 'g',
  targetPest: '',
  dilution: '',
  dosage: '',
  registrationNumber: '',
  activeIngredient: '',
  ratio: '',
  applicationArea: '',
} as const;

const level = (stock: string, unit: string, safetyStock: string, warningLevel: string) => ({
  stock,
  unit,
  safetyStock,
  warningLevel,
});

export const newConsumable = { specification: '', replaces: null, batches: [], ...noProduct };

export const consumables: readonly ConsumableRow[] = [
  {
    ...newConsumable,
    id: 'stock-1',
    categoryId: 1,
    name: 'Glue board for fly lamps',
    specification: '30 × 45 cm',
    replaces: 'glueBoard',
    ...level('120', 'piece', '200', '100'),
  },
  {
    ...newConsumable,
    id: 'stock-2',
    categoryId: 2,
    name: 'Glue trap for mice',
    specification: '20 × 28 cm',
    ...level('14', 'piece', '80', '40'),
  },
  {
    ...newConsumable,
    id: 'stock-3',
    categoryId: 4,
    name: 'Bait block, 28 g',
    specification: '28 g per block',
    ...level('0', 'block', '60', '30'),
  },
  {
    ...newConsumable,
    id: 'stock-4',
    categoryId: 5,
    name: 'Cockroach gel, 12 g',
    capacity: '12',
    targetPest: 'German cockroach',
    dilution: 'ready to use',
    registrationNumber: 'WP20140012',
    activeIngredient: 'fipronil 0.05 %',
    ...level('52', 'tube', '40', '20'),
  },
];

export const templates: readonly InspectionTemplateRecord[] = [
  {
    id: 'template-1',
    version: 1,
    updatedAt: '2026-03-01T02:00:00.000Z',
    name: 'Fly lamp, monthly',
    deviceType: 'flyLamp',
    process: 'Switch the lamp off, open it, change the glue board and count.',
    directions: [
      {
        id: 'direction-1',
        name: 'Lamp',
        note: '',
        items: [
          {
            id: 'item-1',
            name: 'All tubes burn',
            type: 'choice',
            required: true,
            options: [
              { id: 'option-1', label: 'Yes', raisesRisk: false },
              { id: 'option-2', label: 'No', raisesRisk: true },
            ],
            multiple: false,
            unit: '',
            min: null,
            max: null,
            alarmAbove: null,
          },
          {
            id: 'item-2',
            name: 'Glue board used',
            type: 'number',
            required: true,
            options: [],
            multiple: false,
            unit: '%',
            min: 0,
            max: 100,
            alarmAbove: 80,
          },
        ],
      },
    ],
  },
];

/** The hall that the plans show: walls and rooms, as a drawing of its own size. */
export const planImage = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="700" viewBox="0 0 1200 700">
<rect width="1200" height="700" fill="#fff"/>
<g fill="none" stroke="#444" stroke-width="6"><path d="M30 30h1140v580H30zM480 30v250M480 360v250M780 30v580M480 250h300"/></g>
<g fill="#888" font-family="sans-serif" font-size="26"><text x="60" y="80">Packing</text><text x="510" y="80">Goods in</text>
<text x="510" y="320">Flour store</text><text x="810" y="80">Changing rooms</text><text x="60" y="670">Yard</text></g></svg>`;
