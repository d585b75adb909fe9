import { type TaskSummary, taskPlaceWords } from 'pest-sdk';
import { Badge, Button, Row, Text, useFormat } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { Link, taskLinks } from '../../../base/links';
import { useSiteTime } from '../../../base/site-time';
import type { TaskAction } from '../steps/useTaskActions';
import { taskMessages } from '../task.messages';
import { planMessages } from './plan.messages';

/** Number and customer, leading to the service. */
export function TaskLink({ task }: { readonly task: TaskSummary }) {
  return <Link to={taskLinks.details(task.id)}>{task.number}</Link>;
}

/** When the task is planned, with what makes it urgent. */
export function PlannedCell({ task }: { readonly task: TaskSummary }) {
  const t = useT(planMessages);
  const format = useFormat();
  const today = useSiteTime().today();
  const waiting = task.state === 'unallocated' || task.state === 'allocated';
  return (
    <Row as="span" nowrap>
      <span>{format.dateTime(task.plannedAt)}</span>
      {waiting && task.plannedDay === today && <Badge tone="info">{t('task.today')}</Badge>}
      {waiting && task.plannedDay < today && <Badge tone="danger">{t('task.overdue')}</Badge>}
    </Row>
  );
}

export function PlacesCell({ task }: { readonly task: TaskSummary }) {
  const t = useT(taskMessages);
  const format = useFormat();
  const places = format.list(task.places.map((place) => taskPlaceWords[place][language]));
  const workshops = format.list(task.workshops.map((workshop) => workshop.name)) || t('task.allWorkshops');
  return (
    <Row as="span" nowrap>
      <span>{places}</span>
      <Text tone="muted" title={workshops}>
        {workshops}
      </Text>
    </Row>
  );
}

export function StaffCell({ task }: { readonly task: TaskSummary }) {
  const t = useT(taskMessages);
  const format = useFormat();
  if (task.staff.length === 0) return <Badge tone="warning">{t('task.noStaff')}</Badge>;
  return <span>{format.list(task.staff.map((person) => person.name))}</span>;
}

export function DevicesCell({ task }: { readonly task: TaskSummary }) {
  const t = useT(taskMessages);
  if (task.inspection === 'routine') return <Text tone="muted">{t('task.inspection.routine')}</Text>;
  return <Text numeric>{t('task.devicesChecked', { checked: task.devicesChecked, due: task.devicesDue })}</Text>;
}

/** The most likely step as a button; the others are in the row's menu. */
export function NextStepCell({ actions }: { readonly actions: readonly TaskAction[] }) {
  const next = actions[0];
  if (!next) return null;
  return (
    <Button size="sm" onClick={next.onSelect}>
      {next.label}
    </Button>
  );
}

export function RisksCell({ task }: { readonly task: TaskSummary }) {
  const t = useT(planMessages);
  const field = useT(taskMessages);
  if (task.risksTotal === 0) return <Text tone="muted">{t('task.noRisks')}</Text>;
  if (task.risksOpen === 0) return <Text numeric>{task.risksTotal}</Text>;
  return <Badge tone="warning">{field('task.risksOpen', { count: task.risksOpen })}</Badge>;
}
