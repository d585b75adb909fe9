import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RequestInput, type StockLedgerEntry, stockOutCauseWords, unitIn } from 'pest-sdk';
import { Button, DataTable, type DataTableColumn, Dialog, EmptyState, Text, useFormat } from 'pest-ui';
import { useState } from 'react';
import { ask } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { OpenLink } from '../../kit/page/OpenLink';
import { stockMessages } from './stock.messages';

/** What the ledger is asked for, besides its page. */
export type LedgerFilter = Omit<RequestInput<'stock.ledger'>, 'page' | 'limit'>;

export interface LedgerDialogProps {
  readonly title: string;
  readonly filter: LedgerFilter;
  /** Of several consumables: each row says which. */
  readonly named?: boolean | undefined;
  readonly onClose: () => void;
}

/** Changes of stock: who, when, why and for which service. */
export function LedgerDialog({ title, filter, named = false, onClose }: LedgerDialogProps) {
  const t = useT(stockMessages);
  const common = useT(commonMessages);
  const [page, setPage] = useState(1);
  const ledger = useQuery({
    ...ask('stock.ledger', { ...filter, page, limit: 10 }),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="lg">
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>
          <DataTable
            label={t('stock.ledger')}
            columns={useLedgerColumns(named, filter)}
            rows={ledger.data?.items ?? []}
            rowKey={(entry) => entry.id}
            total={ledger.data?.total ?? 0}
            page={page}
            limit={10}
            onPageChange={setPage}
            loading={ledger.isFetching}
            error={ledger.error}
            onRetry={() => void ledger.refetch()}
            empty={<EmptyState title={t('stock.ledger.empty')} />}
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

function useLedgerColumns(named: boolean, { from, to }: LedgerFilter): readonly DataTableColumn<StockLedgerEntry>[] {
  const t = useT(stockMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const reason = useReasonWords();
  const names: readonly DataTableColumn<StockLedgerEntry>[] = [
    { id: 'name', header: common('common.name'), cell: ({ name }) => name, text: ({ name }) => name, card: 'line' },
  ];
  return [
    {
      id: 'at',
      header: common('common.time'),
      cell: ({ at }) => format.dateTime(at),
      text: ({ at }) => format.dateTime(at),
      card: 'aside',
    },
    ...(named ? names : []),
    {
      id: 'change',
      header: t('stock.ledger.change'),
      align: 'end',
      cell: (entry) => <Change entry={entry} />,
      text: ({ change, unit }) => format.parts([change, unitIn(unit, language)]),
      card: 'lead',
    },
    { id: 'reason', header: common('common.reason'), cell: reason, text: reason, card: 'title' },
    {
      id: 'customer',
      header: common('common.customer'),
      cell: ({ customer }) =>
        customer ? (
          <OpenLink to="/detailCustomer" query={{ id: customer.id, tab: 'use', from, to }}>
            {customer.name}
          </OpenLink>
        ) : (
          '—'
        ),
      text: ({ customer }) => customer?.name ?? '',
      card: 'line',
    },
    {
      id: 'batch',
      header: t('stock.batch'),
      cell: ({ batch }) => batch || '—',
      text: ({ batch }) => batch,
      card: 'line',
    },
    {
      id: 'who',
      header: t('stock.ledger.who'),
      cell: (entry) => entry.accountName,
      text: (entry) => entry.accountName,
      card: 'line',
    },
    {
      id: 'note',
      header: common('common.note'),
      cell: (entry) => <Note entry={entry} />,
      text: ({ note }) => note,
      card: 'block',
    },
  ];
}

/** Why it was taken out, and what a count found, belong to the reason. */
function useReasonWords(): (entry: StockLedgerEntry) => string {
  const t = useT(stockMessages);
  const format = useFormat();
  return ({ reason, cause, counted, unit }) =>
    format.parts([
      t(`stock.reason.${reason}`),
      cause ? stockOutCauseWords[cause][language] : '',
      counted === null ? '' : t('stock.ledger.counted', { quantity: format.quantity(counted, unit) }),
    ]);
}

/** What a service used has its number for a note. */
function Note({ entry: { note, taskId } }: { readonly entry: StockLedgerEntry }) {
  if (taskId === null) return note;
  return (
    <OpenLink to="/servicePage/detail" query={{ id: taskId }}>
      {note}
    </OpenLink>
  );
}

/** With its sign, so that in and out differ by more than colour. */
function Change({ entry }: { readonly entry: StockLedgerEntry }) {
  return (
    <Text numeric data-gained={!entry.change.startsWith('-')}>
      {signed(entry.change)} {unitIn(entry.unit, language)}
    </Text>
  );
}

/** `+3`, `−3`, `0`. */
export function signed(quantity: string): string {
  if (Number(quantity) === 0) return '0';
  return quantity.startsWith('-') ? quantity.replace('-', '−') : `+${quantity}`;
}
