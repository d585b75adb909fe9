// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `contract.approvedList` at all. */
export const contractApprovedList: readonly Permission[] = ['m_contract_list'];

/** For the part `review` of `contract.approvedList`. */
export const contractApprovedListOfReview: readonly Permission[] = ['btn_contract_audit'];

/** To ask for `contract.add` at all. */
export const contractAdd: readonly Permission[] = ['btn_contract_save'];

/** To ask for `contract.updateApply` at all. */
export const contractUpdateApply: readonly Permission[] = ['btn_contract_audit'];

/** To ask for `contract.delete` at all. */
export const contractDelete: readonly Permission[] = ['btn_contract_delete'];

/** To ask for `contract.places` at all. */
export const contractPlaces: readonly Permission[] = ['btn_contract_save'];

/** To ask for `contract.placesOf` at all. */
export const contractPlacesOf: readonly Permission[] = ['btn_contract_audit'];

/** To ask for `contract.reviewers` at all. */
export const contractReviewers: readonly Permission[] = ['btn_contract_save'];
