import { useQuery } from '@tanstack/react-query';
import { Button, Dialog, EmptyState, FailureState, Pagination, Skeleton, Text, token, useFormat } from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { askList } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { OpenLink } from '../../kit/page/OpenLink';
import { membershipMessages } from './membership.messages';

const limit = 20;

/** The photos that are about to pass their keep, each with where it belongs. */
export function PhotosDueDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT(membershipMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(askList('membership.photos', { page, limit }));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="lg">
        <Dialog.Header>{t('membership.photos.title')}</Dialog.Header>
        <Dialog.Body>
          {error && <FailureState error={error} onRetry={() => void refetch()} />}
          {!error && !data && <Skeleton height="160px" />}
          {data?.total === 0 && <EmptyState title={t('membership.photos.none')} />}
          <Photos>
            {data?.items.map(({ url, takenAt, removedAt, customerName, taskId, taskNumber }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img src={url} alt={t('membership.photos.of', { name: customerName, day: format.day(takenAt) })} />
                </a>
                {taskId === null ? (
                  <span>{customerName}</span>
                ) : (
                  <OpenLink to="/servicePage/detail" query={{ id: taskId }}>
                    {format.parts([customerName, taskNumber])}
                  </OpenLink>
                )}
                <Text size="sm" tone="muted">
                  {t('membership.photos.removed', { day: format.day(removedAt) })}
                </Text>
              </li>
            ))}
          </Photos>
          {data && data.total > limit && (
            <Pagination page={page} limit={limit} total={data.total} onPageChange={setPage} />
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="primary" onClick={onClose}>
            {common('common.close')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${token.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: ${token.space[1]};
    align-content: start;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: ${token.radius.md};
    object-fit: cover;
  }
`;
