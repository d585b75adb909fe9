import * as z from 'zod/mini';
import { type EndpointName, endpointOf } from './index';

/** Tells what is wrong with the `data` of an answer, or null. */
export type ResultCheck = (name: EndpointName, data: unknown) => Error | null;

/**
 * Compares the `data` of an answer with its row of the contract, to the letter: what is not declared is wrong. For tests
 * and for trying a backend; in production a client takes what a newer server adds.
 * @example createPestClient({ baseUrl, check: strictChecks })
 */
export const strictChecks: ResultCheck = (name, data) => {
  return z.safeParse(endpointOf(name).result, data).error ?? null;
};
