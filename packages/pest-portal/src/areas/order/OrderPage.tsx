import { useQuery } from '@tanstack/react-query';
import { isPestError, type OrderRecord } from 'pest-sdk';
import { EmptyState, FailureState, Skeleton, Stack } from 'pest-ui';
import type { ReactNode } from 'react';
import { useT } from '../../base/i18n';
import { Link, usePageQuery } from '../../base/links';
import { useSession } from '../../base/session';
import { PublicCard, PublicPage, type PublicPageProps } from '../../kit/page/PublicPage';
import { VisitorCard } from '../../kit/page/VisitorCard';
import { orderMessages } from './order.messages';
import { orderQuery } from './order.queries';

export interface ShownOrder {
  readonly order: OrderRecord;
  /** How far this machine's clock is from the server's. */
  readonly aheadMs: number;
}

export interface OrderPageProps extends Pick<PublicPageProps, 'title' | 'width'> {
  readonly lead?: ((order: OrderRecord) => string) | undefined;
  readonly children: (shown: ShownOrder) => ReactNode;
}

/** A page about the order that its address names. */
export function OrderPage({ title, width, lead, children }: OrderPageProps) {
  const t = useT(orderMessages);
  const { account } = useSession();
  const [query] = usePageQuery<'/payment'>();
  const id = query.get('id') ?? '';
  const shown = useQuery({ ...orderQuery(id), enabled: account !== null && id !== '' });
  if (account === null) {
    return (
      <PublicPage title={t('order.visitor.title')} width="text">
        <VisitorCard title={t('order.visitor')} />
      </PublicPage>
    );
  }
  const isUnknown = id === '' || isPestError(shown.error, 'general.notFound');
  return (
    <PublicPage
      title={isUnknown ? t('order.visitor.title') : title}
      width={width}
      lead={shown.data && lead?.(shown.data.order)}
    >
      {shown.data && children(shown.data)}
      {!shown.data && (
        <PublicCard>
          {isUnknown && (
            <EmptyState title={t('order.notFound')} hint={t('order.notFound.hint')}>
              <Link to="/personalCenter">{t('order.toCenter')}</Link>
            </EmptyState>
          )}
          {!isUnknown && shown.error && <FailureState error={shown.error} onRetry={() => void shown.refetch()} />}
          {!isUnknown && !shown.error && <Waiting />}
        </PublicCard>
      )}
    </PublicPage>
  );
}

function Waiting() {
  return (
    <Stack gap={3}>
      <Skeleton width="40%" height="24px" />
      <Skeleton height="96px" />
    </Stack>
  );
}
