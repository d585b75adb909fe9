import type { Outlook } from 'pest-sdk';
import { usePageQuery } from '../../../base/links';
import type { QueryOf } from '../../../base/page-queries';

/** The days, and the pest group, of a figure of captures. */
export interface Caught {
  readonly from: string;
  readonly to: string;
  /** As the address has it: what is no pest group leaves all of them. */
  readonly group?: string | undefined;
}

const names = { from: 'caughtFrom', to: 'caughtTo', group: 'caughtGroup' } as const;

/** The query with which the home page shows what a figure of captures is made of. */
export function caughtIn({ from, to, group }: Caught): QueryOf<'/home'> {
  return { [names.from]: from, [names.to]: to, [names.group]: group };
}

const aDay = /^\d{4}-\d{2}-\d{2}$/;

/** The figure that the address names, and how to be without one again. */
export function useCaught(): { readonly shown: Caught | null; readonly close: () => void } {
  const [query, setQuery] = usePageQuery<'/home'>();
  const from = query.get(names.from) ?? '';
  const to = query.get(names.to) ?? '';
  const group = query.get(names.group) ?? undefined;
  const close = () =>
    setQuery((current) => {
      const next = new URLSearchParams(current);
      for (const name of Object.values(names)) next.delete(name);
      return next;
    });
  return { shown: aDay.test(from) && aDay.test(to) ? { from, to, group } : null, close };
}

/** The last day of a month, both as they are written. */
export function lastDayOf(month: string): string {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at, 0)).toISOString().slice(0, 10);
}

/** Where nobody has handed in a check this month, that nothing was caught is not known. */
export function isUnchecked({ captures, month, checked }: Outlook): boolean {
  return captures.now === 0 && month !== null && checked.now === null;
}
