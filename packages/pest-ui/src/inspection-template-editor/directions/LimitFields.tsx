import { useMessages } from '../../i18n/messages';
import { Field } from '../../primitives/field/Field';
import { NumberText } from '../form/NumberText';
import type { QuestionEditorProps } from '../form/question-props';
import { questionEditorMessages } from './question-editors.messages';

/** The lowest and the highest number of a question, and above which it is a risk. */
export function LimitFields({ item, readOnly, onChange }: QuestionEditorProps) {
  const t = useMessages(questionEditorMessages);
  // What is worked out is nobody's to mend: it has no limits.
  const limits = item.type === 'calculated' ? (['alarmAbove'] as const) : (['min', 'max', 'alarmAbove'] as const);
  return limits.map((limit) => (
    <Field key={limit} label={t(`template.${limit}`)}>
      {(ids) => (
        <NumberText
          {...ids}
          unit={item.unit || undefined}
          readOnly={readOnly}
          value={item[limit]}
          onChange={(value) => onChange({ [limit]: value }, limit)}
        />
      )}
    </Field>
  ));
}
