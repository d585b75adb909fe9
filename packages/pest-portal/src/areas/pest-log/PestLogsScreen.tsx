import { useQuery } from '@tanstack/react-query';
import type { PestLogState, PestLogSummary } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { useFormat } from 'pest-ui';
import { askList } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { Link } from '../../base/links';
import { CallDialog } from '../../kit/form/CallDialog';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import { useListActs } from '../../kit/list/list-acts';
import { useListAddress } from '../../kit/list/list-address';
import { useOpenOne } from '../../kit/list/useOpenOne';
import { HandleLogDialog } from './HandleLogDialog';
import { HandOverDialog } from './HandOverDialog';
import { LogDialog } from './LogDialog';
import { pestLogMessages } from './pest-log.messages';
import { WriteLogDialog } from './write/WriteLogDialog';

/** `/dewormingLog/unLog` */
export const UnhandledLogsScreen = () => <PestLogsScreen state="unhandled" />;
/** `/dewormingLog/okLog` */
export const HandledLogsScreen = () => <PestLogsScreen state="handled" />;

const pathOf = { unhandled: '/dewormingLog/unLog', handled: '/dewormingLog/okLog' } as const;

/** Pest logs of one state; the open one is in the address. */
function PestLogsScreen({ state }: { readonly state: PestLogState }) {
  const t = useT(pestLogMessages);
  const list = useListAddress(['search']);
  const { page, limit } = list;
  const open = useOpenOne(pathOf[state], 'log');
  return (
    <>
      <ListPage
        title={t(`log.title.${state}`)}
        list={list}
        rows={useQuery(askList('pestLog.list', { state, page, limit, search: list.filters.search }))}
        search={t('log.search')}
        acts={useLogActs()}
        columns={useColumns(state)}
        empty={{ title: t(`log.empty.${state}`), hint: t(`log.empty.${state}.hint`) }}
      />
      {open.id && <LogDialog id={open.id} onClose={open.close} />}
    </>
  );
}

function useLogActs() {
  const t = useT(pestLogMessages);
  const common = useT(commonMessages);
  const waits = ({ state }: PestLogSummary) => state === 'unhandled';
  const editable = (log: PestLogSummary) => log.editable;
  return useListActs<PestLogSummary>(
    {
      right: rights.pestLogCreate,
      label: t('log.write'),
      dialog: (onClose) => <WriteLogDialog onClose={onClose} />,
    },
    [
      {
        right: rights.pestLogHandle,
        label: t('log.handle'),
        due: ({ title }) => t('log.handle.of', { title }),
        where: waits,
        dialog: (log, onClose) => <HandleLogDialog log={log} onClose={onClose} />,
      },
      {
        right: rights.pestLogHandOver,
        label: t('log.handOver'),
        where: waits,
        dialog: (log, onClose) => <HandOverDialog log={log} onClose={onClose} />,
      },
      {
        right: rights.pestLogUpdate,
        label: common('common.edit'),
        where: editable,
        dialog: ({ id }, onClose) => <WriteLogDialog id={id} onClose={onClose} />,
      },
      {
        right: rights.pestLogDelete,
        label: common('common.delete'),
        danger: true,
        where: editable,
        dialog: ({ id, title }, onClose) => (
          <CallDialog
            call="pestLog.delete"
            request={{ id }}
            tone="danger"
            title={t('log.delete.title', { title })}
            body={t('log.delete.body')}
            confirmLabel={common('common.delete')}
            done={t('log.deleted')}
            onClose={onClose}
          />
        ),
      },
    ],
  );
}

function useColumns(state: PestLogState): readonly ListColumn<PestLogSummary>[] {
  const t = useT(pestLogMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const { addressOf } = useOpenOne(pathOf[state], 'log');
  const handled: ListColumn<PestLogSummary> = {
    id: 'handled',
    header: t('log.handledAt'),
    text: ({ handledBy, handledAt }) => format.parts([handledBy ?? '', handledAt ? format.dateTime(handledAt) : '']),
    card: 'fact',
  };
  return [
    {
      id: 'title',
      header: t('log.title'),
      opens: true,
      cell: ({ id, title }) => <Link to={addressOf(id)}>{title}</Link>,
      text: ({ title }) => title,
      card: 'title',
    },
    {
      id: 'description',
      header: t('log.description'),
      from: 'widest',
      text: ({ description }) => description,
      card: 'line',
    },
    {
      id: 'customer',
      header: common('common.customer'),
      cell: ({ customerName }) => customerName ?? t('log.none'),
      text: ({ customerName }) => customerName ?? '',
      card: 'line',
    },
    {
      id: 'responsible',
      header: t('log.responsible'),
      text: ({ responsibleName }) => responsibleName,
      card: null,
    },
    {
      id: 'publisher',
      header: t('log.publisher'),
      from: 'wide',
      text: ({ publisherName }) => publisherName,
      card: 'fact',
    },
    {
      id: 'publishedAt',
      header: t('log.publishedAt'),
      text: ({ publishedAt }) => format.dateTime(publishedAt),
      card: 'lead',
    },
    {
      id: 'operator',
      header: t('log.operator'),
      text: ({ operatorName }) => operatorName,
      card: 'fact',
      cardOnly: state === 'handled',
    },
    ...(state === 'handled' ? [handled] : []),
  ];
}
