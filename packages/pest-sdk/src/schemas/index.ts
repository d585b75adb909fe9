/**
 * The schemas of the contract: what a server checks requests with, a form asks, and a strict client holds answers
 * against. An entry of its own, so that a page which only calls the API carries neither schemas nor the library that they
 * are written with.
 */
export { contract, contractRow, endpointOf, endpoints } from '../contract';
export { accessRefusal, askedBy, fieldBeyond, hasRight, kindsHeld, opensTo } from '../contract/access';
export {
  type ArgumentRules,
  argumentRules,
  type CandidateFor,
  type CheckedFor,
  checkRequest,
  type IssueKind,
  type RequestIssue,
} from '../contract/check-request';
export { type ResultCheck, strictChecks } from '../contract/check-result';
export type { Endpoint, Schema } from '../contract/endpoint';
export { errorsOf } from '../contract/errors-of';
export { reportCharts } from '../contract/report';
export { reportDocument, reportLayout, reportSection } from '../contract/report-document';
