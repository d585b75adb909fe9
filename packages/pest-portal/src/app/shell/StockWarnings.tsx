import { useQuery } from '@tanstack/react-query';
import { type StockWarning, stockAccess } from 'pest-sdk';
import { StockBell } from 'pest-ui';
import { client } from '../../base/client';
import { stockPath, useNavigate, useOpenAddress } from '../../base/links';
import { useCan } from '../../base/session';

const pollMs = 60_000;

/** The bell in the bar, asked for every minute while the page is visible. */
export function StockWarnings() {
  const access = stockAccess(useCan());
  const addressOf = useOpenAddress();
  const navigate = useNavigate();
  const seesSome = access.physical || access.chemical;
  const { data = [] } = useQuery({
    queryKey: ['stock', 'warnings'] as const,
    queryFn: ({ signal }) => client.stock.allCategoryStock({}, { signal }),
    enabled: seesSome,
    refetchInterval: pollMs,
    refetchIntervalInBackground: false,
  });
  if (!seesSome) return null;
  const open = ({ categoryId, name }: StockWarning) => {
    const to = addressOf(stockPath(categoryId), { search: name });
    if (to) navigate(to);
  };
  return <StockBell items={data} access={access} onOpen={open} />;
}
