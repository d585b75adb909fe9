import { reportMessages } from 'pest-sdk';
import type { Trend } from 'pest-sdk/documents';
import { useCallback } from 'react';
import { Chart } from '../../charts/Chart';
import type { ChartLook } from '../../charts/chart-look';
import { useFormat, useMessages } from '../../i18n/messages';
import { fetchCode } from '../../primitives/fetched/fetch-code';

/** A month's captures beside those of the year before. */
export function TrendChart({ label, trend }: { readonly label: string; readonly trend: Trend }) {
  const t = useMessages(reportMessages);
  const format = useFormat();
  const { months, threshold, until } = trend;
  const option = useCallback(
    async (look: ChartLook) =>
      (await fetchCode(() => import('../../charts/options/trend'), 'trendOption'))(
        {
          months: months.map(({ month }) => month),
          current: { name: t('report.captures'), values: months.map(({ count }) => count) },
          previous: { name: t('report.lastYear'), values: months.map(({ lastYear }) => lastYear) },
          threshold: threshold === null ? undefined : { value: threshold, label: t('report.threshold') },
          isRunning: until !== null,
        },
        look,
      ),
    [months, threshold, until, t],
  );
  return (
    <Chart
      label={label}
      option={option}
      table={{
        columns: [t('report.month'), t('report.captures'), t('report.lastYear')],
        rows: months.map(({ month, count, lastYear }) => [format.month(month), count, lastYear] as const),
      }}
    />
  );
}
