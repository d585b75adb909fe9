import { stockCategoryIds, stockKindOf } from 'pest-sdk';
import type { AreaHandlers } from '../../call/handlers';
import { visibleDevices } from '../../devices/visible-devices';
import * as queries from './search.queries';

export const searchHandlers: AreaHandlers<'search'> = {
  'search.find': (call, request) =>
    call.inScope(async (tx) => {
      const text = asTyped(request.text);
      const kinds = (['report', 'briefing'] as const).filter((kind) => call.sees(kind));
      const categories = stockCategoryIds.filter((id) => call.sees(stockKindOf(id)));
      return {
        customers: call.sees('customers') ? await queries.customers(tx, text) : [],
        services: call.sees('services') ? await queries.services(call, tx, text) : [],
        devices: call.sees('devices') ? await queries.devices(tx, text, await visibleDevices(call, tx)) : [],
        reports: await queries.reports(tx, text, { kinds, staffId: call.ownTasksOnly }, call.language),
        products: await queries.products(tx, text, categories),
        people: call.sees('people') ? await queries.people(call, tx, text) : [],
      };
    }),
};

/** A Chinese keyboard may type a code in wide letters; a name with wide brackets is meant as it stands. */
function asTyped(text: string): string {
  const narrow = text.normalize('NFKC');
  return /^[\x20-\x7e]+$/.test(narrow) ? narrow : text;
}
