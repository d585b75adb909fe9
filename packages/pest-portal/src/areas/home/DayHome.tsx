import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dayInZone, type Need } from 'pest-sdk';
import {
  Button,
  downloadIcon,
  EmptyState,
  FailureState,
  Icon,
  LoadingState,
  Stack,
  Text,
  token,
  useFormat,
} from 'pest-ui';
import { styled } from 'styled-components';
import { useCall } from '../../base/calls';
import { crewTarget, crewTargets } from '../../base/crew-targets';
import { useT } from '../../base/i18n';
import { Link, taskLinks, useNavigate } from '../../base/links';
import { useOnline } from '../../base/online';
import { useSiteTime } from '../../base/site-time';
import { PageHead } from '../../kit/page/PageHead';
import { readService, type ServiceOnPhone, useServicesOnPhone } from '../../offline/outbox/on-phone';
import { twoDaysQuery } from '../../offline/outbox/two-days';
import { TaskCard } from '../task/plan/TaskCard';
import { type TaskActs, useTaskActs } from '../task/plan/useTaskActs';
import { WayToSite } from '../task/WayToSite';
import { dayHomeMessages } from './day-home.messages';
import { needsQuery } from './home.queries';
import { NeedsPart } from './NeedsPart';

/** A technician's home is the day: each service with the way there, whom to call, and the act that is next. */
export function DayHome() {
  const t = useT(dayHomeMessages);
  const format = useFormat();
  const today = useSiteTime().today();
  const asked = useQuery(twoDaysQuery(today));
  const services = useServicesOnPhone();
  const acts = useTaskActs(null);
  const todays = services.filter(({ task }) => task.plannedDay === today);
  const others = services.filter(({ task }) => task.plannedDay > today);
  const next = todays.find(({ task }) => acts.dueOn(task))?.task;
  const kept = todays.filter(({ since }) => since !== null).length;
  return (
    <>
      <PageHead
        title={format.parts([t('day.title'), format.weekday(today)])}
        note={
          todays.length > 0 &&
          format.parts([t('day.count', { count: todays.length }), t('day.downloaded', { count: kept })])
        }
      />
      {!asked.data && !asked.error && <LoadingState shape="cards" count={3} />}
      {!asked.data && asked.error && <FailureState error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.data && (
        <Day>
          {todays.length === 0 && <EmptyState title={t('day.none')} />}
          {todays.map((service) => (
            <Job key={service.task.id} service={service} acts={acts} next={service.task === next} />
          ))}
          <Needs today={today} />
          {others.length > 0 && (
            <Text as="h2" size="md" weight="semibold">
              {t('day.tomorrow')}
            </Text>
          )}
          {others.map((service) => (
            <Job key={service.task.id} service={service} acts={acts} next={false} />
          ))}
          <All to="/servicePage/undoneList">{t('day.others')}</All>
        </Day>
      )}
      {acts.opened}
    </>
  );
}

interface JobProps {
  readonly service: ServiceOnPhone;
  readonly acts: TaskActs;
  readonly next: boolean;
}

function Job({ service: { task, since }, acts, next }: JobProps) {
  const t = useT(dayHomeMessages);
  const navigate = useNavigate();
  const details = useCall('task.details', { id: task.id });
  const due = acts.dueOn(task);
  const view = { id: 'execute', label: t('day.view'), onSelect: () => navigate(taskLinks.inspect(task.id)) } as const;
  return (
    <TaskCard task={task} act={due ?? view} next={next}>
      <Stack gap={2}>
        {task.description}
        <OnPhone task={task} since={since} />
        {details.data && <WayToSite task={details.data} />}
      </Stack>
    </TaskCard>
  );
}

/** Whether it can be done without a network, and the way to that. */
function OnPhone({ task, since }: ServiceOnPhone) {
  const t = useT(dayHomeMessages);
  const format = useFormat();
  const queryClient = useQueryClient();
  const online = useOnline();
  const download = useMutation({ mutationFn: () => readService(queryClient, task) });
  if (since !== null) {
    return <Text size="sm">{t('day.onPhone', { at: format.time(new Date(since).toISOString()) })}</Text>;
  }
  return online ? (
    <>
      <Button loading={download.isPending} onClick={() => download.mutate()}>
        <Icon path={downloadIcon} size={16} />
        {t('day.download')}
      </Button>
      {download.isError && (
        <Text size="sm" tone="danger" role="alert">
          {t('day.download.failed')}
        </Text>
      )}
    </>
  ) : (
    <Text size="sm" tone="warning">
      {t('day.notOnPhone')}
    </Text>
  );
}

/** What waits besides: a service of today that nobody has begun has its card. */
function Needs({ today }: { readonly today: string }) {
  const { timeZone } = useSiteTime();
  const { data } = useQuery(needsQuery());
  if (!data) return null;
  const hasCard = ({ kind, at }: Need) => kind === 'notArrived' && at !== null && dayInZone(at, timeZone) === today;
  const needs = data.needs.filter((need) => !hasCard(need));
  const count = data.count - (data.needs.length - needs.length);
  return count > 0 ? <NeedsPart count={count} needs={needs} /> : null;
}

/** A phone's width, also at a desk. */
const Day = styled.div`
  display: grid;
  gap: ${token.space[3]};
  max-width: 560px;
  ${crewTargets}

  a,
  button {
    min-height: ${crewTarget};
  }
`;

const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  color: ${token.color.accent};
`;
