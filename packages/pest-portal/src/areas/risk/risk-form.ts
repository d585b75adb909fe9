import type { RequestInput, Risk, RiskAssignee } from 'pest-sdk';

/** A risk while it is being recorded; without a day of its own, `dueDay` is empty. */
export interface RiskValues extends Omit<RequestInput<'risk.add'>, 'taskId' | 'dueDay' | 'assignedTo'> {
  readonly assignedTo: RiskAssignee;
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
    assignedTo: 'company',
    dueDay: '',
  };
}

export function riskRequest(taskId: string, values: RiskValues) {
  return { taskId, ...values, dueDay: values.dueDay || null };
}

/** What was done about a risk. */
export type TreatmentValues = Omit<RequestInput<'risk.treat'>, 'id' | 'revision'>;

export function treatmentValues({ state, treatment, treatmentPhotos }: Risk): TreatmentValues {
  return { state: state === 'unresolved' ? 'unresolved' : 'resolved', treatment, photos: treatmentPhotos };
}

/** A customer's answer: what it did, and the proof. One that was sent back starts from what was said before. */
export type AnswerValues = Omit<RequestInput<'risk.answer'>, 'id'>;

export function answerValues({ treatment, treatmentPhotos, answeredBy }: Risk): AnswerValues {
  return answeredBy === null ? { treatment: '', photos: [] } : { treatment, photos: treatmentPhotos };
}

/** Whose an action is; without a day of its own, `dueDay` is empty. */
export interface AssignmentValues extends Omit<RequestInput<'risk.assign'>, 'id' | 'dueDay' | 'revision'> {
  readonly dueDay: string;
}

export function assignmentValues({ assignedTo, owner, action, dueDay }: Risk): AssignmentValues {
  return { assignedTo, owner, action, dueDay: dueDay ?? '' };
}
