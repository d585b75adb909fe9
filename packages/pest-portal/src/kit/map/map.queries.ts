import { ask } from '../../base/calls';

/** A setting of the installation: it does not change while a page is open. */
export const mapQuery = { ...ask('customer.map', {}), staleTime: Number.POSITIVE_INFINITY };
