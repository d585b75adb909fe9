import type { ContractRecord, Option, RequestOf, ResultOf } from 'pest-sdk';
import { bindFile, findFile } from '../../books/files/bound-files';
import type { Call } from '../../call/call';
import type { AreaHandlers, CallOf } from '../../call/handlers';
import { orNotFound, PestRefusal, refuse } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { companyOf } from '../../call/tenant';
import { isId, newId } from '../../database/ids';
import { mappedPage } from '../../database/pages';
import { insertRow } from '../../database/rows';
import type { Tx } from '../../database/transactions';
import * as queries from './contract.queries';
import { mayReview, reviewContract, toReview } from './review-contract';
import { fileHash, placesFor } from './sealing';

const words = {
  numberTaken: { zh: '合同编号已存在', en: 'There is already a contract with this number.' },
  noReviewer: { zh: '请选择有合同审核权限的审核人', en: 'Choose a reviewer with permission to review contracts.' },
  stamped: { zh: '合同已通过并盖章，不能删除', en: 'The contract is approved and stamped; it cannot be deleted.' },
} as const;

export const contractHandlers: AreaHandlers<'contract'> = {
  'contract.approvedList': (call, request) =>
    call.inScope(async (tx) => {
      const found = await queries.listContracts(tx, request);
      const others = await queries.listReviewers(tx, call.caller.accountId);
      return mappedPage(request, found, (row) => toRecord(call, row, others.length > 0));
    }),

  'contract.reviewers': (call) => call.inScope((tx) => reviewersFor(call, tx)),

  'contract.places': async (call, request) => {
    const { keyword, key } = await sealAndFile(call, request);
    return shownPlaces(call, key, keyword);
  },

  'contract.placesOf': async (call, { id }) => {
    const { contract, seal } = await toReview(call, id);
    return shownPlaces(call, contract.file, seal.keyword);
  },

  'contract.add': async (call, request) => {
    // Looked for before anything is written, and outside a transaction: a long PDF takes its time.
    const { keyword, key } = await sealAndFile(call, request);
    await placesFor(call, key, keyword);
    const hash = await fileHash(call, key);
    return call.inScope(async (tx) => {
      const seal = orNotFound(await queries.holdSeal(tx, request.sealId));
      await requireReviewer(call, tx, request.reviewerId);
      await bindFile(call, tx, request.file, 'contract', 'file');
      const id = newId(call.now);
      const taken = new PestRefusal('general.businessFailure', { words: words.numberTaken, field: 'number' });
      await refusedAs('contract_document_number', taken, () =>
        insertRow(tx.db, 'contract_document', {
          company_id: companyOf(tx),
          id,
          name: request.name,
          number: request.number,
          file: key,
          file_hash: hash,
          seal_id: seal.id,
          seal_title: seal.title,
          reviewer_id: request.reviewerId,
          submitted_by: call.caller.accountId,
          submitted_at: call.now,
        }),
      );
      return { id };
    });
  },

  'contract.updateApply': reviewContract,

  'contract.delete': (call, { id }) =>
    call.inScope(async (tx) => {
      const contract = orNotFound(await queries.lockContract(tx, id));
      if (contract.state === 'approved') refuse('general.businessFailure', { words: words.stamped });
      await queries.deleteContract(tx, id);
      return null;
    }),
};

async function shownPlaces(call: Call, key: string, keyword: string): Promise<ResultOf<'contract.places'>> {
  const { pages, places } = await placesFor(call, key, keyword);
  return {
    keyword,
    pages,
    places: places.map(({ page, shown: { x, y, pageAspect } }) => ({ page, x, y, pageAspect })),
  };
}

function sealAndFile(call: Call, { file, sealId }: Pick<RequestOf<'contract.add'>, 'file' | 'sealId'>) {
  return call.inScope(async (tx) => ({
    keyword: orNotFound(await queries.findSeal(tx, sealId)).keyword,
    key: (await findFile(call, tx, file, 'contract', 'file')).key,
  }));
}

/** Somebody else than who submits it, where there is anybody. */
async function reviewersFor(call: Call, tx: Tx): Promise<Option[]> {
  const others = await queries.listReviewers(tx, call.caller.accountId);
  return others.length > 0 ? others : queries.listReviewers(tx, null);
}

async function requireReviewer(call: Call, tx: Tx, reviewerId: string): Promise<void> {
  const { accountId } = call.caller;
  const others = await queries.listReviewers(tx, accountId);
  const found = isId(reviewerId) && (await queries.listReviewers(tx, others.length > 0 ? accountId : null, reviewerId));
  if (found && found.length > 0) return;
  refuse('general.businessFailure', { words: words.noReviewer, field: 'reviewerId' });
}

function toRecord(call: CallOf<'contract.approvedList'>, row: queries.ContractRow, hasOthers: boolean): ContractRecord {
  return {
    id: row.id,
    name: row.name,
    number: row.number,
    file: call.fileUrl(row.file),
    stampedFile: call.optionalFileUrl(row.stamped_file),
    sealTitle: row.state === 'pending' ? row.seal_now : row.seal_title,
    reviewerName: row.reviewer_name,
    state: row.state,
    reason: row.reason,
    submittedAt: row.submitted_at.toISOString(),
    submittedBy: row.submitter_name,
    reviewedAt: row.reviewed_at?.toISOString() ?? null,
    reviewedBy: row.reviewed_by_name,
    stampedPages: row.stamped_pages,
    mayReview:
      row.state === 'pending' &&
      call.sees('review') &&
      mayReview(call, row, { all: call.sees('reviewAll'), hasOthers }),
  };
}
