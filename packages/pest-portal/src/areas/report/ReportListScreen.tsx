import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import {
  type ReportSummary,
  type ResultOf,
  reportPermissions,
  reportStates,
  reportStateTones,
  reportStateWords,
  type TaskSummary,
} from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import {
  Badge,
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  JobCard,
  LoadingState,
  Notice,
  Row,
  Select,
  useFormat,
  useToast,
} from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { type Address, address, Link, taskLinks, useNavigate } from '../../base/links';
import { rightTo } from '../../base/pages';
import { Can, useAccount, useCan } from '../../base/session';
import { CustomerFilter } from '../../kit/choices/CustomerFilter';
import { ActDialog } from '../../kit/form/ActDialog';
import { ClearFilters, isFiltered } from '../../kit/list/ClearFilters';
import { ListSearch } from '../../kit/list/ListSearch';
import { type ListAddress, useListAddress } from '../../kit/list/list-address';
import { pagedRows } from '../../kit/list/paged-rows';
import { OpenLink } from '../../kit/page/OpenLink';
import { PageHead } from '../../kit/page/PageHead';
import { compareMessages } from './compare.messages';
import { downloadReport } from './download-report';
import { ExportReports } from './ExportReports';
import { ReviewRulesButton } from './ReviewRulesButton';
import { reportMessages } from './report.messages';
import {
  misstatedReportsQuery,
  type ReportListRequest,
  reportListQuery,
  servicesWithoutReportQuery,
  useDeleteReport,
  useExportReport,
  useGenerateReport,
} from './report.queries';
import { SeveralServicesDialog } from './SeveralServicesDialog';
import { severalMessages } from './several.messages';
import { useReportAddress } from './useReportAddress';

const reportFilters = ['search', 'kind', 'state', 'customerId', 'misstates'] as const;
type ReportListAddress = ListAddress<(typeof reportFilters)[number]>;
const reportKinds = ['report', 'briefing'] as const;

/** Service reports and briefings: open, review, export, and generate those that are missing. A customer finds the approved ones of its site. */
export function ReportListScreen() {
  const t = useT(reportMessages);
  const list = useListAddress(reportFilters);
  return (
    <>
      <PageHead title={t('report.list.title')} />
      {list.filters.state === 'notGenerated' ? <MissingReports list={list} /> : <Reports list={list} />}
    </>
  );
}

interface ListProps {
  readonly list: ReportListAddress;
}

function Reports({ list }: ListProps) {
  const t = useT(reportMessages);
  const reports = useQuery(reportListQuery(requestOf(list)));
  const { customerId, misstates } = list.filters;
  const missing = useMissingReports(customerId);
  const misstated = useMisstatedReports(customerId);
  // What stands over the list is known before the list is shown: it would be pushed down otherwise.
  if (missing.isLoading || misstated.isLoading) return <LoadingState label={t('report.list.title')} />;
  return (
    <>
      {!misstates && missing.data && missing.data.total > 0 && (
        <ListNotice
          text={t('report.missing.count', { count: missing.data.total })}
          to={address('/servicePage/serverReport', { state: 'notGenerated', customerId })}
          way={t('report.missing.show')}
        />
      )}
      {!misstates && misstated.data && misstated.data.total > 0 && (
        <ListNotice
          tone="warning"
          text={t('report.misstated.count', { count: misstated.data.total })}
          to={address('/servicePage/serverReport', { misstates: 'true', customerId })}
          way={t('report.misstated.show')}
        />
      )}
      {misstates && (
        <ListNotice
          tone="warning"
          text={t('report.misstated.only')}
          to={address('/servicePage/serverReport', { customerId })}
          way={t('report.misstated.all')}
        />
      )}
      <ReportTable list={list} reports={reports} />
    </>
  );
}

interface ReportTableProps extends ListProps {
  readonly reports: UseQueryResult<ResultOf<'report.list'>>;
}

function ReportTable({ list, reports }: ReportTableProps) {
  const t = useT(reportMessages);
  const [removing, setRemoving] = useState<ReportSummary | null>(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const isAdministrator = useAccount().role === 'admin';
  return (
    <>
      <DataTable
        label={t('report.list.title')}
        search={<ReportSearch list={list} />}
        filters={<ReportFilters list={list} />}
        exportsPage={false}
        tools={
          <>
            <ExportReports request={requestOf(list)} total={reports.data?.total ?? 0} />
            {isAdministrator && <ReviewRulesButton />}
            <SeveralServicesButton />
          </>
        }
        columns={useColumns()}
        rowKey={(report) => report.id}
        card={(report) => <ReportCard report={report} />}
        selected={selected}
        onSelectedChange={setSelected}
        bulkActions={<CompareButton reports={reports.data?.items ?? []} selected={selected} />}
        rowActions={useRowActions(setRemoving)}
        rowActionsLabel={(report) => t('report.actions', { number: report.number })}
        {...pagedRows(list, reports)}
        empty={<NothingThere filtered={isFiltered(list)} />}
      />
      {removing && <DeleteDialog report={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

/** Compares two reports of one customer, whichever was chosen first. */
function CompareButton({
  reports,
  selected,
}: {
  readonly reports: readonly ReportSummary[];
  readonly selected: readonly string[];
}) {
  const t = useT(compareMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const chosen = reports.filter(({ id }) => selected.includes(id));
  const compare = () => {
    // The list stands with the newest first.
    const [after, before, ...more] = chosen;
    if (!after || !before || more.length > 0 || after.customerId !== before.customerId) {
      toast({ tone: 'warning', message: t('compare.two') });
      return;
    }
    navigate(address('/servicePage/compareReports', { before: before.id, after: after.id }));
  };
  return (
    <Button size="sm" onClick={compare}>
      {t('compare.open')}
    </Button>
  );
}

/** Offers one report over several services to whoever writes those. */
function SeveralServicesButton() {
  const t = useT(severalMessages);
  const [open, setOpen] = useState(false);
  return (
    <Can right={rights.taskGenerateServicesReport}>
      <Button onClick={() => setOpen(true)}>{t('several.open')}</Button>
      {open && <SeveralServicesDialog onClose={() => setOpen(false)} />}
    </Can>
  );
}

function ReportSearch({ list }: ListProps) {
  const t = useT(reportMessages);
  return <ListSearch list={list} label={t('report.search')} />;
}

/** Services without a report, for whoever may write one. */
function useMissingReports(customerId: string | undefined) {
  const can = useCan();
  return useQuery({
    ...servicesWithoutReportQuery({ page: 1, limit: 10, search: undefined, customerId }),
    enabled: can(rightTo('/servicePage/completedList')) && can(rights.taskGenerateReport),
  });
}

/** Approved reports whose comparisons do not subtract, for whoever may correct one. */
function useMisstatedReports(customerId: string | undefined) {
  const can = useCan();
  const { report, briefing } = reportPermissions.edit;
  return useQuery({ ...misstatedReportsQuery(customerId), enabled: can(report, briefing) });
}

interface ListNoticeProps {
  readonly tone?: 'warning' | undefined;
  readonly text: string;
  readonly to: Address;
  /** What the link says. */
  readonly way: string;
}

/** What stands over the list, with the way to it. */
function ListNotice({ tone, text, to, way }: ListNoticeProps) {
  return (
    <Notice as="div" tone={tone}>
      <Row gap={2}>
        {text}
        <Link to={to}>{way}</Link>
      </Row>
    </Notice>
  );
}

/** Finished services whose report is not generated, each with the way to it. */
function MissingReports({ list }: ListProps) {
  const t = useT(reportMessages);
  const { search, customerId } = list.filters;
  const services = useQuery(servicesWithoutReportQuery({ page: list.page, limit: list.limit, search, customerId }));
  return (
    <DataTable
      label={t('report.missing')}
      search={<ReportSearch list={list} />}
      filters={<ReportFilters list={list} />}
      columns={useMissingColumns()}
      card={(service) => <MissingCard service={service} />}
      rowKey={(service) => service.id}
      {...pagedRows(list, services)}
      empty={<EmptyState title={t('report.missing.none')} />}
    />
  );
}

function useMissingColumns(): readonly DataTableColumn<TaskSummary>[] {
  const t = useT(reportMessages);
  const format = useFormat();
  const staffOf = ({ staff }: TaskSummary) => format.list(staff.map(({ name }) => name));
  return [
    {
      id: 'number',
      header: t('report.missing.service'),
      opens: true,
      cell: ({ id, number }) => (
        <OpenLink to="/servicePage/detail" query={{ id }}>
          {number}
        </OpenLink>
      ),
      text: ({ number }) => number,
    },
    { id: 'customer', header: t('report.customer'), cell: ({ customerName }) => customerName },
    { id: 'serviceDay', header: t('report.serviceDay'), cell: ({ plannedDay }) => format.day(plannedDay) },
    { id: 'staff', header: t('report.missing.staff'), cell: staffOf, text: staffOf },
    {
      id: 'state',
      header: t('report.state'),
      cell: () => <Badge tone={reportStateTones.notGenerated}>{reportStateWords.notGenerated[language]}</Badge>,
    },
    { id: 'next', header: t('report.next'), cell: (service) => <GenerateButton service={service} /> },
  ];
}

/** A service without a report, on a phone. */
function MissingCard({ service }: { readonly service: TaskSummary }) {
  const format = useFormat();
  const { id, number, customerName, plannedDay, staff } = service;
  return (
    <JobCard
      lead={format.day(plannedDay)}
      state={<Badge tone={reportStateTones.notGenerated}>{reportStateWords.notGenerated[language]}</Badge>}
      title={
        <OpenLink to="/servicePage/detail" query={{ id }}>
          {customerName}
        </OpenLink>
      }
      lines={[
        format.parts([number, format.list(staff.map(({ name }) => name))]),
        <GenerateButton key="generate" service={service} />,
      ]}
    />
  );
}

function GenerateButton({ service }: { readonly service: TaskSummary }) {
  const t = useT(reportMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const generate = useGenerateReport();
  const run = () =>
    generate.mutate(service.id, {
      onSuccess: ({ id }) => {
        toast({ tone: 'success', message: t('report.missing.generated') });
        navigate(taskLinks.report(id));
      },
    });
  return (
    <Can right={rights.taskGenerateReport}>
      <Button size="sm" loading={generate.isPending} onClick={run}>
        {t('report.missing.generate')}
      </Button>
    </Can>
  );
}

function requestOf(list: ReportListAddress): ReportListRequest {
  const { filters } = list;
  return {
    page: list.page,
    limit: list.limit,
    search: filters.search,
    kind: reportKinds.find((kind) => kind === filters.kind),
    state: reportStates.find((state) => state === filters.state),
    customerId: filters.customerId,
    misstates: filters.misstates === 'true' ? 'true' : undefined,
  };
}

function useRowActions(onRemove: (report: ReportSummary) => void) {
  const t = useT(reportMessages);
  const can = useCan();
  const navigate = useNavigate();
  const { toast } = useToast();
  const reportAddress = useReportAddress();
  const exportReport = useExportReport();
  return (report: ReportSummary) => {
    const mayReview = can(reportPermissions.review[report.kind]) && report.state === 'pendingReview';
    const mayDelete = can(reportPermissions.edit[report.kind]) && report.state !== 'approved';
    return [
      {
        id: 'open',
        label: mayReview ? t('report.review') : t('report.open'),
        onSelect: () => navigate(reportAddress(report)),
      },
      ...(can(rights.reportExportPdf)
        ? [
            {
              id: 'export',
              label: t('report.export'),
              disabled: exportReport.isPending,
              onSelect: () => {
                // The menu has closed, and making the pages takes its time.
                toast({ tone: 'info', message: t('report.export.running') });
                exportReport.mutate({ id: report.id, language }, { onSuccess: downloadReport });
              },
            },
          ]
        : []),
      ...(mayDelete
        ? [{ id: 'delete', label: t('report.delete'), danger: true, onSelect: () => onRemove(report) }]
        : []),
    ];
  };
}

function ReportFilters({ list }: { readonly list: ReportListAddress }) {
  const t = useT(reportMessages);
  const isCustomer = useAccount().role === 'customer';
  const seesServices = useCan()(rightTo('/servicePage/completedList'));
  const { filters, setFilters } = list;
  return (
    <>
      <Select
        aria-label={t('report.kind')}
        value={filters.kind ?? ''}
        placeholder={t('report.kind.any')}
        options={reportKinds.map((kind) => ({ value: kind, label: t(`report.kind.${kind}`) }))}
        onChange={(kind) => setFilters({ kind })}
      />
      {!isCustomer && (
        <Select
          aria-label={t('report.state')}
          value={filters.state ?? ''}
          placeholder={t('report.state.any')}
          options={reportStates
            .filter((state) => state !== 'notGenerated' || seesServices)
            .map((state) => ({ value: state, label: reportStateWords[state][language] }))}
          onChange={(state) => setFilters({ state })}
        />
      )}
      <CustomerFilter
        label={t('report.customer')}
        any={t('report.customer.any')}
        value={filters.customerId}
        onChange={(customerId) => setFilters({ customerId })}
      />
      <ClearFilters list={list} />
    </>
  );
}

function NothingThere({ filtered }: { readonly filtered: boolean }) {
  const t = useT(reportMessages);
  const isCustomer = useAccount().role === 'customer';
  if (filtered) return <EmptyState title={t('report.empty.filtered')} />;
  if (isCustomer) return <EmptyState title={t('report.empty.customer')} hint={t('report.empty.customer.hint')} />;
  return (
    <EmptyState title={t('report.empty')} hint={t('report.empty.hint')}>
      <Link to="/servicePage/completedList">{t('report.goFinished')}</Link>
    </EmptyState>
  );
}

function DeleteDialog({ report, onClose }: { readonly report: ReportSummary; readonly onClose: () => void }) {
  const t = useT(reportMessages);
  const remove = useDeleteReport();
  return (
    <ActDialog
      act={remove}
      sent={report.id}
      tone="danger"
      title={t('report.delete.title', { number: report.number })}
      body={t('report.delete.body', { name: report.name })}
      confirmLabel={t('report.delete.confirm')}
      done={t('report.deleted')}
      onClose={onClose}
    />
  );
}

/** What waits for the company's review waits, to the customer, for its signature. */
function ReportStateBadge({ state }: Pick<ReportSummary, 'state'>) {
  const t = useT(reportMessages);
  const toSign = useAccount().role === 'customer' && state === 'pendingReview';
  return (
    <Badge tone={reportStateTones[state]}>{toSign ? t('report.toSign') : reportStateWords[state][language]}</Badge>
  );
}

function useSignatureCount(): (report: ReportSummary) => string {
  const t = useT(reportMessages);
  return ({ signatureCount: count }) =>
    count === 0 ? t('report.signatures.none') : t('report.signatures.count', { count });
}

/** A report on a phone. */
function ReportCard({ report }: { readonly report: ReportSummary }) {
  const t = useT(reportMessages);
  const format = useFormat();
  const reportAddress = useReportAddress();
  const { signatureCount: count } = report;
  const signed = count === 0 ? t('report.signatures.none') : t('report.signatures.named', { count });
  return (
    <JobCard
      lead={format.day(report.serviceDay)}
      state={<ReportStateBadge state={report.state} />}
      title={<Link to={reportAddress(report)}>{report.name}</Link>}
      lines={[report.customerName, format.parts([report.number, t(`report.kind.${report.kind}`), signed])]}
    />
  );
}

function useColumns(): readonly DataTableColumn<ReportSummary>[] {
  const t = useT(reportMessages);
  const format = useFormat();
  const reportAddress = useReportAddress();
  const signatures = useSignatureCount();
  return [
    {
      id: 'number',
      header: t('report.number'),
      opens: true,
      cell: (report) => <Link to={reportAddress(report)}>{report.number}</Link>,
      text: (report) => report.number,
    },
    { id: 'name', header: t('report.name'), cell: (report) => report.name, text: (report) => report.name },
    {
      id: 'customer',
      header: t('report.customer'),
      cell: (report) => report.customerName,
      text: (report) => report.customerName,
    },
    {
      id: 'serviceDay',
      header: t('report.serviceDay'),
      cell: (report) => format.day(report.serviceDay),
      text: (report) => format.day(report.serviceDay),
    },
    { id: 'kind', header: t('report.kind'), from: 'wide', cell: (report) => t(`report.kind.${report.kind}`) },
    {
      id: 'state',
      header: t('report.state'),
      cell: (report) => <ReportStateBadge state={report.state} />,
    },
    {
      id: 'signatures',
      header: t('report.signatures'),
      from: 'medium',
      cell: signatures,
    },
    {
      id: 'updatedAt',
      header: t('report.updatedAt'),
      from: 'wide',
      cell: (report) => format.dateTime(report.updatedAt),
    },
  ];
}
