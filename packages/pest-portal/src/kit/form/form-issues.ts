import type { RequestIssue } from 'pest-sdk';
import type { FieldIssue } from './field-binding';

/** What a form's own check finds, by field. */
export type FieldIssues<Values> = Readonly<Partial<Record<keyof Values & string, FieldIssue | undefined>>>;

/** The first issue of each field: the schema's before those of the form's own check. */
export function issuesOf<Values>(
  prepared: { readonly issues?: readonly RequestIssue[] | undefined },
  checked: FieldIssues<Values> | undefined,
): ReadonlyMap<string, FieldIssue> {
  const issues = new Map<string, FieldIssue>();
  const note = (path: string, issue: FieldIssue) => issues.has(path) || issues.set(path, issue);
  for (const issue of prepared.issues ?? []) note(fieldPath(issue.path), issue);
  for (const [path, issue] of Object.entries<FieldIssue | undefined>(checked ?? {})) if (issue) note(path, issue);
  return issues;
}

/** One member of a list is part of its list's field: `photos.3` is shown at `photos`. */
function fieldPath(path: string): string {
  return path.replace(/\.\d+(\..*)?$/, '');
}
