import { describe, expect, it } from 'vitest';
import type { ChartLook } from '../chart-look';
import { countsByGroupOption } from './counts-by-group';
import { pieOption } from './pie';
import { trendOption } from './trend';

const look: ChartLook = {
  text: '#000',
  textMuted: '#555',
  line: '#ddd',
  surface: '#fff',
  danger: '#b00',
  fontFamily: 'sans-serif',
  plan: '#d9e6df',
  planLine: '#689482',
  done: '#0b6b4b',
  earlier: '#858c87',
  series: ['#5a3358', '#a60'],
  animation: false,
};

describe('trend', () => {
  const months = ['09', '10'];
  const current = { name: 'This year', values: [3, 12] };

  it('puts both periods on one axis and the limit across them', () => {
    const option = trendOption(
      { months, current, previous: { name: 'Last year', values: [null, 4] }, threshold: { value: 10, label: 'Limit' } },
      look,
    );
    expect(option.series).toMatchObject([
      { type: 'bar', data: [3, 12], markLine: { data: [{ yAxis: 10 }] } },
      { type: 'line', data: [null, 4] },
    ]);
  });

  it.each([
    [3, 10, 11],
    [20, 10, 22],
    [3, undefined, 4],
  ])('leaves room for a highest value %s and a limit %s', (highest, limit, expected) => {
    const threshold = limit === undefined ? undefined : { value: limit, label: 'Limit' };
    const { yAxis } = trendOption({ months, current, threshold }, look);
    const max: unknown = yAxis && !Array.isArray(yAxis) && 'max' in yAxis ? yAxis.max : undefined;
    expect(typeof max === 'function' && max({ min: 0, max: highest })).toBe(expected);
  });

  it('draws a plan pale and what was done full, and a single series never in the colour of rodents', () => {
    const finished = { name: 'Finished', values: [2, 9] };
    const planned = trendOption({ kind: 'planAndDone', months, current, previous: finished }, look);
    expect(planned.series).toMatchObject([
      { itemStyle: { color: look.plan, borderColor: look.planLine } },
      { itemStyle: { color: look.done }, lineStyle: { type: 'solid' } },
    ]);
    expect(trendOption({ months, current }, look).series).toMatchObject([{ itemStyle: { color: look.done } }]);
  });

  it('has no second series where there was no earlier period', () => {
    expect(trendOption({ months, current }, look).series).toHaveLength(1);
  });
});

it('stacks the groups of a month', () => {
  const groups = [
    { name: 'Rodents', values: [1] },
    { name: 'Flying insects', values: [40] },
  ];
  expect(countsByGroupOption({ months: ['10'], groups }, look).series).toMatchObject([
    { stack: 'groups', data: [1] },
    { stack: 'groups', data: [40] },
  ]);
});

it('leaves nothing out of a pie but noughts', () => {
  const option = pieOption(
    [
      { name: 'Lamps', value: 12 },
      { name: 'Traps', value: 0 },
    ],
    look,
  );
  expect(option.series).toMatchObject([{ data: [{ name: 'Lamps', value: 12 }] }]);
});

it('draws tooltips instead of writing HTML', () => {
  expect(pieOption([], look).tooltip).toMatchObject({ renderMode: 'richText' });
});
