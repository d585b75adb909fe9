import type { FloorPlanRecord } from 'pest-sdk';
import { typedNumber } from '../../form/typed-number';

export interface FloorPlanValues {
  readonly name: string;
  /** Metres of the picture's width; empty: not calibrated. */
  readonly metresPerWidth: string;
  /** The uploaded picture's address; null: none, or the old one stays. */
  readonly image: string | null;
}

export const emptyFloorPlan: FloorPlanValues = { name: '', metresPerWidth: '', image: null };

export function floorPlanValues({ name, metresPerWidth }: FloorPlanRecord): FloorPlanValues {
  return { name, metresPerWidth: metresPerWidth?.toString() ?? '', image: null };
}

export function addedFloorPlan(customerId: string, values: FloorPlanValues) {
  return { customerId, ...values, metresPerWidth: typedNumber(values.metresPerWidth) };
}

export function changedFloorPlan(id: string, { name, metresPerWidth, image }: FloorPlanValues) {
  return { id, name, metresPerWidth: typedNumber(metresPerWidth), ...(image !== null && { image }) };
}
