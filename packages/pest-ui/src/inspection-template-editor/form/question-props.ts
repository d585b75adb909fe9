import type { TemplateAnswers } from 'pest-sdk';
import type { ComponentType } from 'react';
import type { PhotoQuestionProps, TemplateItem } from '../InspectionTemplateEditor.types';
import type { GetId } from '../template/template-edits';

type TemplateAnswer = TemplateAnswers[string];

export interface QuestionProps {
  readonly item: TemplateItem;
  readonly required: boolean;
  readonly answer: TemplateAnswer | undefined;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onAnswer: (itemId: string, answer: TemplateAnswer | null) => void;
  /** How photos are taken; the host's. */
  readonly Photos: ComponentType<PhotoQuestionProps> | undefined;
}

/** Props of what is asked of a question by its type. */
export interface QuestionEditorProps {
  readonly item: TemplateItem;
  readonly bilingual: boolean;
  readonly readOnly: boolean;
  readonly getId: GetId;
  readonly onChange: (patch: Partial<TemplateItem>, field?: string) => void;
}
