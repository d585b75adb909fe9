import { bindFile } from '../../books/files/bound-files';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { requireSeen, revisionOf } from '../../call/revision';
import { companyOf } from '../../call/tenant';
import { newId } from '../../database/ids';
import { mappedPage } from '../../database/pages';
import { insertRow } from '../../database/rows';
import type { Row } from '../../database/tables';
import * as queries from './seal.queries';

const awaited = (contracts: number) => ({
  zh: `有 ${contracts} 份待审核的合同使用此印章，请先审核或删除这些合同`,
  en: `Contracts awaiting review use this seal (${contracts}). Review or delete them first.`,
});

export const sealHandlers: AreaHandlers<'seal'> = {
  'seal.list': (call, request) =>
    call.inScope(async (tx) => {
      return mappedPage(request, await queries.listSeals(tx, request), (seal) => ({
        id: seal.id,
        title: seal.title,
        image: call.fileUrl(seal.image),
        keyword: seal.keyword,
        updatedAt: seal.updated_at.toISOString(),
        waiting: seal.waiting,
        revision: revisionOfSeal(seal),
      }));
    }),

  'seal.add': (call, { title, image, keyword }) =>
    call.inScope(async (tx) => {
      const { key } = await bindFile(call, tx, image, 'seal', 'image');
      const id = newId(call.now);
      await insertRow(tx.db, 'seal', {
        company_id: companyOf(tx),
        id,
        title,
        image: key,
        keyword,
        updated_at: call.now,
      });
      return { id };
    }),

  'seal.update': (call, { id, title, image, keyword, revision }) =>
    call.inScope(async (tx) => {
      requireSeen(revision, revisionOfSeal(orNotFound(await queries.lockSeal(tx, id))));
      const { key } = await bindFile(call, tx, image, 'seal', 'image');
      await queries.updateSeal(tx, id, { title, image: key, keyword, updated_at: call.now });
      return null;
    }),

  'seal.delete': (call, { id }) =>
    call.inScope(async (tx) => {
      orNotFound(await queries.lockSeal(tx, id));
      const waiting = await queries.countWaiting(tx, id);
      if (waiting > 0) refuse('general.businessFailure', { words: awaited(waiting) });
      await queries.updateSeal(tx, id, { deleted_at: call.now });
      return null;
    }),
};

function revisionOfSeal({ title, image, keyword }: Row<'seal'>): string {
  return revisionOf({ title, image, keyword });
}
