import { useQuery } from '@tanstack/react-query';
import type { PestLogState, PestLogSummary } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Icon,
  JobCard,
  type JobCardAct,
  plusIcon,
  useFormat,
} from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { Link } from '../../base/links';
import { Can, useCan } from '../../base/session';
import { EmptyList } from '../../kit/list/EmptyList';
import { ListSearch } from '../../kit/list/ListSearch';
import { useListAddress } from '../../kit/list/list-address';
import { pagedRows } from '../../kit/list/paged-rows';
import { useOpenOne } from '../../kit/list/useOpenOne';
import { PageHead } from '../../kit/page/PageHead';
import { DeleteLogDialog } from './DeleteLogDialog';
import { HandleLogDialog } from './HandleLogDialog';
import { HandOverDialog } from './HandOverDialog';
import { LogDialog } from './LogDialog';
import { pestLogMessages } from './pest-log.messages';
import { pestLogListQuery } from './pest-log.queries';
import { WriteLogDialog } from './write/WriteLogDialog';

/** `/dewormingLog/unLog` */
export const UnhandledLogsScreen = () => <PestLogsScreen state="unhandled" />;
/** `/dewormingLog/okLog` */
export const HandledLogsScreen = () => <PestLogsScreen state="handled" />;

type LogAct = 'edit' | 'handOver' | 'handle' | 'delete';
type OpenDialog = { readonly kind: 'write' } | { readonly kind: LogAct; readonly log: PestLogSummary };

/** Pest logs of one state; the open one is in the address. */
function PestLogsScreen({ state }: { readonly state: PestLogState }) {
  const t = useT(pestLogMessages);
  const list = useListAddress(['search']);
  const logs = useQuery(pestLogListQuery({ state, page: list.page, limit: list.limit, search: list.filters.search }));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const open = useOpenOne(pathOf(state), 'log');
  const can = useCan();
  const handles = state === 'unhandled' && can(rights.pestLogHandle);
  const actOf = (log: PestLogSummary) =>
    handles
      ? {
          label: t('log.handle'),
          name: t('log.handle.of', { title: log.title }),
          onSelect: () => setDialog({ kind: 'handle', log }),
        }
      : null;
  return (
    <>
      <PageHead title={t(`log.title.${state}`)} />
      <DataTable
        label={t(`log.title.${state}`)}
        search={<ListSearch list={list} label={t('log.search')} />}
        action={
          <Can right={rights.pestLogCreate}>
            <Button variant="primary" onClick={() => setDialog({ kind: 'write' })}>
              <Icon path={plusIcon} size={16} />
              {t('log.write')}
            </Button>
          </Can>
        }
        columns={useColumns(state)}
        rowKey={({ id }) => id}
        rowAct={actOf}
        card={(log) => <LogCard log={log} act={actOf(log)} />}
        rowActions={useRowActions(handles, setDialog)}
        rowActionsLabel={({ title }) => t('log.actions', { title })}
        {...pagedRows(list, logs)}
        empty={
          <EmptyList list={list} title={t('log.noMatch')}>
            <EmptyState title={t(`log.empty.${state}`)} hint={t(`log.empty.${state}.hint`)} />
          </EmptyList>
        }
      />
      {open.id && <LogDialog id={open.id} onClose={open.close} />}
      <OpenLogDialog dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}

interface OpenLogDialogProps {
  readonly dialog: OpenDialog | null;
  readonly onClose: () => void;
}

function OpenLogDialog({ dialog, onClose }: OpenLogDialogProps) {
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'write':
      return <WriteLogDialog onClose={onClose} />;
    case 'edit':
      return <WriteLogDialog id={dialog.log.id} onClose={onClose} />;
    case 'handOver':
      return <HandOverDialog log={dialog.log} onClose={onClose} />;
    case 'handle':
      return <HandleLogDialog log={dialog.log} onClose={onClose} />;
    case 'delete':
      return <DeleteLogDialog log={dialog.log} onClose={onClose} />;
  }
}

function useRowActions(handles: boolean, open: (dialog: OpenDialog) => void) {
  const t = useT(pestLogMessages);
  const mayWrite = useCan()(rights.pestLogUpdate);
  const act = (kind: LogAct, log: PestLogSummary) => ({
    id: kind,
    label: t(`log.${kind}`),
    danger: kind === 'delete',
    onSelect: () => open({ kind, log }),
  });
  return (log: PestLogSummary) => [
    ...(handles ? [act('handOver', log)] : []),
    ...(mayWrite && log.editable ? [act('edit', log), act('delete', log)] : []),
  ];
}

const pathOf = (state: PestLogState) => (state === 'handled' ? '/dewormingLog/okLog' : '/dewormingLog/unLog');

/** A log on a phone. */
function LogCard({ log, act }: { readonly log: PestLogSummary; readonly act: JobCardAct | null }) {
  const format = useFormat();
  const { addressOf } = useOpenOne(pathOf(log.state), 'log');
  return (
    <JobCard
      lead={format.dateTime(log.publishedAt)}
      title={<Link to={addressOf(log.id)}>{log.title}</Link>}
      lines={[log.description, log.customerName, format.parts([log.publisherName, log.operatorName])]}
      act={act}
    />
  );
}

function useColumns(state: PestLogState): readonly DataTableColumn<PestLogSummary>[] {
  const t = useT(pestLogMessages);
  const format = useFormat();
  const { addressOf } = useOpenOne(pathOf(state), 'log');
  const handled = ({ handledBy, handledAt }: PestLogSummary) =>
    format.parts([handledBy ?? '', handledAt ? format.dateTime(handledAt) : '']);
  return [
    {
      id: 'title',
      header: t('log.title'),
      cell: ({ id, title }) => <Link to={addressOf(id)}>{title}</Link>,
      text: ({ title }) => title,
      opens: true,
    },
    {
      id: 'description',
      header: t('log.description'),
      cell: ({ description }) => description,
      text: ({ description }) => description,
      from: 'wide',
    },
    {
      id: 'customer',
      header: t('log.customer'),
      cell: ({ customerName }) => customerName ?? t('log.none'),
    },
    { id: 'responsible', header: t('log.responsible'), cell: ({ responsibleName }) => responsibleName, from: 'wide' },
    { id: 'publisher', header: t('log.publisher'), cell: ({ publisherName }) => publisherName, from: 'wide' },
    { id: 'publishedAt', header: t('log.publishedAt'), cell: ({ publishedAt }) => format.dateTime(publishedAt) },
    state === 'unhandled'
      ? { id: 'operator', header: t('log.operator'), cell: ({ operatorName }) => operatorName }
      : { id: 'handled', header: t('log.handledAt'), cell: handled, text: handled },
  ];
}
