import { vi } from 'vitest';

/** The portal as a new page load reads it: in the language kept on the device, with nothing of an earlier load in it. */
export async function loadPortal(): Promise<typeof import('./render-portal')> {
  vi.resetModules();
  return import('./render-portal');
}
