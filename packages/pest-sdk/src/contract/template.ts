import * as z from 'zod/mini';
import { deviceTypes } from '../rules/device-types';
import { endpoint } from './endpoint';
import * as f from './fields';

/** Specification §3: choice, number, fill in blank. */
export const templateItemTypes = ['choice', 'number', 'text'] as const;

const label = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

export const templateItem = z.strictObject({
  id: f.id,
  name: label,
  type: z.enum(templateItemTypes),
  required: z.boolean(),
  options: z.array(z.strictObject({ id: f.id, label, raisesRisk: z.boolean() })).check(z.maxLength(50)),
  multiple: z.boolean(),
  unit: z.string().check(z.maxLength(20)),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  /** Above it the answer is worth a risk point. */
  alarmAbove: z.nullable(z.number()),
});

const body = {
  name: f.name,
  deviceType: z.enum(deviceTypes),
  /** How the device is to be inspected, in words. */
  process: f.text,
  directions: z
    .array(
      z.strictObject({
        id: f.id,
        name: label,
        note: z.string().check(z.maxLength(500)),
        items: z.array(templateItem).check(z.minLength(1), z.maxLength(500)),
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
};

export const inspectionTemplate = z.strictObject({ id: f.id, version: z.int(), updatedAt: f.instant, ...body });
/** An inspection template as the server keeps it, with its id. */
export type InspectionTemplateRecord = z.infer<typeof inspectionTemplate>;

/** Answers to a template's items, by item id: text, number, or the chosen options' ids. */
export const templateAnswers = z.record(
  z.string(),
  z.union([z.string().check(z.maxLength(1000)), z.number(), z.array(f.id)]),
);
/** Answers to a template's items, by item id. */
export type TemplateAnswers = z.infer<typeof templateAnswers>;

export const template = {
  list: endpoint({
    method: 'GET',
    path: '/api/v-template-process/list',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_patrol_list'] },
    source: 'method not shown',
    summary: "The company's inspection templates, one per device type at most.",
    request: f.nothing,
    result: z.array(
      z.strictObject({
        id: f.id,
        name: z.string(),
        deviceType: z.enum(deviceTypes),
        version: z.int(),
        itemCount: f.count,
        updatedAt: f.instant,
      }),
    ),
    errors: [],
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/v-template-process/details/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['m_patrol_list'] },
    source: 'method not shown',
    summary: 'One inspection template.',
    request: f.byId,
    result: inspectionTemplate,
    errors: ['general.notFound'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v-template-process/create',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_patrol_save'] },
    source: 'method not shown',
    summary: 'Creates the inspection template of a device type.',
    request: z.strictObject(body),
    result: f.created,
    errors: ['template.deviceTypeTaken'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v-template-process/update',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_patrol_save'] },
    source: 'method not shown',
    summary: 'Changes an inspection template; inspections already recorded keep the version they were made with.',
    request: z.strictObject({ id: f.id, ...body }),
    result: f.done,
    errors: ['general.notFound', 'template.deviceTypeTaken'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v-template-process/delete/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['btn_patrol_delete'] },
    source: 'method not shown',
    summary: 'Deletes an inspection template; recorded inspections keep theirs.',
    request: f.byId,
    result: f.done,
    errors: ['general.notFound'],
  }),
} as const;
