import { yesNo } from 'pest-sdk';
import { useMessages } from '../../i18n/messages';
import { Checkbox } from '../../primitives/checkbox/Checkbox';
import { Row } from '../../primitives/layout/Row';
import type { QuestionEditorProps } from '../form/question-props';
import { questionEditorMessages } from './question-editors.messages';

/** Which of the two answers is a risk. */
export default function YesNoRisk({ item, readOnly, onChange }: QuestionEditorProps) {
  const t = useMessages(questionEditorMessages);
  return (
    <Row gap={4}>
      {yesNo.map((answer) => (
        <Checkbox
          key={answer}
          label={t(`template.risk.${answer}`)}
          checked={item.riskWhen === answer}
          disabled={readOnly}
          onChange={(checked) => onChange({ riskWhen: checked ? answer : null })}
        />
      ))}
    </Row>
  );
}
