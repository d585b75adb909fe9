import type { QuestionAnswer } from 'pest-sdk';
import type { ComponentType } from 'react';
import type { TemplateItem } from '../InspectionTemplateEditor.types';
import type { QuestionEditorProps, QuestionProps } from './question-props';

/** How a host's own question type is drawn. */
export interface OwnQuestionParts {
  readonly Question: ComponentType<QuestionProps>;
  readonly Editor: ComponentType<QuestionEditorProps> | null;
  /** What an answer is in words; undefined for one that the type does not know. */
  readonly say: ((answer: QuestionAnswer, item: TemplateItem) => string | undefined) | undefined;
}

const drawn = new Map<string, OwnQuestionParts>();

/** How a host's type is drawn; undefined for one that was not registered. */
export function ownQuestionParts(type: string): OwnQuestionParts | undefined {
  return drawn.get(type);
}

export function setOwnQuestionParts(type: string, parts: OwnQuestionParts): void {
  drawn.set(type, parts);
}
