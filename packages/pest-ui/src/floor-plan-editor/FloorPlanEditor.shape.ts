import type { PlanDevice } from '../floor-plan/floor-plan.types';
import { planShape } from '../floor-plan/plan-shape';
import { listOf, orNone, type PropShapes, record, text, texts } from '../widget/prop-shapes';
import type { FloorPlanEditorProps } from './FloorPlanEditor.types';

const devices = orNone(
  listOf(
    orNone(
      record<PlanDevice>({ id: text, code: text, name: text, type: text, workshopName: orNone(text), tags: texts }),
    ),
  ),
);

/** The props that must have this shape for the editor to be drawn. */
export const shapes: PropShapes<FloorPlanEditorProps> = {
  plan: orNone(planShape),
  plans: orNone(listOf(planShape)),
  value: devices,
  defaultValue: devices,
};
