import type { FloorPlanRecord } from 'pest-sdk';

/** The floor plan form as typed. */
export interface FloorPlanForm {
  readonly name: string;
  /** Metres of the picture's width; empty: not calibrated. */
  readonly metres: string;
  /** The uploaded picture's address; null: none, or the old one stays. */
  readonly image: string | null;
}

export type FloorPlanField = keyof FloorPlanForm;
export type FloorPlanProblem = 'name.missing' | 'metres.format' | 'image.missing';

export const emptyFloorPlan: FloorPlanForm = { name: '', metres: '', image: null };

const longestMetres = 10_000;

export function checkFloorPlan(
  form: FloorPlanForm,
  { isNew }: { readonly isNew: boolean },
): Partial<Record<FloorPlanField, FloorPlanProblem>> {
  const metres = metresOf(form);
  const wrongMetres = metres !== null && !(metres > 0 && metres <= longestMetres);
  return {
    ...(form.name.trim() === '' && { name: 'name.missing' }),
    ...(wrongMetres && { metres: 'metres.format' }),
    ...(isNew && form.image === null && { image: 'image.missing' }),
  };
}

/** Null: not calibrated. Not a number where the text is none. */
export function metresOf({ metres }: Pick<FloorPlanForm, 'metres'>): number | null {
  const text = metres.trim();
  return text === '' ? null : Number(text);
}

export function formOf({ name, metresPerWidth }: FloorPlanRecord): FloorPlanForm {
  return { name, metres: metresPerWidth === null ? '' : String(metresPerWidth), image: null };
}

/** Whether a refusal's field, as the contract names it, is one of the form's. */
export function isFloorPlanField(field: string): field is FloorPlanField {
  return Object.hasOwn(emptyFloorPlan, field);
}
