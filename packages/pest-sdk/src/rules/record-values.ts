/** Closed sets of values that records hold: schemas, forms and screens name them from here. */

/** Service staff carry out services; management staff have configurable permissions. */
export const staffKinds = ['service', 'management'] as const;
/** What an account is for; see {@link staffKinds}. */
export type StaffKind = (typeof staffKinds)[number];

/** Whether an account can sign in, and whether it ever did. */
export const accountStates = ['active', 'neverSignedIn', 'disabled'] as const;
/** Where an account stands; see {@link accountStates}. */
export type AccountState = (typeof accountStates)[number];

/**
 * How a session was begun: by the password alone, with a code of an authenticator besides, or by a passkey, which is
 * both in one, or by the company's own provider of identities.
 */
export const signInMethods = ['password', 'secondFactor', 'passkey', 'company'] as const;
/** How somebody signed in; see {@link signInMethods}. */
export type SignInMethod = (typeof signInMethods)[number];

/** What a verification code is for. One sent for one purpose is wrong for every other. */
export const verificationTypes = { registration: 1, forgottenPassword: 2, ownPassword: 3 } as const;

/** Specification §3: Industrial, Business, Other. */
export const clientTypes = ['industrial', 'business', 'other'] as const;
/**
 * What a map is drawn in: WGS 84, as satellites tell it, or GCJ-02, which Chinese law prescribes for maps and which lies
 * up to some hundred metres beside it.
 */
export const mapCoordinates = ['wgs84', 'gcj02'] as const;
/** What a list of customers can be ordered by; a customer without a service comes last. */
export const customerSorts = [
  'name',
  'registeredAt',
  'deviceCount',
  'openRiskCount',
  'lastServiceDay',
  'nextServiceDay',
] as const;

/** How a mouse trap's glue looks; the other types have conditions of their own. */
export const glueConditions = ['ok', 'dusty', 'wet', 'expired'] as const;

/** Conditions of the bait in a station. */
export const baitStates = ['ok', 'mouldy', 'wet', 'missing'] as const;

/** What ate the bait. */
export const baitConsumers = ['rodent', 'insect', 'slug', 'unknown'] as const;

/** Signs of rodents. */
export const evidenceKinds = ['droppings', 'gnawing', 'tracks', 'liveSighting'] as const;

/** Steps of bait eaten, in percent. */
export const consumptionSteps = [0, 25, 50, 75, 100] as const;

/** Kinds of invoice: ordinary and special VAT invoices. */
export const invoiceKinds = ['ordinary', 'special'] as const;

/** In whose name an invoice is. */
export const titleKinds = ['company', 'person'] as const;

/** Where the information of a company or a customer stands; what has not been submitted is nobody's to review. */
export const reviewedStates = ['waiting', 'approved', 'failed'] as const;

/**
 * What is wrong with money that a payment provider tells of: its order is not known, closed or paid already, its amount,
 * currency or merchant is another, or the notice is not the provider's at all.
 */
export const paymentAlarmReasons = [
  'orderUnknown',
  'orderClosed',
  'paidTwice',
  'amount',
  'currency',
  'merchant',
  'signature',
] as const;

/** The sheet that a report is laid out on. */
export const reportPapers = ['A4', 'Letter'] as const;

/** Who signs a report. */
export const signatureRoles = ['technician', 'customer', 'reviewer'] as const;

/** How a signature was given; `absent`: the customer was not there to sign, and the reason is printed instead. */
export const signatureMethods = ['drawn', 'typed', 'absent'] as const;

/** What happens to information that the platform reviews. */
export const reviewSteps = ['submitted', 'passed', 'failed'] as const;

/** What becomes of papers that were approved before and are sent again. */
export const renewalStates = ['waiting', 'failed'] as const;
/** State of a renewal; see {@link renewalStates}. */
export type RenewalState = (typeof renewalStates)[number];

/** Severities of a risk, the mildest first. */
export const riskSeverities = ['minor', 'major', 'critical'] as const;

/** A draft is for its authors; services begin with what is published. */
export const templateStates = ['draft', 'published'] as const;
/** Whether services begin with a version of a template; see {@link templateStates}. */
export type TemplateState = (typeof templateStates)[number];

/** How open the product lies there; thresholds and advice differ by it. */
export const zoneRisks = ['high', 'medium', 'low', 'outside'] as const;
