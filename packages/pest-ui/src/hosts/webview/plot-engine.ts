import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent } from 'echarts/components';
import { init as start, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

/** Registered with the first picture, not at import: a module of this package does nothing by being read. */
export const init: typeof start = (...given) => {
  use([BarChart, LineChart, GridComponent, MarkLineComponent, SVGRenderer]);
  return start(...given);
};
