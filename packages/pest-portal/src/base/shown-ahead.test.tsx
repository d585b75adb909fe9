import { QueryClient } from '@tanstack/react-query';
import { changedBy } from 'pest-sdk';
import { expect, test, vi } from 'vitest';
import { refreshAfterLast, shownAhead } from './shown-ahead';

test('two acts, one sent after the other: asked anew after the second', async () => {
  const queryClient = new QueryClient();
  const refreshed = vi.spyOn(queryClient, 'invalidateQueries');
  const answers: (() => void)[] = [];
  const mutationKey = ['plan', '1'];
  const act = () =>
    queryClient
      .getMutationCache()
      .build(queryClient, {
        mutationKey,
        scope: { id: 'plan' },
        mutationFn: () => new Promise<void>((answer) => answers.push(answer)),
        onSettled: () => refreshAfterLast(queryClient, mutationKey, 'stock.count'),
      })
      .execute(undefined);
  const acts = [act(), act()];
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.();
  await acts[0];
  expect(refreshed).not.toHaveBeenCalled();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await acts[1];
  expect(refreshed.mock.calls).toEqual(changedBy('stock.count').map((area) => [{ queryKey: [area] }]));
});

test('the browser asks before it leaves an act that is shown and not yet kept, and no longer', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  let refuse = () => {};
  const answer = new Promise((_keep, reject) => {
    refuse = () => reject(new Error('refused'));
  });
  expect(asks()).toBe(false);
  const sent = shownAhead(answer);
  expect(asks()).toBe(true);
  refuse();
  await expect(sent).rejects.toThrow('refused');
  expect(asks()).toBe(false);
});
