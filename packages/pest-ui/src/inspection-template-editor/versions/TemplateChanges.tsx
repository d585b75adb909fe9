import { useFormat, useMessages } from '../../i18n/messages';
import { Text } from '../../primitives/text/Text';
import { templateFilesMessages } from '../files/template-files.messages';
import type { InspectionTemplate } from '../InspectionTemplateEditor.types';
import { diffTemplates } from '../template/diff-templates';

interface TemplateChangesProps {
  readonly before: InspectionTemplate;
  readonly after: InspectionTemplate;
}

/** What changed from one template to another, a line each. */
export default function TemplateChanges({ before, after }: TemplateChangesProps) {
  const t = useMessages(templateFilesMessages);
  const format = useFormat();
  const differences = diffTemplates(before, after);
  if (differences.length === 0) return <Text as="p">{t('template.change.none')}</Text>;
  return (
    <ul>
      {differences.map(({ part, kind, name, fields }) => (
        <li key={`${part} ${kind} ${name} ${fields.join(' ')}`}>
          {t(`template.change.${kind}`, {
            part: t(`template.change.${part}`),
            name: name || t('template.change.unnamed'),
            fields: format.list(fields.map((field) => t(`template.change.field.${field}`))),
          })}
        </li>
      ))}
    </ul>
  );
}
