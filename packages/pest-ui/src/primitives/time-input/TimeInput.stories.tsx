import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/Field';
import { TimeInput } from './TimeInput';

interface Args {
  readonly onChange: (time: string) => void;
}

function Arrival({ onChange }: Args) {
  const [time, setTime] = useState('09:30');
  const change = (next: string) => {
    setTime(next);
    onChange(next);
  };
  return <Field label="Arrival">{(ids) => <TimeInput {...ids} value={time} onChange={change} />}</Field>;
}

const meta = {
  title: 'Primitives/Time input',
  args: { onChange: fn() },
  render: (args) => <Arrival {...args} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IsTypedAsItIsShown: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Arrival' });
    await userEvent.clear(box);
    await userEvent.type(box, '17:45');
    expect(args.onChange).toHaveBeenLastCalledWith('17:45');
    await userEvent.clear(box);
    await userEvent.type(box, '25:00');
    await userEvent.tab();
    expect(box).toBeInvalid();
    expect(box).toHaveValue('25:00');
    expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};
