import { useMessages } from '../../i18n/messages';
import { Field } from '../../primitives/field/Field';
import { Grid } from '../../primitives/layout/Grid';
import { TextInput } from '../../primitives/text-input/TextInput';
import type { QuestionEditorProps } from '../form/question-props';
import { LimitFields } from './LimitFields';
import { questionEditorMessages } from './question-editors.messages';

/** A number's unit, its limits, and above which it is a risk. */
export default function NumberLimits(props: QuestionEditorProps) {
  const { item, readOnly, onChange } = props;
  const t = useMessages(questionEditorMessages);
  return (
    <Grid min={120}>
      <Field label={t('template.unit')}>
        {(ids) => (
          <TextInput
            {...ids}
            maxLength={20}
            readOnly={readOnly}
            value={item.unit}
            onChange={(unit) => onChange({ unit }, 'unit')}
          />
        )}
      </Field>
      <LimitFields {...props} />
    </Grid>
  );
}
