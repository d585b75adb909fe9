import type { QuestionType } from 'pest-sdk';
import type { ComponentType } from 'react';
import type { QuestionEditorProps } from '../form/question-props';
import CalculationField from './CalculationField';
import NumberLimits from './NumberLimits';
import { OptionList } from './OptionList';
import ScaleEnds from './ScaleEnds';
import YesNoRisk from './YesNoRisk';

/** Null where there is nothing to ask. */
const editors = new Map<string, ComponentType<QuestionEditorProps> | null>(
  Object.entries({
    choice: OptionList,
    number: NumberLimits,
    text: null,
    yesNo: YesNoRisk,
    scale: ScaleEnds,
    date: null,
    photo: null,
    calculated: CalculationField,
  } satisfies Record<QuestionType, ComponentType<QuestionEditorProps> | null>),
);

/** What is asked of a question by its type, beside its words. */
export default function TypeEditor(props: QuestionEditorProps) {
  const Editor = editors.get(props.item.type);
  return Editor ? <Editor {...props} /> : null;
}
