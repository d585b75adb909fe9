import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/Button';
import { SearchInput } from '../search-input/SearchInput';
import { Segmented } from '../segmented/Segmented';
import { Select } from '../select/Select';
import { Toolbar } from './Toolbar';

const selects = ['Customer', 'Severity', 'Assigned to', 'Kind'];

function Opened({ width = 320, views }: { readonly width?: number; readonly views?: ReactNode }) {
  const [shown, setShown] = useState(false);
  return (
    <div style={{ width }}>
      <Button onClick={() => setShown(true)}>Show</Button>
      {shown && (
        <Toolbar
          views={views}
          search={<SearchInput label="Search" value="" onChange={() => undefined} />}
          filters={selects.map((label) => (
            <Select key={label} aria-label={label} value="" placeholder={`Every ${label.toLowerCase()}`} options={[]} />
          ))}
          tools={<Button>Export as a table</Button>}
          action={<Button variant="primary">Add a risk</Button>}
        />
      )}
    </div>
  );
}

const states = (
  <Segmented
    label="State"
    value="open"
    options={[
      { value: 'open', label: 'Open' },
      { value: 'closed', label: 'Closed' },
    ]}
    onChange={() => undefined}
  />
);

const meta = { title: 'Primitives/Toolbar', component: Opened } satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FitsFromItsFirstFrame: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Show' }).click();
    const excess = await new Promise((resolve) => {
      const look = () => {
        const row = canvasElement.querySelector('[data-pest="toolbar"]');
        if (row) resolve(row.scrollWidth - row.clientWidth);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    expect(excess).toBe(0);
    expect(canvas.getByRole('button', { name: 'Add a risk' })).toBeVisible();
  },
};

export const KeepsTheSearchBesideStates: Story = {
  globals: { locale: 'en' },
  args: { width: 540, views: states },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show' }).click();
    expect(await canvas.findByRole('searchbox', { name: 'Search' })).toBeVisible();
    expect(canvas.getByRole('button', { name: 'Filter' })).toBeVisible();
  },
};

const manyStates = (
  <Segmented
    label="Line"
    value="site"
    options={['product', 'batch', 'worker', 'site'].map((value) => ({ value, label: `Used by each ${value}` }))}
    onChange={() => undefined}
  />
);

export const ShowsTheChosenState: Story = {
  globals: { locale: 'en' },
  args: { views: manyStates },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show' }).click();
    const views = (await canvas.findByRole('radiogroup', { name: 'Line' })).parentElement;
    const chosen = canvas.getByText('Used by each site');
    await waitFor(() => expect(views?.scrollLeft).toBeGreaterThan(0));
    expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual((views?.getBoundingClientRect().right ?? 0) + 1);
  },
};
