import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import {
  type ReportSummary,
  type RequestInput,
  type ResultOf,
  reportPermissions,
  reportStates,
  reportStateWords,
} from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Button, LoadingState, Notice, Row, Select, useFormat, useToast } from 'pest-ui';
import { useState } from 'react';
import { askList } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { type Address, address, Link, useNavigate } from '../../base/links';
import { rightTo } from '../../base/pages';
import { Can, useAccount, useCan } from '../../base/session';
import { CustomerFilter } from '../../kit/choices/CustomerFilter';
import { useMissingReports } from '../../kit/choices/useMissingReports';
import { CallDialog } from '../../kit/form/CallDialog';
import { DialogButton } from '../../kit/form/DialogButton';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import { useListActs } from '../../kit/list/list-acts';
import { type ListAddress, useListAddress } from '../../kit/list/list-address';
import { PageHead } from '../../kit/page/PageHead';
import { ReportStateDot } from '../../kit/page/ReportStateDot';
import { useSigners } from '../../kit/page/useSigners';
import { compareMessages } from './compare.messages';
import { downloadReport } from './download-report';
import { ExportReports } from './ExportReports';
import { MissingReports } from './MissingReports';
import { ReviewRulesButton } from './ReviewRulesButton';
import { reportMessages } from './report.messages';
import { useExportReport } from './report.queries';
import { SeveralServicesDialog } from './SeveralServicesDialog';
import { severalMessages } from './several.messages';
import { useReportAddress } from './useReportAddress';

const reportFilters = ['search', 'kind', 'state', 'customerId'] as const;
type ReportFilter = (typeof reportFilters)[number];
type ReportListAddress = ListAddress<ReportFilter>;
const reportKinds = ['report', 'briefing'] as const;

/** Service reports and briefings: open, review, export, and generate those that are missing. A customer finds the approved ones of its site. */
export function ReportListScreen() {
  const t = useT(reportMessages);
  const list = useListAddress(reportFilters);
  return (
    <>
      <PageHead title={t('report.list.title')} />
      {list.filters.state === 'notGenerated' ? (
        <MissingReports list={list} filters={<ReportFilters list={list} />} tools={<ReportTools />} />
      ) : (
        <Reports list={list} />
      )}
    </>
  );
}

interface ListProps {
  readonly list: ReportListAddress;
}

function Reports({ list }: ListProps) {
  const t = useT(reportMessages);
  const reports = useQuery(askList('report.list', requestOf(list)));
  const { customerId } = list.filters;
  const missing = useMissingReports(customerId);
  // What stands over the list is known before the list is shown: it would be pushed down otherwise.
  if (missing.isLoading) return <LoadingState label={t('report.list.title')} />;
  return (
    <>
      {missing.data && missing.data.total > 0 && (
        <ListNotice
          text={t('report.missing.count', { count: missing.data.total })}
          to={address('/servicePage/serverReport', { state: 'notGenerated', customerId })}
          way={t('report.missing.show')}
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
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { role } = useAccount();
  return (
    <ListPage<ReportSummary, ReportFilter>
      title={t('report.list.title')}
      head={null}
      list={list}
      rows={reports}
      search={t(role === 'customer' ? 'report.search.own' : 'report.search')}
      filters={<ReportFilters list={list} />}
      exportsPage={false}
      tools={
        <>
          <ExportReports request={requestOf(list)} total={reports.data?.total ?? 0} />
          <ReportTools />
        </>
      }
      acts={useReportActs()}
      columns={useColumns()}
      selected={selected}
      onSelectedChange={setSelected}
      bulkActions={<CompareButton reports={reports.data?.items ?? []} selected={selected} />}
      empty={
        role === 'customer'
          ? { title: t('report.empty.customer'), hint: t('report.empty.customer.hint') }
          : {
              title: t('report.empty'),
              hint: t('report.empty.hint'),
              act: <Link to="/servicePage/completedList">{t('report.goFinished')}</Link>,
            }
      }
    />
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

/** Whatever the list shows: the rules of the review, and one report over several services for whoever writes those. */
function ReportTools() {
  const t = useT(severalMessages);
  const { role } = useAccount();
  return (
    <>
      {role === 'admin' && <ReviewRulesButton />}
      <Can right={rights.taskGenerateServicesReport}>
        <DialogButton dialog={(onClose) => <SeveralServicesDialog onClose={onClose} />}>
          {t('several.open')}
        </DialogButton>
      </Can>
    </>
  );
}

interface ListNoticeProps {
  readonly text: string;
  readonly to: Address;
  /** What the link says. */
  readonly way: string;
}

/** What stands over the list, with the way to it. */
function ListNotice({ text, to, way }: ListNoticeProps) {
  return (
    <Notice as="div">
      <Row gap={2}>
        {text}
        <Link to={to}>{way}</Link>
      </Row>
    </Notice>
  );
}

function requestOf(list: ReportListAddress): RequestInput<'report.list'> {
  const { filters } = list;
  return {
    page: list.page,
    limit: list.limit,
    search: filters.search,
    kind: reportKinds.find((kind) => kind === filters.kind),
    state: reportStates.find((state) => state === filters.state),
    customerId: filters.customerId,
  };
}

function useReportActs() {
  const t = useT(reportMessages);
  const common = useT(commonMessages);
  const can = useCan();
  const navigate = useNavigate();
  const { toast } = useToast();
  const addressOf = useReportAddress();
  const exportReport = useExportReport();
  const mayReview = ({ kind, state }: ReportSummary) =>
    can(reportPermissions.review[kind]) && state === 'pendingReview';
  const open = (report: ReportSummary) => navigate(addressOf(report));
  return useListActs<ReportSummary>(null, [
    { right: null, label: common('common.review'), where: mayReview, onSelect: open },
    { right: null, label: t('report.open'), where: (report) => !mayReview(report), onSelect: open },
    {
      right: rights.reportExportPdf,
      label: t('report.export'),
      busy: () => exportReport.isPending,
      onSelect: ({ id }) => {
        // The menu has closed, and making the pages takes its time.
        toast({ tone: 'info', message: t('report.export.running') });
        exportReport.mutate({ id, language }, { onSuccess: downloadReport });
      },
    },
    {
      right: [reportPermissions.edit.report, reportPermissions.edit.briefing],
      label: common('common.delete'),
      danger: true,
      where: ({ kind, state }) => can(reportPermissions.edit[kind]) && state !== 'approved',
      dialog: ({ id, name, number }, onClose) => (
        <CallDialog
          call="report.delete"
          request={{ id }}
          tone="danger"
          title={t('report.delete.title', { number })}
          body={t('report.delete.body', { name })}
          confirmLabel={t('report.delete.confirm')}
          done={t('report.deleted')}
          onClose={onClose}
        />
      ),
    },
  ]);
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
    </>
  );
}

/** What waits for the company's review waits, to the customer, for its signature. */
function StateOfReader({ state }: Pick<ReportSummary, 'state'>) {
  const t = useT(reportMessages);
  const toSign = useAccount().role === 'customer' && state === 'pendingReview';
  return <ReportStateDot state={state} words={toSign ? t('report.toSign') : undefined} />;
}

function useColumns(): readonly ListColumn<ReportSummary>[] {
  const t = useT(reportMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const addressOf = useReportAddress();
  const signersOf = useSigners();
  const isOwn = useAccount().role === 'customer';
  const customer: ListColumn<ReportSummary> = {
    id: 'customer',
    header: t('report.customer'),
    text: ({ customerName }) => customerName,
    card: 'title',
  };
  return [
    {
      id: 'number',
      header: t('report.number'),
      opens: true,
      cell: (report) => <Link to={addressOf(report)}>{report.number}</Link>,
      text: ({ number }) => number,
      card: 'lead',
    },
    ...(isOwn ? [] : [customer]),
    {
      id: 'name',
      header: common('common.name'),
      from: isOwn ? 'widest' : 'wide',
      text: ({ name }) => name,
      card: isOwn ? 'title' : 'line',
    },
    {
      id: 'serviceDay',
      header: t('report.serviceDay'),
      text: ({ serviceDay }) => format.day(serviceDay),
      card: null,
    },
    {
      id: 'kind',
      header: t('report.kind'),
      from: 'widest',
      text: ({ kind }) => t(`report.kind.${kind}`),
      card: null,
    },
    {
      id: 'state',
      header: t('report.state'),
      cell: ({ state }) => <StateOfReader state={state} />,
      text: ({ state }) => reportStateWords[state][language],
      card: 'state',
    },
    {
      id: 'signatures',
      header: t('report.signatures'),
      from: 'medium',
      text: ({ signers }) => signersOf(signers),
      card: 'line',
    },
    {
      id: 'updatedAt',
      header: t('report.updatedAt'),
      from: 'wide',
      text: ({ updatedAt }) => format.dateTime(updatedAt),
      card: null,
    },
  ];
}
