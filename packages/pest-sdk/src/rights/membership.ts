// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `membership.current` at all. */
export const membershipCurrent: readonly Permission[] = ['btn_order_save'];

/** To ask for `membership.photos` at all. */
export const membershipPhotos: readonly Permission[] = ['btn_order_save'];
