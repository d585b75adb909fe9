import { violates } from '../database/transactions';
import type { PestRefusal } from './refusal';

/**
 * Does work that the database may refuse because of one constraint, and says that refusal in the contract's words.
 * The database decides, so that two who ask at once get one yes and one no.
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
