import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { storyLocale } from '../../stories-data/food-plant';
import { Field } from '../field/Field';
import { Select } from './Select';

const words = {
  zh: { label: '客户', any: '全部客户', site: '场所' },
  en: { label: 'Customer', any: 'All customers', site: 'Site' },
};

const meta = {
  title: 'Primitives/Select of thousands',
  render: (_, { globals }) => <Sites said={words[storyLocale(globals)]} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Sites({ said }: { readonly said: (typeof words)['zh'] }) {
  const [value, setValue] = useState('7');
  const options = Array.from({ length: 5_000 }, (_, index) => ({ value: `${index}`, label: `${said.site} ${index}` }));
  return (
    <div style={{ width: 260, minHeight: 400 }}>
      <Field label={said.label}>
        {({ id, ...aria }) => (
          <Select id={id} {...aria} value={value} placeholder={said.any} options={options} onChange={setValue} />
        )}
      </Field>
    </div>
  );
}

export const FoundByTyping: Story = {
  play: async ({ canvasElement, globals }) => {
    const said = words[storyLocale(globals)];
    const canvas = within(canvasElement);
    const box = await canvas.findByRole('combobox', { name: said.label, expanded: false });
    await userEvent.click(box);
    await expect(await canvas.findByRole('option', { name: `${said.site} 7`, selected: true })).toBeVisible();
    await userEvent.keyboard('4321');
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue(`${said.site} 4321`);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    // What was typed and not chosen is gone.
    await userEvent.keyboard('x{Escape}');
    await expect(box).toHaveValue(`${said.site} 4321`);
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
  },
};
