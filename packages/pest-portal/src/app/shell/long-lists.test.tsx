import { screen } from '@testing-library/react';
import { limits } from 'pest-sdk';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const places = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `c${at}`, name: `Site ${at}`, region: '', location: null },
    ...{ openRiskCount: 0, nextServiceDay: null },
  }));

const note = /列表一次最多读取 10,000 条/;

test('a page whose list ends where lists end says that there may be more', async () => {
  renderPortal('/workshop', {
    answers: { 'customer.allList': places(limits.listRows).map(({ id, name }) => ({ id, name })) },
  });
  expect(await screen.findByText(note)).toBeVisible();
});

test('one whose list ends before says nothing of it', async () => {
  renderPortal('/workshop', { answers: { 'customer.allList': [{ id: 'c', name: 'Site' }] } });
  expect(await screen.findByRole('main')).toBeVisible();
  await expect(import('./LongLists')).resolves.toBeDefined();
  expect(screen.queryByText(note)).toBeNull();
});
