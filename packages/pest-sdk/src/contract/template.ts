import * as z from 'zod/mini';
import type { CheckedTemplate } from '../rules/checked-template';
import { longestRule } from '../rules/expressions';
import { limits } from '../rules/limits';
import { templateStates } from '../rules/record-values';
import { yesNo } from '../rules/template-answers';
import { templateFindings } from '../rules/template-rules';
import { deviceTypes } from '../trade/device-types';
import { questionTypes } from '../trade/question-types';
import { endpoint } from './endpoint';
import * as f from './fields';

const label = f.requiredText(200);

/** The same in English, for readers of English; without it they read the other. */
const labelEn = z.optional(f.textUpTo(200));

const hint = z.optional(f.textUpTo(300));
const rule = z.optional(f.textUpTo(longestRule));
const endName = z.optional(f.textUpTo(60));

/** What a host's own type keeps of a question; it is kept and answered here, and checked where it is registered. */
const settings = z
  .record(z.string().check(z.minLength(1), z.maxLength(60)), z.union([f.textUpTo(1000), z.number(), z.boolean()]))
  .check(z.refine((given) => Object.keys(given).length <= 50, 'tooMany'));

const option = { id: f.id, label, labelEn, raisesRisk: z.boolean() };
const item = {
  id: f.id,
  name: label,
  nameEn: labelEn,
  type: z.union([z.enum(questionTypes), f.ownKind]),
  required: z.boolean(),
  options: z.array(z.strictObject(option)).check(z.maxLength(50)),
  multiple: z.boolean(),
  unit: f.textUpTo(20),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  /** Above it the answer is worth a risk point. */
  alarmAbove: z.nullable(z.number()),
  /** Of a yes-or-no question: the answer that is worth a risk point. */
  riskWhen: z.optional(z.nullable(z.enum(yesNo))),
  /** What helps to answer; under the question. */
  hint,
  hintEn: hint,
  /** Asked only where it holds: an expression, in which answers are `${item id}`. */
  showIf: rule,
  /** Must be answered where it holds. */
  requiredIf: rule,
  /** What must hold of the answer, `.`, and what is said where it does not. */
  constraint: rule,
  constraintMessage: hint,
  constraintMessageEn: hint,
  /** Of a calculated item: what it comes to. */
  calculation: rule,
  /** Offers the last answer for the same device; it is recorded only once somebody takes it. */
  fromLastTime: z.optional(z.boolean()),
  /** What the ends of a scale are called. */
  lowest: endName,
  lowestEn: endName,
  highest: endName,
  highestEn: endName,
  /** Of a host's own type: what it keeps of the question. */
  settings: z.optional(settings),
};
const direction = {
  id: f.id,
  name: label,
  nameEn: labelEn,
  note: f.textUpTo(500),
  noteEn: z.optional(f.textUpTo(500)),
  items: z.array(z.strictObject(item)).check(z.minLength(1), z.maxLength(limits.questionsOfDirection)),
};
const body = {
  name: f.name,
  deviceType: z.enum(deviceTypes),
  /** How the device is to be inspected, in words. */
  process: f.text,
  processEn: z.optional(f.text),
  directions: z.array(z.strictObject(direction)).check(z.minLength(1), z.maxLength(limits.directionsOfTemplate)),
};

/** The version that services begin with; null where there are only drafts. Without it, the version that is told. */
const published = z.optional(z.nullable(z.int()));

export const inspectionTemplate = z.strictObject({
  id: f.id,
  version: z.int(),
  published,
  updatedAt: f.instant,
  ...body,
});
/** An inspection template as the server keeps it, with its id. */
export type InspectionTemplateRecord = z.infer<typeof inspectionTemplate>;

/** What the specification does not name may be left out; ids are given by the server then. */
const draftOption = z.strictObject({
  ...option,
  id: z.optional(option.id),
  raisesRisk: z._default(option.raisesRisk, false),
});
const draftItem = z.strictObject({
  ...item,
  id: z.optional(item.id),
  required: z._default(item.required, true),
  options: z._default(z.array(draftOption).check(z.maxLength(50)), []),
  multiple: z._default(item.multiple, false),
  unit: z._default(item.unit, ''),
  min: z._default(item.min, null),
  max: z._default(item.max, null),
  alarmAbove: z._default(item.alarmAbove, null),
});
const draftDirection = z.strictObject({
  ...direction,
  id: z.optional(direction.id),
  note: z._default(direction.note, ''),
  items: z.array(draftItem).check(z.minLength(1), z.maxLength(limits.questionsOfDirection)),
});
const draft = {
  /** A draft is kept as a version that no service begins with yet. */
  state: z._default(z.enum(templateStates), 'published'),
  ...body,
  process: z._default(body.process, ''),
  directions: z.array(draftDirection).check(z.minLength(1), z.maxLength(limits.directionsOfTemplate)),
};

/** The whole template by the rule that the editor asks too; the problem's name is the message. */
const wholeTemplate = z.superRefine<CheckedTemplate>((template, context) => {
  for (const { path, problem } of templateFindings(template)) {
    context.addIssue({ code: 'custom', message: problem, path: [...path], input: template });
  }
});

/**
 * Answers to a template's items, by item id: text, a number or a step, a day, yes or no, the chosen options' ids, or photos,
 * each of which is among those of the check as well.
 */
export const templateAnswers = z.record(
  z.string(),
  z.union([
    f.textUpTo(1000),
    z.number(),
    z.boolean(),
    z.array(f.id),
    z.strictObject({ photos: z.array(f.fileUrl).check(z.maxLength(limits.photosOfRecord)) }),
  ]),
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
        /** The newest, which may be a draft. */
        version: z.int(),
        published,
        itemCount: f.count,
        updatedAt: f.instant,
      }),
    ),
    bound: 'A template for each type of device at most.',
    errors: [],
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/v-template-process/details/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['m_patrol_list'] },
    source: 'method not shown',
    summary: 'One inspection template as it was saved last, which may be a draft.',
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
    summary: 'Creates the inspection template of a device type, published or as a draft.',
    request: z.strictObject(draft).check(wholeTemplate),
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
    edits: 'version',
    summary: 'Changes an inspection template; services that have begun keep the version that was published then.',
    request: z
      .strictObject({
        id: f.id,
        /** The version that was changed; refused (with this field named) where there is a newer one. */
        version: z.optional(z.int()),
        ...draft,
      })
      .check(wholeTemplate),
    result: f.done,
    errors: ['general.notFound', 'general.businessFailure', 'template.deviceTypeTaken'],
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
