import type { IssueKind } from 'pest-sdk';
import { useT } from '../../base/i18n';
import type { FieldIssue } from './field-binding';
import { formMessages } from './form.messages';

/** Words of one field that say more than the catalogue's. */
export type IssueWords = Readonly<Partial<Record<IssueKind, string>>>;

/** What is said beside a field that has an issue: its own words, or the catalogue's with its label. */
export function useIssueWords(
  issue: FieldIssue | undefined,
  label: string,
  words: IssueWords = {},
): string | undefined {
  const t = useT(formMessages);
  if (issue === undefined) return undefined;
  if (issue.kind === 'message') return issue.message;
  return words[issue.kind] ?? t(`form.${issue.kind}`, { label, limit: issue.limit ?? '' });
}

/** The same for a field where something is chosen rather than typed. */
export function useChoiceWords(
  issue: FieldIssue | undefined,
  label: string,
  words: IssueWords = {},
): string | undefined {
  const t = useT(formMessages);
  return useIssueWords(issue, label, { required: t('form.choose', { label }), ...words });
}
