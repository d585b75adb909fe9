import { describe, expect, it } from 'vitest';
import type { TrendMonth } from '../documents/trend';
import { type ChartPageData, chartPage, type PagePart } from './page';
import { pagePlot, plainSvg } from './plot';

const months: readonly TrendMonth[] = [
  { month: '2026-03', count: 0, lastYear: null },
  { month: '2026-04', count: null, lastYear: 2 },
  { month: '2026-05', count: 4, lastYear: 3 },
];
const data: ChartPageData = {
  kind: 'report',
  number: 'R1',
  name: '<b>Report</b>',
  customerName: 'Food factory',
  state: 'approved',
  period: { from: '2026-05-01', to: '2026-05-31' },
  checks: { due: 3, checked: 2 },
  trends: [{ group: 'rodent', threshold: 3, months }],
  hotSpots: [
    { code: 'MT1', type: 'mouseTrap', location: 'Store', value: 4 },
    { code: 'BS1', type: 'baitStation', location: 'Yard', value: 50 },
  ],
  endsAt: '2026-06-30T16:00:00.000Z',
};

function textOf(part: PagePart): string {
  if (typeof part === 'string') return part;
  const [, , ...children] = part;
  return children.map(textOf).join('|');
}

const reader = { language: 'en', timeZone: 'Asia/Shanghai' } as const;

/** Widths of the bars of a page, in its order. */
function barsIn(part: PagePart): number[] {
  if (typeof part === 'string') return [];
  const [tag, attributes, ...children] = part;
  return tag === 'rect' ? [Number(attributes.width)] : children.flatMap(barsIn);
}

const said = (change: Partial<ChartPageData>, language: 'zh' | 'en') =>
  textOf(chartPage({ ...data, ...change }, { language, timeZone: 'Asia/Shanghai' }).body);

describe('a chart page', () => {
  it('says how the last month stands to the limit and to the year before', () => {
    expect(said({}, 'zh')).toContain('2026年5月 4 只，超过限值 3，较去年同期多 1 只。');
    expect(said({}, 'en')).toContain('May 2026: 4, above the limit of 3, up 1 on a year before.');
  });

  it.each([
    [{ count: 3, lastYear: 3 }, 'within the limit of 3, as many as a year before.'],
    [{ count: 1, lastYear: 3 }, 'down 2 on a year before.'],
    [{ count: null, lastYear: 3 }, 'May 2026: not checked.'],
    [{ count: 1, lastYear: null }, 'May 2026: 1, within the limit of 3.'],
  ])('says %j as “%s”', (month, sentence) => {
    const trends = [{ group: 'rodent' as const, threshold: 3, months: [{ month: '2026-05', ...month }] }];
    expect(said({ trends }, 'en')).toContain(sentence);
  });

  it('tells what was not checked from nought, in its table too', () => {
    expect(said({}, 'en')).toContain('Mar 2026|0|—|Apr 2026|Not checked|2|May 2026|4|3');
  });

  it('names the last day of its link, and shows bait eaten as a share', () => {
    const text = said({}, 'en');
    expect(text).toContain('This link is open until 2026-06-30');
    expect(text).toContain('BS1|Yard||50%');
    expect(said({ endsAt: null }, 'en')).not.toContain('This link');
  });

  it('draws bait eaten of 100 %, and captures of the most', () => {
    const widths = (hotSpots: ChartPageData['hotSpots']) => barsIn(chartPage({ ...data, hotSpots }, reader).body);
    const eaten = (value: number) => ({ code: 'BS', type: 'baitStation' as const, location: '', value });
    const caught = (value: number) => ({ code: 'FL', type: 'flyLamp' as const, location: '', value });
    expect(widths([eaten(50), eaten(50), caught(16), caught(4)])).toEqual([72, 18, 36, 36]);
    expect(widths([eaten(100), eaten(25)])).toEqual([72, 18]);
  });

  it.each([
    [['mouseTrap', 'flyLamp'], ['Captures this period']],
    [['baitStation'], ['Bait eaten, mean per check (%)']],
    [
      ['baitStation', 'mouseTrap'],
      ['Captures this period', 'Bait eaten, mean per check (%)'],
    ],
  ] as const)('of %j, each unit has a table with its head: %j', (types, heads) => {
    const hotSpots = types.map((type) => ({ code: type, type, location: '', value: 5 }));
    const found = [...said({ hotSpots }, 'en').matchAll(/Device\|Location\|\|([^|]*)\|/g)].map(([, head]) => head);
    expect(found).toEqual(heads);
  });

  it('marks a month that is not over, and compares it with no whole one', () => {
    const running = { period: { from: '2026-05-01', to: '2026-05-16' } };
    const text = said(running, 'en');
    expect(text).toContain(
      'May 2026 (to 2026-05-16): 4, above the limit of 3, against 3 in the whole month a year before.',
    );
    expect(text).toContain('Month not over');
    expect(text).toContain('May 2026 (to 2026-05-16)|4|3');
    expect(text).toContain('Mar 2026|0|—');
    expect(text).not.toContain('more than a year before');
    expect(said(running, 'zh')).toContain('2026年5月（截至 2026-05-16） 4 只，超过限值 3，去年整月 3 只。');
    expect(said({}, 'en')).not.toContain('Month not over');
    const columns = (change: Partial<ChartPageData>) =>
      chartPage({ ...data, ...change }, reader).plots[0]?.option.series[0];
    expect(columns(running)?.data.at(-1)).toMatchObject({ value: 3, itemStyle: { opacity: 0.5 } });
    expect(columns({})?.data.at(-1)).toEqual({ value: 3 });
  });

  it('says that there is nothing, where there is nothing', () => {
    const text = said({ trends: [{ group: 'rodent', threshold: null, months: [] }], hotSpots: [], checks: null }, 'zh');
    expect(text).toContain('没有可显示的历史数据');
    expect(text).toContain('本期没有捕获');
    expect(text).not.toContain('应检');
  });
});

describe('a plot', () => {
  it('has a nought, a gap and what is above the limit apart', () => {
    const { option } = pagePlot(
      { group: 'rodent', threshold: 3, months, until: null },
      { months: ['Mar', 'Apr', 'May'], captures: 'Captures', lastYear: 'A year before', limit: 'Limit 3' },
    );
    expect(option.series[0]?.data).toMatchObject([{ value: 0 }, null, { value: 3 }]);
    expect(option.series[1]?.data).toMatchObject([null, null, { value: 1 }]);
    expect(option.series[3]?.data).toMatchObject([
      { value: 0, label: { formatter: '0' } },
      { value: 0, label: { formatter: '—' } },
      { value: 4, label: { formatter: '4' } },
    ]);
    expect(option.series).toHaveLength(4);
  });

  it('is a picture without style, class or script of another', () => {
    const written =
      '<svg width="9" height="9" baseProfile="full" viewBox="0 0 9 9" class="x">\n' +
      '<rect width="9" height="9" x="0" y="0" fill="none" class="a"></rect>\n' +
      '<text style="font-size:11px;font-family:x;" ecmeta_a="1" fill="#59605c">5</text>\n' +
      '<style ><![CDATA[\n.a:hover { b: c }\n]]></style></svg>';
    expect(plainSvg(written)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" aria-hidden="true"><text font-size="11px" fill="#59605c">5</text></svg>',
    );
  });
});
