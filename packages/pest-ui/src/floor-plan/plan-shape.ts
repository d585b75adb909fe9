import { fields, listOf, number, orNone, record, text } from '../widget/prop-shapes';
import type { FloorPlan } from './floor-plan.types';

/** What a drawing leans on of a plan. */
export const planShape = record<FloorPlan>({
  name: text,
  image: record<FloorPlan['image']>({ src: text, width: number, height: number }),
  trashAreas: orNone(listOf(fields({}))),
});
