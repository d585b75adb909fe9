import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PestError, type RequestOf, type Workshop } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { PestProvider, ToastProvider } from 'pest-ui';
import { expect, test, vi } from 'vitest';
import { FormNote } from './FormNote';
import { TextField } from './TextField';
import { useEdit } from './useEdit';
import { useForm } from './useForm';

type Kept = Pick<Workshop, 'name' | 'zoneRisk' | 'revision'>;

const valuesOf = ({ name, zoneRisk }: Kept) => ({ name, zoneRisk });
const stale = () =>
  new PestError({
    kind: 'api',
    endpoint: 'workshop.update',
    code: 4001,
    serverMessage: '内容已被他人修改，请先查看最新内容 (revision)',
    field: 'revision',
  });

interface WorkshopFormProps {
  readonly record: Kept;
  readonly send: (request: RequestOf<'workshop.update'>) => Promise<null>;
  readonly reread: () => Promise<Kept | undefined>;
}

/** A form that stays open once it is saved. */
function WorkshopForm({ record, send, reread }: WorkshopFormProps) {
  const form = useForm({
    initial: valuesOf(record),
    call: useEdit(contract.workshop.update, {
      record,
      valuesOf,
      toRequest: (values, revision) => ({ id: 'w1', ...values, revision }),
      send,
      reread,
    }),
    onDone: (_, sent) => form.reset(sent),
  });
  return (
    <form {...form.element}>
      <FormNote form={form} />
      <TextField label="名称" field={form.field('name')} />
      <button type="submit">保存</button>
    </form>
  );
}

function show(props: Omit<WorkshopFormProps, 'record'>) {
  const record: Kept = { name: 'Bakery', zoneRisk: 'low', revision: 'first' };
  render(
    <PestProvider>
      <ToastProvider>
        <WorkshopForm record={record} {...props} />
      </ToastProvider>
    </PestProvider>,
  );
  const user = userEvent.setup();
  return async (typed: string) => {
    await user.type(screen.getByLabelText('名称'), typed);
    await user.click(screen.getByRole('button', { name: '保存' }));
  };
}

test('after an own save the record is read before the next one, which changes what it says by then', async () => {
  const send = vi.fn<WorkshopFormProps['send']>(async () => null);
  const reread = vi.fn<WorkshopFormProps['reread']>(async () => ({
    name: 'Bakery 1',
    zoneRisk: 'high',
    revision: 'second',
  }));
  const save = show({ send, reread });
  await save(' 1');
  await waitFor(() => expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ revision: 'first' })));
  expect(reread).not.toHaveBeenCalled();
  await save('2');
  const merged = { id: 'w1', name: 'Bakery 12', zoneRisk: 'high', revision: 'second' };
  await waitFor(() => expect(send).toHaveBeenLastCalledWith(merged));
});

test('a record that is gone meanwhile says why it was not taken, and what was typed stays', async () => {
  const save = show({ send: () => Promise.reject(stale()), reread: async () => undefined });
  await save('!');
  expect(await screen.findByText('内容已被他人修改，请先查看最新内容')).toBeVisible();
  expect(screen.getByLabelText('名称')).toHaveValue('Bakery!');
});

test('where somebody else comes first again and again, it stops and says so', async () => {
  const send = vi.fn<WorkshopFormProps['send']>(() => Promise.reject(stale()));
  const reread = async (): Promise<Kept> => ({
    name: 'Bakery',
    zoneRisk: 'low',
    revision: `r${send.mock.calls.length}`,
  });
  const save = show({ send, reread });
  await save('!');
  expect(await screen.findByText('内容已被他人修改，请先查看最新内容')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(5);
  expect(screen.getByLabelText('名称')).toHaveValue('Bakery!');
});

test('a server that tells no revision is sent none', async () => {
  const send = vi.fn<WorkshopFormProps['send']>(async () => null);
  render(
    <PestProvider>
      <ToastProvider>
        <WorkshopForm record={{ name: 'Bakery', zoneRisk: 'low' }} send={send} reread={async () => undefined} />
      </ToastProvider>
    </PestProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ id: 'w1', name: 'Bakery', zoneRisk: 'low' }));
});
