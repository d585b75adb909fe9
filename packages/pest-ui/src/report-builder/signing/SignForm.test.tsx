import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReportSignature } from 'pest-sdk';
import { afterEach, expect, it, vi } from 'vitest';
import { PestProvider } from '../../provider/PestProvider';
import { SignForm, type SignPanelProps } from './SignForm';

afterEach(cleanup);

const technician: ReportSignature = {
  id: 'g1',
  role: 'technician',
  name: 'Wang Lei',
  signedAt: '2026-11-03T05:45:00.000Z',
  method: 'typed',
  strokes: null,
  reason: '',
  account: { name: 'Wang Lei', loginId: '139****0003' },
  ownAccount: true,
  address: null,
  outdated: false,
};

function panel(props: Partial<SignPanelProps>) {
  return (
    <PestProvider locale="en" timeZone="Asia/Shanghai">
      <SignForm
        roles={['technician', 'customer']}
        ownRoles={['technician']}
        ownName="Wang Lei"
        onSign={vi.fn(async () => undefined)}
        {...props}
      />
    </PestProvider>
  );
}

it('says who signed as what, and offers the role that is left', async () => {
  const user = userEvent.setup();
  const { rerender } = render(panel({}));
  expect(screen.getByRole('combobox', { name: 'Signing as' })).toHaveValue('technician');
  await user.click(screen.getByRole('radio', { name: 'Type' }));
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText('Wang Lei signed as Technician')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Signing as' })).toHaveValue('customer');

  rerender(panel({ signatures: [technician] }));
  const signers = within(screen.getByRole('region', { name: 'Sign the report' }));
  expect(signers.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Wang Lei · 2026-11-03 13:45',
    'Not signed yet',
  ]);
});

it('offers a role again whose signature no longer counts', () => {
  render(panel({ signatures: [{ ...technician, outdated: true }] }));
  expect(screen.getByRole('combobox', { name: 'Signing as' })).toHaveValue('technician');
});
