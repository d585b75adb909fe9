import type { FloorPlanRecord } from 'pest-sdk';
import { typedNumber } from '../../kit/form/typed-number';

export interface FloorPlanValues {
  readonly name: string;
  /** Metres of the picture's width; empty: not calibrated. */
  readonly metresPerWidth: string;
  /** The picture's address; null: none yet. */
  readonly image: string | null;
}

export const emptyFloorPlan: FloorPlanValues = { name: '', metresPerWidth: '', image: null };

type Shown = Pick<FloorPlanRecord, 'name' | 'metresPerWidth' | 'image'>;

export function floorPlanValues({ name, metresPerWidth, image }: Shown): FloorPlanValues {
  return { name, metresPerWidth: metresPerWidth?.toString() ?? '', image: image.src };
}

/** Of a plan, `revision` counts its pictures: what an edit is made from goes by another name. */
export function editedPlan({ name, metresPerWidth, image, recordRevision }: FloorPlanRecord) {
  return { name, metresPerWidth, image, revision: recordRevision };
}

export function addedFloorPlan(customerId: string, values: FloorPlanValues) {
  return { customerId, ...values, metresPerWidth: typedNumber(values.metresPerWidth) };
}

export function changedFloorPlan(id: string, { name, metresPerWidth, image }: FloorPlanValues) {
  return { id, name, metresPerWidth: typedNumber(metresPerWidth), ...(image !== null && { image }) };
}
