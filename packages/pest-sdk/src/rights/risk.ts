// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `risk.list` at all. */
export const riskList: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'btn_service_execute', 'btn_risk_answer'];

/** To ask for `risk.counts` at all. */
export const riskCounts: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'btn_service_execute', 'btn_risk_answer'];

/** To ask for `risk.details` at all. */
export const riskDetails: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'btn_service_execute', 'btn_risk_answer'];

/** To ask for `risk.add` at all. */
export const riskAdd: readonly Permission[] = ['btn_service_execute'];

/** To ask for `risk.treat` at all. */
export const riskTreat: readonly Permission[] = ['btn_service_execute'];

/** To ask for `risk.assign` at all. */
export const riskAssign: readonly Permission[] = ['btn_service_review'];

/** To ask for `risk.answer` at all. */
export const riskAnswer: readonly Permission[] = ['btn_risk_answer'];

/** To ask for `risk.returnAnswer` at all. */
export const riskReturnAnswer: readonly Permission[] = ['btn_service_review'];

/** To ask for `risk.verify` at all. */
export const riskVerify: readonly Permission[] = ['btn_service_review'];
