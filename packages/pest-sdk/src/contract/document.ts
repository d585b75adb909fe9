import * as z from 'zod/mini';
import { binderGapKinds, binderQuestions } from '../rules/binder';
import { type DocumentKind, documentKinds, isOfOneCustomer } from '../rules/document-kinds';
import { endpoint } from './endpoint';
import * as f from './fields';

const draft = {
  kind: z.enum(documentKinds),
  title: f.name,
  /** Number of the licence or certificate. */
  number: f.textUpTo(100),
  /** The last day on which it holds; null holds without end. */
  lastDay: z.nullable(f.day),
  /** Shown to this customer only; null to every customer of the company, a contract to none. */
  customerId: z.nullable(f.id),
  /** Of a certificate: whose it is. */
  accountId: z.nullable(f.id),
  /** Of a safety sheet or a registration: which product's it is. */
  consumableId: z.nullable(f.id),
  /** PDF, JPEG or PNG. */
  file: f.fileUrl,
};

/** A contract names its customer: without one, it would be shown to every other. */
const namesCustomer = z.refine<{ readonly kind: DocumentKind; readonly customerId: string | null }>(
  ({ kind, customerId }) => !isOfOneCustomer(kind) || customerId !== null,
  { path: ['customerId'], error: 'required' },
);

const documentRecord = z.strictObject({
  id: f.id,
  companyId: f.id,
  companyName: z.string(),
  ...draft,
  number: z.string(),
  customerName: z.nullable(z.string()),
  /** Whose or which product's it is; empty for the company's own. */
  subject: z.string(),
  fileKind: z.enum(['pdf', 'jpeg', 'png']),
  addedAt: f.instant,
  addedBy: z.string(),
  revision: f.revision,
});
/** A document that an auditor asks for: a licence, a certificate, a safety sheet. */
export type DocumentRecord = z.infer<typeof documentRecord>;

const binderGap = z.strictObject({
  kind: z.enum(binderGapKinds),
  companyId: f.id,
  /**
   * Who or what it is missing for: a technician, a product, an action, a plan, a month as `YYYY-MM`; empty where the
   * company as a whole has none.
   */
  subject: z.string(),
  /** A product's registration number, where the company keeps it. */
  number: z.string(),
  /**
   * Of a report: the day of its service. Of an action: when it was due. Of a paper: when it ran out. Of a plan: when it
   * was changed last. Null where there is none at all.
   */
  day: z.nullable(f.day),
});
/** What an auditor would miss in a binder. */
export type BinderGap = z.infer<typeof binderGap>;

const binderRecord = z.strictObject({
  question: z.enum(binderQuestions),
  /** How many there are of it: papers, people, products, reports, open actions. */
  count: f.count,
  /** The day of the newest of the site's own records; null where it has none, or of papers. */
  day: z.nullable(f.day),
  /** Of its papers, the day on which the first runs out; null where none does. */
  lastDay: z.nullable(f.day),
});
/** What there is to a question of an auditor. */
export type BinderRecord = z.infer<typeof binderRecord>;

const mayRead = { anyOf: ['m_document_list'] } as const;
const maySave = { anyOf: ['btn_document_save'] } as const;

/** What is kept ready for an auditor. */
export const documentArea = {
  list: endpoint({
    method: 'GET',
    path: '/api/v-document/list',
    sends: 'query',
    auth: 'token',
    access: mayRead,
    source: 'ours',
    summary: "A page of documents: a company's own, or those that a customer's companies show it.",
    request: z.strictObject({
      ...f.paging,
      search: f.search,
      kind: z.optional(z.enum(documentKinds)),
      /** Those that this customer sees. */
      customerId: z.optional(f.id),
    }),
    result: f.page(documentRecord),
    errors: ['general.notFound'],
  }),
  binder: endpoint({
    method: 'GET',
    path: '/api/v-document/binder',
    sends: 'query',
    auth: 'token',
    access: mayRead,
    source: 'ours',
    summary:
      "A site's binder: what an auditor asks for, every document that is shown to it, and what a year's records miss.",
    request: z.strictObject({
      customerId: f.id,
    }),
    result: z.strictObject({
      documents: z.array(documentRecord),
      /** Pictures of licence and certificates that the companies themselves have passed the platform's review with. */
      companyPapers: z.array(
        z.strictObject({ companyId: f.id, companyName: z.string(), kind: z.enum(documentKinds), file: f.fileUrl }),
      ),
      /** Used at the site in the last twelve months. */
      products: z.array(
        z.strictObject({
          companyId: f.id,
          name: z.string(),
          registrationNumber: z.string(),
          activeIngredient: z.string(),
          /** Its safety sheet and its label, among the documents. */
          sheetId: z.nullable(f.id),
          labelId: z.nullable(f.id),
        }),
      ),
      /** What an auditor asks for, in that order. */
      questions: z.array(binderRecord),
      gaps: z.array(binderGap),
    }),
    bound: 'What one site is shown, and what it used in twelve months.',
    errors: ['general.notFound'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v-document/add',
    sends: 'json',
    auth: 'token',
    access: maySave,
    source: 'ours',
    summary: 'Adds a document.',
    request: z.strictObject(draft).check(namesCustomer),
    result: f.created,
    errors: ['general.notFound'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v-document/update',
    sends: 'json',
    auth: 'token',
    access: maySave,
    source: 'ours',
    edits: 'revision',
    summary: 'Changes a document, or replaces its file by a newer one.',
    request: z.strictObject({ id: f.id, ...draft, revision: f.revision }).check(namesCustomer),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v-document/delete/{id}',
    sends: 'path',
    auth: 'token',
    access: maySave,
    source: 'ours',
    summary: 'Takes a document out of the binder.',
    request: f.byId,
    result: f.done,
    errors: ['general.notFound'],
  }),
} as const;
