import * as z from 'zod/mini';
import { limits } from '../rules/limits';
import { deviceTypes } from '../trade/device-types';
import { endpoint } from './endpoint';
import * as f from './fields';

/** Where waste is kept: a rectangle on the plan, its edges as fractions of the plan's width and height. */
export const trashArea = z.strictObject({
  id: f.id,
  name: z._default(f.textUpTo(50), ''),
  left: f.fraction,
  top: f.fraction,
  right: f.fraction,
  bottom: f.fraction,
});
/** A trash area on a floor plan; bait stations stand within 6 m of each (specification §5). */
export type TrashArea = z.infer<typeof trashArea>;

export const floorPlan = z.strictObject({
  id: f.id,
  customerId: f.id,
  name: z.string(),
  image: z.strictObject({ src: z.string(), width: z.int(), height: z.int() }),
  /** Counts up with each replaced image. */
  revision: z.int(),
  /** Metres that the image's width stands for, once calibrated. */
  metresPerWidth: z.nullable(z.number()),
  /** Absent on a server that does not know trash areas. */
  trashAreas: z.optional(z.array(trashArea)),
  deviceCount: f.count,
  updatedAt: f.instant,
  /** Of what is edited: name, calibration, image and trash areas. */
  recordRevision: f.revision,
});
/** A floor plan of a customer: its current image, revision and, once calibrated, its width in metres. */
export type FloorPlanRecord = z.infer<typeof floorPlan>;

const planChange = z.strictObject({
  at: f.instant,
  kind: z.enum(['added', 'moved', 'removed', 'image']),
  /** Of the device; empty where the plan's image was replaced. */
  code: z.string(),
});
/** What changed on a floor plan. */
export type PlanChangeRecord = z.infer<typeof planChange>;

const pastPlan = z.strictObject({
  day: f.day,
  /** The image at the end of that day, with its revision; null where there was no plan yet. */
  revision: z.nullable(z.int()),
  image: z.nullable(floorPlan.shape.image),
  /** Devices that stood on it; code, name and place in words are those of now. */
  devices: z.array(
    z.strictObject({
      id: f.id,
      code: z.string(),
      name: z.string(),
      type: z.enum(deviceTypes),
      location: z.string(),
      position: f.position,
    }),
  ),
  /** Since the end of that day, the latest first. */
  changes: z.array(planChange),
});
/** A floor plan as it stood on a day, and what changed since (`floorPlan.asOf`). */
export type PastPlan = z.infer<typeof pastPlan>;

const metres = z.nullable(z.number().check(z.gt(0), z.lte(10_000)));

export const floorPlanArea = {
  list: endpoint({
    method: 'GET',
    path: '/api/v-customer-graph/list',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_img_list', 'm_img_heat', 'btn_service_execute'] },
    source: 'spec',
    summary: "A customer's floor plans; without a customer, those of every site the account may see.",
    request: z.strictObject({ customerId: z.optional(f.id) }),
    result: z.array(floorPlan),
    bound: limits.listRows,
    errors: ['general.notFound'],
  }),
  asOf: endpoint({
    method: 'GET',
    path: '/api/v-customer-graph/as-of',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_img_list', 'm_img_heat', 'btn_service_execute'] },
    source: 'ours',
    summary: 'A floor plan as it stood at the end of a day, and what was added, moved and removed since.',
    request: z.strictObject({ id: f.id, day: f.day }),
    result: pastPlan,
    bound: 'The devices of one floor plan, and what changed of them since the day.',
    errors: ['general.notFound'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v-customer-graph/add',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_img_save'] },
    source: 'spec',
    summary: 'Adds a floor plan with an uploaded image (jpg or png, up to 2 MB).',
    changes: ['customer', 'device'],
    request: z.strictObject({ customerId: f.id, name: f.name, image: f.fileUrl, metresPerWidth: z.optional(metres) }),
    result: f.created,
    errors: ['general.notFound'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v-customer-graph/update',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_img_save'], withField: { positions: 'btn_device_edit' } },
    source: 'ours',
    edits: 'recordRevision',
    summary:
      'Renames or calibrates a floor plan, draws its trash areas, or replaces its image as a new revision; devices keep their fractions but those that are given new ones.',
    /** What is left out stays as it is. */
    changes: ['customer', 'device'],
    request: z.strictObject({
      id: f.id,
      name: z.optional(f.name),
      metresPerWidth: z.optional(metres),
      image: z.optional(f.fileUrl),
      trashAreas: z.optional(z.array(trashArea).check(z.maxLength(50))),
      /** Where devices of this plan stand on the new image. */
      positions: z.optional(
        z.array(z.strictObject({ id: f.id, x: f.fraction, y: f.fraction })).check(z.maxLength(5000)),
      ),
      recordRevision: f.revision,
    }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v-customer-graph/delete/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['btn_img_delete'] },
    source: 'spec',
    summary: 'Deletes a floor plan; refused while it has devices.',
    changes: ['customer', 'device'],
    request: f.byId,
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
} as const;
