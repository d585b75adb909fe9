import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import * as f from './fields';

const draft = {
  title: f.name,
  image: f.fileUrl,
  /** Where it stands in a contract, the seal is stamped. */
  keyword: f.name,
};

const sealRecord = z.strictObject({
  id: f.id,
  ...draft,
  updatedAt: f.instant,
  /** Contracts that wait for review with it: while there are any it is not deleted. */
  waiting: f.count,
  revision: f.revision,
});
/** A seal: its picture, and the words at which it is stamped. */
export type Seal = z.infer<typeof sealRecord>;

export const seal = {
  list: endpoint({
    method: 'GET',
    path: '/api/v-seal/list',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_seal_list', 'btn_contract_save'], contracts: true },
    source: 'method not shown',
    summary: 'A page of seals.',
    request: z.strictObject({ ...f.paging, search: f.search }),
    result: f.page(sealRecord),
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v-seal/add',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_seal_save'], contracts: true },
    source: 'method not shown',
    summary: 'Adds a seal (png, jpg or jpeg up to 5 MB).',
    changes: ['contract'],
    request: z.strictObject(draft),
    result: f.created,
    errors: [],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v-seal/update',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_seal_save'], contracts: true },
    source: 'method not shown',
    edits: 'revision',
    summary: 'Changes a seal; stamped contracts keep theirs.',
    changes: ['contract'],
    request: z.strictObject({ id: f.id, ...draft, revision: f.revision }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v-seal/delete/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['btn_seal_delete'], contracts: true },
    source: 'method not shown',
    summary: 'Deletes a seal that no contract waits for; stamped contracts keep theirs.',
    changes: ['contract'],
    request: f.byId,
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
} as const;
