import type { Language } from '../language/language';
import { questionTypeRow } from '../trade/question-types';
import type { CheckedDirection, CheckedItem, CheckedTemplate, TemplateFinding } from './checked-template';
import { photosOfRecord } from './limits';
import { ruleFindings } from './rule-findings';

type Path = TemplateFinding['path'];

const blank = (text: string) => text.trim() === '';

/**
 * Everything that keeps a template from being saved: editor, contract and server ask this one rule.
 *
 * @param takenDeviceTypes types that another template of the company has; there is one template for each (30001)
 */
export function templateFindings(
  template: CheckedTemplate,
  takenDeviceTypes: readonly string[] = [],
): readonly TemplateFinding[] {
  return [...plainFindings(template, takenDeviceTypes), ...ruleFindings(template)];
}

/** Of them, all but {@link ruleFindings}, which an editor loads where there are rules. */
export function plainFindings(
  template: CheckedTemplate,
  takenDeviceTypes: readonly string[] = [],
): readonly TemplateFinding[] {
  const { name, deviceType, directions } = template;
  const found: TemplateFinding[] = [];
  if (blank(name)) found.push({ path: ['name'], problem: 'nameMissing' });
  if (deviceType === null) found.push({ path: ['deviceType'], problem: 'deviceTypeMissing' });
  else if (takenDeviceTypes.includes(deviceType)) found.push({ path: ['deviceType'], problem: 'deviceTypeTaken' });
  if (directions.length === 0) found.push({ path: ['directions'], problem: 'directionsMissing' });
  return [
    ...found,
    ...directions.flatMap((direction, at) => directionFindings(direction, ['directions', at])),
    ...repeatedIds(directions),
    ...photosTooMany(directions),
  ];
}

function directionFindings(direction: CheckedDirection, at: Path): TemplateFinding[] {
  const found: TemplateFinding[] = [];
  if (blank(direction.name)) found.push({ path: [...at, 'name'], problem: 'directionNameMissing' });
  if (direction.items.length === 0) found.push({ path: [...at, 'items'], problem: 'itemsMissing' });
  return [...found, ...direction.items.flatMap((item, index) => itemFindings(item, [...at, 'items', index]))];
}

function itemFindings(item: CheckedItem, at: Path): TemplateFinding[] {
  const found: TemplateFinding[] = [];
  if (blank(item.name)) found.push({ path: [...at, 'name'], problem: 'itemNameMissing' });
  const fault = questionTypeRow(item.type)?.fault(item);
  if (!fault) return found;
  const { field, ...said } = fault;
  return [...found, { path: [...at, field], ...said }];
}

/** Answers are kept by id: two items, or two directions, of one id could not be told apart. */
function repeatedIds(directions: readonly CheckedDirection[]): TemplateFinding[] {
  const placed = directions.flatMap((direction, at) => [
    { id: direction.id, path: ['directions', at] },
    ...direction.items.map((item, index) => ({ id: item.id, path: ['directions', at, 'items', index] })),
  ]);
  const known = new Set<string>();
  return placed.flatMap(({ id, path }) => {
    if (id === undefined) return [];
    const repeated = known.has(id);
    known.add(id);
    return repeated ? [{ path: [...path, 'id'], problem: 'idRepeated' as const }] : [];
  });
}

/** The photo questions that must be answered always, beyond the photos that a check has: nobody could answer them. */
function photosTooMany(directions: readonly CheckedDirection[]): TemplateFinding[] {
  const demanded = directions.flatMap(({ items }, at) =>
    items.flatMap(({ type, required, showIf }, index) =>
      required && !showIf && questionTypeRow(type)?.answer === 'photos'
        ? [['directions', at, 'items', index, 'required']]
        : [],
    ),
  );
  return demanded.slice(photosOfRecord).map((path) => ({ path, problem: 'photosTooMany' as const }));
}

/** The words of a template in the reader's language: English ones for readers of English, where they were written. */
export function templateText(words: string, english: string | undefined, language: Language): string {
  return language === 'en' && english !== undefined && !blank(english) ? english : words;
}
