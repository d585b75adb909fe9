import { useFormat, useMessages } from '../../i18n/messages';
import { templateEditorMessages } from '../InspectionTemplateEditor.messages';
import type { TemplateItem } from '../InspectionTemplateEditor.types';

/** Says whose rules go with what they lean on; nothing where there are none. */
export function useDroppedWords(): (items: readonly TemplateItem[]) => string {
  const t = useMessages(templateEditorMessages);
  const format = useFormat();
  return (items) =>
    items.length === 0 ? '' : t('template.rules.dropped', { names: format.list(items.map(({ name }) => name)) });
}
