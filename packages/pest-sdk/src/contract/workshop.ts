import * as z from 'zod/mini';
import { limits } from '../rules/limits';
import { zoneRisks } from '../rules/record-values';
import { endpoint } from './endpoint';
import * as f from './fields';

export const workshop = z.strictObject({
  id: f.id,
  customerId: f.id,
  name: z.string(),
  zoneRisk: z.enum(zoneRisks),
  deviceCount: f.count,
  revision: f.revision,
});
/** A workshop of a customer; its name is unique per customer. */
export type Workshop = z.infer<typeof workshop>;

export const workshopArea = {
  list: endpoint({
    method: 'GET',
    path: '/api/v-customer-workshop/list',
    sends: 'query',
    auth: 'token',
    access: 'approved',
    source: 'spec',
    summary: "A page of a customer's workshops.",
    request: z.strictObject({ ...f.paging, customerId: f.id, search: f.search }),
    result: f.page(workshop),
    errors: ['general.notFound'],
  }),
  children: endpoint({
    method: 'GET',
    path: '/api/v-customer-workshop/children',
    sends: 'query',
    auth: 'token',
    access: 'approved',
    source: 'spec',
    summary: "A customer's workshops to choose from.",
    request: z.strictObject({ customerId: f.id }),
    result: z.array(f.option),
    bound: limits.listRows,
    errors: ['general.notFound'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v-customer-workshop/add',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_workshop_save'] },
    source: 'spec',
    summary: 'Adds a workshop; its name is unique per customer.',
    changes: ['device', 'customer'],
    request: z.strictObject({ customerId: f.id, name: f.name, zoneRisk: z._default(z.enum(zoneRisks), 'medium') }),
    result: f.created,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v-customer-workshop/update',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_workshop_save'] },
    source: 'method not shown',
    edits: 'revision',
    summary: 'Renames a workshop or changes its zone.',
    /** A zone that is left out stays as it is. */
    changes: ['device', 'customer'],
    request: z.strictObject({
      id: f.id,
      name: f.name,
      zoneRisk: z.optional(z.enum(zoneRisks)),
      revision: f.revision,
    }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v-customer-workshop/delete/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['btn_workshop_delete'] },
    source: 'method not shown',
    summary: 'Deletes a workshop; its devices stay, without one.',
    changes: ['device', 'customer'],
    request: f.byId,
    result: f.done,
    errors: ['general.notFound'],
  }),
} as const;
