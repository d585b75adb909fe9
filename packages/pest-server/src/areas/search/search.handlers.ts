import { fold, type ResultOf, stockCategoryIds, stockKindOf } from 'pest-sdk';
import { visibleDevices } from '../../books/visible-devices';
import type { AreaHandlers } from '../../call/handlers';
import * as queries from './search.queries';

/** Of a text without a sign that anybody sees. */
const nothing: ResultOf<'search.find'> = {
  customers: [],
  services: [],
  devices: [],
  reports: [],
  products: [],
  people: [],
};

export const searchHandlers: AreaHandlers<'search'> = {
  'search.find': (call, request) =>
    call.inScope(async (tx) => {
      const { text } = request;
      if (fold(text) === '') return nothing;
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
