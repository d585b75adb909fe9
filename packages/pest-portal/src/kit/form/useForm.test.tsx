import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PestError, type RequestInput } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { PestProvider, ToastProvider } from 'pest-ui';
import { describe, expect, test, vi } from 'vitest';
import { ChoiceField } from './ChoiceField';
import { FormNote } from './FormNote';
import { fieldsWithin } from './field-binding';
import { formCall } from './form-call';
import { RadioField } from './RadioField';
import { NumberField, TextField } from './TextField';
import { useForm } from './useForm';

type CustomerValues = RequestInput<'customer.createAccount'>;

const refusedWith = (field: string | undefined) =>
  new PestError({
    kind: 'api',
    endpoint: 'customer.createAccount',
    code: 4001,
    serverMessage: field ? `已被占用 (${field})` : '已被占用',
    ...(field && { field }),
  });

interface AccountProps {
  readonly send: (request: CustomerValues) => Promise<unknown>;
  readonly onDone?: () => void;
}

const passwordMd5 = '0'.repeat(32);

/** A form with two fields; its `id` is shown by none. */
function Account({ send, onDone = () => undefined }: AccountProps) {
  const form = useForm({
    initial: { id: 'c1', loginId: '', password: passwordMd5 },
    call: formCall(contract.customer.createAccount, (values: CustomerValues) => values, send),
    onDone,
  });
  return (
    <form aria-label="account" {...form.element}>
      <FormNote form={form} />
      <TextField label="账号" field={form.field('loginId')} />
      <TextField label="密码" field={form.field('password')} />
      <button type="submit">保存</button>
    </form>
  );
}

function show(form: React.ReactNode) {
  render(
    <PestProvider>
      <ToastProvider>{form}</ToastProvider>
    </PestProvider>,
  );
  return { user: userEvent.setup(), save: () => userEvent.click(screen.getByRole('button', { name: '保存' })) };
}

const account = () => screen.getByLabelText('账号');

describe('before it is sent', () => {
  test('a missing field is said beside it, gets the focus, and nothing is sent', async () => {
    const send = vi.fn(async () => null);
    const { user, save } = show(<Account send={send} />);
    expect(account().getAttribute('aria-required')).toBe('true');
    expect(account().getAttribute('aria-invalid')).toBeNull();
    await save();
    expect(screen.getByText('请填写账号')).toBeTruthy();
    expect(document.activeElement).toBe(account());
    await user.type(account(), '139');
    expect(screen.getByText('请输入 11 位手机号')).toBeTruthy();
    await user.type(account(), '00000001');
    expect(account().getAttribute('aria-invalid')).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  test('what is sent has passed the schema: blanks are gone', async () => {
    const send = vi.fn(async () => null);
    const { user, save } = show(<Account send={send} />);
    await user.type(account(), ' 13900000001 ');
    await save();
    expect(send).toHaveBeenCalledExactlyOnceWith({ id: 'c1', loginId: '13900000001', password: passwordMd5 });
  });
});

describe('a refusal', () => {
  test('that names a field lands beside it, without the name, and what was typed stays', async () => {
    const { user, save } = show(<Account send={() => Promise.reject(refusedWith('loginId'))} />);
    await user.type(account(), '13900000001');
    await save();
    expect(await screen.findByText('已被占用')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(account()));
    expect(account()).toHaveProperty('value', '13900000001');
    await user.type(account(), '{Backspace}2');
    expect(screen.queryByText('已被占用')).toBeNull();
  });

  test.each(['id', 'position.x', undefined])('of a field that the form does not show (%s) is a note', async (field) => {
    const { user, save } = show(<Account send={() => Promise.reject(refusedWith(field))} />);
    await user.type(account(), '13900000001');
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe('已被占用');
  });

  test('over a password that is soon guessed says so beside the password, in the words of the server', async () => {
    const guessable = new PestError({
      kind: 'api',
      endpoint: 'customer.createAccount',
      code: 3001,
      serverMessage: '这个密码太容易猜到，请换一个',
      field: 'password',
    });
    const { user, save } = show(<Account send={() => Promise.reject(guessable)} />);
    await user.type(account(), '13900000001');
    await save();
    expect(await screen.findByText('这个密码太容易猜到，请换一个')).toBeTruthy();
    expect(screen.getByLabelText('密码').getAttribute('aria-invalid')).toBe('true');
  });

  test('with a status that is only logged elsewhere still says something', async () => {
    const busy = new PestError({ kind: 'http', endpoint: 'customer.createAccount', status: 503 });
    const { user, save } = show(<Account send={() => Promise.reject(busy)} />);
    await user.type(account(), '13900000001');
    await save();
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

test('a second submit is ignored while the first is pending, and after it was taken until something changes', async () => {
  let answer: (result: null) => void = () => undefined;
  const send = vi.fn(() => new Promise((resolve) => (answer = resolve)));
  const onDone = vi.fn();
  const { user } = show(<Account send={send} onDone={onDone} />);
  await user.type(account(), '13900000001{Enter}{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  answer(null);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  await user.type(account(), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  await user.type(account(), '{Backspace}2{Enter}');
  expect(send).toHaveBeenCalledTimes(2);
});

describe('groups and parts', () => {
  interface Chosen {
    readonly outcome: 'pass' | 'return' | null;
  }
  function Review() {
    const initial: Chosen = { outcome: null };
    const form = useForm({
      initial,
      call: formCall(
        contract.risk.treat,
        ({ outcome }: Chosen) => ({ id: 'r1', state: outcome, treatment: '已处理', photos: [] }),
        async () => null,
      ),
      check: ({ outcome }) => ({ outcome: outcome === null ? { kind: 'required' } : undefined }),
    });
    const options = [
      { value: 'pass', label: '通过' },
      { value: 'return', label: '退回' },
    ] as const;
    return (
      <form aria-label="review" {...form.element}>
        <RadioField label="结果" field={form.field('outcome')} options={options} />
        <button type="submit">保存</button>
      </form>
    );
  }

  test('an unanswered radio group is said and its first choice gets the focus', async () => {
    const { save } = show(<Review />);
    await save();
    expect(screen.getByText('请选择结果')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '通过' }));
  });

  interface Bait {
    readonly reading: { readonly type: 'baitStation'; readonly consumedPercent: number | null; readonly grams: string };
  }
  function Station({ send }: { readonly send: () => Promise<unknown> }) {
    const initial: Bait = { reading: { type: 'baitStation', consumedPercent: null, grams: '1.2345' } };
    const rest = { outcome: 'checked', reason: '', answers: {}, actions: [], photos: [], note: '' } as const;
    const form = useForm({
      initial,
      call: formCall(
        contract.inspection.record,
        ({ reading: { grams, ...reading } }: Bait) => ({
          taskId: 't1',
          deviceId: 'd1',
          ...rest,
          reading: {
            ...reading,
            baitState: 'ok',
            consumer: null,
            batch: '',
            gramsAdded: grams,
            gramsRemoved: '0',
            locked: true,
            labelOk: true,
            evidence: [],
          },
        }),
        send,
      ),
    });
    const field = fieldsWithin(form.field('reading'));
    return (
      <form aria-label="station" {...form.element}>
        <ChoiceField
          label="取食"
          field={field('consumedPercent')}
          options={[0, 25].map((step) => ({ value: step, label: `${step}%` }))}
        />
        <NumberField
          label="补充"
          field={{ ...field('grams'), issue: form.field('reading').facts.issueAt('reading.gramsAdded') }}
        />
        <button type="submit">保存</button>
      </form>
    );
  }

  test('issues inside of a discriminated part stand beside their own fields', async () => {
    const send = vi.fn(async () => null);
    const { user, save } = show(<Station send={send} />);
    await save();
    expect(screen.getByText('请选择取食')).toBeTruthy();
    expect(screen.getByText('只能填写数字，最多三位小数')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '0%' }));
    await user.click(screen.getByRole('radio', { name: '25%' }));
    await user.clear(screen.getByLabelText('补充'));
    await user.type(screen.getByLabelText('补充'), '1.5');
    await save();
    expect(send).toHaveBeenCalledTimes(1);
  });
});

test('what no field shows is not refused in silence', async () => {
  function Hidden() {
    const form = useForm({
      initial: { id: '' },
      call: formCall(
        contract.workshop.delete,
        (values: { readonly id: string }) => values,
        async () => null,
      ),
    });
    return (
      <form aria-label="hidden" {...form.element}>
        <FormNote form={form} />
        <button type="submit">保存</button>
      </form>
    );
  }
  const { save } = show(<Hidden />);
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('有内容无法提交，请检查后重试');
});

describe('a draft', () => {
  type Customer = Record<'name' | 'creditCode' | 'region' | 'phone' | 'password', string>;
  const add = formCall(
    contract.customer.add,
    ({ name, creditCode, region, phone }: Customer) => ({ name, creditCode, region, phone }),
    async () => null,
  );
  const typed: Customer = { name: 'Mill', creditCode: '', region: '', phone: '', password: '' };

  test('is kept of nothing where a password is typed that the form does not leave out, sent or not', () => {
    expect(add.draftName(typed)).toBeNull();
    expect(add.draftName(typed, ['password'])).not.toBeNull();
  });
});
