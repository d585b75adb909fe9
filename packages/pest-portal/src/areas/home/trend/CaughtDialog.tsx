import { useQuery } from '@tanstack/react-query';
import { type CaughtAt, pestGroups, pestGroupWords } from 'pest-sdk';
import { Button, DataTable, type DataTableColumn, Dialog, EmptyState, useFormat } from 'pest-ui';
import { useState } from 'react';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { OpenLink } from '../../../kit/page/OpenLink';
import type { Caught } from './caught';
import { caughtMessages } from './caught.messages';
import { capturesQuery } from './trend.queries';

export interface CaughtDialogProps {
  readonly caught: Caught;
  /** Of one site only, which needs no name then. */
  readonly customerId?: string | undefined;
  readonly onClose: () => void;
}

const limit = 10;

/** What a figure of captures is made of: where and when it was caught, the most first, each the way to its service. */
export function CaughtDialog({ caught, customerId, onClose }: CaughtDialogProps) {
  const t = useT(caughtMessages);
  const common = useT(commonMessages);
  const { number, parts } = useFormat();
  const [page, setPage] = useState(1);
  const { from, to } = caught;
  const group = pestGroups.find((known) => known === caught.group);
  const list = useQuery(capturesQuery({ from, to, group, customerId, page, limit }));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="md">
        <Dialog.Header>
          {parts([group ? pestGroupWords[group][language] : t('home.caught.all'), t('home.caught.days', { from, to })])}
        </Dialog.Header>
        <Dialog.Body>
          {list.data && <p>{t('home.caught.sum', { caught: number(list.data.caught) })}</p>}
          <DataTable<CaughtAt>
            label={t('home.caught.title')}
            columns={useColumns(customerId === undefined)}
            rows={list.data?.items ?? []}
            rowKey={({ customerId: id, day }) => `${id} ${day}`}
            total={list.data?.total ?? 0}
            page={page}
            limit={limit}
            onPageChange={setPage}
            loading={list.isFetching}
            error={list.error}
            onRetry={() => void list.refetch()}
            empty={<EmptyState title={t('home.caught.none')} />}
          />
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="secondary" onClick={onClose}>
            {common('common.close')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function useColumns(named: boolean): readonly DataTableColumn<CaughtAt>[] {
  const t = useT(caughtMessages);
  const common = useT(commonMessages);
  const { number } = useFormat();
  const site: DataTableColumn<CaughtAt> = {
    id: 'site',
    header: common('common.customer'),
    cell: ({ customerId, customerName }) => (
      <OpenLink to="/detailCustomer" query={{ id: customerId }}>
        {customerName}
      </OpenLink>
    ),
    card: 'lead',
  };
  return [
    ...(named ? [site] : []),
    {
      id: 'day',
      header: t('home.caught.day'),
      cell: (row) => <ServiceLink row={row} />,
      card: named ? 'title' : 'lead',
    },
    { id: 'count', header: t('home.caught.count'), align: 'end', cell: ({ count }) => number(count), card: 'aside' },
  ];
}

/** The day, as the way to its service. */
function ServiceLink({ row: { taskId, day } }: { readonly row: CaughtAt }) {
  if (taskId === null) return day;
  return (
    <OpenLink to="/servicePage/detail" query={{ id: taskId }}>
      {day}
    </OpenLink>
  );
}
