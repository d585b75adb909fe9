import { useQuery } from '@tanstack/react-query';
import type { Permission, ResultOf } from 'pest-sdk';
import { FailureState, Grid, LoadingState, token } from 'pest-ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { useAccount, useCan } from '../../base/session';
import { PageHead } from '../../page/PageHead';
import { useCaught } from './caught';
import { Figures } from './Figures';
import { homeMessages } from './home.messages';
import {
  firstStepsQuery,
  needsQuery,
  nextServicesQuery,
  outlookQuery,
  servicesOfDayQuery,
  todayQuery,
} from './home.queries';
import { ServicesPart, StockPart, TypesPart } from './ListParts';
import { NeedsPart } from './NeedsPart';
import { nextJobOf } from './next-job';

const seesServices = ['m_service_undone', 'm_service_completed'] as const satisfies readonly Permission[];
const seesStock = ['m_mquipment_inventory', 'm_mquipment_chemistry'] as const satisfies readonly Permission[];

/** Of a new company only. */
const FirstSteps = lazy(async () => ({ default: (await import('./FirstSteps')).FirstSteps }));

/** Of technicians. */
const NextJob = lazy(async () => ({ default: (await import('./NextJob')).NextJob }));

/** Only when a figure of captures is opened. */
const CaughtDialog = lazy(async () => ({ default: (await import('./CaughtDialog')).CaughtDialog }));

/** Fetched when the dashboard is there: what waits for someone needs none of its code. */
const OutlookParts = lazy(async () => ({ default: (await import('./OutlookParts')).OutlookParts }));

/** The parts ask at once, and are seen together with what stands above them: nothing moves when that comes. */
const notYet = { display: 'none' };

/** A new company's first steps, or the dashboard: what waits for someone first, then how things go. */
export function CompanyHome() {
  const mayStart = useCan()('btn_client_create', 'btn_client_add');
  const steps = useQuery({ ...firstStepsQuery(), enabled: mayStart });
  const first = mayStart && steps.data?.some(({ done }) => !done) ? steps.data : null;
  if (mayStart && steps.isPending) return <Waiting />;
  return first ? <FirstHome steps={first} /> : <Dashboard />;
}

function Waiting() {
  const t = useT(homeMessages);
  return (
    <>
      <PageHead title={t('home.title')} />
      <LoadingState />
    </>
  );
}

function FirstHome({ steps }: { readonly steps: ResultOf<'home.firstSteps'> }) {
  const t = useT(homeMessages);
  return (
    <>
      <PageHead title={t('home.title')} />
      <Suspense fallback={<LoadingState />}>
        <FirstSteps steps={steps} />
      </Suspense>
    </>
  );
}

/** What waits, and the day beside it. */
const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: ${token.space[6]};
  align-items: start;
  margin-block-end: ${token.space[4]};

  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** As much as a job takes: what stands below does not move when it comes. */
const JobRoom = styled.div`
  min-height: 166px;
`;

function Dashboard() {
  const t = useT(homeMessages);
  const can = useCan();
  const today = useQuery(todayQuery());
  const needs = useQuery(needsQuery());
  const outlook = useQuery(outlookQuery());
  const caught = useCaught();
  const { role, user } = useAccount();
  const walks = role === 'staff' && can('btn_service_execute');
  const jobs = useQuery({ ...nextServicesQuery(today.data?.day ?? ''), enabled: walks && today.isSuccess });
  const job = jobs.data && today.data ? nextJobOf(jobs.data, user.id, today.data.day) : null;
  const mayServices = can(...seesServices);
  const services = useQuery({ ...servicesOfDayQuery(today.data?.day ?? ''), enabled: mayServices && today.isSuccess });
  const pending =
    today.isPending ||
    needs.isPending ||
    outlook.isPending ||
    (mayServices && services.isPending) ||
    (walks && jobs.isPending);
  const failed = today.error ?? needs.error;
  return (
    <>
      <PageHead title={t('home.title')} note={today.data && t('home.asOf', { day: today.data.day })} />
      {today.data && needs.data && !pending ? (
        <>
          {job && (
            <Suspense fallback={<JobRoom />}>
              <NextJob job={job} day={today.data.day} />
            </Suspense>
          )}
          <Desk>
            <NeedsPart {...needs.data} />
            {mayServices && <ServicesPart day={today.data.day} />}
          </Desk>
          {outlook.data && <Figures today={today.data} outlook={outlook.data} />}
        </>
      ) : failed ? (
        <FailureState error={failed} onRetry={() => void Promise.all([today.refetch(), needs.refetch()])} />
      ) : (
        <LoadingState />
      )}
      <div style={pending ? notYet : undefined}>
        <Suspense fallback={<LoadingState />}>
          {outlook.data && !pending && <OutlookParts outlook={outlook.data} />}
          <Grid divided min={420}>
            {can(...seesStock) && <StockPart />}
            {can('m_client_list') && <TypesPart />}
          </Grid>
        </Suspense>
      </div>
      {caught.shown && (
        <Suspense>
          <CaughtDialog caught={caught.shown} onClose={caught.close} />
        </Suspense>
      )}
    </>
  );
}
