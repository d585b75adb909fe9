// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `document.list` at all. */
export const documentList: readonly Permission[] = ['m_document_list'];

/** To ask for `document.binder` at all. */
export const documentBinder: readonly Permission[] = ['m_document_list'];

/** To ask for `document.add` at all. */
export const documentAdd: readonly Permission[] = ['btn_document_save'];

/** To ask for `document.update` at all. */
export const documentUpdate: readonly Permission[] = ['btn_document_save'];

/** To ask for `document.delete` at all. */
export const documentDelete: readonly Permission[] = ['btn_document_save'];
