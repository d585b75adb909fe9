import {
  type DocumentKind,
  type DocumentStanding,
  documentKinds,
  documentStanding,
  documentWarningDays,
} from './document-kinds';
import { addDays } from './time-range';

/** What an auditor asks a site for, in the order in which it is asked. */
export const binderQuestions = [
  'contract',
  'company',
  'staff',
  'products',
  'chemicals',
  'plan',
  'reports',
  'trend',
  'actions',
] as const;
/** A thing that an auditor asks for; see {@link binderQuestions}. */
export type BinderQuestion = (typeof binderQuestions)[number];

/** What a binder can lack: a document, or something that the site's own records do not hold. */
export const binderGapKinds = [
  ...documentKinds,
  'activeIngredient',
  'applicatorLicence',
  'floorPlan',
  'report',
  'checks',
  'overdueAction',
] as const;
/** A thing that is missing; see {@link binderGapKinds}. */
export type BinderGapKind = (typeof binderGapKinds)[number];

/** Which question a document answers, or a gap leaves open. */
export const questionOf: Readonly<Record<BinderGapKind, BinderQuestion>> = {
  companyLicence: 'company',
  serviceQualification: 'company',
  insurance: 'company',
  other: 'company',
  contract: 'contract',
  procedure: 'contract',
  staffCertificate: 'staff',
  safetySheet: 'products',
  productLabel: 'products',
  productRegistration: 'products',
  activeIngredient: 'products',
  applicatorLicence: 'chemicals',
  floorPlan: 'plan',
  report: 'reports',
  checks: 'trend',
  overdueAction: 'actions',
};

/** Whether the words of an active ingredient say how strong it is. */
export function saysStrength(activeIngredient: string): boolean {
  return /\d/.test(activeIngredient);
}

/** The papers that each product used at a site needs. */
export const productPapers = ['safetySheet', 'productLabel'] as const satisfies readonly DocumentKind[];

/** How a question is answered: something is missing, a paper soon runs out, neither, or there is nothing to prove. */
export const binderSigns = ['gap', 'expiring', 'whole', 'none'] as const;
/** How a question is answered; see {@link binderSigns}. */
export type BinderSign = (typeof binderSigns)[number];

/** What there is to a question. */
export interface BinderFact {
  readonly question: BinderQuestion;
  /** How many there are of it: products, people, reports, open actions. */
  readonly count: number;
  /** Of its papers, the day on which the first runs out; null where none does. */
  readonly lastDay: string | null;
}

/** A question with its sign. */
export interface BinderAnswer<Fact extends BinderFact = BinderFact> {
  readonly fact: Fact;
  readonly sign: BinderSign;
  readonly gaps: number;
}

/** Which ask for nothing where nobody worked and nothing was used, and a site is too new for a report. */
const asksOfWork: readonly BinderQuestion[] = ['staff', 'products', 'chemicals', 'reports'];

const signs = {
  expired: 'gap',
  expiring: 'expiring',
  valid: 'whole',
} as const satisfies Record<DocumentStanding, BinderSign>;

/** A binder's questions, the one rule of home, binder and archive: what is missing first, then what soon runs out. */
export function binderAnswers<Fact extends BinderFact>(
  {
    questions,
    gaps,
  }: { readonly questions: readonly Fact[]; readonly gaps: readonly { readonly kind: BinderGapKind }[] },
  today: string,
): BinderAnswer<Fact>[] {
  const answers = questions.map((fact) => {
    const missing = gaps.filter(({ kind }) => questionOf[kind] === fact.question).length;
    if (missing > 0) return { fact, gaps: missing, sign: 'gap' as const };
    if (fact.count === 0 && asksOfWork.includes(fact.question)) return { fact, gaps: 0, sign: 'none' as const };
    return { fact, gaps: 0, sign: signs[documentStanding(fact.lastDay, today, addDays(today, documentWarningDays))] };
  });
  return answers.sort((a, b) => binderSigns.indexOf(a.sign) - binderSigns.indexOf(b.sign));
}
