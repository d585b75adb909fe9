import { type EndpointName, stockCategoryIds, stockKindOf } from 'pest-sdk';
import { endpointOf } from 'pest-sdk/schemas';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { visibleDevices } from '../../devices/visible-devices';
import { readRights } from '../../reports/readable-reports';
import * as queries from './search.queries';

export const searchHandlers: AreaHandlers<'search'> = {
  'search.find': (call, request) =>
    call.inScope(async (tx) => {
      const text = asTyped(request.text);
      const kinds = (['report', 'briefing'] as const).filter((kind) => call.can(readRights[kind]));
      const categories = stockCategoryIds.filter((id) => call.stockAccess[stockKindOf(id)]);
      return {
        customers: mayList(call, 'customer.list') ? await queries.customers(tx, text) : [],
        services: mayList(call, 'task.list') ? await queries.services(call, tx, text) : [],
        devices: mayList(call, 'device.list') ? await queries.devices(tx, text, await visibleDevices(call, tx)) : [],
        reports: await queries.reports(tx, text, { kinds, staffId: call.ownTasksOnly }, call.language),
        products: await queries.products(tx, text, categories),
        people: mayList(call, 'account.list') ? await queries.people(call, tx, text) : [],
      };
    }),
};

/** Whoever may not ask for a list finds nothing of it. */
function mayList(call: Call, list: EndpointName): boolean {
  const { access } = endpointOf(list);
  return typeof access === 'object' && access.anyOf.some((permission) => call.can(permission));
}

/** A Chinese keyboard may type a code in wide letters; a name with wide brackets is meant as it stands. */
function asTyped(text: string): string {
  const narrow = text.normalize('NFKC');
  return /^[\x20-\x7e]+$/.test(narrow) ? narrow : text;
}
