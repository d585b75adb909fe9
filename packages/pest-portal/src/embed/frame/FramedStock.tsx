import { stockKindOf } from 'pest-sdk';
import { EmptyState, ErrorState, LoadingState, PestRoot, StockWarningList, useLocale, useMessages } from 'pest-ui';
import { useStockWarnings } from 'pest-ui/connected';
import type { FramedProps } from 'pest-ui/frame';
import { useEffect, useMemo } from 'react';
import { frameMessages } from './frame.messages';
import { failureOf } from './frame-failures';
import { type FramedView, framed } from './framed';
import { listOf, oneOf, optional, propsReader } from './read-props';

type Props = FramedProps['stock-bell'];

const all = ['physical', 'chemical'] as const;

const readProps: (raw: Readonly<Record<string, unknown>>) => Props = propsReader({
  kinds: optional(listOf(oneOf(all))),
});

/** The list alone: what a bell opens would be cut off by the frame. */
function View({ props: { kinds = all }, client, tell }: FramedView<Props>) {
  const t = useMessages(frameMessages);
  const locale = useLocale();
  const access = useMemo(
    () => ({ physical: kinds.includes('physical'), chemical: kinds.includes('chemical') }),
    [kinds],
  );
  const { items, error, refresh } = useStockWarnings(client, { access });
  const failure = useMemo(() => (error === undefined ? null : failureOf(error, 'load', locale)), [error, locale]);
  useEffect(() => {
    if (failure) tell.fail(failure);
  }, [failure, tell]);
  const seen = items?.filter(({ categoryId }) => access[stockKindOf(categoryId)]);
  return (
    <PestRoot data-pest="stock-bell" aria-busy={items === undefined && failure === null}>
      {failure && <ErrorState message={failure.message} onRetry={() => void refresh()} />}
      {!seen && !failure && <LoadingState />}
      {seen?.length === 0 && <EmptyState title={t('frame.stock.well')} />}
      {seen && seen.length > 0 && <StockWarningList items={seen} />}
    </PestRoot>
  );
}

export default framed(readProps, View);
