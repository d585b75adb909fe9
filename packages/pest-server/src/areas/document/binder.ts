import { type DocumentKind, dayInZone, type ResultOf } from 'pest-sdk';
import type { Call } from '../../call/call';
import { type BinderHoldings, binderOfSite, holdsOn } from './binder-gaps';
import type * as records from './binder-records.queries';
import type { companiesOf, DocumentRow, UsedProduct, Visitor } from './document.queries';

type Found<Query extends (...given: never[]) => unknown> = Awaited<ReturnType<Query>>;

/** What was found of a site: its papers, who and what they are asked of, and its own records. */
export interface BinderFindings {
  readonly rows: readonly DocumentRow[];
  readonly companies: Found<typeof companiesOf>;
  readonly used: readonly UsedProduct[];
  readonly visitors: readonly Visitor[];
  readonly plans: BinderHoldings['plans'];
  readonly checks: BinderHoldings['checks'];
  readonly chemicals: BinderHoldings['chemicals'];
  readonly reports: Found<typeof records.reportsHeld>;
  readonly actions: BinderHoldings['actions'];
}

type Binder = ResultOf<'document.binder'>;

/** What stands in a binder beside its documents: the companies' own papers, the products used, and what is missing. */
export function binderOf(call: Call, found: BinderFindings): Omit<Binder, 'documents'> {
  const { rows, companies, used, visitors, plans, checks, chemicals, reports, actions } = found;
  const companyPapers = companies.flatMap((company) =>
    papers.flatMap(({ kind, column }) => {
      const file = company[column];
      return file === null
        ? []
        : [{ companyId: company.id, companyName: company.name, kind, file: call.fileUrl(file) }];
    }),
  );
  const products = used.map((use) => ({
    companyId: use.company_id,
    consumableId: use.consumable_id,
    name: use.name,
    registrationNumber: use.registration_number,
    activeIngredient: use.active_ingredient,
  }));
  const { questions, gaps } = binderOfSite(
    {
      companies: companies.map(({ id, bound_at }) => ({
        id,
        boundDay: dayInZone(bound_at, call.parts.settings.timeZone),
      })),
      papers: rows.map((row) => ({
        companyId: row.company_id,
        kind: row.kind,
        title: row.title,
        accountId: row.account_id,
        consumableId: row.consumable_id,
        lastDay: row.last_day,
      })),
      companyPapers,
      products,
      people: visitors.map(({ company_id, account_id, name }) => ({
        companyId: company_id,
        accountId: account_id,
        name,
      })),
      plans,
      checks,
      chemicals,
      reports: reports.reports,
      unreported: reports.missing,
      actions,
    },
    call.today,
  );
  // Longest first.
  const valid = rows
    .filter((row) => holdsOn(call.today, row.last_day))
    .sort((a, b) => (b.last_day ?? endless).localeCompare(a.last_day ?? endless));
  return {
    companyPapers,
    products: products.map(({ consumableId, ...product }) => ({
      ...product,
      sheetId: paperOf('safetySheet', valid, product.companyId, consumableId),
      labelId: paperOf('productLabel', valid, product.companyId, consumableId),
    })),
    questions,
    gaps,
  };
}

const papers = [
  { kind: 'companyLicence', column: 'business_license' },
  { kind: 'serviceQualification', column: 'pest_control_qualification' },
  { kind: 'serviceQualification', column: 'pesticide_usage_certificate' },
  { kind: 'staffCertificate', column: 'personnel_qualification' },
] as const satisfies readonly { readonly kind: DocumentKind; readonly column: string }[];

const endless = '9999-12-31';

function paperOf(kind: DocumentKind, valid: readonly DocumentRow[], companyId: string, consumableId: string) {
  const found = valid.find(
    (row) => row.kind === kind && row.company_id === companyId && row.consumable_id === consumableId,
  );
  return found?.id ?? null;
}
