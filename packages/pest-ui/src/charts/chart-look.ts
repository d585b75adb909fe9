import { crawling, done, flying, grid, lastYear, plan, planLine, rodent } from '../theme/chart-color';
import * as color from '../theme/color';

/** What a chart takes from the theme, resolved: the SVG that ECharts draws knows no CSS variables. */
export interface ChartLook {
  readonly text: string;
  readonly textMuted: string;
  readonly line: string;
  readonly surface: string;
  readonly danger: string;
  readonly fontFamily: string;
  /** What was planned: a pale fill in a line. */
  readonly plan: string;
  readonly planLine: string;
  /** What was done, and the one series of a chart that has no other. */
  readonly done: string;
  /** The period before. */
  readonly earlier: string;
  /** Pest groups, in the order of the series; far enough apart in lightness to be told apart in grey. */
  readonly series: readonly string[];
  /** False where the reader asked for less motion. */
  readonly animation: boolean;
}

/** Reads the theme where the chart stands, so that a scheme or a host's colours reach it. */
export function readChartLook(host: HTMLElement): ChartLook {
  const probe = host.appendChild(document.createElement('span'));
  const colour = (value: string) => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const look: ChartLook = {
    text: colour(color.text),
    textMuted: colour(color.textMuted),
    line: colour(grid),
    surface: colour(color.surface),
    danger: colour(color.danger),
    fontFamily: getComputedStyle(host).fontFamily,
    plan: colour(plan),
    planLine: colour(planLine),
    done: colour(done),
    earlier: colour(lastYear),
    series: [rodent, flying, crawling, lastYear].map(colour),
    animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
  probe.remove();
  return look;
}
