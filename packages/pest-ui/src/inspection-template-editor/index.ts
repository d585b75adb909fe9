export { diffTemplates, type TemplateDifference, type TemplateField } from './diff-templates';
export { fromXlsForm } from './from-xls-form';
export { InspectionForm } from './InspectionForm';
export { InspectionTemplateEditor } from './InspectionTemplateEditor';
export type {
  InspectionFormProps,
  InspectionTemplate,
  InspectionTemplateEditorProps,
  TemplateChangeMeta,
  TemplateChangeReason,
  TemplateDirection,
  TemplateEditorHandle,
  TemplateEditorParts,
  TemplateIssue,
  TemplateItem,
  TemplatePath,
} from './InspectionTemplateEditor.types';
export { type AnswerProblem, answerProblems } from './inspection-answers';
export { fromTemplateJson, toTemplateJson } from './template-json';
export { templateBody, templateOf } from './template-record';
export { toXlsForm } from './to-xls-form';
export { type TemplateActions, type TemplateEditing, useTemplateEditor } from './useTemplateEditor';
export { useTemplateText } from './useTemplateText';
export type { ImportProblem, ImportProblemKind, TemplateImport } from './xls-form.types';
