import { useQuery } from '@tanstack/react-query';
import type { RecurringService } from 'pest-sdk';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Icon,
  type MenuItem,
  plusIcon,
  Row,
  Text,
  useFormat,
  useToast,
} from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../../base/i18n';
import { Link, taskLinks } from '../../../base/links';
import { PageHead } from '../../../kit/page/PageHead';
import { taskMessages } from '../../task/task.messages';
import { AddRecurringDialog, ChangeRecurringDialog } from './RecurringDialog';
import { recurringMessages } from './recurring.messages';
import { recurringQuery, useResumeRecurring } from './recurring.queries';
import { EndDialog, PauseDialog } from './StopDialogs';
import { useRhythmWords } from './useRhythmWords';

type OpenDialog =
  | { readonly name: 'add' }
  | { readonly name: 'change' | 'pause' | 'end'; readonly service: RecurringService };

/** Services that repeat: their rhythm, who comes, what is next; add, change, pause, end. */
export function RecurringScreen() {
  const t = useT(recurringMessages);
  const services = useQuery(recurringQuery());
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const actionsOf = useActions(setDialog);
  const close = () => setDialog(null);
  return (
    <>
      <PageHead title={t('recurring.title')} />
      <DataTable
        label={t('recurring.title')}
        action={
          <Button variant="primary" onClick={() => setDialog({ name: 'add' })}>
            <Icon path={plusIcon} size={16} />
            {t('recurring.new')}
          </Button>
        }
        columns={useColumns()}
        rows={services.data ?? []}
        rowKey={({ id }) => id}
        rowActions={actionsOf}
        rowActionsLabel={({ customerName }) => t('recurring.actions', { customer: customerName })}
        loading={services.isFetching}
        error={services.error}
        onRetry={() => void services.refetch()}
        empty={<EmptyState title={t('recurring.empty')} hint={t('recurring.empty.hint')} />}
      />
      {dialog?.name === 'add' && <AddRecurringDialog onClose={close} />}
      {dialog?.name === 'change' && <ChangeRecurringDialog service={dialog.service} onClose={close} />}
      {dialog?.name === 'pause' && <PauseDialog service={dialog.service} onClose={close} />}
      {dialog?.name === 'end' && <EndDialog service={dialog.service} onClose={close} />}
    </>
  );
}

function useActions(open: (dialog: OpenDialog) => void) {
  const t = useT(recurringMessages);
  const { toast } = useToast();
  const resume = useResumeRecurring();
  return (service: RecurringService): MenuItem[] => [
    { label: t('recurring.change'), onSelect: () => open({ name: 'change', service }) },
    { label: t('recurring.pause'), onSelect: () => open({ name: 'pause', service }) },
    ...service.pauses.map((pause) => ({
      label: t('recurring.resume', pause),
      onSelect: () =>
        resume.mutate(
          { id: service.id, ...pause },
          { onSuccess: () => toast({ tone: 'success', message: t('recurring.resumed') }) },
        ),
    })),
    { label: t('recurring.end'), danger: true, onSelect: () => open({ name: 'end', service }) },
  ];
}

function useColumns(): readonly DataTableColumn<RecurringService>[] {
  const t = useT(recurringMessages);
  const shared = useT(taskMessages);
  const format = useFormat();
  const words = useRhythmWords();
  const scope = ({ workshops, description }: RecurringService) =>
    format.list(workshops.map(({ name }) => name)) || description || shared('task.allWorkshops');
  return [
    {
      id: 'customer',
      header: t('recurring.customer'),
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
