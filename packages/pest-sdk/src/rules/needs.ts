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

/** By when each kind is wanted: a queue of work, in the order of its harm and then of its age. */
export const timeOfNeed: Readonly<Record<NeedKind, NeedTime>> = {
  /** Planned for before now, and nobody has checked in. */
  notArrived: 'now',
  /** Planned for today or before, and given to nobody. */
  unassignedToday: 'now',
  stockOut: 'now',
  /** The review asked for more. */
  sentBack: 'today',
  /** Checked in on a day before today, and not handed in. */
  notHandedIn: 'today',
  /** Past its date, and not answered. */
  riskOverdue: 'today',
  /** Whoever owns the action has answered it, and nobody has verified it. */
  riskAnswered: 'today',
  serviceReview: 'today',
  reportReview: 'today',
  /** Planned for one of the next seven days, and given to nobody. */
  unassigned: 'week',
  leaveReview: 'week',
};

/** How many are shown before somebody asks for more. */
export const shownNeeds = 8;

/** How many are answered at most; who has more waits for others to do theirs. */
export const mostNeeds = 200;

/** What a new company does first, in this order. */
export const firstSteps = ['customer', 'devices', 'staff', 'service', 'visit'] as const;
/** A step of a new company; see {@link firstSteps}. */
export type FirstStep = (typeof firstSteps)[number];
