import { waitFor } from '@testing-library/react';
import { mockHandlers } from 'pest-sdk/mock';
import { expect, onTestFinished, test } from 'vitest';
import { client } from '../base/client';
import { createQueryClient } from '../base/queries';
import { clearToken, writeToken } from '../base/token-cookie';
import { answerWith, openNetwork } from '../testing/pretended-network';
import { prepareFirstPage } from './first-page';

test('what the first page shows is asked for while it is asked who asks', async () => {
  const asked: string[] = [];
  const unanswered = new Promise<never>(() => undefined);
  openNetwork();
  answerWith(mockHandlers({ 'auth.info': () => unanswered }, { onCall: ({ name }) => asked.push(name) }));
  writeToken('mock-token', { remember: false });
  onTestFinished(() => {
    client.abortAll();
    clearToken();
  });
  void prepareFirstPage({ pathname: '/servicePage/inspect', search: '?id=task-1' }, createQueryClient());
  await waitFor(() => expect(asked).toEqual(expect.arrayContaining(['auth.info', 'task.details', 'inspection.sheet'])));
});
