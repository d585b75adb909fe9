import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { storyLocale } from '../../stories-data/food-plant';
import { Tabs } from './Tabs';

const words = {
  zh: { label: '客户', basics: '基本信息', plans: '平面图', reports: '报告', panel: '绿源食品有限公司' },
  en: { label: 'Customer', basics: 'Basics', plans: 'Floor plans', reports: 'Reports', panel: 'Lvyuan Foods Ltd' },
};
type Tab = 'basics' | 'plans' | 'reports';

function Customer({ said, first = 'basics' }: { readonly said: typeof words.en; readonly first?: Tab }) {
  const [tab, setTab] = useState(first);
  const values: readonly Tab[] = ['basics', 'plans', 'reports'];
  return (
    <Tabs
      label={said.label}
      value={tab}
      tabs={values.map((value) => ({ value, label: said[value] }))}
      onChange={setTab}
    >
      {said.panel} · {said[tab]}
    </Tabs>
  );
}

const meta = {
  title: 'Primitives/Tabs',
  render: (_args, { globals }) => <Customer said={words[storyLocale(globals)]} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const arrowsChoose: Story['play'] = async ({ canvasElement, globals }) => {
  const said = words[storyLocale(globals)];
  const canvas = within(canvasElement);
  const chosen = () => canvas.getByRole('tab', { selected: true });
  await userEvent.tab();
  expect(canvas.getByRole('tab', { name: said.basics })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toHaveTextContent(said.plans);
  expect(chosen()).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(chosen()).toHaveTextContent(said.reports);
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toHaveTextContent(said.basics);
  await userEvent.keyboard('{ArrowLeft}{Home}');
  expect(chosen()).toHaveTextContent(said.basics);
  await userEvent.tab();
  expect(canvas.getByRole('tabpanel', { name: said.basics })).toHaveFocus();
  await userEvent.click(canvas.getByRole('tab', { name: said.plans }));
  expect(canvas.getByRole('tabpanel', { name: said.plans })).toHaveTextContent(said.plans);
};

export const ArrowsChoose: Story = { globals: { locale: 'zh', scheme: 'light' }, play: arrowsChoose };
export const ArrowsChooseInEnglishAndDark: Story = { globals: { locale: 'en', scheme: 'dark' }, play: arrowsChoose };

export const ShowsTheChosenWhereTheyDoNotFit: Story = {
  globals: { locale: 'en', scheme: 'light' },
  render: () => (
    <div style={{ width: 140 }}>
      <Customer said={words.en} first="reports" />
    </div>
  ),
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    expect(chosen.right).toBeLessThanOrEqual(canvas.getByRole('tablist').getBoundingClientRect().right + 1);
  },
};

export const StaysUnderThePointer: Story = {
  globals: { locale: 'en', scheme: 'light' },
  render: () => (
    <div style={{ width: 190 }}>
      <Customer said={words.en} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await userEvent.click(canvas.getByRole('tab', { name: words.en.plans }));
    expect(row.scrollLeft).toBe(0);
    await userEvent.click(canvas.getByRole('tab', { name: words.en.reports }));
    expect(row.scrollLeft).toBeGreaterThan(0);
  },
};

function Counting() {
  const [counts, setCounts] = useState(false);
  const plans = counts ? `${words.en.plans} 1,234,567` : words.en.plans;
  return (
    <div style={{ width: 220 }}>
      <Customer said={{ ...words.en, plans }} first="reports" />
      <button type="button" onClick={() => setCounts(true)}>
        Count
      </button>
    </div>
  );
}

export const ShowsTheChosenWhenLabelsGrow: Story = {
  globals: { locale: 'en', scheme: 'light' },
  render: () => <Counting />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    const chosen = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    expect(chosen.right).toBeLessThanOrEqual(canvas.getByRole('tablist').getBoundingClientRect().right + 1);
  },
};
