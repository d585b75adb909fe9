export { InspectionForm } from './InspectionForm';
export { InspectionTemplateEditor } from './InspectionTemplateEditor';
export type {
  InspectionFormProps,
  InspectionTemplate,
  InspectionTemplateEditorProps,
  TemplateDirection,
  TemplateIssue,
  TemplateItem,
  TemplatePath,
} from './InspectionTemplateEditor.types';
export { type AnswerProblem, answerProblems } from './inspection-answers';
