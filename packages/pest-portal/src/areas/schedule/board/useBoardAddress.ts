import { usePageQuery } from '../../../base/links';
import { useSiteTime } from '../../../base/site-time';
import { type BoardView, boardViews } from './board-model';

export interface BoardAddress {
  readonly view: BoardView;
  readonly day: string;
  readonly customerId: string;
  go(part: { readonly view?: BoardView; readonly day?: string; readonly customerId?: string }): void;
}

/** What the board shows, as its address says it: reload, back and a link sent to a colleague show the same. */
export function useBoardAddress(): BoardAddress {
  const [query, setQuery] = usePageQuery<'/shiftManagement/list'>();
  const today = useSiteTime().today();
  const day = query.get('day') ?? '';
  return {
    view: boardViews.find((view) => view === query.get('view')) ?? 'week',
    day: isDay(day) ? day : today,
    customerId: query.get('customerId') ?? '',
    go: (part) =>
      setQuery((current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(part)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      }),
  };
}

/** Days that the server takes too. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^20[0-9]{2}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
