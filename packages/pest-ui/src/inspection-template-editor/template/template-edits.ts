import { type AnyQuestionType, questionTypeRow, ruleFields } from 'pest-sdk';
import type {
  InspectionTemplate,
  TemplateDirection,
  TemplateItem,
  TemplateOption,
} from '../InspectionTemplateEditor.types';

export type GetId = () => string;

export const emptyTemplate: InspectionTemplate = { name: '', deviceType: null, process: '', directions: [] };

export function newItem(id: string, name = '', type: AnyQuestionType = 'choice'): TemplateItem {
  return {
    id,
    name,
    type,
    required: true,
    options: [],
    multiple: false,
    unit: '',
    min: null,
    max: null,
    alarmAbove: null,
  };
}

/** A question of another type, with the limits that this type begins with where it has none. */
export function retype(template: InspectionTemplate, id: string, type: AnyQuestionType): InspectionTemplate {
  const item = placeOf(template, id)?.item;
  if (!item) return template;
  const begins = item.min === null && item.max === null ? questionTypeRow(type)?.begins : undefined;
  // What one type of a host keeps of a question means nothing to another.
  const own = item.settings && type !== item.type ? { settings: undefined } : undefined;
  return setItem(withoutRules(template, leaningOn(template, [id])), id, { type, ...begins, ...own });
}

/** The questions whose rules ask for one of these. */
export function leaningOn(template: InspectionTemplate, ids: readonly string[]): TemplateItem[] {
  const items = template.directions.flatMap((direction) => direction.items);
  return items.filter((item) => !ids.includes(item.id) && ruleFields.some((field) => asksFor(item[field], ids)));
}

function asksFor(rule: string | undefined, ids: readonly string[]): boolean {
  return [...(rule ?? '').matchAll(asked)].some(([, id = '']) => ids.includes(id));
}

/** An answer as a rule asks for it. */
const asked = /\$\{\s*([^{}]+?)\s*\}/g;

/** Without the rules of these questions: what they leaned on goes, or is asked in another way. */
function withoutRules(template: InspectionTemplate, leaning: readonly TemplateItem[]): InspectionTemplate {
  const gone = Object.fromEntries(ruleFields.map((field) => [field, undefined]));
  return leaning.reduce((before, { id }) => setItem(before, id, gone), template);
}

export function newDirection(id: string, name = ''): TemplateDirection {
  return { id, name, note: '', items: [] };
}

export function newOption(id: string, label: string): TemplateOption {
  return { id, label, raisesRisk: false };
}

function inDirections(
  template: InspectionTemplate,
  change: (direction: TemplateDirection) => TemplateDirection,
): InspectionTemplate {
  return { ...template, directions: template.directions.map(change) };
}

/** Directions that nothing changed in stay the same objects, so that their rows are not drawn again. */
function withItems(direction: TemplateDirection, items: readonly TemplateItem[]): TemplateDirection {
  const same = items.length === direction.items.length && items.every((item, at) => item === direction.items[at]);
  return same ? direction : { ...direction, items: [...items] };
}

export function setDirection(
  template: InspectionTemplate,
  id: string,
  patch: Partial<Omit<TemplateDirection, 'id' | 'items'>>,
): InspectionTemplate {
  return inDirections(template, (direction) => (direction.id === id ? { ...direction, ...patch } : direction));
}

export function setItem(
  template: InspectionTemplate,
  id: string,
  patch: Partial<Omit<TemplateItem, 'id'>>,
): InspectionTemplate {
  return inDirections(template, (direction) =>
    withItems(
      direction,
      direction.items.map((item) => (item.id === id ? { ...item, ...patch } : item)),
    ),
  );
}

export function addDirection(template: InspectionTemplate, direction: TemplateDirection): InspectionTemplate {
  return { ...template, directions: [...template.directions, direction] };
}

/** Puts items after another one of the direction, or at its end. */
export function addItems(
  template: InspectionTemplate,
  directionId: string,
  added: readonly TemplateItem[],
  afterId?: string,
): InspectionTemplate {
  return inDirections(template, (direction) => {
    if (direction.id !== directionId) return direction;
    const after = direction.items.findIndex(({ id }) => id === afterId);
    const at = after === -1 ? direction.items.length : after + 1;
    return withItems(direction, insertAt(direction.items, at, added));
  });
}

/** The questions that a direction holds, or the question itself. */
export function idsWithin({ directions }: InspectionTemplate, id: string): readonly string[] {
  return directions.find((direction) => direction.id === id)?.items.map((item) => item.id) ?? [id];
}

/** Takes a direction with its items, or an item, out, and the rules of others that ask for it. */
export function removeAt(given: InspectionTemplate, id: string): InspectionTemplate {
  const template = withoutRules(given, leaningOn(given, idsWithin(given, id)));
  const kept = template.directions.filter((direction) => direction.id !== id);
  return inDirections({ ...template, directions: kept }, (direction) =>
    withItems(
      direction,
      direction.items.filter((item) => item.id !== id),
    ),
  );
}

/** Moves an item to a place, counted without the item itself, in a direction; outside the list means its nearest end. */
export function moveItem(
  template: InspectionTemplate,
  id: string,
  directionId: string,
  at: number,
): InspectionTemplate {
  const place = placeOf(template, id);
  if (!place || !template.directions.some((direction) => direction.id === directionId)) return template;
  return inDirections(template, (direction) => {
    const rest = direction.items.filter((item) => item.id !== id);
    return withItems(direction, direction.id === directionId ? insertAt(rest, at, [place.item]) : rest);
  });
}

/** Moves items, in the order in which they stand, to the beginning or the end of a direction. */
export function moveItems(
  template: InspectionTemplate,
  ids: ReadonlySet<string>,
  directionId: string,
  end: 'start' | 'end',
): InspectionTemplate {
  if (!template.directions.some((direction) => direction.id === directionId)) return template;
  const moved = template.directions.flatMap(({ items }) => items.filter(({ id }) => ids.has(id)));
  return inDirections(template, (direction) => {
    const rest = direction.items.filter(({ id }) => !ids.has(id));
    if (direction.id !== directionId) return withItems(direction, rest);
    return withItems(direction, insertAt(rest, end === 'start' ? 0 : rest.length, moved));
  });
}

/** Moves a direction to a place in the order, counted without itself. */
export function moveDirection(template: InspectionTemplate, id: string, at: number): InspectionTemplate {
  const moved = template.directions.find((direction) => direction.id === id);
  if (!moved) return template;
  const rest = template.directions.filter((direction) => direction.id !== id);
  return { ...template, directions: insertAt(rest, at, [moved]) };
}

/** One step up or down; an item at the end of its direction goes on into the neighbouring one. */
export function moveBy(template: InspectionTemplate, id: string, step: -1 | 1): InspectionTemplate {
  const index = template.directions.findIndex((direction) => direction.id === id);
  if (index !== -1) return moveDirection(template, id, Math.max(0, index + step));
  const place = placeOf(template, id);
  if (!place) return template;
  const target = place.itemIndex + step;
  if (target >= 0 && target < place.direction.items.length) return moveItem(template, id, place.direction.id, target);
  const neighbour = template.directions[place.directionIndex + step];
  return neighbour ? moveItem(template, id, neighbour.id, step === 1 ? 0 : neighbour.items.length) : template;
}

/** Drops an item where another one is, or at the end of a direction. */
export function dropOn(template: InspectionTemplate, id: string, targetId: string): InspectionTemplate {
  const target = placeOf(template, targetId);
  return target
    ? moveItem(template, id, target.direction.id, target.itemIndex)
    : moveItem(template, id, targetId, Number.POSITIVE_INFINITY);
}

/** Copies a direction or an item behind itself, every part under a new id. */
export function duplicate(template: InspectionTemplate, id: string, getId: GetId): InspectionTemplate {
  const index = template.directions.findIndex((direction) => direction.id === id);
  const source = template.directions[index];
  if (source) {
    return { ...template, directions: insertAt(template.directions, index + 1, copiedDirections([source], getId)) };
  }
  const place = placeOf(template, id);
  return place ? addItems(template, place.direction.id, [copyItem(place.item, getId)], id) : template;
}

/** The same directions, every part under a new id; rules between them ask for the copies. */
export function copiedDirections(directions: readonly TemplateDirection[], getId: GetId): TemplateDirection[] {
  const ids = new Map<string, string>();
  const copies = directions.map((direction) => ({
    ...direction,
    id: getId(),
    items: direction.items.map((item) => copyItem(item, getId, ids)),
  }));
  return copies.map((direction) => ({ ...direction, items: direction.items.map((item) => withIds(item, ids)) }));
}

/** @param ids is told which id became which */
function copyItem(item: TemplateItem, getId: GetId, ids = new Map<string, string>()): TemplateItem {
  const copied = (id: string) => {
    const next = getId();
    ids.set(id, next);
    return next;
  };
  return {
    ...item,
    id: copied(item.id),
    options: item.options.map((option) => ({ ...option, id: copied(option.id) })),
  };
}

/** The item with rules that ask for other ids; an option's stands there as a text. */
function withIds(item: TemplateItem, ids: ReadonlyMap<string, string>): TemplateItem {
  const renamed = (rule: string) =>
    rule
      .replace(asked, (_, id: string) => `\${${ids.get(id) ?? id}}`)
      .replace(/(['"])(.*?)\1/g, (_, quote: string, text: string) => quote + (ids.get(text) ?? text) + quote);
  const rules = ruleFields.flatMap((field) => (item[field] ? [[field, renamed(item[field])]] : []));
  return { ...item, ...Object.fromEntries(rules) };
}

interface ItemPlace {
  readonly direction: TemplateDirection;
  readonly directionIndex: number;
  readonly item: TemplateItem;
  readonly itemIndex: number;
}

export function placeOf(template: InspectionTemplate, id: string): ItemPlace | null {
  for (const [directionIndex, direction] of template.directions.entries()) {
    const itemIndex = direction.items.findIndex((item) => item.id === id);
    const item = direction.items[itemIndex];
    if (item) return { direction, directionIndex, item, itemIndex };
  }
  return null;
}

/** Where the focus goes once a direction or an item is gone: what follows it, else what came before, else nothing. */
export function neighbourOf(template: InspectionTemplate, id: string): string | null {
  const siblings = template.directions.some((direction) => direction.id === id)
    ? template.directions
    : (placeOf(template, id)?.direction.items ?? []);
  const at = siblings.findIndex((sibling) => sibling.id === id);
  return (siblings[at + 1] ?? siblings[at - 1])?.id ?? null;
}

function insertAt<Part>(list: readonly Part[], at: number, added: readonly Part[]): Part[] {
  return [...list.slice(0, at), ...added, ...list.slice(at)];
}
