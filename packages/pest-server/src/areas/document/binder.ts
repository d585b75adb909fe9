import type { BinderGap, DocumentKind, ResultOf } from 'pest-sdk';
import type { Call } from '../../call/call';
import type { companiesOf, DocumentRow, UsedProduct, Visitor } from './document.queries';

interface Found {
  readonly rows: readonly DocumentRow[];
  readonly companies: Awaited<ReturnType<typeof companiesOf>>;
  readonly used: readonly UsedProduct[];
  readonly visitors: readonly Visitor[];
}

/** What stands in a binder beside its documents: the companies' own papers, the products used, and what is missing. */
export function binderOf(call: Call, found: Found): Omit<ResultOf<'document.binder'>, 'documents'> {
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
    sheetId: sheetOf(found.rows, use)?.id ?? null,
  }));
  return { companyPapers, products, gaps: gapsOf(call, found, companyPapers) };
}

const papers = [
  { kind: 'companyLicence', column: 'business_license' },
  { kind: 'serviceQualification', column: 'pest_control_qualification' },
  { kind: 'serviceQualification', column: 'pesticide_usage_certificate' },
  { kind: 'staffCertificate', column: 'personnel_qualification' },
] as const satisfies readonly { readonly kind: DocumentKind; readonly column: string }[];

/** What each company must show as a whole. */
const always = ['companyLicence', 'serviceQualification', 'contract'] as const satisfies readonly DocumentKind[];

/** An auditor asks for a paper that holds today: one that has run out is missing too. */
function gapsOf(
  call: Call,
  { rows, companies, used, visitors }: Found,
  companyPapers: ResultOf<'document.binder'>['companyPapers'],
): BinderGap[] {
  const valid = rows.filter(({ last_day }) => last_day === null || last_day >= call.today);
  const has = (companyId: string, kind: DocumentKind) =>
    valid.some((row) => row.company_id === companyId && row.kind === kind) ||
    companyPapers.some((paper) => paper.companyId === companyId && paper.kind === kind);
  const certified = (visitor: Visitor) =>
    valid.some(
      ({ kind, company_id, account_id }) =>
        kind === 'staffCertificate' && company_id === visitor.company_id && account_id === visitor.account_id,
    );
  return [
    ...used
      .filter((use) => sheetOf(valid, use) === undefined)
      .map((use) => gap('safetySheet', use.company_id, use.name, use.registration_number)),
    ...visitors
      .filter((visitor) => !certified(visitor))
      .map((visitor) => gap('staffCertificate', visitor.company_id, visitor.name)),
    ...companies.flatMap(({ id }) => always.filter((kind) => !has(id, kind)).map((kind) => gap(kind, id, ''))),
  ];
}

function sheetOf(rows: readonly DocumentRow[], use: UsedProduct): DocumentRow | undefined {
  return rows.find(
    ({ kind, company_id, consumable_id }) =>
      kind === 'safetySheet' && company_id === use.company_id && consumable_id === use.consumable_id,
  );
}

function gap(kind: DocumentKind, companyId: string, subject: string, number = ''): BinderGap {
  return { kind, companyId, subject, number };
}
