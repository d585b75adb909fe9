import type { Language } from '../language/language';
import { type QuestionType, questionTypeRow, type TypedQuestion } from '../trade/question-types';
import { type Expression, mapExpression, parseExpression, referencesOf } from './expressions';
import type { QuestionRules } from './template-answers';

/** What can keep an inspection template from being saved. */
export const templateProblems = [
  'nameMissing',
  'deviceTypeMissing',
  'deviceTypeTaken',
  'directionsMissing',
  'directionNameMissing',
  'itemsMissing',
  'itemNameMissing',
  'optionsMissing',
  'optionRepeated',
  'optionEmpty',
  'limitsReversed',
  'scaleSteps',
  'calculationMissing',
  'ruleUnread',
  'ruleDangling',
  'ruleCircular',
  'idRepeated',
] as const;
/** What keeps an inspection template from being saved; see {@link templateProblems}. */
export type TemplateProblem = (typeof templateProblems)[number];

/** A problem of a template and where it stands, as the contract names it: `['directions', 0, 'items', 2, 'name']`. */
export interface TemplateFinding {
  readonly path: readonly (string | number)[];
  readonly problem: TemplateProblem;
}

interface Item extends TypedQuestion, QuestionRules {
  readonly id?: string | undefined;
  readonly name: string;
  readonly type: QuestionType;
}

interface Direction {
  readonly id?: string | undefined;
  readonly name: string;
  readonly items: readonly Item[];
}

/** A template as far as it is checked; its ids may still be missing. */
export interface CheckedTemplate {
  readonly name: string;
  /** A type of the specification, or one of a host. */
  readonly deviceType: string | null;
  readonly directions: readonly Direction[];
}

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
    ...ruleFindings(directions),
  ];
}

function directionFindings(direction: Direction, at: Path): TemplateFinding[] {
  const found: TemplateFinding[] = [];
  if (blank(direction.name)) found.push({ path: [...at, 'name'], problem: 'directionNameMissing' });
  if (direction.items.length === 0) found.push({ path: [...at, 'items'], problem: 'itemsMissing' });
  return [...found, ...direction.items.flatMap((item, index) => itemFindings(item, [...at, 'items', index]))];
}

function itemFindings(item: Item, at: Path): TemplateFinding[] {
  const found: TemplateFinding[] = [];
  if (blank(item.name)) found.push({ path: [...at, 'name'], problem: 'itemNameMissing' });
  const fault = questionTypeRow(item.type)?.fault(item);
  return fault ? [...found, { path: [...at, fault.field], problem: fault.problem }] : found;
}

/** What a question says by rule, by the fields that hold it. */
export const ruleFields = ['showIf', 'requiredIf', 'constraint', 'calculation'] as const;
/** A field of a question that holds a rule. */
export type RuleField = (typeof ruleFields)[number];

/** The rules of a question that are read, by their fields. */
export function rulesOf(item: QuestionRules): readonly (readonly [RuleField, Expression | null])[] {
  return ruleFields.flatMap((field) => (item[field] ? [[field, parseExpression(item[field])]] : []));
}

/** Rules that are not understood, that ask for what is not there, or that lead back to themselves. */
function ruleFindings(directions: readonly Direction[]): TemplateFinding[] {
  const items = new Map(directions.flatMap((one) => one.items.map((item) => [item.id ?? item, item] as const)));
  return directions.flatMap((direction, at) =>
    direction.items.flatMap((item, index) =>
      rulesOf(item).flatMap(([field, rule]): TemplateFinding[] => {
        const problem = ruleProblem(item, field, rule, items);
        return problem ? [{ path: ['directions', at, 'items', index, field], problem }] : [];
      }),
    ),
  );
}

type Items = ReadonlyMap<unknown, Item>;

function ruleProblem(item: Item, field: RuleField, rule: Expression | null, items: Items): TemplateProblem | null {
  if (rule === null) return 'ruleUnread';
  if (![...referencesOf(rule)].every((id) => items.has(id)) || lacksOption(rule, items)) return 'ruleDangling';
  return isDeciding(field) && leadsTo(item, rule, items, new Set()) ? 'ruleCircular' : null;
}

/** Whether other rules follow from it: what must be answered, and how, decides about nothing else. */
function isDeciding(field: RuleField): boolean {
  return field === 'showIf' || field === 'calculation';
}

function leadsTo(goal: Item, rule: Expression, items: Items, seen: Set<string>): boolean {
  return [...referencesOf(rule)].some((id) => {
    const item = items.get(id);
    if (!item || seen.has(id)) return false;
    if (item === goal) return true;
    seen.add(id);
    return rulesOf(item).some(
      ([field, next]) => next !== null && isDeciding(field) && leadsTo(goal, next, items, seen),
    );
  });
}

/** Whether an answer is compared with an option that its question does not have. */
function lacksOption(rule: Expression, items: Items): boolean {
  let lacks = false;
  mapExpression(rule, (part) => {
    const [asked, value] = part.kind === 'call' && ['=', '!=', 'selected'].includes(part.name) ? part.of : [];
    const item = asked?.kind === 'answer' ? items.get(asked.of) : undefined;
    if (item && questionTypeRow(item.type)?.answer === 'options' && value?.kind === 'value' && value.value !== '') {
      lacks ||= !item.options.some(({ id }) => id === value.value);
    }
    return part;
  });
  return lacks;
}

/** Answers are kept by id: two items, or two directions, of one id could not be told apart. */
function repeatedIds(directions: readonly Direction[]): TemplateFinding[] {
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

/** The words of a template in the reader's language: English ones for readers of English, where they were written. */
export function templateText(words: string, english: string | undefined, language: Language): string {
  return language === 'en' && english !== undefined && !blank(english) ? english : words;
}
