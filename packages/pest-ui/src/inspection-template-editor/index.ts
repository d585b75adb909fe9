'use client';

export { type AnswerProblem, answerProblems } from 'pest-sdk';

export { type TemplateActions, type TemplateEditing, useTemplateEditor } from './editing/useTemplateEditor';
export { fromXlsForm } from './files/from-xls-form';
export { fromTemplateJson, toTemplateJson } from './files/template-json';
export { toXlsForm } from './files/to-xls-form';
export type { ImportProblem, ImportProblemKind, TemplateImport } from './files/xls-form.types';
export {
  defineQuestionType,
  type OwnQuestionEditorProps,
  type OwnQuestionProps,
  type QuestionTypeDefinition,
} from './form/define-question-type';
export { InspectionForm } from './form/InspectionForm';
export { useTemplateText } from './form/useTemplateText';
export { InspectionTemplateEditor } from './InspectionTemplateEditor';
export type {
  InspectionFormProps,
  InspectionTemplate,
  InspectionTemplateEditorProps,
  PhotoQuestionProps,
  TemplateChangeMeta,
  TemplateChangeReason,
  TemplateDirection,
  TemplateEditorHandle,
  TemplateEditorParts,
  TemplateIssue,
  TemplateItem,
  TemplatePath,
} from './InspectionTemplateEditor.types';
export { diffTemplates, type TemplateDifference, type TemplateField } from './template/diff-templates';

export { templateBody, templateOf } from './template/template-record';
