import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyLocale } from '../../stories-data/food-plant';
import { Button } from '../button/Button';
import { editIcon, trashIcon } from '../icon/icons';
import { Menu } from '../menu/Menu';
import { Popover } from './Popover';

const words = {
  zh: { open: '图例', label: '设备图例', text: '圆形为捕鼠器', inner: '确定', outside: '别处', menu: 'MT-03 的操作' },
  en: {
    open: 'Legend',
    label: 'Legend of devices',
    text: 'A circle is a mouse trap',
    inner: 'Done',
    outside: 'Elsewhere',
    menu: 'Actions for MT-03',
  },
};
const acts = { zh: ['编辑', '移动', '删除'], en: ['Edit', 'Move', 'Delete'] } as const;

const meta = {
  title: 'Primitives/Popover and menu',
  args: { onSelect: fn() },
  render: ({ onSelect }, { globals }) => {
    const locale = storyLocale(globals);
    const said = words[locale];
    const [edit, move, remove] = acts[locale];
    return (
      <StrictMode>
        <div style={{ display: 'flex', gap: 8, width: 300, minHeight: 220, overflow: 'hidden', alignItems: 'start' }}>
          <Popover label={said.label} trigger={(trigger) => <Button {...trigger}>{said.open}</Button>}>
            {(close) => (
              <div style={{ padding: 12, width: 240 }}>
                <p>{said.text}</p>
                <Button onClick={close}>{said.inner}</Button>
              </div>
            )}
          </Popover>
          <Menu
            label={said.menu}
            items={[
              { label: edit ?? '', icon: editIcon, onSelect: () => onSelect('edit') },
              { label: move ?? '', disabled: true, onSelect: () => onSelect('move') },
              { label: remove ?? '', icon: trashIcon, danger: true, onSelect: () => onSelect('remove') },
            ]}
          />
          <Button>{said.outside}</Button>
        </div>
      </StrictMode>
    );
  },
} satisfies Meta<{ onSelect: (act: string) => void }>;

export default meta;
type Story = StoryObj<typeof meta>;

const opensAndCloses: Story['play'] = async ({ canvasElement, globals }) => {
  const said = words[storyLocale(globals)];
  const canvas = within(canvasElement);
  const trigger = canvas.getByRole('button', { name: said.open });
  const layer = () => canvas.queryByRole('region', { name: said.label });

  await userEvent.click(trigger);
  expect(layer()?.matches(':popover-open')).toBe(true);
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(trigger).toHaveAttribute('aria-controls', layer()?.id);
  await userEvent.keyboard('{Escape}');
  expect(layer()).toBeNull();
  expect(trigger).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(canvas.getByRole('button', { name: said.inner })).toHaveFocus();
  await userEvent.tab();
  expect(layer()).toBeNull();
  expect(canvas.getByRole('button', { name: said.menu })).toHaveFocus();

  await userEvent.click(trigger);
  await userEvent.click(canvas.getByRole('button', { name: said.outside }));
  expect(layer()).toBeNull();
  expect(canvas.getByRole('button', { name: said.outside })).toHaveFocus();

  await userEvent.click(trigger);
  await userEvent.click(trigger);
  expect(layer()).toBeNull();
  await userEvent.click(trigger);
};

export const OpensAndCloses: Story = { globals: { locale: 'zh', scheme: 'light' }, play: opensAndCloses };
export const OpensAndClosesInEnglishAndDark: Story = {
  globals: { locale: 'en', scheme: 'dark' },
  play: opensAndCloses,
};

const movesByKeys: Story['play'] = async ({ canvasElement, args, globals }) => {
  const locale = storyLocale(globals);
  const [edit, move, remove] = acts[locale];
  const canvas = within(canvasElement);
  const trigger = canvas.getByRole('button', { name: words[locale].menu });
  const item = (name: string) => canvas.getByRole('menuitem', { name });

  trigger.focus();
  await userEvent.keyboard('{Enter}');
  expect(item(edit)).toHaveFocus();
  expect(item(move)).toBeDisabled();
  await userEvent.keyboard('{ArrowDown}');
  expect(item(remove)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item(edit)).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(item(remove)).toHaveFocus();
  await userEvent.keyboard('{Home}{Enter}');
  expect(args.onSelect).toHaveBeenCalledOnce();
  expect(args.onSelect).toHaveBeenCalledWith('edit');
  expect(canvas.queryByRole('menu')).toBeNull();
  expect(trigger).toHaveFocus();
  await userEvent.keyboard('{Enter}');
};

export const MenuChineseDark: Story = { globals: { locale: 'zh', scheme: 'dark' }, play: movesByKeys };
export const MenuEnglishLight: Story = { globals: { locale: 'en', scheme: 'light' }, play: movesByKeys };
