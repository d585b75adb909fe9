import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import * as f from './fields';

export const serviceCompany = {
  list: endpoint({
    method: 'GET',
    path: '/api/v-customer/service/list',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_serve_management'] },
    source: 'method not shown',
    summary: "The customer's PCO companies.",
    request: z.strictObject({ ...f.paging, search: f.search }),
    result: f.page(
      z.strictObject({
        id: f.id,
        name: z.string(),
        contactName: z.string(),
        contactPhone: z.string(),
        address: z.string(),
        boundAt: f.instant,
      }),
    ),
    errors: [],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v-customer/service/delete/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['btn_serve_delete'] },
    source: 'method not shown',
    summary: 'Ends the binding with a company; approved reports stay readable.',
    request: f.byId,
    result: f.done,
    errors: ['general.notFound'],
  }),
} as const;
