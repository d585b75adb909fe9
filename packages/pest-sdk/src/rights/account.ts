// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `account.list` at all. */
export const accountList: readonly Permission[] = ['m_account_list'];

/** To ask for `account.create` at all. */
export const accountCreate: readonly Permission[] = ['btn_account_add'];

/** To ask for `account.update` at all. */
export const accountUpdate: readonly Permission[] = ['btn_account_edit', 'btn_account_sub'];

/** To ask for `account.delete` at all. */
export const accountDelete: readonly Permission[] = ['btn_account_delete'];

/** To ask for `account.number` at all. */
export const accountNumber: readonly Permission[] = ['m_account_management', 'm_account_list'];

/** To ask for `account.details` at all. */
export const accountDetails: readonly Permission[] = ['m_account_list'];

/** To ask for `account.signIns` at all. */
export const accountSignIns: readonly Permission[] = ['m_account_list'];

/** To ask for `account.disable` at all. */
export const accountDisable: readonly Permission[] = ['btn_account_edit', 'btn_account_sub'];

/** To ask for `account.resetPassword` at all. */
export const accountResetPassword: readonly Permission[] = ['btn_account_edit', 'btn_account_sub'];

/** To ask for `account.endSessions` at all. */
export const accountEndSessions: readonly Permission[] = ['btn_account_edit', 'btn_account_sub'];

/** To ask for `account.resetSecondFactor` at all. */
export const accountResetSecondFactor: readonly Permission[] = ['btn_account_edit', 'btn_account_sub'];
