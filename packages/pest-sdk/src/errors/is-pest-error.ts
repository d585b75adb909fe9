import type { ErrorName } from './error-codes';
import type { PestError } from './pest-error';
import { pestErrorBrand } from './pest-error-brand';

/**
 * Whether something thrown is ours, and, with a name, whether it is that one:
 * `isPestError(e, 'stock.insufficient')`. By brand, not by class: two copies of the SDK on one page are normal.
 */
export function isPestError(thrown: unknown, errorName?: ErrorName): thrown is PestError {
  if (typeof thrown !== 'object' || thrown === null || !(pestErrorBrand in thrown)) return false;
  return errorName === undefined || ('errorName' in thrown && thrown.errorName === errorName);
}
