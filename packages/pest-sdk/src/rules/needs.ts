import type { Permission } from './permissions';

/** What waits for somebody, the gravest first within a time. */
export const needKinds = [
  'notArrived',
  'unassignedToday',
  'stockOut',
  'sentBack',
  'notHandedIn',
  'riskOverdue',
  'riskAnswered',
  'serviceReview',
  'reportReview',
  'unassigned',
  'leaveReview',
] as const;
/** A kind of thing that waits for somebody; see {@link needKinds}. */
export type NeedKind = (typeof needKinds)[number];

/** By when it wants doing. */
export const needTimes = ['now', 'today', 'week'] as const;
/** By when something wants doing; see {@link needTimes}. */
export type NeedTime = (typeof needTimes)[number];

/** When something is wanted, and who can do it: a need is shown to nobody else. */
export interface NeedRule {
  readonly time: NeedTime;
  readonly anyOf: readonly Permission[];
}

/** The rule of each kind: a queue of work, in the order of its harm and then of its age. */
export const needRules: Readonly<Record<NeedKind, NeedRule>> = {
  /** Planned for before now, and nobody has checked in. */
  notArrived: { time: 'now', anyOf: ['btn_service_assign', 'btn_service_execute'] },
  /** Planned for today or before, and given to nobody. */
  unassignedToday: { time: 'now', anyOf: ['btn_service_assign'] },
  stockOut: { time: 'now', anyOf: ['btn_mquipment_replenish', 'btn_chemistry_replenish'] },
  /** The review asked for more. */
  sentBack: { time: 'today', anyOf: ['btn_service_execute'] },
  /** Checked in on a day before today, and not handed in. */
  notHandedIn: { time: 'today', anyOf: ['btn_service_execute'] },
  /** Past its date, and not verified as solved. */
  riskOverdue: { time: 'today', anyOf: ['btn_service_review', 'btn_service_execute'] },
  /** The customer has answered its corrective action, and nobody has verified it. */
  riskAnswered: { time: 'today', anyOf: ['btn_service_review'] },
  serviceReview: { time: 'today', anyOf: ['btn_service_review'] },
  reportReview: { time: 'today', anyOf: ['btn_audit_seminar', 'btn_Service_audit'] },
  /** Planned for one of the next seven days, and given to nobody. */
  unassigned: { time: 'week', anyOf: ['btn_service_assign'] },
  leaveReview: { time: 'week', anyOf: ['btn_leave_audit'] },
};

/** How many are shown before somebody asks for more. */
export const shownNeeds = 8;

/** How many are answered at most; who has more waits for others to do theirs. */
export const mostNeeds = 200;

/** What a new company does first, in this order. */
export const firstSteps = ['customer', 'devices', 'staff', 'service', 'visit'] as const;
/** A step of a new company; see {@link firstSteps}. */
export type FirstStep = (typeof firstSteps)[number];
