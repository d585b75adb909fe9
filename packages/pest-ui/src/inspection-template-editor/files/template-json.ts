import { isOwnKind, questionTypeRow, ruleFields } from 'pest-sdk';
import type { InspectionTemplate } from '../InspectionTemplateEditor.types';
import { readTemplate } from '../template/read-template';
import { type GetId, newItem } from '../template/template-edits';
import type { ImportProblem, TemplateImport } from './xls-form.types';

/** A template as a file, without what only its place on a server means. */
export function toTemplateJson({
  id: _id,
  version: _version,
  published: _published,
  ...template
}: InspectionTemplate): string {
  return JSON.stringify(template, null, 2);
}

/** Reads what {@link toTemplateJson} wrote, or what a server answers; what is missing in it is empty. */
export function fromTemplateJson(text: string, getId: GetId): TemplateImport {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return nothing({ kind: 'notJson', line: null, text: error instanceof Error ? error.message : '' });
  }
  if (!isTemplateLike(parsed)) return nothing({ kind: 'notTemplate', line: null, text: '' });
  const template = readTemplate(parsed);
  const problems = new Set<ImportProblem>();
  const ids = new Set<string>();
  const fresh = <Part extends { readonly id: string }>(part: Part): Part => {
    const id = ids.has(part.id) ? getId() : part.id;
    ids.add(id);
    return { ...part, id };
  };
  const directions = template.directions.map(fresh).map((direction) => ({
    ...direction,
    items: direction.items.map(fresh).map((item) => {
      if (questionTypeRow(item.type) || isOwnKind(item.type)) return { ...item, options: item.options.map(fresh) };
      problems.add({ kind: 'unknownType', line: null, text: `${item.name}: ${String(item.type)}` });
      return { ...newItem(item.id, item.name, 'text'), required: item.required };
    }),
  }));
  return { template: { ...template, directions }, problems: [...problems] };
}

function nothing(problem: ImportProblem): TemplateImport {
  return { template: null, problems: [problem] };
}

/** As far as everything else can be filled in. */
function isTemplateLike(value: unknown): value is InspectionTemplate {
  if (typeof value !== 'object' || value === null || !('directions' in value)) return false;
  const { directions } = value;
  return (
    Array.isArray(directions) && directions.every(isDirectionLike) && hasTexts(value, ['name', 'process', 'processEn'])
  );
}

const itemTexts = [
  ...['id', 'name', 'nameEn', 'type', 'unit', 'lowest', 'lowestEn', 'highest', 'highestEn'],
  ...['hint', 'hintEn', 'constraintMessage', 'constraintMessageEn', ...ruleFields],
];

function isDirectionLike(value: unknown): boolean {
  if (!hasTexts(value, ['id', 'name', 'nameEn', 'note', 'noteEn'])) return false;
  return listIn(value, 'items').every(
    (item) =>
      hasTexts(item, itemTexts) &&
      listIn(item, 'options').every((option) => hasTexts(option, ['id', 'label', 'labelEn'])),
  );
}

function hasTexts(value: unknown, names: readonly string[]): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(
    ([name, text]) => !names.includes(name) || text === null || typeof text === 'string',
  );
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const list =
    typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name) : undefined;
  return Array.isArray(list?.[1]) ? list[1] : [];
}
