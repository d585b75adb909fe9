import type { InspectionTemplate, TemplateDirection, TemplateItem } from '../InspectionTemplateEditor.types';

/** What a host's record may leave out or send as null. */
type Loose<Part> = { readonly [Name in keyof Part]?: Part[Name] | null | undefined };

/**
 * A host's template as the editor can show it: missing lists are empty, missing texts too. What is complete stays the
 * same object, so that a controlled template is recognised as the one that was handed out.
 */
export function readTemplate(given: InspectionTemplate): InspectionTemplate {
  const { name, deviceType, process, directions } = given;
  const complete = list(directions).map(readDirection);
  const template = {
    ...given,
    name: text(name),
    deviceType: deviceType ?? null,
    process: text(process),
    directions: complete,
  };
  return same(given, template) && sameList(directions, complete) ? given : template;
}

/** Directions that were read: of a controlled template each letter changes one, and the others need no second look. */
const read = new WeakMap<TemplateDirection, TemplateDirection>();

function readDirection(given: TemplateDirection, at: number): TemplateDirection {
  const known = read.get(given);
  if (known) return known;
  const direction = completeDirection(given, at);
  read.set(given, direction);
  return direction;
}

function completeDirection(given: TemplateDirection, at: number): TemplateDirection {
  const { id, name, note, items }: Loose<TemplateDirection> = given;
  const complete = list(items).map(readItem);
  const direction = { ...given, id: id ?? `direction-${at}`, name: text(name), note: text(note), items: complete };
  return same(given, direction) && sameList(items, complete) ? given : direction;
}

function readItem(given: TemplateItem, at: number): TemplateItem {
  const { id, name, type, required, options, multiple, unit }: Loose<TemplateItem> = given;
  const complete = list(options);
  const item: TemplateItem = {
    ...given,
    id: id ?? `item-${at}`,
    name: text(name),
    type: type ?? 'text',
    required: required ?? false,
    options: complete,
    multiple: multiple ?? false,
    unit: text(unit),
    min: limit(given.min),
    max: limit(given.max),
    alarmAbove: limit(given.alarmAbove),
  };
  return same(given, item) && sameList(options, complete) ? given : item;
}

const text = (value: string | null | undefined) => value ?? '';

function limit(value: number | null | undefined): number | null {
  return value === undefined || value === null || !Number.isFinite(value) ? null : value;
}

/** Without the gaps that a null leaves in a list. */
function list<Part>(parts: readonly (Part | null | undefined)[] | null | undefined): Part[] {
  return Array.isArray(parts) ? parts.filter((part): part is Part => part !== null && part !== undefined) : [];
}

/** The same values, lists left aside. */
function same<Part extends object>(a: Part, b: Part): boolean {
  const names = Object.keys(b) as (keyof Part)[];
  return names.every((name) => Array.isArray(b[name]) || Object.is(a[name], b[name]));
}

function sameList(a: readonly unknown[] | null | undefined, b: readonly unknown[]): boolean {
  return Array.isArray(a) && a.length === b.length && b.every((part, at) => part === a[at]);
}
