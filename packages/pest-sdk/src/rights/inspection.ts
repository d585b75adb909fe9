// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `inspection.sheet` at all. */
export const inspectionSheet: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'btn_service_execute'];

/** To ask for `inspection.record` at all. */
export const inspectionRecord: readonly Permission[] = ['btn_service_execute'];

/** To ask for `inspection.removeRecord` at all. */
export const inspectionRemoveRecord: readonly Permission[] = ['btn_service_execute'];

/** To ask for `inspection.sign` at all. */
export const inspectionSign: readonly Permission[] = ['btn_service_execute'];

/** To ask for `inspection.chemicalUses` at all. */
export const inspectionChemicalUses: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'btn_service_execute'];

/** To ask for `inspection.siteUse` at all. */
export const inspectionSiteUse: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'btn_service_execute'];

/** To ask for `inspection.chemicals` at all. */
export const inspectionChemicals: readonly Permission[] = ['btn_service_execute'];

/** To ask for `inspection.useChemical` at all. */
export const inspectionUseChemical: readonly Permission[] = ['btn_service_execute'];

/** To ask for `inspection.removeChemicalUse` at all. */
export const inspectionRemoveChemicalUse: readonly Permission[] = ['btn_service_execute'];
