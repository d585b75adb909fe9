import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PestProvider } from '../../provider/PestProvider';
import { DataTable } from './DataTable';
import type { DataTableProps } from './DataTable.types';

function show(given: Pick<DataTableProps<string>, 'rowAct' | 'rowActions'>) {
  render(
    <PestProvider>
      <DataTable
        label="Traps"
        columns={[{ id: 'code', header: 'Code', cell: (code) => code, text: (code) => code }]}
        rows={['MT-1', 'MT-2']}
        rowKey={(code) => code}
        {...given}
      />
    </PestProvider>,
  );
  return screen.getAllByRole('columnheader').length;
}

const edit = { label: 'Edit', onSelect: () => undefined };

test('the acts of rows have a column while one row has any', () => {
  expect(show({ rowActions: (code) => (code === 'MT-2' ? [edit] : []) })).toBe(2);
});

test('acts that no row in sight has take no room', () => {
  expect(show({ rowAct: () => null, rowActions: () => [] })).toBe(1);
});
