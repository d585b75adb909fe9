import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Field } from '../field/Field';
import { NumberInput } from './NumberInput';

interface Args {
  readonly onChange: (number: string) => void;
}

function Weight({ onChange }: Args) {
  const [weight, setWeight] = useState('20');
  const change = (next: string) => {
    setWeight(next);
    onChange(next);
  };
  return (
    <div style={{ maxWidth: 240 }}>
      <Field label="Weight">{(ids) => <NumberInput {...ids} value={weight} onChange={change} unit="kg" />}</Field>
    </div>
  );
}

const meta = {
  title: 'Primitives/Number input',
  args: { onChange: fn() },
  render: (args) => <Weight {...args} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatItUnderstood: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, args, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Weight' });
    await step('the wheel turns the page, not the number', async () => {
      await userEvent.click(box);
      fireEvent.wheel(box, { deltaY: 100 });
      await userEvent.keyboard('{ArrowDown}');
      expect(box).toHaveValue('20');
    });
    for (const [typed, number] of [
      ['12。5', '12.5'],
      ['１２．５', '12.5'],
      ['1,200', '1200'],
      ['12,5 kg', '12.5'],
    ] as const) {
      await step(`${typed} is ${number}`, async () => {
        await userEvent.clear(box);
        await userEvent.type(box, typed);
        expect(box).toHaveValue(typed);
        expect(box).toHaveAccessibleDescription(`= ${number}`);
        expect(args.onChange).toHaveBeenLastCalledWith(number);
        await userEvent.tab();
        expect(box).toHaveValue(number);
        expect(box).toBeValid();
        expect(box).not.toHaveAccessibleDescription();
      });
    }
    await step('an ordinary number says nothing', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '7.');
      expect(box).toHaveValue('7.');
      expect(args.onChange).toHaveBeenLastCalledWith('7');
      expect(box).not.toHaveAccessibleDescription();
    });
    await step('what is no number stays, and is said to be none', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '1.2.3');
      expect(box).toBeValid();
      await userEvent.tab();
      expect(box).toHaveValue('1.2.3');
      expect(box).toBeInvalid();
      expect(box).toHaveAccessibleDescription('Not a number');
      expect(args.onChange).toHaveBeenLastCalledWith('1.2.3');
    });
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh', scheme: 'dark' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Weight' });
    await userEvent.clear(box);
    await userEvent.type(box, '十二');
    await userEvent.tab();
    expect(box).toHaveAccessibleDescription('无法识别为数字');
  },
};
