import type { RequestOf } from '../../contract';
import type { InspectionTemplateRecord } from '../../contract/template';
import type { MockAnswers } from '../mock-handlers';
import { refusal } from '../mock-refusal';
import { done, missing, now } from './site-answers';
import type { World } from './world';

/** Inspection templates, one for each type of device. */
export function templateAnswers({ templates }: World): MockAnswers {
  const taken = (deviceType: string, id?: string) =>
    templates.rows.some((row) => row.deviceType === deviceType && row.id !== id);
  return {
    'template.list': () =>
      templates.rows.map(({ id, name, deviceType, version, published, updatedAt, directions }) => ({
        id,
        name,
        deviceType,
        version,
        published,
        updatedAt,
        itemCount: directions.reduce((count, { items }) => count + items.length, 0),
      })),
    'template.details': ({ request }) => templates.find(request.id) ?? missing(),
    'template.create': ({ request }) => {
      if (taken(request.deviceType)) return refusal('template.deviceTypeTaken', { field: 'deviceType' });
      const { id } = templates.add((id) => recordOf(request, id, 1, null));
      return { id };
    },
    'template.update': ({ request }) => {
      if (taken(request.deviceType, request.id)) return refusal('template.deviceTypeTaken', { field: 'deviceType' });
      return done(
        templates.change(request.id, ({ id, version, published = version }) =>
          recordOf(request, id, version + 1, published),
        ),
      );
    },
    'template.delete': ({ request }) => done(templates.remove(request.id)),
  };
}

/** A template as it is kept: what came without an id is given one by its place. */
function recordOf(
  request: RequestOf<'template.create'>,
  id: string,
  version: number,
  inForce: number | null,
): InspectionTemplateRecord {
  const { name, deviceType, process, processEn } = request;
  const published = request.state === 'published' ? version : inForce;
  const directions = request.directions.map((direction, number) => ({
    ...direction,
    id: direction.id ?? `${id}-direction-${number + 1}`,
    items: direction.items.map((item, itemNumber) => ({
      ...item,
      id: item.id ?? `${id}-item-${number + 1}-${itemNumber + 1}`,
      options: item.options.map((option, optionNumber) => ({
        ...option,
        id: option.id ?? `${id}-option-${number + 1}-${itemNumber + 1}-${optionNumber + 1}`,
      })),
    })),
  }));
  return { id, version, published, updatedAt: now(), name, deviceType, process, processEn, directions };
}
