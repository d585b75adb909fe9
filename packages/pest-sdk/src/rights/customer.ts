// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `customer.checkLicense` at all. */
export const customerCheckLicense: readonly Permission[] = ['btn_client_add', 'btn_client_create', 'btn_client_edit'];

/** To ask for `customer.list` at all. */
export const customerList: readonly Permission[] = ['m_client_list', 'm_img_list', 'm_img_heat', 'm_service_undone', 'm_service_completed'];

/** To ask for `customer.places` at all. */
export const customerPlaces: readonly Permission[] = ['m_client_list', 'm_img_list', 'm_img_heat', 'm_service_undone', 'm_service_completed'];

/** To ask for `customer.details` at all. */
export const customerDetails: readonly Permission[] = ['m_client_list', 'm_img_list', 'm_img_heat', 'm_service_undone', 'm_service_completed'];

/** To ask for `customer.search` at all. */
export const customerSearch: readonly Permission[] = ['btn_client_bind'];

/** To ask for `customer.add` at all. */
export const customerAdd: readonly Permission[] = ['btn_client_add'];

/** To ask for `customer.importLines` at all. */
export const customerImportLines: readonly Permission[] = ['btn_client_add'];

/** To ask for `customer.create` at all. */
export const customerCreate: readonly Permission[] = ['btn_client_create'];

/** To ask for `customer.addFriend` at all. */
export const customerAddFriend: readonly Permission[] = ['btn_client_bind'];

/** To ask for `customer.createAccount` at all. */
export const customerCreateAccount: readonly Permission[] = ['btn_client_edit'];

/** To ask for `customer.logins` at all. */
export const customerLogins: readonly Permission[] = ['m_client_list'];

/** To ask for `customer.confirmLogin` at all. */
export const customerConfirmLogin: readonly Permission[] = ['btn_client_edit'];

/** To ask for `customer.hideLogin` at all. */
export const customerHideLogin: readonly Permission[] = ['btn_client_edit'];

/** To ask for `customer.resetLogin` at all. */
export const customerResetLogin: readonly Permission[] = ['btn_client_edit'];

/** To ask for `customer.disableLogin` at all. */
export const customerDisableLogin: readonly Permission[] = ['btn_client_edit'];

/** To ask for `customer.requests` at all. */
export const customerRequests: readonly Permission[] = ['btn_client_bind'];

/** To ask for `customer.withdrawRequest` at all. */
export const customerWithdrawRequest: readonly Permission[] = ['btn_client_bind'];

/** To ask for `customer.own` at all. */
export const customerOwn: readonly Permission[] = ['m_serve_management'];

/** To ask for `customer.updateOwn` at all. */
export const customerUpdateOwn: readonly Permission[] = ['m_serve_management'];

/** To ask for `customer.update` at all. */
export const customerUpdate: readonly Permission[] = ['btn_client_edit'];

/** To ask for `customer.remove` at all. */
export const customerRemove: readonly Permission[] = ['btn_client_delete'];

/** To ask for `customer.editFactory` at all. */
export const customerEditFactory: readonly Permission[] = ['btn_client_edit'];

/** To ask for `customer.removeFactory` at all. */
export const customerRemoveFactory: readonly Permission[] = ['btn_client_delete'];

/** To ask for `customer.addFactoryDevice` at all. */
export const customerAddFactoryDevice: readonly Permission[] = ['btn_device_add'];

/** To ask for `customer.removeFactoryDevice` at all. */
export const customerRemoveFactoryDevice: readonly Permission[] = ['btn_device_delete'];
