import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { limits } from 'pest-sdk';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const customers = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `c${at}`, name: `Site ${at}` }));

const note = /本页有一份列表内容过多/;

test('a page whose list has more than was answered says so, however long it is', async () => {
  renderPortal('/workshop', {
    answers: { 'customer.allList': HttpResponse.json({ code: 0, msg: '', data: customers(2), more: true }) },
  });
  expect(await screen.findByText(note)).toBeVisible();
});

test('one that was answered whole says nothing of it', async () => {
  renderPortal('/workshop', { answers: { 'customer.allList': customers(limits.listRows) } });
  expect(await screen.findByRole('main')).toBeVisible();
  await expect(import('./LongLists')).resolves.toBeDefined();
  expect(screen.queryByText(note)).toBeNull();
});
