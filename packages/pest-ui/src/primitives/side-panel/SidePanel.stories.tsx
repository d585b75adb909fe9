import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyLocale } from '../../stories-data/food-plant';
import { Button } from '../button/Button';
import { Menu } from '../menu/Menu';
import { SidePanel, SidePanelLayout } from './SidePanel';

const words = {
  zh: {
    list: ['孙丽', '李强'],
    note: '服务人员',
    more: '更多操作',
    disable: '停用',
    text: '联系方式与权限',
    save: '保存',
  },
  en: {
    list: ['Sun Li', 'Li Qiang'],
    note: 'Service staff',
    more: 'More actions',
    disable: 'Disable',
    text: 'Contact and permissions',
    save: 'Save',
  },
};

interface Args {
  readonly onClosed: () => void;
}

function People({ said, onClosed }: Args & { readonly said: typeof words.en }) {
  const [open, setOpen] = useState<string | null>(null);
  const close = () => {
    setOpen(null);
    onClosed();
  };
  const panel = open && (
    <SidePanel
      key={open}
      title={open}
      note={said.note}
      actions={<Menu label={said.more} items={[{ label: said.disable, onSelect: () => undefined }]} />}
      footer={<Button variant="primary">{said.save}</Button>}
      onClose={close}
    >
      <p>{said.text}</p>
    </SidePanel>
  );
  return (
    <SidePanelLayout panel={panel}>
      {said.list.map((name) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
    </SidePanelLayout>
  );
}

const meta = {
  title: 'Primitives/SidePanel',
  args: { onClosed: fn() },
  render: (args, { globals }) => <People said={words[storyLocale(globals)]} {...args} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const opensAndGivesBackFocus: Story['play'] = async ({ canvasElement, args, globals }) => {
  const said = words[storyLocale(globals)];
  const canvas = within(canvasElement);
  const [name = ''] = said.list;
  const opener = canvas.getByRole('button', { name });
  await userEvent.click(opener);
  const panel = canvas.getByRole('region', { name });
  expect(within(panel).getByRole('heading', { name })).toHaveFocus();

  await userEvent.click(within(panel).getByRole('button', { name: said.more }));
  await userEvent.keyboard('{Escape}');
  expect(panel).toBeVisible();

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  expect(args.onClosed).toHaveBeenCalledOnce();
};

export const OpensAndGivesBackFocus: Story = {
  globals: { locale: 'zh', scheme: 'light' },
  play: opensAndGivesBackFocus,
};
export const OpensAndGivesBackFocusInEnglishAndDark: Story = {
  globals: { locale: 'en', scheme: 'dark' },
  play: opensAndGivesBackFocus,
};

export const Open: Story = {
  globals: { locale: 'zh', scheme: 'light' },
  play: async ({ canvasElement }) => {
    const [name = ''] = words.zh.list;
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    expect(within(canvasElement).getByRole('region', { name })).toBeVisible();
  },
};
