import * as z from 'zod/mini';
import { contractStates } from '../rules/contract-states';
import { limits } from '../rules/limits';
import { type TextFormat, textFormats } from '../rules/text-formats';
import { endpoint } from './endpoint';
import * as f from './fields';

const contractNumber = f
  .requiredText(limits.contractNumberLength)
  .check(z.regex(textFormats.oneLine, 'oneLine' satisfies TextFormat));

const contractRecord = z.strictObject({
  id: f.id,
  name: z.string(),
  number: z.string(),
  /** As it was submitted. */
  file: f.fileUrl,
  /** The stamped copy; null until it is approved. */
  stampedFile: z.nullable(f.fileUrl),
  sealTitle: z.string(),
  reviewerName: z.string(),
  state: z.enum(contractStates),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  submittedAt: f.instant,
  submittedBy: z.string(),
  reviewedAt: z.nullable(f.instant),
  reviewedBy: z.nullable(z.string()),
  /** Pages that carry the seal, in order. */
  stampedPages: z.array(f.count),
  /** Whether the caller reviews it: its reviewer or an administrator, while it waits, and not who submitted it. */
  mayReview: z.boolean(),
});
/** A contract: its file, its review, and its stamped copy. */
export type ContractRecord = z.infer<typeof contractRecord>;

const sealPlace = z.strictObject({
  /** From 1. */
  page: f.count,
  /** Width of the page as it is shown, for a height of 1. */
  pageAspect: z.number(),
  /** Middle of the seal on the page as it is shown. */
  x: f.fraction,
  y: f.fraction,
});
/** Where a seal is going to be stamped. */
export type SealPlace = z.infer<typeof sealPlace>;

const sealPlaces = z.strictObject({ keyword: z.string(), pages: f.count, places: z.array(sealPlace) });

const submitter = { anyOf: ['btn_contract_save'], contracts: true } as const;

/** The area `contract` of the specification: documents to be reviewed and stamped. */
export const contractDocument = {
  approvedList: endpoint({
    method: 'GET',
    path: '/api/v-contract/approvedList',
    sends: 'query',
    auth: 'token',
    access: {
      anyOf: ['m_contract_list'],
      contracts: true,

      parts: { review: ['btn_contract_audit'], reviewAll: 'administrator' },
    },
    source: 'path not shown',
    summary: 'A page of contracts with their review state and stamped file.',
    request: z.strictObject({ ...f.paging, search: f.search, state: z.optional(z.enum(contractStates)) }),
    result: f.page(contractRecord),
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v-contract/add',
    sends: 'json',
    auth: 'token',
    access: submitter,
    source: 'path not shown',
    summary: 'Submits a contract PDF for review; refused when it does not hold the keyword of the seal.',
    changes: ['seal'],
    request: z.strictObject({ name: f.name, number: contractNumber, file: f.fileUrl, sealId: f.id, reviewerId: f.id }),
    result: f.created,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  updateApply: endpoint({
    method: 'POST',
    path: '/api/v-contract/updateApply',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_contract_audit'], contracts: true, all: 'administrator' },
    source: 'path not shown',
    summary: 'Approves a contract, which stamps it, or rejects it with a reason; once.',
    changes: ['seal'],
    request: z.discriminatedUnion('outcome', [
      z.strictObject({ id: f.id, outcome: z.literal('approve') }),
      z.strictObject({ id: f.id, outcome: z.literal('reject'), reason: f.requiredText(500) }),
    ]),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound', 'review.alreadyDone'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v-contract/delete/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['btn_contract_delete'], contracts: true },
    source: 'path not shown',
    summary: 'Deletes a contract that is not approved.',
    changes: ['seal'],
    request: f.byId,
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  places: endpoint({
    method: 'GET',
    path: '/api/v-contract/places',
    sends: 'query',
    auth: 'token',
    access: submitter,
    source: 'ours',
    summary: 'Where a seal would be stamped in an uploaded PDF; refused as submitting it would be.',
    request: z.strictObject({ file: f.fileUrl, sealId: f.id }),
    result: sealPlaces,
    bound: 'The places of one document with a keyword.',
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  placesOf: endpoint({
    method: 'GET',
    path: '/api/v-contract/places/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['btn_contract_audit'], contracts: true, all: 'administrator' },
    source: 'ours',
    summary: 'Where approving a contract would stamp it, for who reviews it; refused as approving it would be.',
    request: f.byId,
    result: sealPlaces,
    bound: 'The places of one document with a keyword.',
    errors: ['general.businessFailure', 'general.notFound', 'review.alreadyDone'],
  }),
  reviewers: endpoint({
    method: 'GET',
    path: '/api/v-contract/reviewers',
    sends: 'query',
    auth: 'token',
    access: submitter,
    source: 'ours',
    summary: 'Who may review a contract that the caller submits.',
    request: f.nothing,
    result: z.array(f.option),
    bound: limits.listRows,
    errors: [],
  }),
} as const;
