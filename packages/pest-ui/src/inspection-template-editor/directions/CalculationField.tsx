import { useMessages } from '../../i18n/messages';
import type { QuestionEditorProps } from '../form/question-props';
import { writtenPlace } from '../template/rule-places';
import NumberLimits from './NumberLimits';
import { RuleText } from './RuleText';
import { ruleMessages } from './rules.messages';
import { useRuleProblems } from './useRuleProblems';

/** How a calculated answer is worked out, its unit, and above which it is a risk. */
export default function CalculationField(props: QuestionEditorProps) {
  const { item, readOnly, onChange } = props;
  const t = useMessages(ruleMessages);
  const problems = useRuleProblems(item);
  return (
    <>
      <RuleText
        itemId={item.id}
        field="calculation"
        label={t('rules.calculation')}
        help={t('rules.text.help', { example: writtenPlace('1.2') })}
        problem={problems.calculation}
        rule={item.calculation}
        readOnly={readOnly}
        onChange={(calculation) => onChange({ calculation }, 'calculation')}
      />
      <NumberLimits {...props} />
    </>
  );
}
