import { useQuery } from '@tanstack/react-query';
import { type ResultOf, unitIn } from 'pest-sdk';
import { Button, DataTable, type DataTableColumn, Dialog, EmptyState, Text, useFormat } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { Link, taskLinks } from '../../base/links';
import type { Consumable } from './consumable-form';
import { stockMessages } from './stock.messages';
import { ledgerQuery } from './stock.queries';

type LedgerEntry = ResultOf<'stock.ledger'>['items'][number];

/** Every change of one consumable: who, when, why and for which service. */
export function LedgerDialog({ item, onClose }: { readonly item: Consumable; readonly onClose: () => void }) {
  const t = useT(stockMessages);
  const [page, setPage] = useState(1);
  const ledger = useQuery(ledgerQuery({ id: item.id, page, limit: 10 }));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="lg">
        <Dialog.Header>{t('stock.ledger.title', { name: item.name })}</Dialog.Header>
        <Dialog.Body>
          <DataTable
            label={t('stock.ledger')}
            columns={useLedgerColumns(item)}
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
            {t('stock.close')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function useLedgerColumns(item: Consumable): readonly DataTableColumn<LedgerEntry>[] {
  const t = useT(stockMessages);
  const format = useFormat();
  return [
    { id: 'at', header: t('stock.ledger.at'), cell: (entry) => format.dateTime(entry.at) },
    {
      id: 'change',
      header: t('stock.ledger.change'),
      align: 'end',
      cell: (entry) => <Change entry={entry} unit={unitIn(item.unit, language)} />,
    },
    { id: 'reason', header: t('stock.ledger.reason'), cell: (entry) => t(`stock.reason.${entry.reason}`) },
    { id: 'who', header: t('stock.ledger.who'), cell: (entry) => entry.accountName },
    {
      id: 'note',
      header: t('stock.ledger.note'),
      cell: (entry) => (
        <>
          {entry.note} {entry.taskId && <Link to={taskLinks.details(entry.taskId)}>{t('stock.ledger.task')}</Link>}
        </>
      ),
    },
  ];
}

/** With its sign, so that in and out differ by more than colour. */
function Change({ entry, unit }: { readonly entry: LedgerEntry; readonly unit: string }) {
  const gained = !entry.change.startsWith('-');
  return (
    <Text numeric data-gained={gained}>
      {gained ? `+${entry.change}` : entry.change.replace('-', '−')} {unit}
    </Text>
  );
}
