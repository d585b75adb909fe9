import { screen } from '@testing-library/react';
import { deviceTypes } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

test('a new template when each type has one says so, and leads to those there are', async () => {
  const [known] = sampleResult('template.list');
  if (!known) throw new Error('the sample has a template');
  const templates = deviceTypes.map((deviceType) => ({
    ...known,
    id: `of-${deviceType}`,
    deviceType,
    name: deviceType,
  }));
  const { user, address } = renderPortal('/servicePage/questionAdd', { answers: { 'template.list': templates } });
  expect(await screen.findByText('每种设备类型都已有巡检模板')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /mouseTrap/ }));
  expect(address()).toBe('/servicePage/questionAdd?id=of-mouseTrap');
});
