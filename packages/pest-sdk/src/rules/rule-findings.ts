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

/** A rule that is read, and where it stands. */
interface ReadRule {
  readonly path: TemplateFinding['path'];
  readonly item: CheckedItem;
  readonly field: RuleField;
  readonly rule: Expression | null;
  readonly asks: readonly string[];
}

/** Rules that are not understood, that ask for what is not there, or that lead back to themselves. */
export function ruleFindings({ directions }: Pick<CheckedTemplate, 'directions'>): TemplateFinding[] {
  const items = new Map(directions.flatMap((one) => one.items.map((item) => [item.id, item] as const)));
  const rules = directions.flatMap((direction, at) =>
    direction.items.flatMap((item, index) => rulesOf(item, ['directions', at, 'items', index])),
  );
  const circular = inCircles(rules.filter(isDeciding));
  return rules.flatMap((read): TemplateFinding[] => {
    const problem = ruleProblem(read, items, circular);
    return problem ? [{ path: read.path, problem }] : [];
  });
}

function rulesOf(item: CheckedItem, at: TemplateFinding['path']): ReadRule[] {
  return ruleFields.flatMap((field) => {
    const text = item[field];
    if (!text) return [];
    const rule = parseExpression(text);
    return [{ path: [...at, field], item, field, rule, asks: rule ? [...referencesOf(rule)] : [] }];
  });
}

type Items = ReadonlyMap<string | undefined, CheckedItem>;

function ruleProblem(read: ReadRule, items: Items, circular: ReadonlySet<string>): TemplateProblem | null {
  const { item, rule, asks } = read;
  if (rule === null) return 'ruleUnread';
  if (!asks.every((id) => items.has(id)) || lacksOption(rule, items)) return 'ruleDangling';
  const leadsBack = circular.has(item.id ?? '') && asks.some((id) => circular.has(id));
  return leadsBack && isDeciding(read) ? 'ruleCircular' : null;
}

/** Whether other rules follow from it: what must be answered, and how, decides about nothing else. */
function isDeciding({ field }: ReadRule): boolean {
  return field === 'showIf' || field === 'calculation';
}

/** Questions in circles of rules, at least one circle where there are any; in one walk, however long the chains are. */
function inCircles(rules: readonly ReadRule[]): ReadonlySet<string> {
  const asks = new Map<string, string[]>();
  for (const { item, asks: asked } of rules) {
    if (item.id !== undefined) asks.set(item.id, [...(asks.get(item.id) ?? []), ...asked]);
  }
  const found = new Set<string>();
  const walked = new Set<string>();
  for (const start of asks.keys()) {
    const path = walked.has(start) ? [] : [{ id: start, next: 0 }];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const id = asks.get(top.id)?.[top.next];
      top.next += 1;
      const around = path.findIndex((step) => step.id === id);
      if (id === undefined) {
        walked.add(top.id);
        path.pop();
      } else if (around !== -1) for (const step of path.slice(around)) found.add(step.id);
      else if (!walked.has(id)) path.push({ id, next: 0 });
    }
  }
  return found;
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
