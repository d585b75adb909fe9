import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PlanDevice } from '../../floor-plan/floor-plan.types';
import { PestProvider } from '../../provider/PestProvider';
import { deviceTypesOf, standardDeviceTypes } from '../../trade/device-types';
import { usePlanWords } from '../editing/usePlanWords';
import { noFilter } from '../plan/device-filter';
import { DeviceList } from './DeviceList';

const asked = vi.hoisted(() => vi.fn());
vi.mock('./RowState', () => {
  asked();
  throw new TypeError('Importing a module script failed.');
});

const types = deviceTypesOf(standardDeviceTypes, 'en');
const device: PlanDevice = {
  id: 'a',
  code: 'FL-0001',
  name: '',
  type: 'flyLamp',
  position: { x: 0.5, y: 0.5 },
  state: 'fault',
};

function Listed() {
  return (
    <DeviceList
      devices={[device]}
      count={1}
      tags={[]}
      workshops={[]}
      states={[]}
      filter={noFilter}
      onFilter={vi.fn()}
      selected={null}
      onSelect={vi.fn()}
      types={types}
      words={usePlanWords(types)}
    />
  );
}

it('keeps the word of a state where its mark cannot be fetched, and puts no button into a row', async () => {
  render(
    <PestProvider locale="en">
      <Listed />
    </PestProvider>,
  );
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await vi.dynamicImportSettled();
  const row = await screen.findByRole('button', { name: /FL-0001/ });
  await waitFor(() => expect(row).toHaveTextContent('Fault'));
  expect(row.querySelector('button')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
