// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** For the part `physical` of `stock.allCategoryStock`. */
export const stockAllCategoryStockOfPhysical: readonly Permission[] = ['m_mquipment_inventory'];

/** For the part `chemical` of `stock.allCategoryStock`. */
export const stockAllCategoryStockOfChemical: readonly Permission[] = ['m_mquipment_chemistry'];

/** To ask for `stock.chemicalConsumables` at all. */
export const stockChemicalConsumables: readonly Permission[] = ['m_mquipment_chemistry'];

/** To ask for `stock.consumablesStock` at all. */
export const stockConsumablesStock: readonly Permission[] = ['m_mquipment_inventory'];
