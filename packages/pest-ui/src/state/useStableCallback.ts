import { useCallback, useRef } from 'react';

/** A function that stays the same between renders and does what the latest one would: for memoised lists of rows. */
export function useStableCallback<Inputs extends unknown[], Answer>(
  callback: (...inputs: Inputs) => Answer,
): (...inputs: Inputs) => Answer {
  const latest = useRef(callback);
  latest.current = callback;
  return useCallback((...inputs) => latest.current(...inputs), []);
}
