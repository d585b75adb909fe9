import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../i18n/messages';
import type { ShownIssue, TemplateActions } from './editing/useTemplateEditor';
import { templateEditorMessages } from './InspectionTemplateEditor.messages';
import { Summary } from './InspectionTemplateEditor.styles';

interface IssueSummaryProps {
  readonly issues: readonly ShownIssue[];
  readonly actions: TemplateActions;
  /** Counts attempts to save: each moves the focus here. */
  readonly attempt: number;
}

/** What is to be mended before saving; each line leads to its field. */
export function IssueSummary({ issues, actions, attempt }: IssueSummaryProps) {
  const t = useMessages(templateEditorMessages);
  const headingId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return (
    <Summary ref={box} tabIndex={-1} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('template.issues', { count: issues.length })}</h2>
      <ul>
        {issues.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <button type="button" onClick={() => actions.focusField(focusable(field))}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </Summary>
  );
}

/** What is reached for an issue: a direction without items leads to its "add", a limit to its item. */
export function focusable(field: string): string {
  return field
    .replace(/\.items$/, '.add')
    .replace(/\.(showIf|requiredIf|constraint)$/, '.rules')
    .replace(/\.(min|max|alarmAbove|unit|id|settings|required)$/, '.name');
}
