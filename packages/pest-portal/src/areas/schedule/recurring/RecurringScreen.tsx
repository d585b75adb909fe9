import type { RecurringService } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { DataTable, type DataTableColumn, EmptyState, type MenuItem, Row, Text, useFormat, useToast } from 'pest-ui';
import { useCall } from '../../../base/calls';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { Link, taskLinks } from '../../../base/links';
import { useWrite } from '../../../base/writes';
import { useListActs } from '../../../kit/list/list-acts';
import { PageHead } from '../../../kit/page/PageHead';
import { taskMessages } from '../../task/task.messages';
import { AddRecurringDialog, ChangeRecurringDialog } from './RecurringDialog';
import { recurringMessages } from './recurring.messages';
import { EndDialog, PauseDialog } from './StopDialogs';
import { useRhythmWords } from './useRhythmWords';

/** Services that repeat: their rhythm, who comes, what is next; add, change, pause, end. */
export function RecurringScreen() {
  const t = useT(recurringMessages);
  const services = useCall('schedule.recurring', {});
  const acts = useActs();
  const resumesOf = useResumes();
  return (
    <>
      <PageHead title={t('recurring.title')} />
      <DataTable
        label={t('recurring.title')}
        action={acts.main}
        columns={useColumns()}
        rows={services.data ?? []}
        rowKey={({ id }) => id}
        // What ends it stands last.
        rowActions={(service) => acts.rowActions?.(service).toSpliced(-1, 0, ...resumesOf(service)) ?? []}
        rowActionsLabel={({ customerName }) => t('recurring.actions', { customer: customerName })}
        loading={services.isFetching}
        error={services.error}
        onRetry={() => void services.refetch()}
        empty={<EmptyState title={t('recurring.empty')} hint={t('recurring.empty.hint')} />}
      />
      {acts.opened}
    </>
  );
}

function useActs() {
  const t = useT(recurringMessages);
  return useListActs<RecurringService>(
    {
      right: rights.scheduleAddRecurring,
      label: t('recurring.new'),
      dialog: (onClose) => <AddRecurringDialog onClose={onClose} />,
    },
    [
      {
        right: rights.scheduleChangeRecurring,
        label: t('recurring.change'),
        dialog: (service, onClose) => <ChangeRecurringDialog service={service} onClose={onClose} />,
      },
      {
        right: rights.schedulePauseRecurring,
        label: t('recurring.pause'),
        dialog: (service, onClose) => <PauseDialog service={service} onClose={onClose} />,
      },
      {
        right: rights.scheduleEndRecurring,
        label: t('recurring.end'),
        danger: true,
        dialog: (service, onClose) => <EndDialog service={service} onClose={onClose} />,
      },
    ],
  );
}

/** Each pause of a service can be taken back. */
function useResumes(): (service: RecurringService) => readonly MenuItem[] {
  const t = useT(recurringMessages);
  const { toast } = useToast();
  const resume = useWrite('schedule.resumeRecurring');
  const done = () => toast({ tone: 'success', message: t('recurring.resumed') });
  return ({ id, pauses }) =>
    pauses.map((pause) => ({
      label: t('recurring.resume', pause),
      onSelect: () => resume.mutate({ id, ...pause }, { onSuccess: done }),
    }));
}

function useColumns(): readonly DataTableColumn<RecurringService>[] {
  const t = useT(recurringMessages);
  const common = useT(commonMessages);
  const shared = useT(taskMessages);
  const format = useFormat();
  const words = useRhythmWords();
  const scope = ({ workshops, description }: RecurringService) =>
    format.list(workshops.map(({ name }) => name)) || description || shared('task.allWorkshops');
  return [
    {
      id: 'customer',
      header: common('common.customer'),
      cell: (service) => (
        <Row as="span" nowrap>
          <span>{service.customerName}</span>
          <Text size="xs" tone="muted">
            {scope(service)}
          </Text>
        </Row>
      ),
      text: (service) => format.parts([service.customerName, scope(service)]),
    },
    {
      id: 'rhythm',
      header: t('recurring.rhythm'),
      cell: (service) => (
        <Row as="span" nowrap>
          <span>{words.rhythm(service)}</span>
          {service.pauses.map((pause) => (
            <Text key={pause.from} size="xs" tone="warning">
              {t('recurring.paused', pause)}
            </Text>
          ))}
        </Row>
      ),
      text: words.rhythm,
    },
    {
      id: 'staff',
      header: t('recurring.staff'),
      cell: ({ staff }) => format.list(staff.map(({ name }) => name)) || t('recurring.staff.none'),
    },
    { id: 'next', header: t('recurring.next'), cell: (service) => <Next service={service} /> },
    { id: 'until', header: t('recurring.until'), cell: ({ endDay }) => endDay ?? t('recurring.until.never') },
  ];
}

/** The next service, leading to it, and how many are made. */
function Next({ service: { upcoming } }: { readonly service: RecurringService }) {
  const t = useT(recurringMessages);
  const format = useFormat();
  const [next] = upcoming;
  if (!next) return <Text tone="muted">{t('recurring.next.none')}</Text>;
  return (
    <Row as="span" nowrap>
      <Link to={taskLinks.details(next.id)}>{format.dateTime(next.plannedAt)}</Link>
      <Text size="xs" tone="muted">
        {t('recurring.next.more', { count: upcoming.length })}
      </Text>
    </Row>
  );
}
