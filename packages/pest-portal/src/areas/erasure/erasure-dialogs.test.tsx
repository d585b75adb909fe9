import { screen, within } from '@testing-library/react';
import { type MockAnswers, refusal, sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { shownForm } from '../../testing/form-cases';
import { renderPortal } from '../../testing/render-portal';

async function opened(name: string, answers: MockAnswers) {
  const portal = renderPortal('/system/settings', { answers });
  await portal.user.click(await screen.findByRole('button', { name }));
  await shownForm();
  const act = () => within(screen.getByRole('dialog')).getByRole('button', { name: /^注销公司$/ });
  return { portal, act };
}

test('a company is not closed before what goes was read; that is asked again where it failed', async () => {
  const { portal, act } = await opened('注销公司', { 'erasure.company': refusal('general.businessFailure') });
  const again = await screen.findByRole('button', { name: '重试' });
  expect(act()).toBeDisabled();
  portal.answer({ 'erasure.company': sampleResult('erasure.company') });
  await portal.user.click(again);
  expect(await screen.findByText('将删除')).toBeInTheDocument();
  expect(act()).toBeEnabled();
});
