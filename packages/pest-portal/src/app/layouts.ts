import { fetched } from 'pest-ui';
import type { Layout } from './routes';

export const MarketingLayout = fetched(() => import('./shell/MarketingLayout'), 'MarketingLayout');
export const ConsoleLayout = fetched(() => import('./shell/ConsoleLayout'), 'ConsoleLayout');

/** Fetches the code of what stands around a page. */
export function fetchLayout(layout: Layout): Promise<unknown> | null {
  const around = { marketing: MarketingLayout, console: ConsoleLayout, bare: null };
  return around[layout]?.fetch() ?? null;
}
