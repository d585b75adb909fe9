// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `serviceCompany.list` at all. */
export const serviceCompanyList: readonly Permission[] = ['m_serve_management'];

/** To ask for `serviceCompany.delete` at all. */
export const serviceCompanyDelete: readonly Permission[] = ['btn_serve_delete'];

/** To ask for `serviceCompany.requests` at all. */
export const serviceCompanyRequests: readonly Permission[] = ['m_serve_management'];

/** To ask for `serviceCompany.confirm` at all. */
export const serviceCompanyConfirm: readonly Permission[] = ['m_serve_management'];

/** To ask for `serviceCompany.decline` at all. */
export const serviceCompanyDecline: readonly Permission[] = ['m_serve_management'];
