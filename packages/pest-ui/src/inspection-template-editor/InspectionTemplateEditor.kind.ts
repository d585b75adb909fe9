import type { WidgetKind } from '../widget/widget-kind';

export const templateEditor: WidgetKind = {
  name: 'inspection-template-editor',
  shapes: () => import('./InspectionTemplateEditor.shape'),
};
