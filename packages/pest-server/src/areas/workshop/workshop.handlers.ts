import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, PestRefusal, refuse } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { requireSeen } from '../../call/revision';
import { companyOf, requireSite } from '../../call/tenant';
import { newId } from '../../database/ids';
import { pageOf } from '../../database/pages';
import { insertRow, updateRow } from '../../database/rows';
import * as queries from './workshop.queries';

const nameTaken = {
  zh: '该客户已有同名车间',
  en: 'This customer already has a workshop with this name.',
} as const;

export const workshopHandlers: AreaHandlers<'workshop'> = {
  'workshop.list': (call, request) =>
    call.inScope(async (tx) => {
      await requireSite(tx, request.customerId);
      const { total, rows } = await queries.listWorkshops(tx, request);
      return pageOf(request, total, rows);
    }),

  'workshop.children': (call, request) =>
    call.inScope(async (tx) => {
      await requireSite(tx, request.customerId);
      return queries.workshopOptions(tx, request.customerId);
    }),

  'workshop.add': (call, request) =>
    asNameTaken(() =>
      call.inScope(async (tx) => {
        await requireSite(tx, request.customerId);
        const id = newId(call.now);
        await insertRow(tx.db, 'workshop', {
          company_id: companyOf(tx),
          id,
          customer_id: request.customerId,
          name: request.name,
          zone_risk: request.zoneRisk,
        });
        return { id };
      }),
    ),

  'workshop.update': (call, request) =>
    asNameTaken(() =>
      call.inScope(async (tx) => {
        const workshop = orNotFound(await queries.lockWorkshop(tx, companyOf(tx), request.id));
        requireSeen(request.revision, queries.revisionOfWorkshop(workshop));
        await updateRow(tx.db, 'workshop', workshop, { name: request.name, zone_risk: request.zoneRisk });
        return null;
      }),
    ),

  'workshop.delete': (call, request) =>
    call.inScope(async (tx) => {
      if (!(await queries.deleteWorkshop(tx, companyOf(tx), request.id))) refuse('general.notFound');
      return null;
    }),
};

function asNameTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  return refusedAs(
    'workshop_name',
    new PestRefusal('general.businessFailure', { words: nameTaken, field: 'name' }),
    work,
  );
}
