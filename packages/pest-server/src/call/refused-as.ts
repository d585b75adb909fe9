import { violates } from '../database/transactions';
import type { PestRefusal } from './refusal';

/**
 * Runs work that may violate one constraint, and turns that violation into an error of the contract. The database
 * decides, so that of two calls at once exactly one succeeds.
 */
export async function refusedAs<Result>(
  constraint: string,
  refusal: PestRefusal,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw violates(error, constraint) ? refusal : error;
  }
}
