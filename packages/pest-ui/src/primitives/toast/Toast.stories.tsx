import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyLocale } from '../../stories-data/food-plant';
import { Button } from '../button/Button';
import { ToastProvider, type ToastProviderProps, useToast } from './Toast';

const words = {
  zh: { save: '保存', saved: '报告已保存', fail: '提交', failed: '服务器没有回应，请稍后再试', dismiss: '关闭通知' },
  en: {
    save: 'Save',
    saved: 'The report is saved',
    fail: 'Submit',
    failed: 'The server does not answer. Please try again later',
    dismiss: 'Dismiss',
  },
};

function Acts({ said }: { readonly said: typeof words.en }) {
  const { toast } = useToast();
  return (
    <div style={{ display: 'flex', gap: 8, alignItems: 'start', minHeight: 240 }}>
      <Button onClick={() => toast({ tone: 'success', message: said.saved })}>{said.save}</Button>
      <Button onClick={() => toast({ tone: 'danger', message: said.failed })}>{said.fail}</Button>
    </div>
  );
}

const meta = {
  title: 'Primitives/Toast',
  args: { duration: 60_000 },
  render: (args, { globals }) => (
    <ToastProvider {...args}>
      <Acts said={words[storyLocale(globals)]} />
    </ToastProvider>
  ),
} satisfies Meta<Omit<ToastProviderProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const tells: Story['play'] = async ({ canvasElement, globals }) => {
  const said = words[storyLocale(globals)];
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: said.save }));
  await userEvent.click(canvas.getByRole('button', { name: said.fail }));
  expect(canvas.getByRole('status')).toHaveTextContent(said.saved);
  const failure = canvas.getByRole('alert');
  expect(failure).toHaveTextContent(said.failed);
  expect(failure.closest(':popover-open')).not.toBeNull();
  await userEvent.click(within(canvas.getByRole('status')).getByRole('button', { name: said.dismiss }));
  expect(canvas.queryByRole('status')).toBeNull();
  expect(canvas.getByRole('alert')).toBeVisible();
};

export const TellsAndIsDismissed: Story = { globals: { locale: 'zh', scheme: 'light' }, play: tells };
export const TellsAndIsDismissedInEnglishAndDark: Story = { globals: { locale: 'en', scheme: 'dark' }, play: tells };

/** On a phone the main button is where the notices are. */
export const StandsAboveTheMainButton: Story = {
  globals: { locale: 'zh' },
  render: function Bar(args) {
    return (
      <ToastProvider {...args}>
        <Acts said={words.zh} />
        <div style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, display: 'grid' }}>
          <Button variant="primary">{words.zh.fail}</Button>
        </div>
      </ToastProvider>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.zh.save }));
    const main = canvasElement.querySelector('button[data-variant="primary"]')?.getBoundingClientRect();
    await waitFor(() =>
      expect(canvas.getByRole('status').getBoundingClientRect().bottom).toBeLessThanOrEqual(main?.top ?? 0),
    );
  },
};

export const GoesAfterItsTimeUnlessHeld: Story = {
  args: { duration: 40 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: words.zh.save }));
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};
