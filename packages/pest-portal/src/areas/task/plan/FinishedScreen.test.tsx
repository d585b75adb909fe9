import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../../testing/render-portal';

test.each([
  ['administrator', 'Morning Light Foods'],
  ['customer', /^Inner packing room/],
] as const)('the %s reads a finished service by “%s”', async (as, name) => {
  renderPortal('/servicePage/completedList', { as });
  const row = within(await screen.findByRole('row', { name: /S-20260504-001/ }));
  expect(row.getByRole('link', { name })).toBeVisible();
});
