import {
  type OwnKind,
  type QuestionAnswer,
  type QuestionSettings,
  registerQuestionType,
  type TemplateAnswers,
  type TestOperator,
  type Words,
} from 'pest-sdk';
import { type ComponentType, createElement } from 'react';
import { useTradeWord } from '../../provider/useTradeWord';
import { askHost } from '../../widget/ask-host';
import { Boundary } from '../../widget/Boundary';
import { useFailureReport } from '../../widget/useHostCall';
import { setOwnQuestionParts } from './own-question-parts';
import type { QuestionEditorProps, QuestionProps } from './question-props';
import { Asked, UnknownQuestion, UnknownType } from './questions';

/** What is given to the field that a question of a host's own type is answered in; its name, hint and error stand around it. */
export interface OwnQuestionProps<Answer extends QuestionAnswer, Settings> {
  /** Of the field, for its label. */
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  /** Undefined while nothing is answered that is one of the type. */
  readonly answer: Answer | undefined;
  readonly settings: Settings;
  readonly required: boolean;
  readonly readOnly: boolean;
  /** Takes the answer; null for none. */
  readonly onAnswer: (answer: Answer | null) => void;
}

/** What is given to the part in which a template's author says how such a question is asked. */
export interface OwnQuestionEditorProps<Settings> {
  readonly settings: Settings;
  readonly readOnly: boolean;
  readonly onChange: (changed: QuestionSettings) => void;
}

/** A question type of a host's own. */
export interface QuestionTypeDefinition<Answer extends QuestionAnswer, Settings> {
  /** Whose it is, and what: `acme:ph`. Templates keep it by this name. */
  readonly type: OwnKind;
  readonly words: Words;
  /** Whether something is an answer of this type, as it is kept. */
  readonly isAnswer: (answer: QuestionAnswer) => answer is Answer;
  /** The answer that words say, such as those of a form that does not know the type; undefined where they say none. */
  readonly read?: ((text: string) => Answer | undefined) | undefined;
  /** The settings of a question from what its template keeps, which is nothing at first. */
  readonly settings: (kept: QuestionSettings) => Settings;
  /** Why an answer cannot stay as it is; null where it can. */
  readonly check?: ((answer: Answer, settings: Settings) => Words | null) | undefined;
  /** What keeps a template with these settings from being saved; null for nothing. */
  readonly fault?: ((settings: Settings) => Words | null) | undefined;
  /** An answer in words, where it is offered anew or read. */
  readonly say?: ((answer: Answer, settings: Settings) => string) | undefined;
  /** How other questions can depend on its answer. @default whether it is answered */
  readonly tests?: readonly TestOperator[] | undefined;
  readonly Question: ComponentType<OwnQuestionProps<Answer, Settings>>;
  readonly Editor?: ComponentType<OwnQuestionEditorProps<Settings>> | undefined;
}

/**
 * Makes a question type of a host's own known to the template editor, the inspection form, and the checks and files of
 * both: once, before the first of them is drawn. A page without it shows such a question as one that it does not know,
 * takes words for it, and keeps its answer.
 *
 * @throws RangeError where `type` is no name of a host's own
 */
export function defineQuestionType<Answer extends QuestionAnswer, Settings>(
  definition: QuestionTypeDefinition<Answer, Settings>,
): void {
  const { type, words, isAnswer, read, check, fault, say, tests = ['answered', 'unanswered'] } = definition;
  const settingsOf = ({ settings = {} }: { readonly settings?: QuestionSettings | undefined }) =>
    definition.settings(settings);
  const answerOf = (kept: QuestionAnswer | undefined): Answer | undefined => {
    if (kept === undefined || isAnswer(kept)) return kept;
    return typeof kept === 'string' ? read?.(kept) : undefined;
  };
  registerQuestionType(type, {
    words,
    answer: 'own',
    tests,
    // What cannot be checked is kept: nobody at a site can mend it.
    accepts: (kept, question) =>
      askHost(() => {
        const answer = answerOf(kept);
        return answer !== undefined && !check?.(answer, settingsOf(question));
      }, true),
    fault: (question) => {
      const words = askHost(() => fault?.(settingsOf(question)), null);
      return words ? { field: 'settings', problem: 'settingsWrong', words } : null;
    },
    xlsForm: { text: {} },
    pasted: null,
  });
  const { Question, Editor } = definition;
  setOwnQuestionParts(type, {
    Question: guarded(function OwnQuestion({ item, required, answer: kept, error, readOnly, onAnswer }: QuestionProps) {
      const word = useTradeWord();
      const settings = settingsOf(item);
      const answer = answerOf(kept);
      const why = answer === undefined ? null : check?.(answer, settings);
      return (
        <Asked {...{ item, required }} error={error && why ? word(why, type) : error}>
          {(ids) => (
            <Question
              id={ids.id}
              aria-describedby={ids['aria-describedby']}
              aria-invalid={ids['aria-invalid']}
              {...{ answer, settings, required, readOnly }}
              onAnswer={(next) => onAnswer(item.id, next === null ? null : asKept(next))}
            />
          )}
        </Asked>
      );
    }, UnknownQuestion),
    Editor: Editor
      ? guarded(function OwnQuestionEditor({ item, readOnly, onChange }: QuestionEditorProps) {
          const change = (changed: QuestionSettings) =>
            onChange({ settings: { ...item.settings, ...changed } }, 'settings');
          return <Editor settings={settingsOf(item)} readOnly={readOnly} onChange={change} />;
        }, BrokenEditor)
      : null,
    say: (kept, item) =>
      askHost(() => {
        const answer = answerOf(kept);
        return answer === undefined ? undefined : say?.(answer, settingsOf(item));
      }, undefined),
  });
}

/** The host's part; what takes its place where it fails, told as what a widget cannot draw. */
function guarded<Props extends object>(Part: ComponentType<Props>, Instead: ComponentType<Props>) {
  return function Guarded(props: Props) {
    const report = useFailureReport('inspection-template-editor', undefined);
    return (
      <Boundary
        given={props}
        onFailure={(thrown) => report(thrown, 'draw')}
        fallback={() => createElement<Props>(Instead, props)}
      >
        {createElement<Props>(Part, props)}
      </Boundary>
    );
  };
}

function BrokenEditor({ item }: QuestionEditorProps) {
  return <UnknownType type={item.type} />;
}

/** An answer as it is kept and sent, in lists of its own. */
function asKept(answer: QuestionAnswer): TemplateAnswers[string] {
  if (typeof answer !== 'object') return answer;
  return 'photos' in answer ? { photos: [...answer.photos] } : [...answer];
}
