import type { WidgetKind } from '../widget/widget-kind';

export const floorPlanEditor: WidgetKind = {
  name: 'floor-plan-editor',
  shapes: () => import('./FloorPlanEditor.shape'),
};
