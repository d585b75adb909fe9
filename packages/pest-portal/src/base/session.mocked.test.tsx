import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pageLoad } from './page-load';
import { SessionProvider, useSession } from './session';

// What makes calls never comes.
vi.mock('./call', () => ({ call: () => new Promise(() => undefined) }));
afterEach(() => void vi.useRealTimers());

function SignOut() {
  const { signOut } = useSession();
  return (
    <button type="button" onClick={signOut}>
      退出
    </button>
  );
}

test('whoever logs out is out, though what makes the call cannot be fetched', async () => {
  vi.useFakeTimers();
  const to = vi.spyOn(pageLoad, 'to').mockReturnValue();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider>
        <SignOut />
      </SessionProvider>
    </QueryClientProvider>,
  );
  act(() => screen.getByRole('button').click());
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  await expect.poll(() => to).toHaveBeenCalledWith('/');
});
