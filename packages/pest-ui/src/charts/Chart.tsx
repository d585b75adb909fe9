import type { ECharts } from 'echarts/core';
import { forwardRef, type HTMLAttributes, useEffect, useRef, useState } from 'react';
import { useFormat, useLocale, useMessages } from '../i18n/messages';
import { Button } from '../primitives/button/Button';
import { fetchCode } from '../primitives/fetched/fetch-code';
import { Table } from '../primitives/table/Table';
import { useDark } from '../provider/useDark';
import { chartMessages } from './Chart.messages';
import { Foot, Picture, Root } from './Chart.styles';
import type { ChartOption } from './chart-engine';
import { type ChartLook, readChartLook } from './chart-look';

/** The same figures as a table, for readers who do not see the chart. */
export interface ChartTable {
  /** The first column names the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...values: (number | null)[]])[];
}

/** Props of {@link Chart}. */
export interface ChartProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What the chart shows, in a sentence. */
  readonly label: string;
  /**
   * Builds the option for the theme it stands in, or fetches what builds it; keep it the same function while the data is
   * the same.
   */
  readonly option: (look: ChartLook) => ChartOption | Promise<ChartOption>;
  /** The same figures, for readers who cannot or do not want to see the picture. */
  readonly table: ChartTable;
}

/** A chart with its table twin. ECharts is fetched when the first one is drawn. */
export const Chart = forwardRef<HTMLDivElement, ChartProps>(function Chart({ label, option, table, ...rest }, ref) {
  const t = useMessages(chartMessages);
  const [asTable, setAsTable] = useState(false);
  const { host, failed } = useDrawing(option);
  return (
    <Root {...rest} ref={ref} data-pest="chart">
      <Picture role="img" aria-label={label} hidden={asTable || failed}>
        <div ref={host} aria-hidden="true" />
      </Picture>
      {failed && <p role="status">{t('chart.failed')}</p>}
      {(asTable || failed) && <TableTwin label={label} table={table} />}
      {!failed && (
        <Foot>
          <Button size="sm" variant="ghost" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? t('chart.asChart') : t('chart.asTable')}
          </Button>
        </Foot>
      )}
    </Root>
  );
});

/** Draws into the host for as long as it is there; `data-painted` tells a printer that it can begin. */
function useDrawing(option: ChartProps['option']) {
  const locale = useLocale();
  const dark = useDark();
  const host = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its colours are read when it is drawn.
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let unmounted = false;
    let chart: ECharts | undefined;
    // Without an observer, as in old WebViews, the chart keeps the width that it was drawn with.
    const resize =
      typeof ResizeObserver === 'undefined'
        ? null
        : new ResizeObserver(([entry]) => {
            // ECharts cannot draw into nothing, as in a closed tab.
            if (entry && entry.contentRect.width > 0) chart?.resize();
          });
    fetchCode(() => import('./chart-engine'), 'startChart')
      .then(async (startChart) => {
        const drawn = await option(readChartLook(element));
        if (unmounted) return;
        chart = startChart(element, locale);
        chart.on('finished', () => element.setAttribute('data-painted', ''));
        chart.setOption(drawn);
        resize?.observe(element);
      })
      // What cannot be fetched or drawn is read in the table.
      .catch(() => !unmounted && setFailed(true));
    return () => {
      unmounted = true;
      resize?.disconnect();
      chart?.dispose();
      element.removeAttribute('data-painted');
    };
  }, [option, locale, dark]);
  return { host, failed };
}

function TableTwin({ label, table }: Pick<ChartProps, 'label' | 'table'>) {
  const format = useFormat();
  const cellText = (value: string | number | null) => {
    return typeof value === 'number' ? format.number(value) : (value ?? '—');
  };
  return (
    <Table
      label={label}
      caption={label}
      columns={table.columns.map((header, at) => ({
        id: header,
        header,
        align: at === 0 ? 'start' : 'end',
        rowHeader: at === 0,
        cell: (row: ChartTable['rows'][number]) => cellText(row[at] ?? null),
      }))}
      rows={table.rows}
      rowKey={([name]) => name}
    />
  );
}
