import { screen } from '@testing-library/react';
import { type Permission, userTypes, writePower } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const holder = (...permissions: Permission[]) => ({ type: userTypes.staff, power: writePower(permissions) });
const answers = { 'customer.details': { ...sampleResult('customer.details'), id: 'c', profileLock: null } };

test('who may only edit customers gets no form for a new one', async () => {
  renderPortal('/createCustomer', { account: holder('btn_client_edit'), answers });
  expect(await screen.findByText('没有查看权限')).toBeVisible();
});

test('who may only add customers does not edit one by its address', async () => {
  renderPortal('/createCustomer?id=c', { account: holder('btn_client_add'), answers });
  expect(await screen.findByText('没有查看权限')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
