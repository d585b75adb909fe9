import { addDays, type DocumentRecord, type RequestOf } from 'pest-sdk';
import { bindFile } from '../../books/files/bound-files';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound } from '../../call/refusal';
import { requireSeen, revisionOf } from '../../call/revision';
import { companyOf, requireSite } from '../../call/tenant';
import { newId } from '../../database/ids';
import { mappedPage } from '../../database/pages';
import { insertRow } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { binderOf } from './binder';
import { binderDays } from './binder-gaps';
import * as records from './binder-records.queries';
import * as queries from './document.queries';

export const documentHandlers: AreaHandlers<'document'> = {
  'document.list': (call, request) =>
    call.inScope(async (tx) => {
      if (request.customerId !== undefined) await requireSite(tx, request.customerId);
      return mappedPage(request, await queries.listDocuments(tx, request), (row) => toDocument(call, row));
    }),

  'document.binder': (call, { customerId }) =>
    call.inScope(async (tx) => {
      await requireSite(tx, customerId);
      const sinceDay = addDays(call.today, -binderDays);
      const looked = { customerId, sinceDay };
      const found = {
        rows: await queries.binderDocuments(tx, customerId),
        companies: await queries.companiesOf(tx, customerId),
        used: await queries.productsUsed(tx, customerId, sinceDay, call.parts.settings.timeZone),
        visitors: await queries.visitors(tx, customerId, sinceDay),
        plans: await records.plansHeld(call, tx, looked),
        checks: await records.monthsChecked(call, tx, looked),
        chemicals: await records.chemicalsHeld(call, tx, looked),
        reports: await records.reportsHeld(call, tx, looked),
        actions: await records.actionsHeld(call, tx, looked),
      };
      return { ...binderOf(call, found), documents: found.rows.map((row) => toDocument(call, row)) };
    }),

  'document.add': (call, request) =>
    call.inScope(async (tx) => {
      const id = newId(call.now);
      const row = await rowOf(call, tx, request);
      await insertRow(tx.db, 'audit_document', { ...row, company_id: companyOf(tx), id });
      return { id };
    }),

  'document.update': (call, { id, revision, ...request }) =>
    call.inScope(async (tx) => {
      requireSeen(revision, revisionOfDocument(orNotFound(await queries.lockDocument(tx, id))));
      orNotFound(await queries.updateDocument(tx, id, await rowOf(call, tx, request)));
      return null;
    }),

  'document.delete': (call, { id }) =>
    call.inScope(async (tx) => {
      orNotFound(await queries.deleteDocument(tx, id));
      return null;
    }),
};

/** @throws PestRefusal where it names a site, person, product or file that is not the company's. */
async function rowOf(call: Call, tx: Tx, draft: RequestOf<'document.add'>) {
  if (draft.customerId !== null) await requireSite(tx, draft.customerId);
  const person = draft.accountId === null ? null : orNotFound(await queries.personOf(tx, draft.accountId));
  const product = draft.consumableId === null ? null : orNotFound(await queries.productOf(tx, draft.consumableId));
  const file = await bindFile(call, tx, draft.file, 'document', 'file');
  return {
    customer_id: draft.customerId,
    kind: draft.kind,
    title: draft.title,
    number: draft.number,
    last_day: draft.lastDay,
    account_id: draft.accountId,
    consumable_id: draft.consumableId,
    subject: person?.name ?? product?.name ?? '',
    file: file.key,
    file_kind: file.kind,
    added_at: call.now,
    added_by: call.caller.userName,
  };
}

function toDocument(call: Call, row: queries.DocumentRow): DocumentRecord {
  return {
    id: row.id,
    companyId: row.company_id,
    companyName: row.company_name,
    kind: row.kind,
    title: row.title,
    number: row.number,
    lastDay: row.last_day,
    customerId: row.customer_id,
    accountId: row.account_id,
    consumableId: row.consumable_id,
    subject: row.subject,
    file: call.fileUrl(row.file),
    customerName: row.customer_name,
    fileKind: row.file_kind,
    addedAt: row.added_at.toISOString(),
    addedBy: row.added_by,
    revision: revisionOfDocument(row),
  };
}

function revisionOfDocument(row: Row<'audit_document'>): string {
  const { kind, title, number, last_day, customer_id, account_id, consumable_id, file } = row;
  return revisionOf({ kind, title, number, last_day, customer_id, account_id, consumable_id, file });
}
