import type { RoutePath } from './pages';

/** The record that a page shows; without it there is nothing to show. */
type One = { readonly id: string };
/** The record that a form changes; a new one without it. */
type OneOrNew = { readonly id?: string | undefined };
/** Reads every list's address. */
type List<Filter extends string = never> = {
  readonly [Name in 'page' | 'limit' | 'sort' | 'order' | 'search' | Filter]?: string | undefined;
};
type May<Name extends string> = { readonly [Each in Name]?: string | undefined };

type Site = May<'customerId'>;
type Plan = May<'customerId' | 'floorPlanId'>;
type Stock = List<'status' | 'expiry' | 'categoryId' | 'ledger' | 'replenish'>;
type Leave = List<'request' | 'review'>;
type PestLogs = List<'log'>;
type Services = List<'state' | 'customerId' | 'from' | 'to'>;

/** What the address of a page may say beside its path; pages that read nothing are left out. */
interface PageQueries {
  readonly '/': May<'login' | 'mode' | 'redirect' | 'lang'>;
  /** The last four are how a company's provider sends somebody back. */
  readonly '/login': May<'mode' | 'login' | 'redirect' | 'code' | 'state' | 'iss' | 'error'>;
  readonly '/confirmOrder': May<'plan' | 'years'>;
  readonly '/payment': One & May<'method'>;
  readonly '/payFail': One;
  readonly '/orderStateUnpaid': One;
  readonly '/orderStateCompleted': One;
  readonly '/orderStateClosed': One;
  readonly '/writerInvoice': One;
  readonly '/downloadContract': One;
  readonly '/downloadContract1': One;
  readonly '/home': May<'caughtFrom' | 'caughtTo' | 'caughtGroup' | 'device' | 'from' | 'to'>;
  readonly '/customer/list': List<'clientType' | 'view'>;
  readonly '/createCustomer': OneOrNew & May<'login'>;
  readonly '/detailCustomer': One & May<'tab' | 'device' | 'from' | 'to' | 'caughtFrom' | 'caughtTo' | 'caughtGroup'>;
  readonly '/deviceLabels': { readonly customerId: string };
  readonly '/imgCustomer': Site & May<'upload'>;
  readonly '/img': Plan & May<'deviceId'>;
  readonly '/imgHeat': Plan & May<'view' | 'range' | 'against'>;
  readonly '/workshop': Site & List;
  readonly '/serve/list': List;
  readonly '/servicePage/undoneList': Services;
  readonly '/servicePage/completedList': Services;
  readonly '/servicePage/serverReport': List<'kind' | 'state' | 'customerId'>;
  readonly '/servicePage/compareReports': May<'before' | 'after'>;
  readonly '/servicePage/newAdd': OneOrNew & Site;
  readonly '/servicePage/riskList': List<
    'view' | 'severity' | 'customerId' | 'assignedTo' | 'foundFrom' | 'foundTo' | 'risk'
  >;
  readonly '/servicePage/questionAdd': OneOrNew;
  readonly '/servicePage/detail': One & May<'tab' | 'step' | 'list'>;
  readonly '/servicePage/inspect': One & May<'tab' | 'plan' | 'device'>;
  readonly '/shiftManagement/list': May<'view' | 'day' | 'customerId'>;
  readonly '/myEcharts': One;
  readonly '/serverEcharts': One;
  readonly '/documents': List<'kind'>;
  readonly '/inventory/list': Stock;
  readonly '/inventory/chemistry': Stock;
  readonly '/inventory/balance': May<'kind'> & List<'from' | 'to' | 'by'>;
  readonly '/inventory/count': May<'kind'>;
  readonly '/device/list': List<'view'>;
  readonly '/deviceAdd': OneOrNew;
  readonly '/system/account': List<'staffKind' | 'state'> & May<'id' | 'tab'>;
  readonly '/system/partner': One & List<'state'>;
  readonly '/leave/unList': Leave;
  readonly '/leave/okList': Leave;
  readonly '/leave/errorList': Leave;
  readonly '/contract/sealMange': List;
  readonly '/contract/contractMange': List<'state'>;
  readonly '/dewormingLog/unLog': PestLogs;
  readonly '/dewormingLog/okLog': PestLogs;
  readonly '/admin': May<'tab'> & List<'show' | 'state' | 'act' | 'from' | 'to' | 'kind'>;
}

/** What the address of a page may say, and must. Empty and undefined values are left out of the address. */
export type QueryOf<Path extends RoutePath> = Path extends keyof PageQueries ? PageQueries[Path] : May<never>;

/** The words that a page's address is read by. */
export type QueryName<Path extends RoutePath = RoutePath> = Path extends keyof PageQueries
  ? Extract<keyof PageQueries[Path], string>
  : never;

/** Pages that show something whatever their address says beside the path. */
export type FreePath = { [Path in RoutePath]: Partial<QueryOf<Path>> extends QueryOf<Path> ? Path : never }[RoutePath];
