import type { ArgumentRules, CandidateFor, CheckedFor, Endpoint, RequestIssue } from 'pest-sdk';
import { argumentRules, checkRequest } from 'pest-sdk/schemas';
import type { ReactNode } from 'react';
import type { FieldWords } from './field-binding';

/** The call that a form fills in: its values become a request, the contract's schema says what is wrong with it. */
export interface FormCall<Values, Result> {
  /** Whether leaving the form half filled in is worth a question. */
  readonly guarded: boolean;
  rulesOf(path: string): ArgumentRules;
  /**
   * Under which name what is typed may be kept, and for which record; null for what must not be kept, as passwords that
   * are not among the fields `leftOut`.
   */
  draftName(initial: Values, leftOut?: readonly string[]): string | null;
  /** What is wrong with the request, or the way to send it. */
  prepare(values: Values): PreparedCall<Values, Result>;
  /** The record that is edited, where somebody else may edit it meanwhile. */
  readonly edited?: EditedRecord<Values>;
}

export type PreparedCall<Values, Result> =
  | { readonly issues: readonly RequestIssue[]; readonly send?: never }
  | { readonly issues?: never; send(form: SentForm<Values>): Promise<Result> };

/** The form whose call is sent. */
export interface SentForm<Values> {
  /** How its fields are called, by path. */
  readonly words: ReadonlyMap<string, FieldWords>;
  /** The record says something else by now: what the form starts from, and what it shows and sends. */
  rebase(start: Values, shown: Values): void;
}

/** Ends the sending without a word: the form stays as it is, and says by itself what it lacks. */
export class LeftUnsent extends Error {
  override readonly name = 'LeftUnsent';
}

/** What a form holds of the record that it was filled from. */
export interface EditedRecord<Values> {
  /** What was typed, with the state of the record that it changes: kept together, so that neither outlives the other. */
  pack(values: Values): unknown;
  /** What was typed, as it was packed, the form going on from that state; undefined where it fits no more. */
  unpack(start: Values, stored: unknown): Values | undefined;
  /** Asked over the form while somebody else's change is in the way. */
  readonly question: ReactNode;
}

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
    guarded: row.auth !== 'public',
    rulesOf: (path) => argumentRules(row.request, path),
    draftName: (initial, leftOut = []) => {
      const request = new Map(Object.entries(Object(toRequest(initial))));
      const names = [...request.keys(), ...Object.keys(Object(initial))];
      if (row.auth === 'public' || names.some((name) => isSecret(name) && !leftOut.includes(name))) return null;
      return [row.method, row.path, ...recordIds(request, initial)].join(' ');
    },
    prepare: (values) => {
      const { issues, request } = checkRequest<Row['request']>(row.request, toRequest(values));
      return issues ? { issues } : { send: () => send(request) };
    },
  };
}

function isSecret(argument: string): boolean {
  return /password|verification|captcha/i.test(argument);
}

/** What the request names that the form does not ask for: the record that is changed, or the site that gets a new one. */
function recordIds(request: ReadonlyMap<string, unknown>, values: unknown): readonly string[] {
  const asked = new Set(Object.keys(Object(values)));
  const named = [...request].filter(([name, value]) => /^id$|Id$/.test(name) && !asked.has(name) && value !== null);
  return named.map(([name, value]) => `${name}=${String(value)}`);
}
