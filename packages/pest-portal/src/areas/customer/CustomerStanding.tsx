import { useQuery } from '@tanstack/react-query';
import { type CustomerDetails, formatList } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { FailureState, fetched, Grid, Section, Skeleton, useFormat } from 'pest-ui';
import { Suspense } from 'react';
import { ask } from '../../base/calls';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { type Address, address, Link, taskLinks, useOpenAddress } from '../../base/links';
import { rightTo } from '../../base/pages';
import { useCan } from '../../base/session';
import { useSiteTime } from '../../base/site-time';
import { useMissingReports } from '../../kit/choices/useMissingReports';
import { useCaught } from '../home/trend/caught';
import { Nothing, Rows } from '../home/trend/Rows';
import { SiteTrends } from '../home/trend/SiteTrends';
import { overviewMessages } from './overview.messages';

/** Only when a figure of captures is opened. */
const CaughtDialog = fetched(() => import('../home/trend/CaughtDialog'), 'CaughtDialog');

/** Of one line that waits: what comes is seldom more. */
const line = '48px';

interface StandingProps {
  readonly customer: Pick<CustomerDetails, 'id' | 'lastServiceDay'>;
}

/** How a customer stands: who comes next, what waits for somebody, and what is caught there. */
export function CustomerStanding({ customer }: StandingProps) {
  const customerId = customer.id;
  const can = useCan();
  const caught = useCaught();
  return (
    <>
      <Grid divided min={320}>
        {can(rightTo('/servicePage/undoneList')) && <Next customer={customer} />}
        <Waits customerId={customerId} />
      </Grid>
      {can(rights.homeSiteTrend) && (
        <SiteTrends customerId={customerId} to={(query) => address('/detailCustomer', { id: customerId, ...query })} />
      )}
      {caught.shown && (
        <Suspense>
          <CaughtDialog caught={caught.shown} customerId={customerId} onClose={caught.close} />
        </Suspense>
      )}
    </>
  );
}

function Next({ customer: { id: customerId, lastServiceDay } }: StandingProps) {
  const t = useT(overviewMessages);
  const { day, parts, time, weekday } = useFormat();
  const addressOf = useOpenAddress();
  const from = useSiteTime().today();
  const open = { customerId, from, finished: 'false', sort: 'plannedAt', order: 'asc', limit: 10 } as const;
  const services = useQuery(ask('task.list', open));
  const plan = addressOf('/servicePage/newAdd', { customerId });
  const next = services.data?.items[0];
  const staff = formatList(next?.staff.map(({ name }) => name) ?? [], language);
  return (
    <Section
      title={t('customer.next')}
      note={lastServiceDay && t('customer.next.last', { day: day(lastServiceDay) })}
      actions={
        lastServiceDay && (
          <Link to={address('/detailCustomer', { id: customerId, tab: 'services' })}>{t('customer.next.all')}</Link>
        )
      }
    >
      {services.isPending && <Skeleton height={line} />}
      {services.error && <FailureState error={services.error} onRetry={() => void services.refetch()} />}
      {services.data && !next && (
        <Nothing>
          {t('customer.next.none')} {plan && <Link to={plan}>{t('customer.next.plan')}</Link>}
        </Nothing>
      )}
      {next && (
        <Rows>
          <li>
            <span>
              {weekday(next.plannedAt)} {time(next.plannedAt)}
              <small>{parts([staff || t('customer.next.nobody'), next.description])}</small>
            </span>
            <Link to={taskLinks.details(next.id)}>{next.number}</Link>
          </li>
        </Rows>
      )}
    </Section>
  );
}

/** What waits for somebody; each figure is that of the list that it opens. */
function Waits({ customerId }: { readonly customerId: string }) {
  const t = useT(overviewMessages);
  const lists = useWaitingLists(customerId);
  const rows = lists.filter(({ count }) => (count ?? 0) > 0);
  const failed = lists.find(({ error }) => error);
  // Of what somebody may not see, nothing is said: neither that it waits nor that it does not.
  if (lists.every(({ count, pending, error }) => count === undefined && !pending && !error)) return null;
  return (
    <Section title={t('customer.waits')}>
      {failed?.error && <FailureState error={failed.error} onRetry={failed.retry} />}
      {!failed && rows.length === 0 && lists.some(({ pending }) => pending) && <Skeleton height={line} />}
      {!failed && rows.length === 0 && !lists.some(({ pending }) => pending) && (
        <Nothing>{t('customer.waits.none')}</Nothing>
      )}
      <Rows>
        {rows.map(({ what, count, to }) => (
          <li key={what}>
            <Link to={to}>{t(`customer.waits.${what}`, { count: count ?? 0 })}</Link>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

type Waiting = 'unallocated' | 'handedIn' | 'overdue' | 'awaitingVerification' | 'reports' | 'missing';

interface WaitingList {
  readonly what: Waiting;
  /** Undefined while it is not known, or not for this account. */
  readonly count: number | undefined;
  readonly to: Address;
  readonly pending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

function useWaitingLists(customerId: string): readonly WaitingList[] {
  const can = useCan();
  const one = { customerId, page: 1, limit: 10 } as const;
  const services = useQuery({
    ...ask('task.counts', { customerId }),
    enabled: can(rightTo('/servicePage/undoneList')),
  });
  const risks = useQuery({ ...ask('risk.counts', { customerId }), enabled: can(rightTo('/servicePage/riskList')) });
  const reports = useQuery({
    ...ask('report.list', { ...one, state: 'pendingReview' }),
    enabled: can(rightTo('/servicePage/serverReport')),
  });
  const missing = useMissingReports(customerId);
  const row = (what: Waiting, count: number | undefined, query: AskedCount, to: Address): WaitingList => ({
    what,
    count,
    to,
    pending: query.isLoading,
    error: query.error,
    retry: () => void query.refetch(),
  });
  const servicesAt = (state: 'unallocated' | 'handedIn') =>
    row(
      state,
      services.data?.[state],
      services,
      address('/servicePage/undoneList', {
        customerId,
        state: state === 'unallocated' ? state : can(rights.taskReview) ? 'pendingReview' : 'taskSubmitted',
      }),
    );
  const risksAt = (view: 'overdue' | 'awaitingVerification') =>
    row(view, risks.data?.[view], risks, address('/servicePage/riskList', { customerId, view }));
  const reportsAt = (what: 'reports' | 'missing', query: typeof reports | typeof missing, state: string) =>
    row(what, query.data?.total, query, address('/servicePage/serverReport', { customerId, state }));
  return [
    risksAt('overdue'),
    servicesAt('unallocated'),
    servicesAt('handedIn'),
    risksAt('awaitingVerification'),
    reportsAt('reports', reports, 'pendingReview'),
    reportsAt('missing', missing, 'notGenerated'),
  ];
}

interface AskedCount {
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}
