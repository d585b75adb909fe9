import {
  type ArgumentRules,
  argumentRules,
  type CandidateFor,
  type CheckedFor,
  checkRequest,
  type Endpoint,
  type RequestIssue,
} from 'pest-sdk';

/** The call that a form fills in: its values become a request, the contract's schema says what is wrong with it. */
export interface FormCall<Values, Result> {
  rulesOf(path: string): ArgumentRules;
  /** What is wrong with the request, or the way to send it. */
  prepare(values: Values): PreparedCall<Result>;
}

export type PreparedCall<Result> =
  | { readonly issues: readonly RequestIssue[]; readonly send?: never }
  | { readonly issues?: never; send(): Promise<Result> };

/**
 * `formCall(contract.stock.addConsumablesStock, addRequest, add.mutateAsync)`. `toRequest` never fails: what is not
 * chosen is null, what is no number stays text, and the schema finds it. Fields are named as the request's arguments.
 */
export function formCall<Row extends Endpoint, Values, Result>(
  row: Row,
  toRequest: (values: Values) => CandidateFor<Row['request']>,
  send: (request: CheckedFor<Row['request']>) => Promise<Result>,
): FormCall<Values, Result> {
  return {
    rulesOf: (path) => argumentRules(row.request, path),
    prepare: (values) => {
      const { issues, request } = checkRequest<Row['request']>(row.request, toRequest(values));
      return issues ? { issues } : { send: () => send(request) };
    },
  };
}
