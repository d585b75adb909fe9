import type { TemplateAnswers } from 'pest-sdk';
import { memo, useDeferredValue, useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { Text } from '../../primitives/text/Text';
import { templateEditorMessages } from '../InspectionTemplateEditor.messages';
import { Preview, Process } from '../InspectionTemplateEditor.styles';
import type { InspectionTemplate } from '../InspectionTemplateEditor.types';
import { InspectionForm } from './InspectionForm';
import { inspectionFormMessages } from './inspection-form.messages';
import { useTemplateText } from './useTemplateText';

/** Memoised: while typing, the deferred template is still the previous one. */
const Form = /* @__PURE__ */ memo(InspectionForm);

/** The form that the technician fills, in the reader's language. It lags behind the typing on purpose. */
export default function TemplatePreview({ template }: { readonly template: InspectionTemplate }) {
  const t = useMessages(templateEditorMessages);
  const words = useMessages(inspectionFormMessages);
  const say = useTemplateText();
  const shown = useDeferredValue(template);
  const [answers, setAnswers] = useState<TemplateAnswers>({});
  const process = say(shown.process, shown.processEn);
  return (
    <Preview aria-label={words('template.preview')}>
      <h2>{words('template.preview')}</h2>
      {process.trim() !== '' && (
        <Process>
          <summary>{t('template.process')}</summary>
          <Text as="p">{process}</Text>
        </Process>
      )}
      <Form template={shown} value={answers} onChange={setAnswers} />
    </Preview>
  );
}
