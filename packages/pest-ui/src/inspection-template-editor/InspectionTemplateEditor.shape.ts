import { anything, call, fields, listOf, orNone, type PropShapes, record, text, texts } from '../widget/prop-shapes';
import type {
  InspectionTemplate,
  InspectionTemplateEditorProps,
  TemplateIssue,
} from './InspectionTemplateEditor.types';

const item = fields({ name: text, answer: fields({ kind: text }) });
const template = orNone(
  record<InspectionTemplate>({
    name: text,
    process: text,
    directions: listOf(fields({ name: text, items: listOf(item) })),
  }),
);

/** The props that must have this shape for the editor to be drawn. */
export const shapes: PropShapes<InspectionTemplateEditorProps> = {
  value: template,
  defaultValue: template,
  savedValue: template,
  newer: template,
  takenDeviceTypes: texts,
  issues: orNone(listOf(record<TemplateIssue>({ path: listOf(anything), message: text }))),
  validator: call,
  getId: call,
};
