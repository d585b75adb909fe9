import { useQuery } from '@tanstack/react-query';
import { LoadingState } from 'pest-ui';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useT } from '../../base/i18n';
import { homeMessages } from './home.messages';
import { customerTrendQuery, customerTypesQuery, scheduleTrendQuery } from './home.queries';
import { chartRoom, Part } from './Part';

/** Charts are fetched when the dashboard is there: its figures and lists need none of their code. */
const ScheduleChart = chart(async () => (await import('./Charts')).ScheduleChart);
const CapturesChart = chart(async () => (await import('./Charts')).CapturesChart);
const CustomerChart = chart(async () => (await import('./Charts')).CustomerChart);
const TypesChart = chart(async () => (await import('./Charts')).TypesChart);

function chart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}

function Drawn({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<LoadingState />}>{children}</Suspense>;
}

/** Services planned and finished, day by day around today. */
export function SchedulePart() {
  const t = useT(homeMessages);
  return (
    <Part
      room={chartRoom}
      title={t('home.schedule')}
      note={t('home.schedule.note')}
      query={useQuery(scheduleTrendQuery())}
    >
      {(days) => (
        <Drawn>
          <ScheduleChart days={days} />
        </Drawn>
      )}
    </Part>
  );
}

/** What was caught over the last twelve months, by pest group. */
export function CapturesPart() {
  const t = useT(homeMessages);
  return (
    <Part
      room={chartRoom}
      title={t('home.captures')}
      note={t('home.captures.note')}
      query={useQuery(customerTrendQuery())}
    >
      {(months) => (
        <Drawn>
          <CapturesChart months={months} />
        </Drawn>
      )}
    </Part>
  );
}

/** How many customers there are, over the months and by type. */
export function CustomersPart() {
  const t = useT(homeMessages);
  const types = useQuery(customerTypesQuery());
  return (
    <>
      <Part
        room={chartRoom}
        title={t('home.customerTrend')}
        note={t('home.customerTrend.note')}
        query={useQuery(customerTrendQuery())}
      >
        {(months) => (
          <Drawn>
            <CustomerChart months={months} />
          </Drawn>
        )}
      </Part>
      <Part room={chartRoom} title={t('home.customerTypes')} query={types}>
        {(counts) => (
          <Drawn>
            <TypesChart counts={counts} />
          </Drawn>
        )}
      </Part>
    </>
  );
}
