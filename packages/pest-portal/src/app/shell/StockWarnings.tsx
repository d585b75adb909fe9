import { useQuery } from '@tanstack/react-query';
import { chemicalCategoryId, type StockWarning } from 'pest-sdk';
import { StockBell } from 'pest-ui';
import { useNavigate } from 'react-router';
import { client } from '../client';
import { useOpenAddress } from '../links';
import { useCan } from '../session';

const pollMs = 60_000;

/** The bell in the bar: asked for every minute while the page is visible; specification §6 says who sees what. */
export function StockWarnings() {
  const can = useCan();
  const addressOf = useOpenAddress();
  const navigate = useNavigate();
  const physical = can('m_mquipment_inventory');
  const chemical = can('m_mquipment_chemistry');
  const { data = [] } = useQuery({
    queryKey: ['stock', 'warnings'] as const,
    queryFn: ({ signal }) => client.stock.allCategoryStock({}, { signal }),
    enabled: physical || chemical,
    refetchInterval: pollMs,
    refetchIntervalInBackground: false,
  });
  if (!physical && !chemical) return null;
  const shown = data.filter((item) => (item.categoryId === chemicalCategoryId ? chemical : physical));
  return <StockBell items={shown} onOpen={(item) => open(item)} />;

  function open(item: StockWarning): void {
    const page = item.categoryId === chemicalCategoryId ? '/inventory/chemistry' : '/inventory/list';
    const to = addressOf(page, { search: item.name });
    if (to) void navigate(to);
  }
}
