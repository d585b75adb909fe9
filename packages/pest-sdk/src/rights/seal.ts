// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `seal.list` at all. */
export const sealList: readonly Permission[] = ['m_seal_list', 'btn_contract_save'];

/** To ask for `seal.add` at all. */
export const sealAdd: readonly Permission[] = ['btn_seal_save'];

/** To ask for `seal.update` at all. */
export const sealUpdate: readonly Permission[] = ['btn_seal_save'];

/** To ask for `seal.delete` at all. */
export const sealDelete: readonly Permission[] = ['btn_seal_delete'];
