import { addDays, capacityUnits, chemicalCategoryId, type SupplyKind } from 'pest-sdk';
import type { NewRow } from '../database/tables';
import type { DemoChemical } from './demo-files';
import type { DemoVisit } from './demo-history';
import type { DemoSite } from './demo-sites';
import type { DemoWorld } from './demo-world';

/** What is on the shelf today, and where its warning stands. */
export interface Level {
  readonly name: string;
  readonly category: number;
  readonly unit: string;
  readonly specification: string;
  readonly replaces?: SupplyKind;
  readonly stock: number;
  readonly warning: number;
}

/** One stands below its warning; one is out. */
const suppliesOfA: readonly Level[] = [
  {
    name: '灭蝇灯粘纸',
    category: 1,
    replaces: 'glueBoard',
    unit: '张',
    specification: '40 × 30 cm',
    stock: 186,
    warning: 60,
  },
  { name: '灭蝇灯灯管', category: 1, replaces: 'lamp', unit: '支', specification: '15 W UV-A', stock: 24, warning: 12 },
  {
    name: '粘鼠板',
    category: 2,
    replaces: 'glueBoard',
    unit: '张',
    specification: '21 × 32 cm',
    stock: 34,
    warning: 50,
  },
  { name: '捕鼠盒', category: 2, unit: '个', specification: '镀锌', stock: 18, warning: 6 },
  {
    name: '蟑螂屋粘板',
    category: 3,
    replaces: 'glueBoard',
    unit: '张',
    specification: '含诱饵片',
    stock: 140,
    warning: 40,
  },
  { name: '鼠饵站', category: 4, unit: '个', specification: '带锁', stock: 9, warning: 4 },
  { name: '饵站警示标签', category: 4, unit: '张', specification: '防水', stock: 0, warning: 20 },
];

/** Of the chemicals, the first stands a little above its warning: one ordinary use brings it below. */
const chemicalLevels: readonly (readonly [stock: number, warning: number])[] = [
  [520, 500],
  [2400, 600],
  [1800, 600],
  [350, 100],
  [900, 200],
  [1500, 500],
  [1200, 400],
  [800, 300],
  [1100, 400],
  [4200, 1000],
  [1000, 250],
  [700, 250],
];

const openingDaysAgo = 780;

const stockWords = {
  zh: {
    opening: '期初库存',
    replenish: '补货',
    takenOut: '领用，更换各客户现场的旧耗材',
    where: ['厂区外围排水沟', '垃圾房及周边'],
    placed: '投放',
    sprayed: '滞留喷洒',
    precautions: '施药后 2 小时内人员勿入，远离食品与水源。',
  },
  en: {
    opening: 'Opening stock',
    replenish: 'Replenished',
    takenOut: 'Taken to the sites, to replace old ones',
    where: ['Drains along the perimeter', 'Waste room and around it'],
    placed: 'Placed',
    sprayed: 'Residual spray',
    precautions: 'Keep out for 2 hours; keep away from food and water.',
  },
} as const;

export function addStock(
  world: DemoWorld,
  chemicals: readonly DemoChemical[],
  site: DemoSite,
  visits: readonly DemoVisit[],
  supplies: readonly Level[] = suppliesOfA,
): void {
  for (const level of supplies) addSupply(world, site, level);
  const products = chemicals.map((chemical, index) =>
    addChemical(world, site, chemical, chemicalLevels[index] ?? [500, 100]),
  );
  visits.forEach((visit, index) => {
    const product = products[(index * 5 + 1) % products.length];
    if (product) addUse(world, site, visit, product, index);
  });
  products.forEach((product, index) => {
    addBatch(world, site, product, index);
    openStock(world, site, product);
  });
}

function addSupply(world: DemoWorld, site: DemoSite, level: Level): void {
  const row = addConsumable(world, site, {
    category_id: level.category,
    name: level.name,
    specification: level.specification,
    unit: level.unit,
    safety_stock: String(level.warning * 2),
    warning_level: String(level.warning),
    stock: String(level.stock),
    replaces: level.replaces ?? null,
  });
  const half = Math.floor(level.stock / 2);
  addEntry(
    world,
    site,
    row.id,
    'opening',
    level.stock + 120 - half,
    stockWords[site.speaks].opening,
    openingDaysAgo,
    null,
  );
  addEntry(world, site, row.id, 'replenish', half, stockWords[site.speaks].replenish, 45, null);
  addEntry(world, site, row.id, 'out', -120, stockWords[site.speaks].takenOut, 20, null);
}

function addChemical(
  world: DemoWorld,
  site: DemoSite,
  chemical: DemoChemical,
  [stock, warning]: readonly [number, number],
) {
  return addConsumable(world, site, {
    category_id: chemicalCategoryId,
    name: chemical.name,
    specification: chemical.capacity,
    unit: chemical.unit,
    safety_stock: String(warning * 2),
    warning_level: String(warning),
    stock: String(stock),
    ...capacityOf(chemical),
    target_pest: chemical.targetPest,
    dilution: chemical.dilution,
    dosage: chemical.dosage,
    registration_number: chemical.registrationNumber,
    active_ingredient: chemical.activeIngredient,
    ratio: '',
    application_area: '',
  });
}

/** `600 ml` as its number and unit. */
function capacityOf({ capacity }: DemoChemical): Pick<Product, 'capacity' | 'capacity_unit'> {
  const [amount = '', unit = ''] = capacity.split(' ');
  const capacity_unit = capacityUnits.find((known) => known === unit);
  if (!capacity_unit) throw new Error(`A capacity is in ml or g, not ${capacity}.`);
  return { capacity: amount, capacity_unit };
}

type Product = NewRow<'consumable'>;

function addConsumable(world: DemoWorld, site: DemoSite, facts: Omit<Product, 'company_id' | 'id'>): Product {
  const row = { company_id: site.companyId, id: world.id(), ...facts };
  world.rows.consumable.push(row);
  return row;
}

function addUse(world: DemoWorld, site: DemoSite, visit: DemoVisit, product: Product, index: number): void {
  const words = stockWords[site.speaks];
  const amount = 60 + (index % 4) * 20;
  const at = world.at(visit.day, 11, 15);
  world.rows.chemical_use.push({
    company_id: site.companyId,
    id: world.id(),
    task_id: visit.taskId,
    customer_id: site.customerId,
    consumable_id: product.id,
    name: product.name,
    registration_number: product.registration_number ?? '',
    active_ingredient: product.active_ingredient ?? '',
    amount: String(amount),
    unit: product.unit,
    dilution: product.dilution ?? '',
    area_treated: String(120 + (index % 3) * 80),
    where_used: words.where[index % 2 === 0 ? 0 : 1],
    method: product.unit === 'g' ? words.placed : words.sprayed,
    target_pest: product.target_pest ?? '',
    batch: `B${visit.day.slice(2, 4)}${visit.day.slice(5, 7)}-${String((index % 9) + 1).padStart(2, '0')}`,
    precautions: words.precautions,
    used_at: at,
    account_id: visit.technician.id,
    applicator_name: visit.technician.name,
    applicator_licence: visit.technician.licence,
  });
  world.rows.stock_ledger.push({
    company_id: site.companyId,
    id: world.id(),
    consumable_id: product.id,
    at,
    account_id: visit.technician.id,
    account_name: visit.technician.name,
    change: String(-amount),
    reason: 'use',
    note: visit.number,
    task_id: visit.taskId,
  });
}

const deliveredDaysAgo = 45;
/** When batches expire, by product; one has passed its date, one is close to it. */
const expiresInDays = [410, 24, 330, 520, -12, 640] as const;

/** The last delivery, of which all is left. */
function addBatch(world: DemoWorld, site: DemoSite, product: Product, index: number): void {
  const id = world.id();
  const amount = Math.floor(Number(product.stock) * 0.4);
  const delivered = addDays(world.today, -deliveredDaysAgo);
  world.rows.stock_batch.push({
    company_id: site.companyId,
    id,
    consumable_id: product.id,
    batch: `L${delivered.slice(2, 4)}${delivered.slice(5, 7)}-${String(index + 1).padStart(2, '0')}`,
    expires_on: addDays(world.today, expiresInDays[index % expiresInDays.length] ?? 400),
    stock: String(amount),
  });
  world.rows.stock_ledger.push({
    company_id: site.companyId,
    id: world.id(),
    consumable_id: product.id,
    at: world.at(delivered, 10),
    account_id: site.administrator.id,
    account_name: site.administrator.name,
    change: String(amount),
    reason: 'replenish',
    note: stockWords[site.speaks].replenish,
    task_id: null,
    batch_id: id,
  });
}

/** What was there at first is what is there today and what was used since. */
function openStock(world: DemoWorld, site: DemoSite, product: Product): void {
  const changes = world.rows.stock_ledger.filter((entry) => entry.consumable_id === product.id);
  const used = changes.reduce((sum, entry) => sum + Number(entry.change), 0);
  addEntry(
    world,
    site,
    product.id,
    'opening',
    Number(product.stock) - used,
    stockWords[site.speaks].opening,
    openingDaysAgo,
    null,
  );
}

function addEntry(
  world: DemoWorld,
  site: DemoSite,
  consumableId: string,
  reason: NewRow<'stock_ledger'>['reason'],
  change: number,
  note: string,
  daysAgo: number,
  taskId: string | null,
): void {
  world.rows.stock_ledger.push({
    company_id: site.companyId,
    id: world.id(),
    consumable_id: consumableId,
    at: world.at(addDays(world.today, -daysAgo), 10),
    account_id: site.administrator.id,
    account_name: site.administrator.name,
    change: String(change),
    reason,
    ...(reason === 'out' && { cause: 'other' }),
    note,
    task_id: taskId,
  });
}
