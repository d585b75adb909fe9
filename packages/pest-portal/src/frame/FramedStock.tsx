import { stockKindOf } from 'pest-sdk';
import { EmptyState, ErrorState, LoadingState, PestRoot, StockWarningList, useMessages } from 'pest-ui';
import { useStockWarnings } from 'pest-ui/connected';
import type { FramedProps } from 'pest-ui/frame';
import { useMemo } from 'react';
import { frameMessages } from './frame.messages';
import { type FramedView, framed } from './framed';
import { listOf, oneOf, optional, propsReader } from './read-props';

type Props = FramedProps['stock-bell'];

const all = ['physical', 'chemical'] as const;

const readProps: (raw: Readonly<Record<string, unknown>>) => Props = propsReader({
  kinds: optional(listOf(oneOf(all))),
});

/** The list alone: what a bell opens would be cut off by the frame. */
function View({ props: { kinds = all }, client }: FramedView<Props>) {
  const t = useMessages(frameMessages);
  const access = useMemo(
    () => ({ physical: kinds.includes('physical'), chemical: kinds.includes('chemical') }),
    [kinds],
  );
  const { items, error, refresh } = useStockWarnings(client, { access });
  const seen = items?.filter(({ categoryId }) => access[stockKindOf(categoryId)]);
  return (
    <PestRoot data-pest="stock-bell" aria-busy={items === undefined && error === undefined}>
      {error !== undefined && <ErrorState message={null} onRetry={() => void refresh()} />}
      {!seen && error === undefined && <LoadingState />}
      {seen?.length === 0 && <EmptyState title={t('frame.stock.well')} />}
      {seen && seen.length > 0 && <StockWarningList items={seen} />}
    </PestRoot>
  );
}

export default framed(readProps, View);
