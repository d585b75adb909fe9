import { useMessages } from '../../i18n/messages';
import { Field } from '../../primitives/field/Field';
import { Grid } from '../../primitives/layout/Grid';
import type { QuestionEditorProps } from '../form/question-props';
import { BilingualText } from './BilingualText';
import { LimitFields } from './LimitFields';
import { questionEditorMessages } from './question-editors.messages';

/** From where to where a scale runs, and what its ends are called. */
export default function ScaleEnds(props: QuestionEditorProps) {
  const { item, bilingual, readOnly, onChange } = props;
  const t = useMessages(questionEditorMessages);
  return (
    <Grid min={120}>
      <LimitFields {...props} />
      {(['lowest', 'highest'] as const).map((end) => (
        <Field key={end} label={t(`template.scale.${end}`)}>
          {(ids) => (
            <BilingualText
              {...ids}
              what={t(`template.scale.${end}`)}
              field={`${item.id}.${end}`}
              bilingual={bilingual}
              maxLength={60}
              readOnly={readOnly}
              words={item[end] ?? ''}
              english={item[`${end}En`]}
              onWords={(words) => onChange({ [end]: words }, end)}
              onEnglish={(words) => onChange({ [`${end}En`]: words }, `${end}En`)}
            />
          )}
        </Field>
      ))}
    </Grid>
  );
}
