import * as z from 'zod/mini';
import { type ErasedKind, erasedKindWords } from '../rules/erasure';
import { endpoint } from './endpoint';
import * as f from './fields';
import { ownerErrors, ownerProof } from './owner';

const kinds = Object.keys(erasedKindWords) as [ErasedKind, ...ErasedKind[]];

/** A row for each kind: never more than there are kinds. */
const counts = z.array(z.strictObject({ kind: z.enum(kinds), rows: f.count })).check(z.maxLength(kinds.length));

/** How a company leaves, and how a person's data go. */
export const erasure = {
  company: endpoint({
    method: 'GET',
    path: '/api/v-erasure/company',
    sends: 'query',
    auth: 'token',
    access: 'administrator',
    source: 'ours',
    summary: 'What is held of the company by kind, and when it is erased where notice was given.',
    request: f.nothing,
    result: z.strictObject({
      /** Null where no notice was given. */
      dueAt: z.nullable(f.instant),
      holds: counts,
    }),
    errors: [],
  }),
  give: endpoint({
    method: 'POST',
    path: '/api/v-erasure/company/give',
    sends: 'json',
    auth: 'token',
    access: 'administrator',
    source: 'ours',
    summary: 'Gives notice that the company leaves: everything of it is erased thirty days later.',
    changes: ['auth'],
    request: z.strictObject(ownerProof),
    result: z.strictObject({ dueAt: f.instant }),
    errors: ownerErrors,
  }),
  takeBack: endpoint({
    method: 'PUT',
    path: '/api/v-erasure/company/take-back',
    sends: 'json',
    auth: 'token',
    access: 'administrator',
    source: 'ours',
    summary: 'Takes the notice back; where there is none, nothing changes.',
    changes: ['auth'],
    request: f.nothing,
    result: f.done,
    errors: [],
  }),
} as const;
