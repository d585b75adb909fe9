import { type Operations, serverJobWords } from 'pest-sdk';
import {
  Button,
  DataTable,
  type DataTableColumn,
  DescriptionList,
  EmptyState,
  FailureState,
  LoadingState,
  Section,
  Stack,
  StatusDot,
  type StatusTone,
  Text,
  useFormat,
} from 'pest-ui';
import type { ReactNode } from 'react';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { address, Link } from '../../base/links';
import { operationsMessages } from './operations.messages';
import { platformMessages } from './platform.messages';

/** How the installation is: what runs, waits, failed and takes room, and what was slow today. */
export function OperationsTab() {
  const t = useT(operationsMessages);
  const title = useT(platformMessages)('platform.tab.operations');
  const { data, error, isFetching, refetch } = useCall('platform.operations', {});
  if (error && !data) return <FailureState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState label={title} />;
  return (
    <Stack gap={8}>
      <Section
        title={t('operations.health')}
        actions={
          <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {t('operations.refresh')}
          </Button>
        }
      >
        <Health health={data.health} />
      </Section>
      <Queues queues={data.queues} />
      <Jobs jobs={data.jobs} />
      <Calls calls={data.calls} />
      <Storage storage={data.storage} />
    </Stack>
  );
}

type Part<Name extends keyof Operations> = { readonly [Key in Name]: Operations[Name] };

function Health({ health }: Part<'health'>) {
  const t = useT(operationsMessages);
  const { parts } = useFormat();
  const bytes = useBytes();
  return (
    <DescriptionList
      items={[
        {
          term: t('operations.database'),
          description: parts([t(`operations.engine.${health.engine}`), bytes(health.databaseBytes)]),
        },
        {
          term: t('operations.disk'),
          description: dot(health.disk === 'ok' ? 'success' : 'danger', t(`operations.disk.${health.disk}`)),
        },
        { term: t('operations.clock'), description: <ClockState seconds={health.clockAheadSeconds} /> },
        { term: t('operations.dumps'), description: <DumpState dumps={health.dumps} /> },
      ]}
    />
  );
}

/** Less is what two clocks differ by, and no fault. */
const mostApartSeconds = 5;

function ClockState({ seconds }: { readonly seconds: number }) {
  const t = useT(operationsMessages);
  if (Math.abs(seconds) < mostApartSeconds) return dot('success', t('operations.clock.ok'));
  const facts = { seconds: Math.abs(seconds) };
  return dot('danger', t(seconds > 0 ? 'operations.clock.ahead' : 'operations.clock.behind', facts));
}

function DumpState({ dumps }: Pick<Operations['health'], 'dumps'>) {
  const t = useT(operationsMessages);
  const { dateTime } = useFormat();
  if (dumps === null) return t('operations.dumps.off');
  const { inTime, lastAt } = dumps;
  if (lastAt === null) return dot(inTime ? 'neutral' : 'danger', t('operations.dumps.none'));
  const at = dateTime(lastAt);
  return inTime ? dot('success', at) : dot('danger', t('operations.dumps.late', { at }));
}

function dot(tone: StatusTone, words: ReactNode) {
  return <StatusDot tone={tone}>{words}</StatusDot>;
}

const failedMessages = address('/admin', { tab: 'outbox', state: 'failed' });

function Queues({ queues }: Part<'queues'>) {
  const t = useT(operationsMessages);
  return (
    <Section title={t('operations.queues')}>
      <DescriptionList
        items={queues.map((queue) => ({
          term: t(`operations.queue.${queue.queue}`),
          description: <QueueState {...queue} />,
        }))}
      />
    </Section>
  );
}

/** What failed is said first: somebody has to look. */
function QueueState({ queue, waiting, oldestAt, failed }: Operations['queues'][number]) {
  const t = useT(operationsMessages);
  const { dateTime, parts } = useFormat();
  const failure = t('operations.queue.failed', { count: failed });
  return (
    <>
      {failed > 0 && dot('danger', queue === 'messages' ? <Link to={failedMessages}>{failure}</Link> : failure)}{' '}
      {parts([
        t(waiting === 0 ? 'operations.queue.none' : 'operations.queue.waiting', { count: waiting }),
        oldestAt === null ? '' : t('operations.oldest', { at: dateTime(oldestAt) }),
      ])}
    </>
  );
}

type Job = Operations['jobs'][number];

function Jobs({ jobs }: Part<'jobs'>) {
  const t = useT(operationsMessages);
  const { dateTime } = useFormat();
  const columns: readonly DataTableColumn<Job>[] = [
    { id: 'job', header: t('operations.job'), cell: ({ job }) => serverJobWords[job][language], card: 'lead' },
    {
      id: 'outcome',
      header: t('operations.outcome'),
      cell: (job) => <Outcome job={job} />,
      card: 'state',
    },
    { id: 'started', header: t('operations.started'), cell: ({ startedAt }) => dateTime(startedAt), card: 'fact' },
  ];
  return (
    <Section title={t('operations.jobs')}>
      <DataTable
        label={t('operations.jobs')}
        columns={columns}
        // What failed is what somebody looks for.
        rows={jobs.toSorted(
          (one, other) => Number(outcomeOf(other) === 'failed') - Number(outcomeOf(one) === 'failed'),
        )}
        rowKey={({ job }) => job}
        empty={<EmptyState title={t('operations.jobs.none')} />}
      />
    </Section>
  );
}

/** What came of the last run; while that goes on, and where the process ended in it, nothing did. */
function outcomeOf({ startedAt, endedAt, failedAt }: Job): 'done' | 'failed' | 'running' {
  const since = (at: string | null) => at !== null && at >= startedAt;
  if (since(failedAt)) return 'failed';
  return since(endedAt) ? 'done' : 'running';
}

const outcomeTones = { done: 'success', failed: 'danger', running: 'neutral' } as const;

function Outcome({ job }: { readonly job: Job }) {
  const t = useT(operationsMessages);
  const { dateTime } = useFormat();
  const outcome = outcomeOf(job);
  const at = job.failedAt === null ? '' : dateTime(job.failedAt);
  return dot(outcomeTones[outcome], t(`operations.job.${outcome}`, { at }));
}

function Calls({ calls: { since, rows } }: Part<'calls'>) {
  const t = useT(operationsMessages);
  const { number, dateTime } = useFormat();
  const ms = (value: number) => t('operations.ms', { ms: number(value) });
  const columns: readonly DataTableColumn<(typeof rows)[number]>[] = [
    { id: 'row', header: t('operations.call'), cell: ({ row }) => row, card: 'lead' },
    { id: 'mean', header: t('operations.mean'), cell: ({ meanMs }) => ms(meanMs), align: 'end', card: 'fact' },
    { id: 'worst', header: t('operations.worst'), cell: ({ worstMs }) => ms(worstMs), align: 'end', card: 'fact' },
    { id: 'calls', header: t('operations.count'), cell: ({ calls }) => number(calls), align: 'end', card: 'fact' },
    {
      id: 'faults',
      header: t('operations.faults'),
      cell: ({ faults }) => <Text tone={faults > 0 ? 'danger' : 'muted'}>{number(faults)}</Text>,
      align: 'end',
      card: 'fact',
    },
  ];
  return (
    <Section title={t('operations.calls')} note={t('operations.calls.note', { at: dateTime(since) })}>
      <DataTable
        label={t('operations.calls')}
        columns={columns}
        rows={rows}
        rowKey={({ row }) => row}
        empty={<EmptyState title={t('operations.calls.none')} />}
      />
    </Section>
  );
}

function Storage({ storage }: Part<'storage'>) {
  const t = useT(operationsMessages);
  const { number } = useFormat();
  const bytes = useBytes();
  const columns: readonly DataTableColumn<Operations['storage'][number]>[] = [
    { id: 'owner', header: t('operations.owner'), cell: ({ name }) => name, card: 'lead' },
    { id: 'files', header: t('operations.files'), cell: ({ files }) => number(files), align: 'end', card: 'fact' },
    { id: 'bytes', header: t('operations.bytes'), cell: (row) => bytes(row.bytes), align: 'end', card: 'fact' },
  ];
  return (
    <Section title={t('operations.storage')} note={t('operations.storage.note')}>
      <DataTable
        label={t('operations.storage')}
        columns={columns}
        rows={storage}
        rowKey={({ name }) => name}
        empty={<EmptyState title={t('operations.storage.none')} />}
      />
    </Section>
  );
}

function useBytes(): (bytes: number) => string {
  const { quantity } = useFormat();
  return (bytes) => quantity((bytes / 1024 ** 2).toFixed(1), 'MB');
}
