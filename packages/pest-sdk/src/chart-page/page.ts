/**
 * What the chart pages for WebViews say and show, as plain data: the server writes it as HTML, and a page that was
 * handed its figures by an app builds the same in the browser.
 */

import { type Trend, type TrendData, trendOf } from '../documents/trend';
import { hasLastYear } from '../documents/trend-plot';
import { dateFormat, numberFormat } from '../language/formats';
import { type Language, languageTags } from '../language/language';
import { type Translate, translator } from '../language/messages';
import { makeFormat } from '../rules/format';
import type { ReportState } from '../rules/report-states';
import { dayInZone } from '../rules/time-range';
import { reportStateWords } from '../rules/vocabulary';
import { type DeviceType, familyOf, type ReadingFamily } from '../trade/device-types';
import { pestGroupWords } from '../trade/pest-groups';
import { chartPageMessages } from './chart-page.messages';
import { pagePlot, type TrendPlot } from './plot';

/** What a chart page shows; `report.detailSimple` answers it. */
export interface ChartPageData {
  readonly kind: 'report' | 'briefing';
  readonly number: string;
  readonly name: string;
  readonly customerName: string;
  readonly state: ReportState;
  readonly period: { readonly from: string; readonly to: string };
  readonly checks: { readonly due: number; readonly checked: number } | null;
  readonly trends: readonly TrendData[];
  readonly hotSpots: readonly {
    readonly code: string;
    readonly type: DeviceType;
    readonly location: string;
    readonly value: number;
  }[];
  readonly endsAt: string | null;
}

/** Who reads. */
export interface ChartPageReader {
  readonly language: Language;
  readonly timeZone: string;
}

/** An element as data: its tag, attributes and children. Text is text, whatever it looks like. */
export type PagePart =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: PagePart[]];

/** The body of a chart page, and what is drawn into its elements with `data-plot`, by that attribute's number. */
export interface ChartPage {
  readonly title: string;
  readonly body: PagePart;
  readonly plots: readonly TrendPlot[];
}

type Words = Translate<keyof (typeof chartPageMessages)['zh'] & string>;

function chartPageWords(language: Language): Words {
  return translator(chartPageMessages, language);
}

/** The page of a report that is there. */
export function chartPage(data: ChartPageData, { language, timeZone }: ChartPageReader): ChartPage {
  const t = chartPageWords(language);
  const trends = data.trends.map((trend) => shownTrend(trend, data.period.to, { language, timeZone }, t));
  const body: PagePart = [
    'main',
    { class: 'page' },
    head(data, language, t),
    ...trends.map((trend, at) => trendCard(trend, at, t)),
    hotSpotsCard(data.hotSpots, language, t),
    foot(data.endsAt, timeZone, t),
  ];
  return { title: data.name, body, plots: trends.flatMap(({ plot }) => (plot ? [plot] : [])) };
}

/** A page that says one thing: that a link does not open, that there is no network. */
export function chartPageNote(kind: 'unknown' | 'tooMany' | 'offline' | 'nothing', language: Language): ChartPage {
  const t = chartPageWords(language);
  const retry: PagePart[] =
    kind === 'offline' ? [['button', { type: 'button', 'data-act': 'retry' }, t('chartPage.retry')]] : [];
  return {
    title: t(`chartPage.${kind}`),
    body: [
      'main',
      { class: 'page note', 'data-note': kind },
      ['h1', {}, t(`chartPage.${kind}`)],
      ['p', {}, t(`chartPage.${kind}.hint`)],
      ...retry,
    ],
    plots: [],
  };
}

/** A page that waits for an app to hand its figures over. */
export function chartPageWaiting(kind: ChartPageData['kind'], language: Language): ChartPage {
  const t = chartPageWords(language);
  return {
    title: t(`chartPage.kind.${kind}`),
    body: [
      'main',
      { class: 'page waiting', 'aria-busy': 'true' },
      ['h1', { class: 'unseen' }, t(`chartPage.kind.${kind}`)],
      ['p', { class: 'unseen', role: 'status' }, t('chartPage.waiting')],
      ['div', { class: 'bone', 'aria-hidden': 'true' }],
      ['div', { class: 'bone tall', 'aria-hidden': 'true' }],
      ['div', { class: 'bone tall', 'aria-hidden': 'true' }],
    ],
    plots: [],
  };
}

function head(
  { name, customerName, number, state, period, checks }: ChartPageData,
  language: Language,
  t: Words,
): PagePart {
  const coverage: PagePart[] = checks
    ? [['span', {}, t('chartPage.coverage', { ...checks, missed: checks.due - checks.checked })]]
    : [];
  return [
    'header',
    {},
    ['h1', {}, name],
    ['p', { class: 'muted' }, `${customerName} · ${number}`],
    ['p', { class: 'muted' }, t('chartPage.period', period)],
    ['p', { class: 'facts' }, ['b', { class: `state ${state}` }, reportStateWords[state][language]], ...coverage],
  ];
}

/** A trend in the words of the page. */
interface ShownTrend {
  readonly trend: Trend;
  readonly group: string;
  readonly verdict: string;
  /** Of each month, as the rows of the table have it. */
  readonly months: readonly {
    readonly month: string;
    readonly name: string;
    readonly count: string;
    readonly lastYear: string;
  }[];
  readonly plot: TrendPlot | null;
}

function shownTrend(data: TrendData, lastDay: string, { language, timeZone }: ChartPageReader, t: Words): ShownTrend {
  const trend = trendOf(data, lastDay);
  const { months, threshold, until } = trend;
  const format = makeFormat(language, timeZone);
  const last = months.at(-1);
  const named = (month: string) => {
    const name = format.month(month);
    return until !== null && month === last?.month ? t('chartPage.running', { month: name, day: until }) : name;
  };
  const limit = threshold === null ? '' : t('chartPage.limit', { limit: format.number(threshold) });
  const short = dateFormat(languageTags[language], { timeZone: 'UTC', month: 'short' });
  const names = months.map(({ month }) => short.format(new Date(`${month}-01`)));
  return {
    trend,
    group: pestGroupWords[trend.group][language],
    verdict: verdictOf(trend, named, t),
    months: months.map(({ month, count, lastYear }) => ({
      month,
      name: named(month),
      count: count === null ? t('chartPage.notChecked') : format.number(count),
      lastYear: lastYear === null ? t('chartPage.none') : format.number(lastYear),
    })),
    plot:
      months.length === 0
        ? null
        : pagePlot(trend, {
            months: names,
            captures: t('chartPage.captures'),
            lastYear: t('chartPage.lastYear'),
            limit,
          }),
  };
}

/**
 * The last month against the site's limit, and against the same month a year before. A month that is not over is no more
 * or fewer than a whole one: the whole one is named beside it.
 */
function verdictOf({ months, threshold, until }: Trend, name: (month: string) => string, t: Words): string {
  const now = months.at(-1);
  if (!now) return t('chartPage.noTrend');
  const { count, lastYear } = now;
  const month = name(now.month);
  if (count === null) return t('chartPage.verdict', { parts: t('chartPage.now.notChecked', { month }) });
  const parts = [
    t('chartPage.now', { month, count }),
    threshold === null ? '' : t(count > threshold ? 'chartPage.above' : 'chartPage.within', { limit: threshold }),
    lastYear === null
      ? ''
      : until !== null
        ? t('chartPage.wholeMonth', { count: lastYear })
        : changeOf(count - lastYear, t),
  ];
  return t('chartPage.verdict', { parts: parts.filter((part) => part !== '').join(t('chartPage.comma')) });
}

function changeOf(change: number, t: Words): string {
  if (change === 0) return t('chartPage.same');
  return t(change > 0 ? 'chartPage.more' : 'chartPage.fewer', { count: Math.abs(change) });
}

function trendCard({ trend, group, verdict, months, plot }: ShownTrend, at: number, t: Words): PagePart {
  const title: PagePart = ['h2', { id: `trend-${at}` }, group];
  if (!plot) return ['section', { class: 'card', 'aria-labelledby': `trend-${at}` }, title, ['p', {}, verdict]];
  const key: PagePart[] = [
    ['span', { class: 'key now' }, t('chartPage.captures')],
    ...(hasLastYear(trend.months) ? [['span', { class: 'key before' }, t('chartPage.lastYear')] as const] : []),
    ...(trend.until !== null ? [['span', { class: 'key running' }, t('chartPage.notOver')] as const] : []),
    ...(trend.months.some(({ count }) => count === null)
      ? [['span', { class: 'key gap' }, t('chartPage.notChecked')] as const]
      : []),
  ];
  return [
    'section',
    { class: 'card', 'aria-labelledby': `trend-${at}` },
    ['div', { class: 'top' }, title, ['span', { class: 'muted' }, t('chartPage.months', { count: months.length })]],
    ['p', {}, verdict],
    [
      'div',
      {
        class: 'plot',
        role: 'img',
        tabindex: '0',
        'data-plot': String(at),
        'data-group': trend.group,
        'data-left': String(plot.left),
        'data-right': String(plot.right),
        'data-width': String(plot.width),
        'data-top': String(plot.top),
        'data-bottom': String(plot.bottom),
        'aria-label': t('chartPage.chart', { group, verdict }),
      },
    ],
    ['p', { class: 'keys muted', 'aria-hidden': 'true' }, ...key],
    twin(months, group, t),
  ];
}

/** The same figures as a table; the touch script reads its values from here. */
function twin(months: ShownTrend['months'], group: string, t: Words): PagePart {
  const heads = [t('chartPage.month'), t('chartPage.captures'), t('chartPage.lastYear')];
  return [
    'details',
    {},
    ['summary', {}, t('chartPage.asTable')],
    [
      'table',
      {},
      ['caption', { class: 'unseen' }, group],
      ['thead', {}, ['tr', {}, ...heads.map((head): PagePart => ['th', { scope: 'col' }, head])]],
      [
        'tbody',
        {},
        ...months.map(
          ({ month, name, count, lastYear }): PagePart => [
            'tr',
            { 'data-month': month },
            ['th', { scope: 'row' }, name],
            ['td', {}, count],
            ['td', {}, lastYear],
          ],
        ),
      ],
    ],
  ];
}

function hotSpotsCard(rows: ChartPageData['hotSpots'], language: Language, t: Words): PagePart {
  const title: PagePart = ['h2', { id: 'hot-spots' }, t('chartPage.hotSpots')];
  const card = { class: 'card', 'aria-labelledby': 'hot-spots' };
  if (rows.length === 0) return ['section', card, title, ['p', {}, t('chartPage.hotSpots.none')]];
  // Captures and bait eaten are never measured against each other: each has a table and a unit of its own.
  const tables = spotFamilies.flatMap((family) => {
    const ofFamily = rows.filter(({ type }) => familyOf(type) === family);
    return ofFamily.length === 0 ? [] : [spotsTable(ofFamily, family, { language, t })];
  });
  return ['section', card, title, ...tables];
}

const spotFamilies = ['count', 'consumption'] as const satisfies readonly ReadingFamily[];

interface Saying {
  readonly language: Language;
  readonly t: Words;
}

function spotsTable(rows: ChartPageData['hotSpots'], family: ReadingFamily, { language, t }: Saying): PagePart {
  const isShare = family === 'consumption';
  const number = numberFormat(languageTags[language], {
    style: isShare ? 'percent' : 'decimal',
    maximumFractionDigits: isShare ? 0 : 1,
  });
  // A share is whole at 100 %; captures are measured against the most of them.
  const whole = isShare ? 100 : Math.max(1, ...rows.map(({ value }) => value));
  const heads = [t('chartPage.code'), t('chartPage.location'), '', t(`chartPage.value.${family}`)];
  return [
    'table',
    { class: 'spots' },
    [
      'thead',
      {},
      [
        'tr',
        {},
        ...heads.map((head): PagePart => (head === '' ? ['td', { class: 'share' }] : ['th', { scope: 'col' }, head])),
      ],
    ],
    [
      'tbody',
      {},
      ...rows.map(
        ({ code, location, value }): PagePart => [
          'tr',
          {},
          ['th', { scope: 'row' }, code],
          ['td', {}, location],
          ['td', { class: 'share' }, bar(value / whole)],
          ['td', {}, number.format(isShare ? value / 100 : value)],
        ],
      ),
    ],
  ];
}

const barWidth = 72;

function bar(share: number): PagePart {
  const width = Math.max(3, Math.round(Math.min(1, share) * barWidth));
  const size = { width: String(barWidth), height: '6', viewBox: `0 0 ${barWidth} 6`, 'aria-hidden': 'true' };
  return ['svg', size, ['rect', { width: String(width), height: '6', rx: '3', fill: '#0b6b4b' }]];
}

function foot(endsAt: string | null, timeZone: string, t: Words): PagePart {
  const day = endsAt && dayInZone(new Date(Date.parse(endsAt) - 1), timeZone);
  return [
    'footer',
    { class: 'muted' },
    ...(day ? [['p', {}, t('chartPage.until', { day })] as const] : []),
    ['button', { type: 'button', hidden: '', 'data-act': 'share' }, t('chartPage.share')],
    ['button', { type: 'button', hidden: '', 'data-act': 'print' }, t('chartPage.print')],
  ];
}
