import * as z from 'zod/mini';
import { limits } from '../rules/limits';
import { endpoint } from './endpoint';
import * as f from './fields';

export const contractStates = ['pending', 'approved', 'rejected'] as const;

const contractNumber = f.requiredText(limits.contractNumberLength);

/** The area `contract` of the specification: documents to be reviewed and stamped. */
export const contractDocument = {
  approvedList: endpoint({
    method: 'GET',
    path: '/api/v-contract/approvedList',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_contract_list'] },
    source: 'path not shown',
    summary: 'A page of contracts with their review state and stamped file.',
    request: z.strictObject({ ...f.paging, search: f.search, state: z.optional(z.enum(contractStates)) }),
    result: f.page(
      z.strictObject({
        id: f.id,
        name: z.string(),
        number: z.string(),
        file: f.fileUrl,
        stampedFile: z.nullable(f.fileUrl),
        sealTitle: z.string(),
        reviewerName: z.string(),
        state: z.enum(contractStates),
        reason: z.string(),
        submittedAt: f.instant,
      }),
    ),
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v-contract/add',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_contract_save'] },
    source: 'path not shown',
    summary: 'Submits a contract PDF for review; refused when it does not hold the keyword of the seal.',
    request: z.strictObject({ name: f.name, number: contractNumber, file: f.fileUrl, sealId: f.id, reviewerId: f.id }),
    result: f.created,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  updateApply: endpoint({
    method: 'POST',
    path: '/api/v-contract/updateApply',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_contract_audit'] },
    source: 'path not shown',
    summary: 'Approves a contract, which stamps it, or rejects it with a reason; once.',
    request: z.discriminatedUnion('outcome', [
      z.strictObject({ id: f.id, outcome: z.literal('approve') }),
      z.strictObject({
        id: f.id,
        outcome: z.literal('reject'),
        reason: f.requiredText(500),
      }),
    ]),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound', 'review.alreadyDone'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v-contract/delete/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['btn_contract_delete'] },
    source: 'path not shown',
    summary: 'Deletes a contract that is not approved.',
    request: f.byId,
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
} as const;
