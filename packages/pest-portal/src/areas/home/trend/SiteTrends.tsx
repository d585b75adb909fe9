import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pestGroupWords, type SiteTrend, shortMonth } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { FailureState, Grid, LoadingState, Section, Select, token, useFormat } from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ask } from '../../../base/calls';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import type { Address } from '../../../base/links';
import type { QueryOf } from '../../../base/page-queries';
import { useCan } from '../../../base/session';
import { Bars } from './Bars';
import { caughtIn, lastDayOf } from './caught';
import { groupColors } from './group-colors';
import { Nothing } from './Rows';
import { trendMessages } from './trend.messages';
import { siteTrendQuery } from './trend.queries';

interface SiteTrendsProps {
  readonly customerId: string;
  /** Where what a figure is made of is shown. */
  readonly to: (query: QueryOf<'/home'>) => Address | undefined;
}

/** What was caught at a site, or in one of its workshops, beside last year; a group that was never caught is left out. */
export function SiteTrends({ customerId, to }: SiteTrendsProps) {
  const t = useT(trendMessages);
  const [workshopId, setWorkshop] = useState('');
  const trends = useQuery({ ...siteTrendQuery(customerId, workshopId), placeholderData: keepPreviousData });
  const workshops = useWorkshops(customerId);
  if (trends.isPending) return <LoadingState shape="plate" />;
  if (trends.error) return <FailureState error={trends.error} onRetry={() => void trends.refetch()} />;
  const shown = trends.data?.filter(isTold) ?? [];
  if (shown.length === 0 && workshopId === '') return null;
  return (
    <Section
      title={t('home.site.trend')}
      note={t('home.captures.note')}
      actions={
        workshops.length > 1 && (
          <Choice>
            <Select
              aria-label={t('home.site.trend.workshop')}
              value={workshopId}
              placeholder={t('home.site.trend.wholeSite')}
              options={workshops}
              onChange={setWorkshop}
            />
          </Choice>
        )
      }
    >
      {shown.length === 0 && <Nothing>{t('home.site.trend.none')}</Nothing>}
      <Grid divided min={290}>
        {shown.map((trend) => (
          <Trend key={trend.group} trend={trend} inWorkshop={workshopId !== ''} to={to} />
        ))}
      </Grid>
    </Section>
  );
}

/** Workshops in which a device stands. */
function useWorkshops(customerId: string) {
  const maySee = useCan()(rights.deviceList);
  const devices = useQuery({ ...ask('device.list', { customerId }), enabled: maySee });
  const names = new Map(devices.data?.map(({ workshopId, workshopName }) => [workshopId, workshopName]));
  return [...names].flatMap(([value, label]) => (value && label ? [{ value, label }] : []));
}

/** Nothing is drawn of twelve months in which nothing was known. */
function isTold({ months }: SiteTrend): boolean {
  return months.some(({ count, before }) => (count ?? 0) > 0 || (before ?? 0) > 0);
}

interface TrendProps extends Pick<SiteTrendsProps, 'to'> {
  readonly trend: SiteTrend;
  readonly inWorkshop: boolean;
}

function Trend({ trend: { group, months }, inWorkshop, to }: TrendProps) {
  const t = useT(trendMessages);
  const { month: monthName, number, list, parts } = useFormat();
  const name = pestGroupWords[group][language];
  const last = months.at(-1);
  const limit = last?.threshold ?? null;
  // Of this year, a month by itself says which.
  const yearOnce = (month: string) =>
    month.slice(0, 4) === last?.month.slice(0, 4) ? shortMonth(month, language) : monthName(month);
  const over = months.filter(({ count, threshold }) => threshold !== null && (count ?? 0) > threshold);
  return (
    <Section heading="h3" title={useTrendFinding(name, last, inWorkshop)}>
      <Bars
        label={name}
        color={groupColors[group]}
        height={120}
        limit={
          limit === null ? undefined : { value: limit, label: t('home.site.trend.limit', { limit: number(limit) }) }
        }
        bars={months.map(({ month, count, before, threshold }, at) => ({
          key: month,
          label: at % 3 === 2 ? shortMonth(month, language) : '',
          name:
            count === null
              ? t('home.site.trend.bar.unchecked', { month: monthName(month) })
              : parts([
                  t(before === null ? 'home.captures.bar' : 'home.captures.bar.before', {
                    month: monthName(month),
                    count: number(count),
                    before: number(before ?? 0),
                  }),
                  ...(threshold === null ? [] : [t('home.site.trend.limit', { limit: number(threshold) })]),
                ]),
          value: count,
          before,
          limit: threshold,
          pale: at === months.length - 1,
          // What is behind a bar is told of the whole site.
          to: inWorkshop ? undefined : to(caughtIn({ from: `${month}-01`, to: lastDayOf(month), group })),
        }))}
      />
      {last?.underWay !== undefined && <Nothing>{t('home.site.trend.underWay', { count: last.underWay })}</Nothing>}
      {over.length > 0 && (
        <Nothing>
          {t('home.site.trend.over', { count: over.length, months: list(over.map(({ month }) => yearOnce(month))) })}
        </Nothing>
      )}
    </Section>
  );
}

function useTrendFinding(group: string, last: SiteTrend['months'][number] | undefined, inWorkshop: boolean): string {
  const t = useT(trendMessages);
  const { number, parts } = useFormat();
  const before = last?.before ?? null;
  const lastYear = before === null || !inWorkshop ? null : t('home.site.trend.beforeYear', { count: number(before) });
  if (!last || last.count === null) return parts([t('home.site.trend.unchecked', { group }), lastYear ?? '']);
  const verdict = last.count > (last.threshold ?? 0) ? 'above' : 'below';
  return parts([
    t('home.site.trend.month', { group, count: number(last.count) }),
    last.threshold === null
      ? (lastYear ?? t('home.site.trend.noLimit'))
      : t(`home.site.trend.${verdict}`, { limit: number(last.threshold) }),
  ]);
}

const Choice = styled.div`
  --_pest-field-height: ${token.size.control};
  --_pest-field-border: ${token.color.borderControl};
  width: min(220px, 100%);
`;
