import type { RequestInput, Risk } from 'pest-sdk';

/** A risk while it is being recorded; without a day of its own, `dueDay` is empty. */
export interface RiskValues extends Omit<RequestInput<'risk.add'>, 'taskId' | 'dueDay'> {
  readonly dueDay: string;
}

/** An empty form; found at a device, it starts with where that device stands. */
export function emptyRisk(device: { readonly deviceId: string; readonly location: string } | null): RiskValues {
  return {
    deviceId: device?.deviceId ?? null,
    location: device?.location ?? '',
    description: '',
    severity: 'minor',
    photos: [],
    action: '',
    owner: '',
    dueDay: '',
  };
}

export function riskRequest(taskId: string, values: RiskValues) {
  return { taskId, ...values, dueDay: values.dueDay || null };
}

/** What was done about a risk. */
export type TreatmentValues = Omit<RequestInput<'risk.treat'>, 'id'>;

export function treatmentValues({ state, treatment, treatmentPhotos }: Risk): TreatmentValues {
  return { state: state === 'unresolved' ? 'unresolved' : 'resolved', treatment, photos: treatmentPhotos };
}
