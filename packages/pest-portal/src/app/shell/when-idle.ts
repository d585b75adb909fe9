/** What stands beside a page comes at the latest then. */
const latestMs = 2_000;

/** Once nobody waits for this thread; at once where the browser cannot tell. */
export function whenIdle(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return Promise.resolve();
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: latestMs }));
}
