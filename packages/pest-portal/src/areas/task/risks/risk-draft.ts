import type { RequestInput, Risk } from 'pest-sdk';

type RiskBody = Omit<RequestInput<'risk.add'>, 'taskId'>;
type TreatBody = RequestInput<'risk.treat'>;

/** A risk while it is being recorded. */
export interface RiskDraft {
  readonly deviceId: string | null;
  readonly location: string;
  readonly description: string;
  readonly severity: Risk['severity'];
  readonly photos: readonly string[];
  readonly action: string;
  readonly owner: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly dueDay: string;
}

export type RiskField = 'location' | 'description';
export type RiskProblems = Partial<Record<RiskField, 'locationMissing' | 'descriptionMissing'>>;
/** An empty form; found at a device, it starts with where that device stands. */
export function newRisk(device: { readonly deviceId: string; readonly location: string } | null): RiskDraft {
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

export function riskProblems(draft: RiskDraft): RiskProblems {
  return {
    ...(draft.location.trim() === '' && { location: 'locationMissing' as const }),
    ...(draft.description.trim() === '' && { description: 'descriptionMissing' as const }),
  };
}

/** The body to send, or null while {@link riskProblems} names any. */
export function bodyOfRisk(draft: RiskDraft): RiskBody | null {
  if (Object.keys(riskProblems(draft)).length > 0) return null;
  return {
    ...draft,
    location: draft.location.trim(),
    description: draft.description.trim(),
    photos: [...draft.photos],
    dueDay: draft.dueDay === '' ? null : draft.dueDay,
  };
}

/** What was done about a risk, while it is being entered. */
export interface TreatmentDraft {
  readonly state: TreatBody['state'];
  readonly treatment: string;
  readonly photos: readonly string[];
}

export function treatmentOf(risk: Risk): TreatmentDraft {
  return {
    state: risk.state === 'unresolved' ? 'unresolved' : 'resolved',
    treatment: risk.treatment,
    photos: risk.treatmentPhotos,
  };
}

/** The body to send, or null while it says nothing of what was done. */
export function bodyOfTreatment(id: string, draft: TreatmentDraft): TreatBody | null {
  const treatment = draft.treatment.trim();
  return treatment === '' ? null : { id, state: draft.state, treatment, photos: [...draft.photos] };
}

/** Past its day and still not solved. */
export function isOverdue(risk: Pick<Risk, 'dueDay' | 'state'>, today: string): boolean {
  return risk.dueDay !== null && risk.state !== 'resolved' && risk.dueDay < today;
}

/** Solved according to the technician, and nobody has confirmed it yet. */
export function awaitsVerification(risk: Pick<Risk, 'state' | 'verifiedAt'>): boolean {
  return risk.state === 'resolved' && risk.verifiedAt === null;
}
