import { useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { Field } from '../../primitives/field/Field';
import { Select } from '../../primitives/select/Select';
import { TextArea } from '../../primitives/text-area/TextArea';
import { useCurrentTemplate } from '../editing/current-template';
import { Tools } from '../InspectionTemplateEditor.styles';
import { placedQuestions, withIdsFor, withPlaces, writtenPlace } from '../template/rule-places';
import { ruleMessages } from './rules.messages';

interface RuleTextProps {
  readonly itemId: string;
  /** Where the focus is sent for an issue of the rule. */
  readonly field: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly problem: string | undefined;
  readonly rule: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (rule: string | undefined) => void;
}

/** A rule as it is written: questions stand in it by their places, which are chosen from a list. */
export function RuleText({ itemId, field, label, help, problem, rule = '', readOnly, onChange }: RuleTextProps) {
  const t = useMessages(ruleMessages);
  const questions = placedQuestions(useCurrentTemplate());
  const [typed, setTyped] = useState('');
  // What is being typed stays as it is; a rule that came otherwise (undo, import) is shown anew.
  const text = withIdsFor(typed, questions) === rule ? typed : withPlaces(rule, questions);
  const change = (next: string) => {
    setTyped(next);
    onChange(next.trim() === '' ? undefined : withIdsFor(next, questions));
  };
  return (
    <Field label={label} help={help} error={problem}>
      {(ids) => (
        <>
          <TextArea
            {...ids}
            data-field={`${itemId}.${field}`}
            rows={1}
            maxLength={1000}
            readOnly={readOnly}
            value={text}
            onChange={change}
          />
          {!readOnly && (
            <Tools>
              <Select
                aria-label={t('rules.insert')}
                value=""
                placeholder={t('rules.insert')}
                options={questions
                  .filter(({ item }) => item.id !== itemId)
                  .map(({ item, place }) => ({ value: place, label: `${place} ${item.name}` }))}
                onChange={(place) => place && change(`${text}${text === '' ? '' : ' '}${writtenPlace(place)}`)}
              />
            </Tools>
          )}
        </>
      )}
    </Field>
  );
}
