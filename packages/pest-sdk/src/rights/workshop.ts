// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `workshop.add` at all. */
export const workshopAdd: readonly Permission[] = ['btn_workshop_save'];

/** To ask for `workshop.update` at all. */
export const workshopUpdate: readonly Permission[] = ['btn_workshop_save'];

/** To ask for `workshop.delete` at all. */
export const workshopDelete: readonly Permission[] = ['btn_workshop_delete'];
