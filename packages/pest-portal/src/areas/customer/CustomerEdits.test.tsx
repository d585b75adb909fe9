import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { CustomerDetails, RequestInput } from 'pest-sdk';
import { refusal, sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const opened: CustomerDetails = {
  ...sampleResult('customer.details'),
  id: 'c',
  profileLock: null,
  creditCode: '91310115MADEM0A11M',
  location: null,
  address: '1 Road',
  contactName: 'Li Ming',
  notes: '',
  revision: 'first',
};

/** A customer that is open in a form, and that somebody else saves meanwhile. */
async function openForm(first = opened) {
  let kept = first;
  const saved: RequestInput<'customer.update'>[] = [];
  const portal = renderPortal('/createCustomer?id=c', {
    as: 'administrator',
    answers: {
      'customer.details': () => kept,
      'customer.update': ({ request }) => {
        if (request.revision !== kept.revision) return refusal('general.businessFailure', { field: 'revision' });
        saved.push(request);
        return null;
      },
    },
  });
  await screen.findByLabelText(/^详细地址/);
  const sent = () => portal.calls.filter(({ name }) => name === 'customer.update').length;
  return {
    ...portal,
    saved,
    sent,
    somebodySaves: (change: Partial<CustomerDetails>) => {
      kept = { ...kept, ...change };
    },
    type: async (label: RegExp, text: string) => {
      const field = screen.getByLabelText(label);
      await portal.user.clear(field);
      await portal.user.type(field, text);
    },
    save: () => portal.user.click(screen.getByRole('button', { name: '保存' })),
  };
}

const question = () => screen.findByRole('dialog', { name: '他人刚刚修改了同一条记录' });
const versions = (dialog: HTMLElement, name: RegExp) => within(within(dialog).getByRole('radiogroup', { name }));

test('fields that nobody else touched merge by themselves, and the person is told which were taken over', async () => {
  const form = await openForm();
  form.somebodySaves({ contactName: 'Wang Fang', notes: 'Key at the gate', revision: 'second' });
  await form.type(/^详细地址/, '2 Road');
  await form.save();
  await waitFor(() => expect(form.saved).toHaveLength(1));
  expect(form.saved[0]).toMatchObject({
    address: '2 Road',
    contactName: 'Wang Fang',
    notes: 'Key at the gate',
    revision: 'second',
  });
  expect(form.sent()).toBe(2);
  expect(await screen.findByText(/已一并保存他人刚刚修改的内容：联系人、.*备注/)).toBeVisible();
  await waitFor(() => expect(form.address()).toBe('/detailCustomer?id=c'));
});

test('a field that both touched is shown in both versions; what is chosen is saved, with the rest of both', async () => {
  const form = await openForm();
  form.somebodySaves({ address: '3 Road', contactName: 'Wang Fang', introduction: 'Theirs', revision: 'second' });
  await form.type(/^详细地址/, '2 Road');
  await form.type(/^简介/, 'Mine');
  await form.save();
  const dialog = await question();
  expect(within(dialog).getByText('只有对方修改过的内容将予保留：联系人')).toBeVisible();
  expect(versions(dialog, /详细地址/).getByRole('radio', { name: /^用我填写的/ })).toHaveAccessibleDescription(
    '2 Road',
  );
  const theirs = versions(dialog, /详细地址/).getByRole('radio', { name: /^用对方保存的/ });
  expect(theirs).toHaveAccessibleDescription('3 Road');
  await form.user.click(theirs);
  await form.user.click(within(dialog).getByRole('button', { name: '按选择保存' }));
  expect(within(dialog).getByText('请选择一个版本')).toBeVisible();
  expect(form.saved).toEqual([]);
  await form.user.click(versions(dialog, /简介/).getByRole('radio', { name: /^用我填写的/ }));
  await form.user.click(within(dialog).getByRole('button', { name: '按选择保存' }));
  await waitFor(() => expect(form.saved).toHaveLength(1));
  expect(form.saved[0]).toMatchObject({ address: '3 Road', introduction: 'Mine', contactName: 'Wang Fang' });
});

test('going back loses nothing that was typed, and asks again', async () => {
  const form = await openForm();
  form.somebodySaves({ address: '3 Road', revision: 'second' });
  await form.type(/^详细地址/, '2 Road');
  await form.save();
  await form.user.click(within(await question()).getByRole('button', { name: '返回修改' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText(/^详细地址/)).toHaveValue('2 Road');
  expect(screen.getByRole('button', { name: '保存' })).toBeEnabled();
  await form.save();
  expect(await question()).toBeVisible();
  expect(form.saved).toEqual([]);
});

test('whoever saves between the decision and its saving is merged as well', async () => {
  const form = await openForm();
  form.somebodySaves({ address: '3 Road', revision: 'second' });
  await form.type(/^详细地址/, '2 Road');
  await form.save();
  const dialog = await question();
  form.somebodySaves({ contactName: 'Chen', revision: 'third' });
  await form.user.click(versions(dialog, /详细地址/).getByRole('radio', { name: /^用我填写的/ }));
  await form.user.click(within(dialog).getByRole('button', { name: '按选择保存' }));
  await waitFor(() => expect(form.saved).toHaveLength(1));
  expect(form.saved[0]).toMatchObject({ address: '2 Road', contactName: 'Chen', revision: 'third' });
});

test('what was typed before the page was loaded anew changes what the record said then, not what it says by now', async () => {
  const before = await openForm();
  await before.type(/^详细地址/, '2 Road');
  cleanup();
  const form = await openForm({ ...opened, contactName: 'Wang Fang', revision: 'second' });
  expect(screen.getByText('已恢复上次填写但没有保存的内容。')).toBeVisible();
  expect(screen.getByLabelText(/^详细地址/)).toHaveValue('2 Road');
  await form.save();
  await waitFor(() => expect(form.saved).toHaveLength(1));
  expect(form.saved[0]).toMatchObject({ address: '2 Road', contactName: 'Wang Fang', revision: 'second' });
});

test('without anybody else, it is sent once, as it was read', async () => {
  const form = await openForm();
  await form.type(/^详细地址/, '2 Road');
  await form.save();
  await waitFor(() => expect(form.saved).toHaveLength(1));
  expect(form.sent()).toBe(1);
  expect(form.saved[0]).toMatchObject({ address: '2 Road', contactName: 'Li Ming', revision: 'first' });
});
