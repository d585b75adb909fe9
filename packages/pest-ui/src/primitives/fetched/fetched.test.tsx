import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, createElement, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PestProvider } from '../../provider/PestProvider';
import { fetched } from './fetched';

const Chart = ({ label }: { readonly label: string }) => <p>{label}</p>;
const failed = new TypeError('Importing a module script failed.');

function show(Part: ComponentType<{ readonly label: string }>) {
  const page = (
    <PestProvider locale="en">
      <p>the rest</p>
      <Suspense>
        <Part label="a year of flies" />
      </Suspense>
    </PestProvider>
  );
  return render(page);
}

afterEach(cleanup);

it('says in its place that a part did not come, and fetches it when asked again', async () => {
  const load = vi.fn(async () => ({ Chart })).mockRejectedValueOnce(new Error('no network'));
  show(fetched(load, 'Chart'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
  expect(screen.getByText('the rest')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('a year of flies')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks again when it is shown anew, once for all who wait', async () => {
  const load = vi.fn(async () => ({ Chart })).mockRejectedValueOnce(new Error('no network'));
  const Part = fetched(load, 'Chart', () => <p>no chart</p>);
  show(Part);
  expect(await screen.findByText('no chart')).toBeVisible();
  cleanup();
  show(Part);
  expect(await screen.findByText('a year of flies')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('is there at once where its code was fetched before', async () => {
  const Part = fetched(async () => ({ Chart }), 'Chart');
  await Part.fetch();
  show(Part);
  expect(screen.getByText('a year of flies')).toBeVisible();
});

it('says why in the words of the host', async () => {
  render(
    <PestProvider locale="en" describeError={(thrown) => (thrown === failed ? 'Reload the page' : undefined)}>
      <Suspense>
        {createElement(
          fetched(() => Promise.reject<{ Chart: typeof Chart }>(failed), 'Chart'),
          { label: '' },
        )}
      </Suspense>
    </PestProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Reload the page');
});
