import { useQuery } from '@tanstack/react-query';
import { pestGroups, pestGroupWords, type ResultOf } from 'pest-sdk';
import { Chart, type ChartLook, countsByGroupOption, pieOption, trendOption, useFormat } from 'pest-ui';
import { useMemo } from 'react';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { homeMessages } from './home.messages';
import { todayQuery } from './home.queries';

type Months = ResultOf<'home.customerTrend'>;

export function ScheduleChart({ days }: { readonly days: ResultOf<'home.scheduleTrend'> }) {
  const t = useT(homeMessages);
  const today = useQuery(todayQuery()).data?.day;
  const shown = useMemo(() => {
    // A day that has not come has no finished services.
    const finished = days.map((entry) => (today !== undefined && entry.day > today ? null : entry.finished));
    return {
      option: (look: ChartLook) =>
        trendOption(
          {
            kind: 'planAndDone',
            months: days.map(({ day }) => day.slice(5)),
            current: { name: t('home.schedule.planned'), values: days.map(({ planned }) => planned) },
            previous: { name: t('home.schedule.finished'), values: finished },
          },
          look,
        ),
      table: {
        columns: [t('home.day'), t('home.schedule.planned'), t('home.schedule.finished')],
        rows: days.map(({ day, planned }, at) => [day, planned, finished[at] ?? null] as const),
      },
    };
  }, [days, today, t]);
  return <Chart label={t('home.schedule')} {...shown} />;
}

export function CapturesChart({ months }: { readonly months: Months }) {
  const t = useT(homeMessages);
  const { month: monthName } = useFormat();
  const shown = useMemo(() => {
    const groups = pestGroups.map((group) => ({
      name: pestGroupWords[group][language],
      values: months.map(({ captures }) => captures.find((entry) => entry.group === group)?.count ?? 0),
    }));
    return {
      option: (look: ChartLook) =>
        countsByGroupOption({ months: months.map(({ month }) => monthName(month)), groups }, look),
      table: {
        columns: [t('home.month'), ...groups.map(({ name }) => name)],
        rows: months.map(
          ({ month }, at) => [monthName(month), ...groups.map(({ values }) => values[at] ?? 0)] as const,
        ),
      },
    };
  }, [months, monthName, t]);
  return <Chart label={t('home.captures')} {...shown} />;
}

export function CustomerChart({ months }: { readonly months: Months }) {
  const t = useT(homeMessages);
  const { month: monthName } = useFormat();
  const shown = useMemo(() => {
    const name = t('home.customers');
    const values = months.map(({ customers }) => customers);
    return {
      option: (look: ChartLook) =>
        trendOption({ months: months.map(({ month }) => monthName(month)), current: { name, values } }, look),
      table: {
        columns: [t('home.month'), name],
        rows: months.map(({ month, customers }) => [monthName(month), customers] as const),
      },
    };
  }, [months, monthName, t]);
  return <Chart label={t('home.customerTrend')} {...shown} />;
}

export function TypesChart({ counts }: { readonly counts: ResultOf<'home.customerType'> }) {
  const t = useT(homeMessages);
  const shown = useMemo(() => {
    const shares = counts.map(({ clientType, count }) => ({ name: t(`home.type.${clientType}`), value: count }));
    return {
      option: (look: ChartLook) => pieOption(shares, look),
      table: {
        columns: [t('home.customerTypes'), t('home.customers')],
        rows: shares.map(({ name, value }) => [name, value] as const),
      },
    };
  }, [counts, t]);
  return <Chart label={t('home.customerTypes')} {...shown} />;
}
