import { useQuery } from '@tanstack/react-query';
import type { RequestInput, TaskSummary } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Button, DataTable, type DataTableColumn, EmptyState, Text, useFormat, useToast } from 'pest-ui';
import { type ReactNode, useState } from 'react';
import { askList } from '../../base/calls';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import { taskLinks, useNavigate } from '../../base/links';
import { useCan } from '../../base/session';
import { useWrite } from '../../base/writes';
import { withoutReport } from '../../kit/choices/useMissingReports';
import { ExportMenu } from '../../kit/import/ExportMenu';
import { ClearFilters } from '../../kit/list/ClearFilters';
import { ListSearch } from '../../kit/list/ListSearch';
import { useListActs } from '../../kit/list/list-acts';
import type { ListAddress } from '../../kit/list/list-address';
import { pagedRows } from '../../kit/list/paged-rows';
import { OpenLink } from '../../kit/page/OpenLink';
import { ReportStateDot } from '../../kit/page/ReportStateDot';
import { reportMessages } from './report.messages';
import { type GenerateAll, useGenerateAll } from './useGenerateAll';

export interface MissingReportsProps {
  readonly list: ListAddress<'search' | 'kind' | 'state' | 'customerId'>;
  readonly filters: ReactNode;
  readonly tools: ReactNode;
}

/** Finished services whose report is not generated: one by one, or many at once. */
export function MissingReports({ list, filters, tools }: MissingReportsProps) {
  const t = useT(reportMessages);
  const { search, customerId } = list.filters;
  const asked = { ...withoutReport, search, customerId };
  const services = useQuery(askList('task.list', { ...asked, page: list.page, limit: list.limit }));
  const [selected, setSelected] = useState<readonly string[]>([]);
  const many = useGenerateAll(setSelected);
  const mayGenerate = useCan()(rights.taskGenerateReport);
  const { rowAct } = useMissingActs();
  return (
    <DataTable
      label={t('report.missing')}
      search={<ListSearch list={list} label={t('report.search')} />}
      filters={
        <>
          {filters}
          <ClearFilters list={list} />
        </>
      }
      exportsPage={false}
      tools={
        <>
          <ExportMissing request={asked} total={services.data?.total ?? 0} />
          {tools}
        </>
      }
      columns={useMissingColumns(many.failures)}
      rowKey={({ id }) => id}
      rowActionsHeader={t('report.next')}
      rowAct={many.running ? undefined : rowAct}
      {...(mayGenerate && { selected, onSelectedChange: setSelected })}
      bulkActions={<GenerateButton many={many} selected={selected} />}
      {...pagedRows(list, services)}
      empty={<EmptyState title={t('report.missing.none')} />}
    />
  );
}

function GenerateButton({ many, selected }: { readonly many: GenerateAll; readonly selected: readonly string[] }) {
  const t = useT(reportMessages);
  if (!many.running) {
    return (
      <Button size="sm" onClick={() => void many.generate(selected)}>
        {t('report.missing.generateAll', { count: selected.length })}
      </Button>
    );
  }
  return (
    <>
      <Text size="sm" role="status">
        {t('report.missing.running', many.running)}
      </Text>
      <Button size="sm" onClick={many.stop}>
        {t('report.missing.stop')}
      </Button>
    </>
  );
}

function useMissingActs() {
  const t = useT(reportMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const generate = useWrite('task.generateReport');
  const run = ({ id }: TaskSummary) =>
    generate.mutate(
      { id },
      {
        onSuccess: (report) => {
          toast({ tone: 'success', message: t('report.missing.generated') });
          navigate(taskLinks.report(report.id));
        },
      },
    );
  const label = t('report.missing.generate');
  return useListActs<TaskSummary>(null, [
    {
      right: rights.taskGenerateReport,
      label,
      due: () => label,
      busy: ({ id }) => generate.isPending && generate.variables.id === id,
      onSelect: run,
    },
  ]);
}

function useMissingColumns(failures: GenerateAll['failures']): readonly DataTableColumn<TaskSummary>[] {
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
      card: 'lead',
    },
    { id: 'customer', header: t('report.customer'), cell: ({ customerName }) => customerName, card: 'title' },
    {
      id: 'serviceDay',
      header: t('report.serviceDay'),
      cell: ({ plannedDay }) => format.day(plannedDay),
      card: 'line',
    },
    { id: 'staff', header: t('report.missing.staff'), cell: staffOf, text: staffOf, card: 'line' },
    {
      id: 'state',
      header: t('report.state'),
      cell: ({ id }) => <MissingState reason={failures.get(id)} />,
      card: 'state',
    },
  ];
}

/** Why a report could not be generated stands at its service. */
function MissingState({ reason }: { readonly reason: string | undefined }) {
  const t = useT(reportMessages);
  if (reason !== undefined) return <Text tone="danger">{t('report.missing.why', { reason })}</Text>;
  return <ReportStateDot state="notGenerated" />;
}

interface ExportMissingProps {
  readonly request: Omit<RequestInput<'task.list'>, 'page' | 'limit'>;
  readonly total: number;
}

function ExportMissing({ request, total }: ExportMissingProps) {
  const t = useT(reportMessages);
  const { list } = useFormat();
  return (
    <ExportMenu<TaskSummary>
      name={t('report.missing')}
      total={total}
      rows={(signal) => client.task.list.all(request, { signal })}
      columns={[
        { head: t('report.missing.service'), text: ({ number }) => number },
        { head: t('report.customer'), text: ({ customerName }) => customerName },
        { head: t('report.serviceDay'), day: ({ plannedDay }) => plannedDay },
        { head: t('report.missing.staff'), text: ({ staff }) => list(staff.map(({ name }) => name)) },
      ]}
    />
  );
}
