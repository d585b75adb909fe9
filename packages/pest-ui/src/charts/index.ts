export { Chart, type ChartProps, type ChartTable } from './Chart';
export type { ChartLook } from './chart-look';
export { countsByGroupOption } from './options/counts-by-group';
export { pieOption, type Share } from './options/pie';
export { type TrendChartData, type TrendKind, type TrendSeries, trendOption } from './options/trend';
