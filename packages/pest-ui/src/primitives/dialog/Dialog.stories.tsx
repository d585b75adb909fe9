import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyLocale } from '../../stories-data/food-plant';
import { Button } from '../button/Button';
import { Field } from '../field/Field';
import { Icon } from '../icon/Icon';
import { trashIcon } from '../icon/icons';
import { Menu } from '../menu/Menu';
import { TextInput } from '../text-input/TextInput';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';

const words = {
  zh: {
    open: '重命名设备',
    title: '重命名 MT-03',
    name: '设备名称',
    value: '原料库东门捕鼠器',
    save: '保存',
    more: '更多操作',
    archive: '停用',
    remove: '删除平面图',
    ask: '删除“一层包装车间”？',
    kept: '图上的 12 台设备会保留在设备清单里。',
  },
  en: {
    open: 'Rename the device',
    title: 'Rename MT-03',
    name: 'Device name',
    value: 'Mouse trap, raw store east door',
    save: 'Save',
    more: 'More actions',
    archive: 'Take out of use',
    remove: 'Delete the floor plan',
    ask: 'Delete “Packing hall, ground floor”?',
    kept: 'Its 12 devices stay in the list of devices.',
  },
};

interface Args {
  readonly onClosed: () => void;
  readonly onConfirm: () => void;
  readonly onArchive: () => void;
}

function Rename({
  words: said,
  onClosed,
  onArchive,
}: { words: typeof words.en } & Pick<Args, 'onClosed' | 'onArchive'>) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState(said.value);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) onClosed();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{said.open}</Button>
      <Dialog.Root open={open} onOpenChange={change}>
        <Dialog.Content>
          <Dialog.Header>{said.title}</Dialog.Header>
          <Dialog.Body>
            <Field label={said.name}>{(ids) => <TextInput {...ids} value={name} onChange={setName} />}</Field>
          </Dialog.Body>
          <Dialog.Footer>
            <Menu labelled label={said.more} items={[{ label: said.archive, onSelect: onArchive }]} />
            <Button variant="primary" onClick={() => change(false)}>
              {said.save}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}

function Remove({
  words: said,
  onClosed,
  onConfirm,
}: { words: typeof words.en } & Pick<Args, 'onClosed' | 'onConfirm'>) {
  const [asked, setAsked] = useState(false);
  const cancel = () => {
    setAsked(false);
    onClosed();
  };
  return (
    <>
      <Button onClick={() => setAsked(true)}>
        <Icon path={trashIcon} size={16} />
        {said.remove}
      </Button>
      <ConfirmDialog
        open={asked}
        tone="danger"
        title={said.ask}
        body={<p>{said.kept}</p>}
        confirmLabel={said.remove}
        onCancel={cancel}
        onConfirm={() => {
          setAsked(false);
          onConfirm();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Primitives/Dialog',
  args: { onClosed: fn(), onConfirm: fn(), onArchive: fn() },
  render: (args, { globals }) => (
    <StrictMode>
      <Rename words={words[storyLocale(globals)]} {...args} />
    </StrictMode>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const holdsAndGivesBackFocus: Story['play'] = async ({ canvasElement, args, globals }) => {
  const said = words[storyLocale(globals)];
  const canvas = within(canvasElement);
  const opener = canvas.getByRole('button', { name: said.open });
  await userEvent.click(opener);
  const dialog = canvas.getByRole('dialog', { name: said.title });
  expect(dialog.matches(':modal')).toBe(true);
  expect(canvas.getByLabelText(said.name)).toHaveFocus();

  await userEvent.click(canvas.getByRole('button', { name: said.more }));
  expect(canvas.getByRole('menuitem', { name: said.archive })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(canvas.queryByRole('menu')).toBeNull();
  expect(dialog).toBeVisible();
  expect(canvas.getByRole('button', { name: said.more })).toHaveFocus();

  await userEvent.click(canvas.getByRole('button', { name: said.more }));
  await userEvent.click(canvas.getByRole('menuitem', { name: said.archive }));
  expect(args.onArchive).toHaveBeenCalledOnce();

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  expect(args.onClosed).toHaveBeenCalledOnce();
  expect(opener).toHaveFocus();
};

export const HoldsAndGivesBackFocus: Story = {
  globals: { locale: 'zh', scheme: 'light' },
  play: holdsAndGivesBackFocus,
};
export const HoldsAndGivesBackFocusInEnglishAndDark: Story = {
  globals: { locale: 'en', scheme: 'dark' },
  play: holdsAndGivesBackFocus,
};

export const Open: Story = {
  globals: { locale: 'zh', scheme: 'light' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: words.zh.open }));
    expect(within(canvasElement).getByRole('dialog', { name: words.zh.title })).toBeVisible();
  },
};

const asksFirst: Story['play'] = async ({ canvasElement, args, globals }) => {
  const said = words[storyLocale(globals)];
  const canvas = within(canvasElement);
  const opener = canvas.getByRole('button', { name: said.remove });
  await userEvent.click(opener);
  const question = canvas.getByRole('alertdialog', { name: said.ask });
  const [harmless, act] = [...question.querySelectorAll<HTMLElement>('footer button')];
  expect(harmless).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  expect(args.onConfirm).not.toHaveBeenCalled();
  expect(opener).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  expect(act).toHaveTextContent(said.remove);
  await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: said.remove }));
  expect(args.onConfirm).toHaveBeenCalledOnce();

  await userEvent.click(opener);
};

const question: Pick<Story, 'render' | 'play'> = {
  render: (args, { globals }) => <Remove words={words[storyLocale(globals)]} {...args} />,
  play: asksFirst,
};
export const QuestionChineseDark: Story = { ...question, globals: { locale: 'zh', scheme: 'dark' } };
export const QuestionEnglishLight: Story = { ...question, globals: { locale: 'en', scheme: 'light' } };
