import { useMessages } from '../../i18n/messages';
import { Checkbox } from '../../primitives/checkbox/Checkbox';
import { Field } from '../../primitives/field/Field';
import { Stack } from '../../primitives/layout/Stack';
import type { QuestionEditorProps } from '../form/question-props';
import type { TemplateItem } from '../InspectionTemplateEditor.types';
import { BilingualText } from './BilingualText';
import { ConditionEditor } from './ConditionEditor';
import { RuleText } from './RuleText';
import { ruleMessages } from './rules.messages';
import { useRuleProblems } from './useRuleProblems';

/** What helps to answer a question, when it is asked and must be answered, and what its answer must be. */
export default function QuestionRules({ item, bilingual, readOnly, onChange }: QuestionEditorProps) {
  const t = useMessages(ruleMessages);
  const problems = useRuleProblems(item);
  const calculated = item.type === 'calculated';
  const given = { itemId: item.id, readOnly };
  const words = (
    field: 'hint' | 'constraintMessage',
    patch: (words: string, english: boolean) => Partial<TemplateItem>,
  ) => (
    <Field label={t(`rules.${field}`)}>
      {(ids) => (
        <BilingualText
          {...ids}
          what={t(`rules.${field}`)}
          field={`${item.id}.${field}`}
          bilingual={bilingual}
          maxLength={300}
          readOnly={readOnly}
          words={item[field] ?? ''}
          english={item[`${field}En`]}
          onWords={(next) => onChange(patch(next, false), field)}
          onEnglish={(next) => onChange(patch(next, true), `${field}En`)}
        />
      )}
    </Field>
  );
  return (
    <Stack gap={3} data-pest="question-rules">
      {words('hint', (hint, english) => (english ? { hintEn: hint } : { hint }))}
      <ConditionEditor
        {...given}
        field="showIf"
        label={t('rules.showIf')}
        problem={problems.showIf}
        rule={item.showIf}
        onChange={(showIf) => onChange({ showIf }, 'showIf')}
      />
      {!item.required && !calculated && (
        <ConditionEditor
          {...given}
          field="requiredIf"
          label={t('rules.requiredIf')}
          problem={problems.requiredIf}
          rule={item.requiredIf}
          onChange={(requiredIf) => onChange({ requiredIf }, 'requiredIf')}
        />
      )}
      {!calculated && (
        <>
          <RuleText
            {...given}
            field="constraint"
            label={t('rules.constraint')}
            help={t('rules.constraint.help')}
            problem={problems.constraint}
            rule={item.constraint}
            onChange={(constraint) => onChange({ constraint }, 'constraint')}
          />
          {item.constraint &&
            words('constraintMessage', (said, english) =>
              english ? { constraintMessageEn: said } : { constraintMessage: said },
            )}
          {item.type !== 'photo' && (
            <Checkbox
              label={t('rules.fromLastTime')}
              checked={item.fromLastTime ?? false}
              disabled={readOnly}
              onChange={(fromLastTime) => onChange({ fromLastTime })}
            />
          )}
        </>
      )}
    </Stack>
  );
}
