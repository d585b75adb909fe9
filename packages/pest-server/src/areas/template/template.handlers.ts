import type { DeviceType, InspectionTemplateRecord, RequestOf } from 'pest-sdk';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, PestRefusal, refuse } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { companyOf } from '../../call/tenant';
import { newId } from '../../database/ids';
import { currentTemplates } from '../../templates/current-templates';
import * as queries from './template.queries';

export const templateHandlers: AreaHandlers<'template'> = {
  'template.list': (call) =>
    call.inScope(async (tx) => {
      const templates = await currentTemplates(tx, companyOf(tx));
      return templates.map((template) => ({
        id: template.id,
        name: template.name,
        deviceType: template.deviceType,
        version: template.version,
        itemCount: template.directions.reduce((sum, direction) => sum + direction.items.length, 0),
        updatedAt: template.updatedAt,
      }));
    }),

  'template.details': (call, request) =>
    call.inScope(async (tx) => orNotFound((await currentTemplates(tx, companyOf(tx), request.id))[0])),

  'template.create': (call, request) => {
    requireUniqueIds(request);
    return asTypeTaken(() =>
      call.inScope(async (tx) => {
        const id = newId(call.now);
        await queries.insertTemplate(tx, {
          company_id: companyOf(tx),
          id,
          device_type: request.deviceType,
          version: 1,
          updated_at: call.now,
        });
        await queries.insertVersion(tx, companyOf(tx), id, 1, bodyOf(request));
        return { id };
      }),
    );
  },

  'template.update': (call, request) => {
    requireUniqueIds(request);
    return asTypeTaken(() =>
      call.inScope(async (tx) => {
        const version = orNotFound(
          await queries.nextVersion(tx, companyOf(tx), request.id, request.deviceType, call.now),
        );
        await queries.insertVersion(tx, companyOf(tx), request.id, version, bodyOf(request));
        return null;
      }),
    );
  },

  'template.delete': (call, request) =>
    call.inScope(async (tx) => {
      if (!(await queries.deleteTemplate(tx, companyOf(tx), request.id, call.now))) refuse('general.notFound');
      return null;
    }),
};

function bodyOf({ name, process, directions }: RequestOf<'template.create'>) {
  return { name, process, directions };
}

/** Answers are kept by item id: two items of one id could not be told apart. */
function requireUniqueIds({
  directions,
}: Pick<InspectionTemplateRecord, 'directions'> & { deviceType: DeviceType }): void {
  const ids = directions.flatMap((direction) => [direction.id, ...direction.items.map((item) => item.id)]);
  if (new Set(ids).size !== ids.length) refuse('general.invalidParameter', { field: 'directions' });
}

function asTypeTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  return refusedAs(
    'inspection_template_type',
    new PestRefusal('template.deviceTypeTaken', { field: 'deviceType' }),
    work,
  );
}
