import { HttpResponse } from 'msw';
import { endpoints, type NamedEndpoint } from '../../contract';
import { errorsOf } from '../../contract/errors-of';
import { type ErrorName, errorTable } from '../../errors/error-codes';
import { type MockRefusal, refusal } from '../mock-refusal';

/**
 * How the pretended backend behaves instead of answering, as a page's address says it: `?fail=20010` or
 * `?fail=stock.insufficient` refuses every call that can answer that error, `?fail=offline` loses every connection,
 * `?at=stock.addCategoryStock` limits either to one call, `?delay=800` answers after so many milliseconds.
 */
export interface Scenario {
  readonly delayMs: number;
  /** What a call answers instead; undefined where it answers as always. */
  failureOf(name: string): MockRefusal | Response | undefined;
}

export function readScenario(search: string): Scenario {
  const given = new URLSearchParams(search);
  const fail = given.get('fail');
  const at = given.get('at');
  const failing = fail === null ? [] : endpoints.filter(({ name }) => at === null || name === at);
  const names = new Set<string>(failing.filter((endpoint) => canFail(endpoint, fail)).map(({ name }) => name));
  const error = errorNamed(fail);
  return {
    delayMs: Math.max(0, Number(given.get('delay')) || 0),
    failureOf: (name) => {
      if (!names.has(name)) return undefined;
      return error === undefined ? HttpResponse.error() : refusal(error);
    },
  };
}

function canFail({ row }: NamedEndpoint, fail: string | null): boolean {
  const error = errorNamed(fail);
  return fail === 'offline' || (error !== undefined && errorsOf(row).has(error));
}

function errorNamed(wanted: string | null): ErrorName | undefined {
  return errorTable.find(({ name, code }) => name === wanted || String(code) === wanted)?.name;
}
