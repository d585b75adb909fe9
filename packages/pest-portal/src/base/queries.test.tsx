import { PestError } from 'pest-sdk';
import { expect, test, vi } from 'vitest';
import { createQueryClient, followFailures } from './queries';

test.each([
  ['a figure that stays while newer ones cannot be read is said to be older', {}, 1],
  ['a list says so itself', { shownInPlace: true }, 0],
])('%s', async (_, meta, told) => {
  const notify = vi.fn();
  const queries = createQueryClient();
  followFailures(queries, notify);
  const asked = { queryKey: ['asked'], meta, staleTime: 0 };
  await queries.fetchQuery({ ...asked, queryFn: () => Promise.resolve('rows') });
  const failing = {
    ...asked,
    queryFn: () => Promise.reject(new PestError({ kind: 'api', endpoint: 'asked', code: 5000 })),
  };
  await expect(queries.fetchQuery(failing)).rejects.toThrow();
  await vi.dynamicImportSettled();
  expect(notify).toHaveBeenCalledTimes(told);
  expect(queries.getQueryData(['asked'])).toBe('rows');
});
