import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CanvasSide } from './CanvasSide';

const side = (chosen: string | null) => (
  <CanvasSide below={760} chosen={chosen}>
    <button type="button">List</button>
  </CanvasSide>
);
/** Not shown where there is room beside the plan, and jsdom has no containers to ask. */
const handle = () => {
  const found = document.querySelector('[aria-label="展开面板"]');
  if (!found) throw new Error('the sheet has no handle');
  return found;
};

it('is closed and opened by its button, and opens for whatever is chosen', async () => {
  const { rerender } = render(side(null));
  expect(handle()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(handle());
  expect(handle()).toHaveAttribute('aria-expanded', 'false');
  rerender(side('d1'));
  expect(handle()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(handle());
  await userEvent.click(screen.getByRole('button', { name: 'List' }));
  expect(handle()).toHaveAttribute('aria-expanded', 'true');
});
