import {
  addDays,
  type BinderFact,
  type BinderGapKind,
  type BinderQuestion,
  binderQuestions,
  type DocumentKind,
  productPapers,
  questionOf,
  saysStrength,
} from 'pest-sdk';

/** Days that an auditor looks back, and after which a plan that nobody touched proves nothing. */
export const binderDays = 365;

/** A paper that stands in a site's binder. */
export interface BinderPaper {
  readonly companyId: string;
  readonly kind: DocumentKind;
  readonly title: string;
  /** Whose it is, or which product's. */
  readonly accountId: string | null;
  readonly consumableId: string | null;
  /** The last day on which it holds; null holds without end. */
  readonly lastDay: string | null;
}

/** How many there are, and the day of the newest; null where there is none. */
export interface BinderHeld {
  readonly count: number;
  readonly day: string | null;
}

/** All that a site can show an auditor. */
export interface BinderHoldings {
  readonly companies: readonly { readonly id: string; readonly boundDay: string }[];
  readonly papers: readonly BinderPaper[];
  /** Which the companies passed the platform's review with; they bear no last day. */
  readonly companyPapers: readonly { readonly companyId: string; readonly kind: DocumentKind }[];
  /** Used at the site since the first day looked at. */
  readonly products: readonly {
    readonly companyId: string;
    readonly consumableId: string;
    readonly name: string;
    readonly registrationNumber: string;
    readonly activeIngredient: string;
  }[];
  /** Who worked there since then. */
  readonly people: readonly { readonly companyId: string; readonly accountId: string; readonly name: string }[];
  /** Each with the day on which it, or a device on it, was changed last. */
  readonly plans: readonly { readonly companyId: string; readonly name: string; readonly day: string }[];
  readonly chemicals: readonly (BinderHeld & { readonly companyId: string; readonly unlicensed: readonly string[] })[];
  readonly reports: BinderHeld;
  /** Services that are handed in, without a report that can be read. */
  readonly unreported: readonly { readonly companyId: string; readonly number: string; readonly day: string }[];
  /** Months in which a device was checked, as `YYYY-MM`, and the first of all; null where none ever was. */
  readonly checks: { readonly months: readonly string[]; readonly day: string | null; readonly first: string | null };
  /** Corrective actions that are open. */
  readonly actions: readonly {
    readonly companyId: string;
    readonly description: string;
    readonly dueDay: string | null;
    readonly late: boolean;
  }[];
}

/** What is missing, and for whom or what. */
export interface BinderLack {
  readonly kind: BinderGapKind;
  readonly companyId: string;
  readonly subject: string;
  readonly number: string;
  readonly day: string | null;
}

/** What there is to a question, with the day of the newest of its records. */
export interface BinderHolding extends BinderFact {
  readonly day: string | null;
}

/**
 * What a binder proves of each question and what it lacks, the one rule of home, binder and archive: a paper that has
 * run out, a plan that nobody touched for a year, a month without a check and a year without a report prove nothing.
 */
export function binderOfSite(
  held: BinderHoldings,
  today: string,
): { readonly questions: BinderHolding[]; readonly gaps: BinderLack[] } {
  const asked = askedPapers(held, today);
  return {
    questions: binderQuestions.map((question) => holdingOf(question, held, asked)),
    gaps: [...asked.flatMap(({ held: there, gap }) => (there > 0 ? [] : [gap])), ...gapsOfRecords(held, today)],
  };
}

/** The months of which an auditor expects a check: twelve to today's, of which the last is not over. */
export function binderMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, at) =>
    new Date(Date.UTC(year, month - 12 + at, 1)).toISOString().slice(0, 'YYYY-MM'.length),
  );
}

/** What each company must show as a whole. */
const always = ['companyLicence', 'serviceQualification', 'contract'] as const satisfies readonly DocumentKind[];

/** A paper that somebody or something needs: whether it is there, and until when. */
interface AskedPaper {
  readonly question: BinderQuestion;
  readonly gap: BinderLack;
  /** How many papers hold of it. */
  readonly held: number;
  readonly lastDay: string | null;
}

function askedPapers({ companies, papers, companyPapers, products, people }: BinderHoldings, today: string) {
  const used = new Set<BinderPaper>();
  const asked = (missing: BinderLack, answers: readonly BinderPaper[], otherwise = false): AskedPaper => {
    for (const paper of answers) used.add(paper);
    const valid = answers.filter((paper) => holdsOn(today, paper.lastDay));
    // What bears no date says nothing against one that says that it has run out.
    const held = otherwise && answers.length === 0 ? 1 : valid.length;
    const ranOut = held > 0 ? null : longestOf(answers);
    return { question: questionOf[missing.kind], gap: { ...missing, day: ranOut }, held, lastDay: longestOf(valid) };
  };
  const ofCompany = (companyId: string, kind: DocumentKind) =>
    papers.filter((paper) => paper.companyId === companyId && paper.kind === kind);
  const needed = [
    ...products.flatMap((product) => {
      const lack = (kind: BinderGapKind) => ({
        ...lackOf(kind, product.companyId, product.name),
        number: product.registrationNumber,
      });
      const ofIt = (kind: DocumentKind) =>
        ofCompany(product.companyId, kind).filter(({ consumableId }) => consumableId === product.consumableId);
      return [
        ...productPapers.map((kind) => asked(lack(kind), ofIt(kind))),
        asked(lack('productRegistration'), ofIt('productRegistration'), product.registrationNumber !== ''),
        asked(lack('activeIngredient'), [], saysStrength(product.activeIngredient)),
      ];
    }),
    ...people.map(({ companyId, accountId, name }) =>
      asked(
        lackOf('staffCertificate', companyId, name),
        ofCompany(companyId, 'staffCertificate').filter((paper) => paper.accountId === accountId),
      ),
    ),
    ...companies.flatMap(({ id }) =>
      always.map((kind) =>
        asked(
          lackOf(kind, id, ''),
          ofCompany(id, kind),
          companyPapers.some((paper) => paper.companyId === id && paper.kind === kind),
        ),
      ),
    ),
  ];
  // Whatever else is shown is asked for by being there, by its title: one that has run out is worse than none.
  const others = new Map<string, BinderPaper[]>();
  for (const paper of papers.filter(
    (each) => !used.has(each) && each.accountId === null && each.consumableId === null,
  )) {
    const key = `${paper.companyId} ${paper.kind} ${paper.title}`;
    others.set(key, [...(others.get(key) ?? []), paper]);
  }
  return [
    ...needed,
    ...[...others.values()].flatMap((same) =>
      same.slice(0, 1).map(({ kind, companyId, title }) => asked(lackOf(kind, companyId, title), same)),
    ),
  ];
}

function gapsOfRecords(held: BinderHoldings, today: string): BinderLack[] {
  const { companies, plans, checks, chemicals, reports, unreported, actions } = held;
  const ofSite = (kind: BinderGapKind, subject = '') =>
    companies.slice(0, 1).map(({ id }) => lackOf(kind, id, subject));
  const since = addDays(today, -binderDays);
  return [
    ...chemicals.flatMap(({ companyId, unlicensed }) =>
      unlicensed.map((name) => lackOf('applicatorLicence', companyId, name)),
    ),
    ...(plans.length === 0 ? ofSite('floorPlan') : []),
    ...plans
      .filter(({ day }) => day < since)
      .map(({ companyId, name, day }) => ({ ...lackOf('floorPlan', companyId, name), day })),
    ...missedMonths(checks, today).flatMap((month) => ofSite('checks', month)),
    // A site of less than a year cannot have had a year without one.
    ...(reports.count === 0 && unreported.length === 0 && companies.some(({ boundDay }) => boundDay <= since)
      ? ofSite('report')
      : []),
    ...unreported.map(({ companyId, number, day }) => ({ ...lackOf('report', companyId, number), day })),
    ...actions
      .filter(({ late }) => late)
      .map(({ companyId, description, dueDay }) => ({
        ...lackOf('overdueAction', companyId, description),
        day: dueDay,
      })),
  ];
}

/** Months that are over and had no check, since the first there ever was; an empty one where there never was any. */
function missedMonths({ months, first }: BinderHoldings['checks'], today: string): string[] {
  if (first === null) return [''];
  return binderMonths(today)
    .slice(0, -1)
    .filter((month) => month >= first && !months.includes(month));
}

function holdingOf(question: BinderQuestion, held: BinderHoldings, asked: readonly AskedPaper[]): BinderHolding {
  const papers = asked.filter((paper) => paper.question === question);
  const lastDay = known(papers.map((paper) => paper.lastDay))[0] ?? null;
  switch (question) {
    case 'contract':
    case 'company':
      return { question, count: papers.reduce((sum, paper) => sum + paper.held, 0), day: null, lastDay };
    case 'staff':
      return { question, count: held.people.length, day: null, lastDay };
    case 'products':
      return { question, count: held.products.length, day: null, lastDay };
    case 'chemicals':
      return {
        question,
        count: held.chemicals.reduce((sum, { count }) => sum + count, 0),
        day: newestOf(held.chemicals),
        lastDay: null,
      };
    case 'plan':
      return { question, count: held.plans.length, day: newestOf(held.plans), lastDay: null };
    case 'reports':
      return { question, ...held.reports, lastDay: null };
    case 'trend':
      return { question, count: held.checks.months.length, day: held.checks.day, lastDay: null };
    case 'actions':
      return { question, count: held.actions.length, day: null, lastDay: null };
  }
}

/** Of several papers of one thing, the day of the one that holds longest; null where one holds without end, or none is there. */
function longestOf(papers: readonly BinderPaper[]): string | null {
  return papers.some(({ lastDay }) => lastDay === null) ? null : newestOf(papers.map(({ lastDay: day }) => ({ day })));
}

/** Whether a paper holds on a day. */
export function holdsOn(day: string, lastDay: string | null): boolean {
  return lastDay === null || lastDay >= day;
}

const newestOf = (records: readonly Pick<BinderHeld, 'day'>[]): string | null =>
  known(records.map(({ day }) => day)).at(-1) ?? null;

function known(days: readonly (string | null)[]): string[] {
  return days.filter((day) => day !== null).sort();
}

function lackOf(kind: BinderGapKind, companyId: string, subject: string): BinderLack {
  return { kind, companyId, subject, number: '', day: null };
}
