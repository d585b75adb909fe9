import { type RuleField, templateFindings } from 'pest-sdk';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/messages';
import { useCurrentTemplate } from '../editing/current-template';
import { templateEditorMessages } from '../InspectionTemplateEditor.messages';
import type { TemplateItem } from '../InspectionTemplateEditor.types';
import { fieldOf } from '../template/template-issues';

/** What is wrong with the rules of a question, in words, while they are being written. */
export function useRuleProblems(item: TemplateItem): Partial<Record<RuleField, string>> {
  const t = useMessages(templateEditorMessages);
  const template = useCurrentTemplate();
  return useMemo(() => {
    const own = templateFindings(template).flatMap(({ path, problem }) => {
      const [id, field] = fieldOf(template, path).split('.');
      return id === item.id && field !== undefined && problem.startsWith('rule')
        ? [[field, t(`template.problem.${problem}`)]]
        : [];
    });
    return Object.fromEntries(own);
  }, [template, item.id, t]);
}
