import type { RequestOf } from 'pest-sdk';
import { currentTemplates } from '../../books/current-templates';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, PestRefusal, refuse } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { refuseStale } from '../../call/revision';
import { companyOf } from '../../call/tenant';
import type { TemplateBody } from '../../database/column-types';
import { newId } from '../../database/ids';
import { insertRow } from '../../database/rows';
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
        published: template.published,
        itemCount: template.directions.reduce((sum, direction) => sum + direction.items.length, 0),
        updatedAt: template.updatedAt,
      }));
    }),

  'template.details': (call, request) =>
    call.inScope(async (tx) => orNotFound((await currentTemplates(tx, companyOf(tx), request.id))[0])),

  'template.create': (call, request) =>
    asTypeTaken(() =>
      call.inScope(async (tx) => {
        const id = newId(call.now);
        await insertRow(tx.db, 'inspection_template', {
          company_id: companyOf(tx),
          id,
          device_type: request.deviceType,
          version: 1,
          updated_at: call.now,
        });
        await queries.insertVersion(tx, versionOf(call, companyOf(tx), id, 1, request));
        return { id };
      }),
    ),

  'template.update': (call, request) =>
    asTypeTaken(() =>
      call.inScope(async (tx) => {
        const version = orNotFound(await queries.nextVersion(tx, companyOf(tx), request.id, request, call.now));
        // The rows are locked by now, so that of two who save at once the second is told.
        if (request.version !== undefined && version !== request.version + 1) refuseStale('version');
        await queries.insertVersion(tx, versionOf(call, companyOf(tx), request.id, version, request));
        return null;
      }),
    ),

  'template.delete': (call, request) =>
    call.inScope(async (tx) => {
      if (!(await queries.deleteTemplate(tx, companyOf(tx), request.id, call.now))) refuse('general.notFound');
      return null;
    }),
};

/** What is saved, as a version of its template. */
function versionOf(
  call: Call,
  companyId: string,
  templateId: string,
  version: number,
  request: RequestOf<'template.create'>,
) {
  return {
    company_id: companyId,
    template_id: templateId,
    version,
    device_type: request.deviceType,
    published_at: request.state === 'published' ? call.now : null,
    body: bodyOf(call, request),
  };
}

/** What a client did not name gets an id here: answers are kept by it. */
function bodyOf(call: Call, { name, process, processEn, directions }: RequestOf<'template.create'>): TemplateBody {
  const withId = <Part extends { readonly id?: string | undefined }>(part: Part) => ({
    ...part,
    id: part.id ?? newId(call.now),
  });
  return {
    name,
    process,
    processEn,
    directions: directions.map((direction) => ({
      ...withId(direction),
      items: direction.items.map((item) => ({ ...withId(item), options: item.options.map(withId) })),
    })),
  };
}

function asTypeTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  return refusedAs(
    'inspection_template_type',
    new PestRefusal('template.deviceTypeTaken', { field: 'deviceType' }),
    work,
  );
}
