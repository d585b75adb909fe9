// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `order.list` at all. */
export const orderList: readonly Permission[] = ['btn_order_save'];

/** To ask for `order.details` at all. */
export const orderDetails: readonly Permission[] = ['btn_order_save'];

/** To ask for `order.create` at all. */
export const orderCreate: readonly Permission[] = ['btn_order_save'];

/** To ask for `order.pay` at all. */
export const orderPay: readonly Permission[] = ['btn_order_save'];

/** To ask for `order.close` at all. */
export const orderClose: readonly Permission[] = ['btn_order_save'];

/** To ask for `order.requestInvoice` at all. */
export const orderRequestInvoice: readonly Permission[] = ['btn_order_save'];

/** To ask for `order.contract` at all. */
export const orderContract: readonly Permission[] = ['btn_order_save'];
