import * as z from 'zod/mini';
import { importModes, mostImportLines } from '../rules/import-modes';
import { limits } from '../rules/limits';
import { stockParts } from '../rules/parts';
import {
  capacityUnits,
  stockFigures,
  stockMenus,
  stockOutCauses,
  stockPermissions,
  stockStatuses,
} from '../rules/stock-status';
import { chemicalCategoryId, type StockCategoryId, type StockKind, stockCategoryIds } from '../trade/stock-categories';
import { supplyKinds } from '../trade/supplies';
import { endpoint } from './endpoint';
import * as f from './fields';
import { cell, importResult, lineNumber } from './import-lines';

const categoryId = z.pipe(f.wireInt, z.literal(stockCategoryIds));

export const stockBatch = z.strictObject({
  id: f.id,
  batch: z.string(),
  /** The last day it is good; null where it does not expire. */
  expiresOn: z.nullable(f.day),
  stock: f.quantity,
});
/** What is left of one batch of a consumable. */
export type StockBatch = z.infer<typeof stockBatch>;

const level = {
  /** The ledger's sum, in `unit`. */
  stock: f.quantity,
  unit: f.requiredText(20),
  /** What should normally be there. */
  safetyStock: f.quantity,
  /** Below it the bell rings. */
  warningLevel: f.quantity,
  status: z.enum(stockStatuses),
  /** What is left of its batches, the first to expire first; the rest of the stock is kept without a batch. */
  batches: z.array(stockBatch),
  revision: f.revision,
};

export const stockWarning = z.strictObject({
  /** The consumable. */
  id: f.id,
  categoryId: z.int(),
  categoryName: z.string(),
  name: z.string(),
  stock: f.quantity,
  unit: z.string(),
  warningLevel: f.quantity,
  status: z.enum(['warning', 'out']),
  /** The last day its first batch is good; null where none expires. */
  expiresOn: z.optional(z.nullable(f.day)),
});
/** A consumable below its warning value or out of stock (specification §3, stock warning item). */
export type StockWarning = z.infer<typeof stockWarning>;

export const physicalConsumable = z.strictObject({
  id: f.id,
  categoryId: z.int(),
  name: z.string(),
  specification: z.string(),
  /** What it is put into devices for, and so taken from stock by their checks; null for everything else. */
  replaces: z.nullable(z.enum(supplyKinds)),
  ...level,
});
/** A physical consumable (specification §3). Quantities are decimal text in `unit`. */
export type PhysicalConsumable = z.infer<typeof physicalConsumable>;

/** What is known of a product besides its stock; specification §3. */
const product = {
  /** Content of one package, in `capacityUnit`; null where it is not known. */
  capacity: z.nullable(f.positiveQuantity),
  capacityUnit: z.enum(capacityUnits),
  targetPest: f.textUpTo(100),
  dilution: f.textUpTo(100),
  dosage: f.textUpTo(100),
  registrationNumber: f.textUpTo(50),
  activeIngredient: f.textUpTo(100),
  /** How it is mixed for use, `1 : 50 in water`. */
  ratio: f.textUpTo(100),
  /** Where it may be applied. */
  applicationArea: f.textUpTo(200),
};

export const chemicalConsumable = z.strictObject({
  id: f.id,
  categoryId: z.int(),
  name: z.string(),
  ...product,
  ...level,
});
/** A chemical consumable with its product data (specification §3). Quantities are decimal text in `unit`. */
export type ChemicalConsumable = z.infer<typeof chemicalConsumable>;

/** A consumable to choose, with what is left of it. */
export const consumableChoice = z.strictObject({
  id: f.id,
  categoryId: z.int(),
  name: z.string(),
  unit: z.string(),
  stock: f.quantity,
  specification: z.string(),
  batches: z.array(stockBatch),
  registrationNumber: z.string(),
  activeIngredient: z.string(),
  dilution: z.string(),
  targetPest: z.string(),
});

const ledgerEntry = z.strictObject({
  id: f.id,
  at: f.instant,
  accountName: z.string(),
  consumableId: f.id,
  name: z.string(),
  unit: z.string(),
  /** Empty: kept without a batch. */
  batch: z.string(),
  change: f.signedQuantity,
  reason: z.enum(['replenish', 'use', 'correction', 'opening', 'out', 'count']),
  /** Why it was taken out. */
  cause: z.nullable(z.enum(stockOutCauses)),
  /** What a count found; its change is the difference to what should have been there. */
  counted: z.nullable(f.quantity),
  note: z.string(),
  taskId: z.nullable(f.id),
  /** Whose site it was used at; null for what no service used. */
  customer: z.nullable(f.option),
});
/** One change of stock: who, when, why and for which service. */
export type StockLedgerEntry = z.infer<typeof ledgerEntry>;

export const stockBalance = z.strictObject({
  /** The consumable; null in a line of all products under one registration number. */
  id: z.nullable(f.id),
  name: z.string(),
  registrationNumber: z.string(),
  unit: z.string(),
  /** At the beginning of the first day. */
  before: f.signedQuantity,
  received: f.signedQuantity,
  used: f.signedQuantity,
  out: f.signedQuantity,
  difference: f.signedQuantity,
  /** At the end of the last day: the sum of the others. */
  after: f.signedQuantity,
  /** When it was last counted in the time asked for. */
  countedAt: z.nullable(f.instant),
});
/** What came in and went out in some days, with signs; every figure is a sum of ledger rows. */
export type StockBalance = z.infer<typeof stockBalance>;

const draft = {
  categoryId,
  name: f.name,
  specification: z.optional(f.textUpTo(100)),
  /** What it is counted in; left out, a chemical's capacity unit, and pieces of everything else. */
  unit: z.optional(level.unit),
  safetyStock: f.quantity,
  warningLevel: f.quantity,
  /** Of what the category's devices take. */
  replaces: z.optional(z.nullable(z.enum(supplyKinds))),
  ...z.partial(z.strictObject(product)).shape,
};

const stockLine = z.strictObject({
  line: lineNumber,
  /** A category by its name in any of our languages, or its number; of chemicals it may be left out. */
  category: cell,
  name: cell,
  specification: cell,
  unit: cell,
  /** What of a device it is put in for, by its name in any of our languages or as the contract has it; empty is none. */
  replaces: cell,
  /** What is there when it is added; empty is none. */
  stock: cell,
  safetyStock: cell,
  warningLevel: cell,
  /** Of the opening stock. */
  batch: cell,
  expiresOn: cell,
  capacity: cell,
  capacityUnit: cell,
  targetPest: cell,
  dilution: cell,
  dosage: cell,
  registrationNumber: cell,
  activeIngredient: cell,
  ratio: cell,
  applicationArea: cell,
});
/** One consumable as a line of a file has it. */
export type StockLine = z.infer<typeof stockLine>;

const ofItsMenu = { byKind: { rights: stockMenus } } as const;
const listing = {
  ...f.paging,
  search: f.search,
  status: z.optional(z.enum(stockStatuses)),
  /** `soon`: what has a batch that is past its expiry or close to it. */
  expiry: z.optional(z.enum(['soon'])),
  sort: z.optional(z.enum(['name', 'stock', 'status'])),
  order: z.optional(z.enum(['asc', 'desc'])),
};

/** The kind of each category. */
const stockKinds = {
  1: 'physical',
  2: 'physical',
  3: 'physical',
  4: 'physical',
  5: 'chemical',
} as const satisfies Record<StockCategoryId, StockKind>;

/** Physical and chemical consumables have rights of their own. */
export const stock = {
  allCategoryStock: endpoint({
    method: 'GET',
    path: '/api/v-device-stock/getAllCategoryStock',
    sends: 'query',
    auth: 'token',
    access: { parts: stockParts },
    source: 'method not shown',
    summary: 'What is below its warning value or out of stock, of the kinds the account may see.',
    request: f.nothing,
    result: z.array(stockWarning),
    bound: limits.listRows,
    errors: [],
  }),
  addCategoryStock: endpoint({
    method: 'POST',
    path: '/api/v-device-stock/addCategoryStock',
    sends: 'form',
    auth: 'token',
    access: { byKind: { rights: stockPermissions.replenish } },
    source: 'method not shown',
    summary: 'Replenishes a consumable.',
    changes: ['home', 'inspection'],
    request: z
      .strictObject({
        id: f.id,
        quantity: f.positiveQuantity,
        note: z.optional(f.textUpTo(200)),
        batch: z.optional(f.textUpTo(50)),
        expiresOn: z.optional(f.day),
      })
      .check(z.refine(({ batch, expiresOn }) => expiresOn === undefined || Boolean(batch), { path: ['batch'] })),
    result: z.strictObject({ stock: f.quantity }),
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  takeOut: endpoint({
    method: 'POST',
    path: '/api/v-device-stock/takeOut',
    sends: 'json',
    auth: 'token',
    access: { byKind: { rights: stockPermissions.replenish } },
    source: 'ours',
    summary: 'Takes stock out for another reason than a service; from the batch named, or from the first to expire.',
    changes: ['home', 'inspection'],
    request: z.strictObject({
      id: f.id,
      quantity: f.positiveQuantity,
      cause: z.enum(stockOutCauses),
      batchId: z.optional(f.id),
      note: z.optional(f.textUpTo(200)),
    }),
    result: z.strictObject({ stock: f.quantity }),
    errors: ['general.notFound', 'stock.insufficient'],
  }),
  count: endpoint({
    method: 'POST',
    path: '/api/v-device-stock/count',
    sends: 'json',
    auth: 'token',
    access: { byKind: { rights: stockPermissions.replenish } },
    source: 'ours',
    summary:
      'Records a stock-take, all lines or none: what was counted becomes the stock, and the difference a row of the ledger.',
    changes: ['home', 'inspection'],
    request: z.strictObject({
      lines: z
        .array(
          z.strictObject({
            id: f.id,
            /** The batch counted; null for what is kept without one. */
            batchId: z.nullable(f.id),
            /** What should have been there when it was counted; refused where that has changed meanwhile. */
            expected: f.quantity,
            counted: f.quantity,
          }),
        )
        .check(z.minLength(1), z.maxLength(500)),
      /** Why something is different. */
      note: z.optional(f.textUpTo(200)),
    }),
    result: z.strictObject({ counted: f.count, differing: f.count }),
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  balance: endpoint({
    method: 'GET',
    path: '/api/v-device-stock/balance',
    sends: 'query',
    auth: 'token',
    access: { byKind: { field: 'kind', rights: stockPermissions.view } },
    source: 'ours',
    summary: 'What came in, was used, was taken out and was counted in some days, by product or registration number.',
    request: z.strictObject({
      kind: z.enum(['physical', 'chemical']),
      by: z._default(z.enum(['product', 'registration']), 'product'),
      from: f.day,
      to: f.day,
    }),
    result: z.array(stockBalance),
    bound: limits.listRows,
    errors: [],
  }),
  setCategoryWarningNum: endpoint({
    method: 'POST',
    path: '/api/v-device-stock/setCategoryWarningNum',
    sends: 'form',
    auth: 'token',
    access: { byKind: { rights: stockPermissions.warning } },
    source: 'method not shown',
    edits: 'revision',
    summary: "Sets a consumable's warning value.",
    changes: ['home', 'inspection'],
    request: z.strictObject({ id: f.id, warningLevel: f.quantity, revision: f.revision }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  categoryWarningNum: endpoint({
    method: 'GET',
    path: '/api/v-device-stock/getCategoryWarningNum',
    sends: 'query',
    auth: 'token',
    access: ofItsMenu,
    source: 'method not shown',
    summary: 'Warning values by category.',
    request: z.strictObject({ categoryId: z.optional(categoryId) }),
    result: z.array(z.strictObject({ id: f.id, categoryId: z.int(), name: z.string(), warningLevel: f.quantity })),
    bound: limits.listRows,
    errors: [],
  }),
  chemicalConsumables: endpoint({
    method: 'GET',
    path: '/api/v-device-stock/getChemicalConsumables',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_mquipment_chemistry'] },
    source: 'method not shown',
    summary: 'A page of chemical consumables.',
    request: z.strictObject(listing),
    result: f.page(chemicalConsumable),
    errors: [],
  }),
  consumablesStock: endpoint({
    method: 'GET',
    path: '/api/v-device-stock/getConsumablesStock',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_mquipment_inventory'] },
    source: 'method not shown',
    summary: 'A page of physical consumables.',
    request: z.strictObject({ ...listing, categoryId: z.optional(categoryId) }),
    result: f.page(physicalConsumable),
    errors: [],
  }),
  addConsumablesStock: endpoint({
    method: 'POST',
    path: '/api/v-device-stock/addConsumablesStock',
    sends: 'json',
    auth: 'token',
    access: { byKind: { field: 'categoryId', kinds: stockKinds, rights: stockPermissions.add } },
    source: 'method not shown',
    summary: `Adds a consumable with its opening stock; category ${chemicalCategoryId} is chemical.`,
    changes: ['home', 'inspection'],
    request: z.strictObject({ ...draft, stock: f.quantity }),
    result: f.created,
    errors: ['general.businessFailure'],
  }),
  importLines: endpoint({
    method: 'POST',
    path: '/api/v-device-stock/import',
    sends: 'json',
    auth: 'token',
    access: { byKind: { field: 'kind', rights: stockPermissions.add } },
    source: 'ours',
    summary:
      'Checks the lines of a file and adds their consumables with their opening stock: all, or those without a fault, or none yet.',
    changes: ['home', 'inspection'],
    request: z.strictObject({
      kind: z.enum(['physical', 'chemical']),
      mode: z.enum(importModes),
      lines: z.array(stockLine).check(z.minLength(1), z.maxLength(mostImportLines)),
    }),
    result: importResult,
    bound: 'A fault for each field of each line of the request.',
    errors: ['general.businessFailure'],
  }),
  updateConsumablesStock: endpoint({
    method: 'PUT',
    path: '/api/v-device-stock/updateConsumablesStock',
    sends: 'json',
    auth: 'token',
    access: { byKind: { field: 'categoryId', kinds: stockKinds, rights: stockPermissions.edit } },
    source: 'method not shown',
    edits: 'revision',
    summary: 'Changes what is known of a consumable; its stock changes by the ledger only.',
    changes: ['home', 'inspection'],
    request: z.strictObject({ id: f.id, ...draft, revision: f.revision }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  all: endpoint({
    method: 'GET',
    path: '/api/v-device-stock/all',
    sends: 'query',
    auth: 'token',
    access: ofItsMenu,
    source: 'method not shown',
    summary: 'Consumables to choose from, of the kinds whose menu the account holds, with what is left of them.',
    request: z.strictObject({ categoryId: z.optional(categoryId) }),
    result: z.array(consumableChoice),
    bound: limits.listRows,
    errors: [],
  }),
  removeConsumablesByIds: endpoint({
    method: 'POST',
    path: '/api/v-device-stock/removeConsumablesByIds',
    sends: 'form',
    auth: 'token',
    access: { byKind: { rights: stockPermissions.delete } },
    source: 'method not shown',
    summary: 'Removes consumables, all of the list or none; ids joined by commas.',
    changes: ['home', 'inspection'],
    request: z.strictObject({ ids: z.string().check(z.minLength(1), z.maxLength(4000)) }),
    result: f.done,
    errors: ['general.notFound'],
  }),
  ledger: endpoint({
    method: 'GET',
    path: '/api/v-device-stock/ledger',
    sends: 'query',
    auth: 'token',
    access: { byKind: { rights: stockPermissions.view } },
    source: 'ours',
    summary: 'Changes of stock, of one consumable or of what else is named: who, when, why and for which service.',
    request: z.strictObject({
      ...f.paging,
      /** Left out: of every consumable of the kinds whose ledger the account may read. */
      id: z.optional(f.id),
      kind: z.optional(z.enum(['physical', 'chemical'])),
      registrationNumber: z.optional(f.textUpTo(50)),
      unit: z.optional(f.textUpTo(20)),
      figure: z.optional(z.enum(stockFigures)),
      from: z.optional(f.day),
      to: z.optional(f.day),
    }),
    result: f.page(ledgerEntry),
    errors: ['general.notFound'],
  }),
} as const;
