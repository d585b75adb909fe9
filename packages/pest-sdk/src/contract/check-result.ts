import * as z from 'zod/mini';
import { type EndpointName, endpointOf } from './index';

/** Tells what is wrong with the `data` of an answer, or null. */
export type CheckResult = (name: EndpointName, data: unknown) => Error | null;

/** Compares the `data` of an answer with its row of the contract, to the letter: what is not declared is wrong. */
export const checkResult: CheckResult = (name, data) => {
  const parsed = z.safeParse(endpointOf(name).result, data);
  return parsed.success ? null : parsed.error;
};
