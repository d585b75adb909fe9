import { addDays, type TaskSummary, taskPlaceWords } from 'pest-sdk';
import { Meter, Row, Text, useFormat } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { Link, taskLinks } from '../../../base/links';
import { useAccount } from '../../../base/session';
import { useSiteTime } from '../../../base/site-time';
import { taskMessages } from '../task.messages';
import { planMessages } from './plan.messages';

/** What a list calls a service, leading to it. */
export function SiteCell({ task }: { readonly task: TaskSummary }) {
  const { name, scope } = useSiteWords()(task);
  return (
    <>
      <Link to={taskLinks.listed(task)}>{name}</Link> {scope && <Text tone="muted">{scope}</Text>}
    </>
  );
}

interface SiteWords {
  readonly name: string;
  readonly scope: string;
  readonly address: string;
}

/** Whose site a service is at, what of it, and where. The customer knows whose and where: what of it is the name there. */
export function useSiteWords(): (task: TaskSummary) => SiteWords {
  const { role } = useAccount();
  const scopeOf = useScope();
  return (task) => {
    const scope = scopeOf(task);
    return role === 'customer'
      ? { name: scope, scope: '', address: '' }
      : { name: task.customerName, scope, address: task.siteAddress };
  };
}

/** What of a site a service is about: what was said of it, or its workshops, or its places. */
function useScope(): (task: TaskSummary) => string {
  const t = useT(taskMessages);
  const format = useFormat();
  return ({ workshops, places }) => {
    const named = format.list(workshops.map(({ name }) => name)) || t('task.allWorkshops');
    return places.length > 1 ? named : format.parts([...places.map((place) => taskPlaceWords[place][language]), named]);
  };
}

/** The day of a service as the heading above its rows; what is left of days past needs somebody. */
export function DayHeading({ day }: { readonly day: string }) {
  const t = useT(planMessages);
  const format = useFormat();
  const { today, tomorrow } = useNearDays();
  const words = format.day(day);
  if (day < today) return <Text tone="warning">{words}</Text>;
  if (day === today) return t('task.day.today', { day: words });
  return day === tomorrow ? t('task.day.tomorrow', { day: words }) : words;
}

function useNearDays() {
  const today = useSiteTime().today();
  return { today, tomorrow: addDays(today, 1) };
}

export function StaffCell({ task }: { readonly task: TaskSummary }) {
  const t = useT(taskMessages);
  const format = useFormat();
  if (task.staff.length === 0) return <Text tone="warning">{t('task.noStaff')}</Text>;
  return <span>{format.list(task.staff.map((person) => person.name))}</span>;
}

export function DevicesCell({ task }: { readonly task: TaskSummary }) {
  const t = useT(taskMessages);
  if (task.inspection === 'routine') return <Text tone="muted">{t('task.inspection.routine.short')}</Text>;
  const { devicesChecked: checked, devicesDue: due, devicesNotReached: count } = task;
  return (
    <>
      <Meter value={checked} max={due} label={t('task.devicesChecked', { checked, due })} />{' '}
      {count > 0 && (
        <Text tone="warning" size="sm" numeric>
          {t('task.notReached.count', { count })}
        </Text>
      )}
    </>
  );
}

export function RisksCell({ task }: { readonly task: TaskSummary }) {
  const t = useT(planMessages);
  const field = useT(taskMessages);
  if (task.risksTotal === 0) return <Row as="span">–</Row>;
  if (task.risksOpen === 0) {
    return (
      <Text tone="muted" numeric>
        {t('task.risks.closed', { count: task.risksTotal })}
      </Text>
    );
  }
  return (
    <Text tone="warning" numeric>
      {field('task.risksOpen', { count: task.risksOpen })}
    </Text>
  );
}
