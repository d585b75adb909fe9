import { useEffect, useState } from 'react';

/** What stands beside a page comes at the latest then. */
const latestMs = 2_000;

/** Whether nobody waits for this thread any more: what stands beside a page is not even asked for before. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const now = () => setIdle(true);
    // Not every browser can tell.
    if (!('requestIdleCallback' in globalThis)) return now();
    const asked = requestIdleCallback(now, { timeout: latestMs });
    return () => cancelIdleCallback(asked);
  }, []);
  return idle;
}
