import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyLocale } from '../../stories-data/food-plant';
import { Field } from '../field/Field';
import { DateInput } from './DateInput';

const words = {
  zh: { label: '计划日期', open: '打开日历', month: '2026年5月', chosen: /5月12日/ },
  en: { label: 'Planned day', open: 'Open calendar', month: 'May 2026', chosen: /12 May 2026/ },
};

interface Args {
  readonly onChange: (day: string) => void;
}

function Planned({ label, onChange }: Args & { readonly label: string }) {
  const [day, setDay] = useState('2026-05-04');
  const change = (next: string) => {
    setDay(next);
    onChange(next);
  };
  return (
    <div style={{ maxWidth: 320, minHeight: 380 }}>
      <Field label={label}>{(ids) => <DateInput {...ids} value={day} onChange={change} min="2026-05-02" />}</Field>
    </div>
  );
}

const meta = {
  title: 'Primitives/Date input',
  args: { onChange: fn() },
  render: (args, { globals }) => <Planned {...args} label={words[storyLocale(globals)].label} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IsTypedAsItIsShown: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: words.en.label });
    expect(box).toHaveValue('2026-05-04');
    await userEvent.clear(box);
    expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(box, '2026/5/9');
    await userEvent.tab();
    expect(args.onChange).toHaveBeenLastCalledWith('2026-05-09');
    expect(box).toHaveValue('2026-05-09');

    await userEvent.clear(box);
    await userEvent.type(box, '2026-02-30');
    await userEvent.tab();
    expect(box).toBeInvalid();
    expect(box).toHaveValue('2026-02-30');
    expect(box).toHaveAccessibleDescription('Enter the date as YYYY-MM-DD');
    expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

const choosesFromTheCalendar: Story['play'] = async ({ canvas, args, globals }) => {
  const said = words[storyLocale(globals)];
  await userEvent.click(canvas.getByRole('button', { name: said.open }));
  const month = within(await canvas.findByRole('grid', { name: said.month }));
  await waitFor(() => expect(month.getByRole('gridcell', { selected: true })).toHaveTextContent('4'));
  expect(month.getByRole('button', { name: /(年5月1日|\b1 May 2026)/ })).toBeDisabled();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(args.onChange).toHaveBeenLastCalledWith('2026-05-12');
  await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
  expect(canvas.getByRole('button', { name: said.open })).toHaveFocus();
};

export const CalendarInChinese: Story = { globals: { locale: 'zh', scheme: 'light' }, play: choosesFromTheCalendar };
export const CalendarInEnglish: Story = { globals: { locale: 'en', scheme: 'dark' }, play: choosesFromTheCalendar };
