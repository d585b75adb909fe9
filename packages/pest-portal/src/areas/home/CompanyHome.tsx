import { useQuery } from '@tanstack/react-query';
import type { ResultOf } from 'pest-sdk';
import { fetched, LoadingState, token } from 'pest-ui';
import { Suspense, useMemo } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { useAccount } from '../../base/session';
import { useSiteTime } from '../../base/site-time';
import { Later } from '../../kit/page/Later';
import { PageHead } from '../../kit/page/PageHead';
import { Figures } from './Figures';
import { homeMessages } from './home.messages';
import { dashboardQueries, todayQuery } from './home.queries';
import { NeedsPart } from './NeedsPart';
import { PartFailure } from './PartFailure';
import { ServicesPart } from './ServicesPart';
import { useCaught } from './trend/caught';

type DashboardQueries = ReturnType<typeof dashboardQueries>;

/** Of a new company only. */
const FirstSteps = fetched(() => import('./FirstSteps'), 'FirstSteps');

/** Only when a figure of captures is opened. */
const CaughtDialog = fetched(() => import('./trend/CaughtDialog'), 'CaughtDialog');

/** Fetched beside the dashboard's figures: the first steps need none of its code. */
export const OutlookParts = fetched(() => import('./OutlookParts'), 'OutlookParts');

const StockParts = fetched(() => import('./StockParts'), 'StockParts');

/** All parts ask at once, are drawn as they come, and are seen together: nothing moves. */
const notYet = { display: 'none' };

/** A new company's first steps, or the dashboard: what waits for someone first, then how things go. */
export function CompanyHome() {
  const queries = useDashboardQueries();
  const steps = useQuery(queries.steps);
  const first = steps.data?.some(({ done }) => !done) ? steps.data : null;
  return first ? <FirstHome steps={first} /> : <Dashboard queries={queries} held={steps.isLoading} />;
}

/** Of the day that the server says; until it does, of this device's. */
function useDashboardQueries(): DashboardQueries {
  const account = useAccount();
  const { today } = useSiteTime();
  const said = useQuery(todayQuery()).data?.day;
  const day = said ?? today();
  return useMemo(() => dashboardQueries(account, day), [account, day]);
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

interface DashboardProps {
  readonly queries: DashboardQueries;
  /** It is not known yet whether this is what is shown. */
  readonly held: boolean;
}

function Dashboard({ queries, held }: DashboardProps) {
  const t = useT(homeMessages);
  const today = useQuery(queries.today);
  const needs = useQuery(queries.needs);
  const outlook = useQuery(queries.outlook);
  const services = useQuery(queries.services);
  const caught = useCaught();
  const pending = held || [today, needs, outlook, services].some(({ isLoading }) => isLoading);
  const failed = today.error ?? needs.error;
  const stock = (
    <Later>
      <StockParts stock={queries.stock.enabled} types={queries.types.enabled} />
    </Later>
  );
  return (
    <>
      <PageHead title={t('home.title')} note={today.data && t('home.asOf', { day: today.data.day })} />
      {pending && !failed && <LoadingState shape="page" />}
      {failed && !(today.data && needs.data) && (
        <PartFailure error={failed} onRetry={() => void Promise.all([today.refetch(), needs.refetch()])} />
      )}
      <div style={pending ? notYet : undefined}>
        {today.data && needs.data && (
          <>
            <Desk>
              <NeedsPart {...needs.data} />
              {queries.services.enabled && <ServicesPart day={today.data.day} />}
            </Desk>
            {outlook.data && <Figures today={today.data} outlook={outlook.data} />}
            {outlook.error && !outlook.data && (
              <PartFailure error={outlook.error} onRetry={() => void outlook.refetch()} />
            )}
          </>
        )}
        <Suspense fallback={<LoadingState />}>
          {outlook.data ? <OutlookParts outlook={outlook.data}>{stock}</OutlookParts> : stock}
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
