import { addDays, capacityUnits, chemicalCategoryId, type StockOutCause, type SupplyKind } from 'pest-sdk';
import type { NewRow } from '../database/tables';
import type { DemoChemical } from './demo-files';
import type { DemoVisit } from './demo-history';
import type { DemoSite } from './demo-sites';
import type { DemoSupplyUse, DemoWorld } from './demo-world';

/** What is on the shelf today, and where its warning stands. */
export interface Level {
  readonly name: string;
  readonly category: number;
  readonly unit: string;
  readonly specification: string;
  /** What its use at visits is known by; the others leave the shelf by hand. */
  readonly replaces?: SupplyKind;
  readonly stock: number;
  readonly warning: number;
  /** Taken out by hand, three weeks ago. */
  readonly out?: { readonly amount: number; readonly cause: StockOutCause; readonly note: string };
}

/** One stands below its warning; one is out. */
export const suppliesOfA: readonly Level[] = [
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
  {
    name: '捕鼠盒',
    category: 2,
    unit: '个',
    specification: '镀锌',
    stock: 18,
    warning: 6,
    out: { amount: 2, cause: 'damaged', note: '搬运中压坏' },
  },
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
  {
    name: '饵站警示标签',
    category: 4,
    unit: '张',
    specification: '防水',
    stock: 0,
    warning: 20,
    out: { amount: 36, cause: 'other', note: '更换各饵站褪色的标签' },
  },
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
    where: ['厂区外围排水沟', '垃圾房及周边'],
    placed: '投放',
    sprayed: '滞留喷洒',
    precautions: '施药后 2 小时内人员勿入，远离食品与水源。',
  },
  en: {
    opening: 'Opening stock',
    replenish: 'Replenished',
    where: ['Drains along the perimeter', 'Waste room and around it'],
    placed: 'Placed',
    sprayed: 'Residual spray',
    precautions: 'Keep out for 2 hours; keep away from food and water.',
  },
} as const;

/** A company's boards, lamps and the like: its ledger is what its visits used, and what was delivered for them. */
export function addSupplies(world: DemoWorld, site: DemoSite, levels: readonly Level[]): void {
  for (const level of levels) addSupply(world, site, level);
}

function addSupply(world: DemoWorld, site: DemoSite, level: Level): void {
  const { stock, warning, out } = level;
  const { id } = addConsumable(world, site, {
    category_id: level.category,
    name: level.name,
    specification: level.specification,
    unit: level.unit,
    safety_stock: String(warning * 2),
    warning_level: String(warning),
    stock: String(stock),
    replaces: level.replaces ?? null,
  });
  const uses = world.suppliesUsed.filter(
    ({ companyId, category, kind }) =>
      companyId === site.companyId && category === level.category && kind === level.replaces,
  );
  for (const use of uses) addSupplyUse(world, id, use);
  if (out) {
    const taken = { reason: 'out', change: -out.amount, note: out.note, daysAgo: 20 } as const;
    addEntry(world, site, id, { ...taken, cause: out.cause });
  }
  deliver(world, site, id, uses, stock + (out?.amount ?? 0));
}

function addSupplyUse(world: DemoWorld, consumableId: string, use: DemoSupplyUse): void {
  world.rows.stock_ledger.push({
    company_id: use.companyId,
    id: world.id(),
    consumable_id: consumableId,
    at: use.at,
    account_id: use.account.id,
    account_name: use.account.name,
    change: '-1',
    reason: 'use',
    note: use.task.number,
    task_id: use.task.id,
    use_id: use.useId,
  });
}

const deliveredEveryDays = 90;

/** Four times a year as much as is used until the next time, so that what is left of the first delivery is what is there. */
function deliver(
  world: DemoWorld,
  site: DemoSite,
  consumableId: string,
  uses: readonly DemoSupplyUse[],
  left: number,
): void {
  const words = stockWords[site.speaks];
  for (let daysAgo = openingDaysAgo; daysAgo > 0; daysAgo -= deliveredEveryDays) {
    const [from, until] = [daysAgo, daysAgo - deliveredEveryDays].map((ago) =>
      world.at(addDays(world.today, -ago), 10),
    );
    const used = uses.filter(({ at }) => from && until && at >= from && at < until).length;
    const isFirst = daysAgo === openingDaysAgo;
    const change = isFirst ? left + used : used;
    if (change > 0) {
      const reason = isFirst ? 'opening' : 'replenish';
      addEntry(world, site, consumableId, { reason, change, note: words[reason], daysAgo });
    }
  }
}

/** What a company sprays and places, with a product of each use, batch by batch. */
export function addChemicals(
  world: DemoWorld,
  chemicals: readonly DemoChemical[],
  site: DemoSite,
  visits: readonly DemoVisit[],
): DemoProduct[] {
  const products = chemicals.map((chemical, index) => {
    const row = addChemical(world, site, chemical, chemicalLevels[index] ?? [500, 100]);
    return { row, safetySheet: chemical.safetySheet, ...addBatches(world, site, row, index) };
  });
  visits.forEach((visit, index) => {
    const product = products[(index * 5 + 1) % products.length];
    if (product) addUse(world, site, visit, product, index);
  });
  for (const product of products) openStock(world, site, product);
  return products;
}

/** A product with its first batch, which its uses are taken from. */
export interface DemoProduct {
  readonly row: Product;
  readonly batch: NewRow<'stock_batch'>;
  readonly safetySheet: string;
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

function addUse(world: DemoWorld, site: DemoSite, visit: DemoVisit, { row, batch }: DemoProduct, index: number): void {
  const words = stockWords[site.speaks];
  const amount = 60 + (index % 4) * 20;
  const at = world.at(visit.day, 11, 15);
  const id = world.id();
  world.rows.chemical_use.push({
    company_id: site.companyId,
    id,
    task_id: visit.taskId,
    customer_id: site.customerId,
    consumable_id: row.id,
    name: row.name,
    registration_number: row.registration_number ?? '',
    active_ingredient: row.active_ingredient ?? '',
    amount: String(amount),
    unit: row.unit,
    dilution: row.dilution ?? '',
    area_treated: String(120 + (index % 3) * 80),
    where_used: words.where[index % 2 === 0 ? 0 : 1],
    method: row.unit === 'g' ? words.placed : words.sprayed,
    target_pest: row.target_pest ?? '',
    batch: batch.batch,
    precautions: words.precautions,
    used_at: at,
    account_id: visit.technician.id,
    applicator_name: visit.technician.name,
    applicator_licence: visit.technician.licence,
  });
  world.rows.stock_ledger.push({
    company_id: site.companyId,
    id: world.id(),
    consumable_id: row.id,
    at,
    account_id: visit.technician.id,
    account_name: visit.technician.name,
    change: String(-amount),
    reason: 'use',
    note: visit.number,
    task_id: visit.taskId,
    batch_id: batch.id,
    use_id: id,
  });
}

const deliveredDaysAgo = 45;
/** When the first batches expire, by product; one has passed its date, one is close to it. */
const expiresInDays = [410, 24, 330, 520, -12, 640] as const;
/** Of a fresh batch, from its delivery on. */
const keepsDays = 730;

/** The first batch and the last delivery, of which all is left. */
function addBatches(world: DemoWorld, site: DemoSite, product: Product, index: number): Pick<DemoProduct, 'batch'> {
  const delivered = Math.floor(Number(product.stock) * 0.4);
  const batchOf = (daysAgo: number, letter: string, expiresOn: string, stock: number) => {
    const day = addDays(world.today, -daysAgo);
    const row: NewRow<'stock_batch'> = {
      company_id: site.companyId,
      id: world.id(),
      consumable_id: product.id,
      batch: `${letter}${day.slice(2, 4)}${day.slice(5, 7)}-${String(index + 1).padStart(2, '0')}`,
      expires_on: expiresOn,
      stock: String(stock),
    };
    world.rows.stock_batch.push(row);
    return row;
  };
  const expiry = addDays(world.today, expiresInDays[index % expiresInDays.length] ?? 400);
  const batch = batchOf(openingDaysAgo, 'B', expiry, Number(product.stock) - delivered);
  const fresh = batchOf(deliveredDaysAgo, 'L', addDays(world.today, keepsDays - deliveredDaysAgo), delivered);
  addEntry(world, site, product.id, {
    reason: 'replenish',
    change: delivered,
    note: stockWords[site.speaks].replenish,
    daysAgo: deliveredDaysAgo,
    batchId: fresh.id,
  });
  return { batch };
}

/** What there was of the first batch is what is left of it and what was used since. */
function openStock(world: DemoWorld, site: DemoSite, { row, batch }: DemoProduct): void {
  const used = world.rows.stock_ledger
    .filter(({ batch_id }) => batch_id === batch.id)
    .reduce((sum, { change }) => sum - Number(change), 0);
  addEntry(world, site, row.id, {
    reason: 'opening',
    change: Number(batch.stock) + used,
    note: stockWords[site.speaks].opening,
    daysAgo: openingDaysAgo,
    batchId: batch.id,
  });
}

interface Entry {
  readonly reason: NewRow<'stock_ledger'>['reason'];
  readonly change: number;
  readonly note: string;
  readonly daysAgo: number;
  readonly cause?: StockOutCause;
  readonly batchId?: string;
}

/** What the office did to the shelf. */
function addEntry(
  world: DemoWorld,
  site: DemoSite,
  consumableId: string,
  { reason, change, note, daysAgo, cause, batchId }: Entry,
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
    cause: cause ?? null,
    note,
    task_id: null,
    batch_id: batchId ?? null,
  });
}
