import { questionTypeRow } from '../trade/question-types';
import {
  type CheckedItem,
  type CheckedTemplate,
  type RuleField,
  ruleFields,
  type TemplateFinding,
  type TemplateProblem,
} from './checked-template';
import { type Expression, mapExpression, parseExpression, referencesOf } from './expressions';
import type { QuestionRules } from './template-answers';

/** The rules of a question that are read, by their fields. */
export function rulesOf(item: QuestionRules): readonly (readonly [RuleField, Expression | null])[] {
  return ruleFields.flatMap((field) => (item[field] ? [[field, parseExpression(item[field])]] : []));
}

/** Rules that are not understood, that ask for what is not there, or that lead back to themselves. */
export function ruleFindings({ directions }: Pick<CheckedTemplate, 'directions'>): TemplateFinding[] {
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

type Items = ReadonlyMap<unknown, CheckedItem>;

function ruleProblem(
  item: CheckedItem,
  field: RuleField,
  rule: Expression | null,
  items: Items,
): TemplateProblem | null {
  if (rule === null) return 'ruleUnread';
  if (![...referencesOf(rule)].every((id) => items.has(id)) || lacksOption(rule, items)) return 'ruleDangling';
  return isDeciding(field) && leadsTo(item, rule, items, new Set()) ? 'ruleCircular' : null;
}

/** Whether other rules follow from it: what must be answered, and how, decides about nothing else. */
function isDeciding(field: RuleField): boolean {
  return field === 'showIf' || field === 'calculation';
}

function leadsTo(goal: CheckedItem, rule: Expression, items: Items, seen: Set<string>): boolean {
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
