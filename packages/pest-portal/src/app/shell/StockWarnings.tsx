import { useQuery } from '@tanstack/react-query';
import { type StockKind, stockAccess } from 'pest-sdk';
import { StockBell, type StockItem } from 'pest-ui';
import { client } from '../../base/client';
import { stockPath, useNavigate, useOpenAddress } from '../../base/links';
import { stockPathOf } from '../../base/pages';
import { useAccount, useCan } from '../../base/session';
import { useSnoozedStock } from './snoozed-stock';

const pollMs = 60_000;

/** The bell in the bar, asked for every minute while the page is visible. */
export function StockWarnings() {
  const access = stockAccess(useCan());
  const addressOf = useOpenAddress();
  const navigate = useNavigate();
  const seesSome = access.physical || access.chemical;
  const { data, error, isPending, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['stock', 'warnings'] as const,
    queryFn: ({ signal }) => client.stock.allCategoryStock({}, { signal }),
    enabled: seesSome,
    refetchInterval: pollMs,
    refetchIntervalInBackground: false,
  });
  const { snoozed, snooze } = useSnoozedStock(useAccount().user.id);
  if (!seesSome) return null;
  const listOf = (item: StockItem) => addressOf(stockPath(item.categoryId), { search: item.name ?? '' });
  const seeAll = (kind: StockKind) => {
    const to = addressOf(stockPathOf(kind));
    if (to) navigate(to);
  };
  return (
    <StockBell
      items={data}
      access={access}
      loading={isPending}
      error={error}
      onRetry={() => void refetch()}
      updatedAt={data && dataUpdatedAt}
      hrefFor={listOf}
      onSeeAll={seeAll}
      snoozed={snoozed}
      onSnooze={({ id }, next) => id != null && snooze(id, next)}
    />
  );
}
