import {
  type BinderGap,
  type BinderQuestion,
  type BinderRecord,
  binderQuestions,
  type DocumentKind,
  productPapers,
  type ResultOf,
  saysStrength,
} from 'pest-sdk';
import type { Call } from '../../call/call';
import type * as records from './binder-records.queries';
import type { companiesOf, DocumentRow, UsedProduct, Visitor } from './document.queries';

type Found<Query extends (...given: never[]) => unknown> = Awaited<ReturnType<Query>>;

/** What was found of a site: its papers, who and what they are asked of, and its own records. */
export interface BinderFindings {
  readonly rows: readonly DocumentRow[];
  readonly companies: Found<typeof companiesOf>;
  readonly used: readonly UsedProduct[];
  readonly visitors: readonly Visitor[];
  readonly plans: records.Held;
  readonly months: records.Held;
  readonly chemicals: Found<typeof records.chemicalsHeld>;
  readonly reports: Found<typeof records.reportsHeld>;
  readonly actions: Found<typeof records.actionsHeld>;
}

type Binder = ResultOf<'document.binder'>;

/** What stands in a binder beside its documents: the companies' own papers, the products used, and what is missing. */
export function binderOf(call: Call, found: BinderFindings): Omit<Binder, 'documents'> {
  const companyPapers = found.companies.flatMap((company) =>
    papers.flatMap(({ kind, column }) => {
      const file = company[column];
      return file === null
        ? []
        : [{ companyId: company.id, companyName: company.name, kind, file: call.fileUrl(file) }];
    }),
  );
  const products = found.used.map((use) => ({
    companyId: use.company_id,
    name: use.name,
    registrationNumber: use.registration_number,
    activeIngredient: use.active_ingredient,
    sheetId: ofProduct('safetySheet', found.rows, use)[0]?.id ?? null,
    labelId: ofProduct('productLabel', found.rows, use)[0]?.id ?? null,
  }));
  // An auditor asks for a paper that holds today: one that has run out is missing.
  const valid = found.rows.filter(({ last_day }) => last_day === null || last_day >= call.today);
  const asked = askedPapers({ ...found, rows: valid }, companyPapers);
  return {
    companyPapers,
    products,
    questions: binderQuestions.map((question) => recordOf(question, found, asked)),
    gaps: [...asked.filter(({ held }) => !held).map(({ gap }) => gap), ...gapsOfRecords(found)],
  };
}

const papers = [
  { kind: 'companyLicence', column: 'business_license' },
  { kind: 'serviceQualification', column: 'pest_control_qualification' },
  { kind: 'serviceQualification', column: 'pesticide_usage_certificate' },
  { kind: 'staffCertificate', column: 'personnel_qualification' },
] as const satisfies readonly { readonly kind: DocumentKind; readonly column: string }[];

/** What each company must show as a whole. */
const always = [
  ['companyLicence', 'company'],
  ['serviceQualification', 'company'],
  ['contract', 'contract'],
] as const satisfies readonly (readonly [DocumentKind, BinderQuestion])[];

/** A paper that somebody or something needs: whether it is there, and until when. */
interface AskedPaper {
  readonly question: BinderQuestion;
  readonly gap: BinderGap;
  readonly held: boolean;
  readonly lastDay: string | null;
}

function askedPapers(
  { rows, companies, used, visitors }: BinderFindings,
  companyPapers: Binder['companyPapers'],
): AskedPaper[] {
  const asked = (
    question: BinderQuestion,
    missing: BinderGap,
    answers: readonly DocumentRow[],
    otherwise = false,
  ): AskedPaper => ({ question, gap: missing, held: otherwise || answers.length > 0, lastDay: longestOf(answers) });
  return [
    ...used.flatMap((use) => [
      ...productPapers.map((kind) => asked('products', ofUse(kind, use), ofProduct(kind, rows, use))),
      asked(
        'products',
        ofUse('productRegistration', use),
        ofProduct('productRegistration', rows, use),
        use.registration_number !== '',
      ),
      asked('products', ofUse('activeIngredient', use), [], saysStrength(use.active_ingredient)),
    ]),
    ...visitors.map(({ company_id, account_id, name }) =>
      asked(
        'staff',
        gap('staffCertificate', company_id, name),
        rows.filter(
          (row) => row.kind === 'staffCertificate' && row.company_id === company_id && row.account_id === account_id,
        ),
      ),
    ),
    ...companies.flatMap(({ id }) =>
      always.map(([kind, question]) =>
        asked(
          question,
          gap(kind, id, ''),
          rows.filter((row) => row.company_id === id && row.kind === kind),
          companyPapers.some((paper) => paper.companyId === id && paper.kind === kind),
        ),
      ),
    ),
  ];
}

function gapsOfRecords({ companies, plans, months, chemicals, reports, actions }: BinderFindings): BinderGap[] {
  const ofSite = (kind: BinderGap['kind'], { count }: records.Held) =>
    count === 0 ? companies.slice(0, 1).map(({ id }) => gap(kind, id, '')) : [];
  return [
    ...chemicals.flatMap(({ company_id, unlicensed }) =>
      unlicensed.map((name) => gap('applicatorLicence', company_id, name)),
    ),
    ...ofSite('floorPlan', plans),
    ...ofSite('checks', months),
    ...reports.missing.map(({ company_id, number, day }) => ({ ...gap('report', company_id, number), day })),
    ...actions
      .filter(({ late }) => late)
      .map(({ company_id, description, due_day }) => ({
        ...gap('overdueAction', company_id, description),
        day: due_day,
      })),
  ];
}

function recordOf(
  question: BinderQuestion,
  { plans, months, chemicals, reports, actions, used, visitors }: BinderFindings,
  asked: readonly AskedPaper[],
): BinderRecord {
  const papersOf = asked.filter((paper) => paper.question === question);
  const lastDay = firstOf(papersOf.map((paper) => paper.lastDay));
  switch (question) {
    case 'contract':
    case 'company':
      return { question, count: papersOf.filter(({ held }) => held).length, day: null, lastDay };
    case 'staff':
      return { question, count: visitors.length, day: null, lastDay };
    case 'products':
      return { question, count: used.length, day: null, lastDay };
    case 'chemicals':
      return {
        question,
        count: chemicals.reduce((sum, { count }) => sum + count, 0),
        day: lastOf(chemicals.map(({ day }) => day)),
        lastDay: null,
      };
    case 'plan':
      return { question, ...plans, lastDay: null };
    case 'reports':
      return { question, ...reports.reports, lastDay: null };
    case 'trend':
      return { question, ...months, lastDay: null };
    case 'actions':
      return { question, count: actions.length, day: null, lastDay: null };
  }
}

/** Of several papers of one thing, the day of the one that holds longest; null where one holds without end, or none is there. */
function longestOf(rows: readonly DocumentRow[]): string | null {
  return rows.some(({ last_day }) => last_day === null) ? null : lastOf(rows.map(({ last_day }) => last_day));
}

function lastOf(days: readonly (string | null)[]): string | null {
  return known(days).at(-1) ?? null;
}

function firstOf(days: readonly (string | null)[]): string | null {
  return known(days)[0] ?? null;
}

function known(days: readonly (string | null)[]): string[] {
  return days.filter((day) => day !== null).sort();
}

function ofProduct(asked: DocumentKind, rows: readonly DocumentRow[], use: UsedProduct): DocumentRow[] {
  return rows.filter(
    ({ kind, company_id, consumable_id }) =>
      kind === asked && company_id === use.company_id && consumable_id === use.consumable_id,
  );
}

function ofUse(kind: BinderGap['kind'], use: UsedProduct): BinderGap {
  return { ...gap(kind, use.company_id, use.name), number: use.registration_number };
}

function gap(kind: BinderGap['kind'], companyId: string, subject: string): BinderGap {
  return { kind, companyId, subject, number: '', day: null };
}
