import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type Language,
  type StockCategoryId,
  type StockWarning,
  stockCategoryIds,
  stockCategoryNames,
  type Words,
} from 'pest-sdk';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../primitives/button/Button';
import { storyLocale } from '../stories-data/food-plant';
import { StockBell } from './StockBell';
import type { StockBellProps } from './StockBell.types';

const names: Record<StockCategoryId, Words> = {
  1: { zh: '灭蝇灯粘纸', en: 'Glue boards for fly lamps' },
  2: { zh: '捕鼠粘板', en: 'Mouse glue boards' },
  3: { zh: '蟑螂屋诱芯', en: 'Lures for cockroach traps' },
  4: { zh: '毒饵站锁扣', en: 'Locks for bait stations' },
  5: { zh: '溴敌隆毒饵', en: 'Bromadiolone bait' },
};

const pieces: Words = { zh: '件', en: 'pcs' };

/** One warning of each category; the second and the fifth are out of stock. */
function warnings(locale: Language): StockWarning[] {
  return stockCategoryIds.map((categoryId) => ({
    id: `${categoryId}`,
    name: names[categoryId][locale],
    categoryId,
    categoryName: stockCategoryNames[categoryId][locale],
    stock: categoryId === 2 || categoryId === 5 ? '0' : '4',
    warningLevel: '20',
    unit: pieces[locale],
    status: categoryId === 2 || categoryId === 5 ? 'out' : 'warning',
  }));
}

const words = {
  zh: {
    button: (count: number) => (count === 0 ? '库存提醒，没有预警' : `库存提醒，${count} 项`),
    title: '库存提醒',
    empty: '库存充足，没有预警',
    noAccess: '您没有查看库存的权限',
    grown: '新增库存预警，共 5 项',
    add: '更新库存',
    use: '补货',
  },
  en: {
    button: (count: number) => (count === 0 ? 'Stock warnings, none' : `Stock warnings, ${count}`),
    title: 'Stock warnings',
    empty: 'Stock levels are fine',
    noAccess: 'You do not have access to stock',
    grown: 'New stock warning, 5 in all',
    add: 'Read the stock again',
    use: 'Replenish',
  },
};

const meta = {
  title: 'Widgets/Stock bell',
  component: StockBell,
  args: { items: [], access: { physical: true, chemical: true }, onItemSelect: fn(), onOpenChange: fn() },
  render: (args, { globals }) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 420 }}>
      <StockBell {...args} items={warnings(storyLocale(globals))} />
    </div>
  ),
} satisfies Meta<StockBellProps>;

export default meta;
type Story = StoryObj<typeof meta>;

function movesOf(onOpenChange: StockBellProps['onOpenChange']) {
  return onOpenChange && mocked(onOpenChange).mock.calls.map(([open, { reason }]) => [open, reason]);
}

const opensOne: Story['play'] = async ({ canvasElement, args, globals }) => {
  const locale = storyLocale(globals);
  const said = words[locale];
  const canvas = within(canvasElement);
  const bell = canvas.getByRole('button', { name: said.button(5) });
  await userEvent.tab();
  expect(bell).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const list = canvas.getByRole('region', { name: said.title });
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  await userEvent.keyboard('{Escape}');
  expect(canvas.queryByRole('region')).toBeNull();
  expect(bell).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(args.onItemSelect).toHaveBeenCalledOnce();
  expect(args.onItemSelect).toHaveBeenCalledWith(warnings(locale)[1]);
  expect(bell).toHaveFocus();
  const opened = [true, 'press'];
  expect(movesOf(args.onOpenChange)).toEqual([opened, [false, 'escape'], opened, [false, 'select']]);
  await userEvent.keyboard('{Enter}');
};

/** As it is at first sight, opened. */
export const WhatRunsOut: Story = { args: { defaultOpen: true } };

export const OpensByKeyboard: Story = { globals: { locale: 'zh', scheme: 'light' }, play: opensOne };
export const OpensByKeyboardInEnglishAndDark: Story = { globals: { locale: 'en', scheme: 'dark' }, play: opensOne };

/** Specification §6: who sees which categories. */
const seen: readonly { access: StockBellProps['access']; categories: readonly StockCategoryId[] }[] = [
  { access: { physical: true, chemical: true }, categories: [2, 5, 1, 3, 4] },
  { access: { physical: true, chemical: false }, categories: [2, 1, 3, 4] },
  { access: { physical: false, chemical: true }, categories: [5] },
  { access: { physical: false, chemical: false }, categories: [] },
];

const accessDecides: Story['play'] = async ({ canvasElement, globals }) => {
  const locale = storyLocale(globals);
  const bells = [...canvasElement.querySelectorAll<HTMLElement>('[data-pest="stock-bell"]')];
  expect(bells).toHaveLength(seen.length);
  for (const [index, bell] of bells.entries()) {
    const categories = seen[index]?.categories ?? [];
    const canvas = within(bell);
    const name = categories.length === 0 ? words[locale].title : words[locale].button(categories.length);
    await userEvent.click(canvas.getByRole('button', { name }));
    const shown = canvas.queryAllByRole('listitem').map((item) => item.querySelector('span')?.textContent);
    expect(shown).toEqual(categories.map((categoryId) => names[categoryId][locale]));
    if (categories.length === 0) expect(canvas.getByText(words[locale].noAccess)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  }
};

const everyAccess: Pick<Story, 'render' | 'play'> = {
  render: (args, { globals }) => (
    <div style={{ display: 'flex', gap: 16, minHeight: 120 }}>
      {seen.map(({ access }) => (
        <StockBell key={JSON.stringify(access)} {...args} access={access} items={warnings(storyLocale(globals))} />
      ))}
    </div>
  ),
  play: accessDecides,
};
export const AccessDecides: Story = { ...everyAccess, globals: { locale: 'zh', scheme: 'dark' } };
export const AccessDecidesInEnglish: Story = { ...everyAccess, globals: { locale: 'en', scheme: 'light' } };

/** A host that reads its stock again, and one that fills it up. */
function Host({ locale, ...bell }: Omit<StockBellProps, 'items'> & { readonly locale: Language }) {
  const all = warnings(locale);
  const [count, setCount] = useState(4);
  return (
    <div style={{ minHeight: 420 }}>
      <StockBell {...bell} items={all.slice(0, count)} />
      <Button onClick={() => setCount(5)}>{words[locale].add}</Button>
      <Button onClick={() => setCount(0)}>{words[locale].use}</Button>
    </div>
  );
}

const speaksOnGrowth: Story['play'] = async ({ canvasElement, globals }) => {
  const said = words[storyLocale(globals)];
  const canvas = within(canvasElement);
  const spoken: string[] = [];
  const status = canvas.getByRole('status');
  const observer = new MutationObserver(() => spoken.push(status.textContent));
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  expect(status).toBeEmptyDOMElement();
  await userEvent.click(canvas.getByRole('button', { name: said.add }));
  await waitFor(() => expect(status).toHaveTextContent(said.grown));
  await userEvent.click(canvas.getByRole('button', { name: said.button(5) }));
  await userEvent.click(canvas.getByRole('button', { name: said.use }));
  await waitFor(() => expect(status).toBeEmptyDOMElement());
  observer.disconnect();
  expect(spoken).toEqual([said.grown, '']);
};

export const SpeaksWhenItGrows: Story = {
  globals: { locale: 'zh', scheme: 'light' },
  render: (args, { globals }) => <Host {...args} locale={storyLocale(globals)} />,
  play: speaksOnGrowth,
};
export const SpeaksWhenItGrowsInEnglish: Story = { ...SpeaksWhenItGrows, globals: { locale: 'en', scheme: 'dark' } };

/** The host takes the last warning away while the focus is on it. */
function Emptied({ locale, ...bell }: Omit<StockBellProps, 'items'> & { readonly locale: Language }) {
  const [items, setItems] = useState(warnings(locale).slice(0, 1));
  return <StockBell {...bell} items={items} onKeyDown={(event) => event.key === 'd' && setItems([])} />;
}

export const KeepsFocusWhenTheLastGoes: Story = {
  globals: { locale: 'zh', scheme: 'light' },
  render: (args, { globals }) => <Emptied {...args} locale={storyLocale(globals)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: words.zh.button(1) }));
    await userEvent.tab();
    await userEvent.keyboard('d');
    expect(canvas.getByText(words.zh.empty)).toBeVisible();
    expect(canvas.getByRole('heading', { name: words.zh.title })).toHaveFocus();
  },
};
