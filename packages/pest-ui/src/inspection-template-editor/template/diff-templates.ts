import { ruleFields } from 'pest-sdk';
import type { InspectionTemplate, TemplateDirection, TemplateItem } from '../InspectionTemplateEditor.types';

/** What a template, a direction or an item consists of, as the differences name it. */
export type TemplateField =
  | 'name'
  | 'english'
  | 'deviceType'
  | 'process'
  | 'note'
  | 'type'
  | 'required'
  | 'options'
  | 'multiple'
  | 'unit'
  | 'min'
  | 'max'
  | 'alarmAbove'
  | 'riskWhen'
  | 'hint'
  | 'showIf'
  | 'requiredIf'
  | 'constraint'
  | 'calculation'
  | 'fromLastTime'
  | 'scale'
  | 'settings';

/** One thing that differs between two templates; parts are told apart by their ids. */
export interface TemplateDifference {
  readonly part: 'template' | 'direction' | 'item';
  /** `reordered`: the parts inside stand in another order; `moved`: into another direction. */
  readonly kind: 'added' | 'removed' | 'changed' | 'moved' | 'reordered';
  /** Of the part, as it is called afterwards. */
  readonly name: string;
  /** What changed in it. */
  readonly fields: readonly TemplateField[];
}

type Fields<Part> = readonly (readonly [TemplateField, (part: Part) => unknown])[];

const templateFields: Fields<InspectionTemplate> = [
  ['name', ({ name }) => name],
  ['deviceType', ({ deviceType }) => deviceType],
  ['process', ({ process }) => process],
  ['english', ({ processEn }) => processEn ?? ''],
];
const directionFields: Fields<TemplateDirection> = [
  ['name', ({ name }) => name],
  ['english', ({ nameEn, noteEn }) => JSON.stringify([nameEn ?? '', noteEn ?? ''])],
  ['note', ({ note }) => note],
];
const itemFields: Fields<TemplateItem> = [
  ['name', ({ name }) => name],
  [
    'english',
    ({ nameEn, options, lowestEn, highestEn, hintEn, constraintMessageEn }) =>
      JSON.stringify([
        [nameEn, lowestEn, highestEn, hintEn, constraintMessageEn].map((words) => words ?? ''),
        options.map(({ labelEn }) => labelEn ?? '').filter(Boolean),
      ]),
  ],
  ['type', ({ type }) => type],
  ['required', ({ required }) => required],
  ['options', ({ options }) => JSON.stringify(options.map(({ id, label, raisesRisk }) => [id, label, raisesRisk]))],
  ['multiple', ({ multiple }) => multiple],
  ['unit', ({ unit }) => unit],
  ['min', ({ min }) => min],
  ['max', ({ max }) => max],
  ['alarmAbove', ({ alarmAbove }) => alarmAbove],
  ['riskWhen', ({ riskWhen }) => riskWhen ?? null],
  ['hint', ({ hint }) => hint ?? ''],
  ...ruleFields.map((field): Fields<TemplateItem>[number] => [field, (item) => item[field] ?? '']),
  ['constraint', ({ constraintMessage }) => constraintMessage ?? ''],
  ['fromLastTime', ({ fromLastTime }) => fromLastTime ?? false],
  ['scale', ({ lowest, highest }) => JSON.stringify([lowest ?? '', highest ?? ''])],
  ['settings', ({ settings }) => JSON.stringify(Object.entries(settings ?? {}).sort())],
];

/** What changed from one template to another, in the order of the second; what went is named last. */
export function diffTemplates(before: InspectionTemplate, after: InspectionTemplate): TemplateDifference[] {
  const own = changed('template', templateFields, before, after, after.name);
  const was = placed(before);
  const is = placed(after);
  return [
    ...own,
    ...reordered('template', before.directions, after.directions, after.name),
    ...after.directions.flatMap((direction) => {
      const old = before.directions.find(({ id }) => id === direction.id);
      return [
        ...(old
          ? [
              ...changed('direction', directionFields, old, direction, direction.name),
              ...reordered('direction', old.items, direction.items, direction.name),
            ]
          : [whole('direction', 'added', direction.name)]),
        ...direction.items.flatMap((item) => itemDifferences(was.get(item.id), { item, directionId: direction.id })),
      ];
    }),
    ...before.directions
      .filter(({ id }) => !after.directions.some((direction) => direction.id === id))
      .map(({ name }) => whole('direction', 'removed', name)),
    ...[...was.values()].filter(({ item }) => !is.has(item.id)).map(({ item }) => whole('item', 'removed', item.name)),
  ];
}

interface Placed {
  readonly item: TemplateItem;
  readonly directionId: string;
}

function placed({ directions }: InspectionTemplate): Map<string, Placed> {
  return new Map(
    directions.flatMap(({ id, items }) => items.map((item) => [item.id, { item, directionId: id }] as const)),
  );
}

function itemDifferences(was: Placed | undefined, is: Placed): TemplateDifference[] {
  const { name } = is.item;
  if (!was) return [whole('item', 'added', name)];
  return [
    ...(was.directionId === is.directionId ? [] : [whole('item', 'moved', name)]),
    ...changed('item', itemFields, was.item, is.item, name),
  ];
}

function whole(part: TemplateDifference['part'], kind: TemplateDifference['kind'], name: string): TemplateDifference {
  return { part, kind, name, fields: [] };
}

function changed<Part>(
  part: TemplateDifference['part'],
  fields: Fields<Part>,
  before: Part,
  after: Part,
  name: string,
): TemplateDifference[] {
  if (before === after) return [];
  const different = fields.filter(([, read]) => read(before) !== read(after)).map(([field]) => field);
  return different.length === 0 ? [] : [{ part, kind: 'changed', name, fields: different }];
}

type Identified = { readonly id: string };

/** Of the parts that both have; what came or went changes no order. */
function reordered(
  part: TemplateDifference['part'],
  before: readonly Identified[],
  after: readonly Identified[],
  name: string,
): TemplateDifference[] {
  const common = (these: readonly Identified[], those: readonly Identified[]) => {
    const known = new Set(those.map(({ id }) => id));
    return these.filter(({ id }) => known.has(id)).map(({ id }) => id);
  };
  const order = common(after, before);
  return common(before, after).some((id, at) => id !== order[at]) ? [whole(part, 'reordered', name)] : [];
}
