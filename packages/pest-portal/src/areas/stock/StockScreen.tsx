import {
  chemicalCategoryId,
  type StockAct,
  type StockKind,
  stockCategoryIds,
  stockCategoryNames,
  stockPermissions,
  stockStatuses,
  stockStatusWords,
} from 'pest-sdk';
import { Button, DataTable, EmptyState, Icon, plusIcon, type RowAct, Select, token } from 'pest-ui';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { stockPathOf } from '../../base/links';
import { useCan } from '../../base/session';
import { ClearFilters } from '../../kit/list/ClearFilters';
import { EmptyList } from '../../kit/list/EmptyList';
import { ListSearch } from '../../kit/list/ListSearch';
import { useListAddress } from '../../kit/list/list-address';
import { pagedRows } from '../../kit/list/paged-rows';
import { useOpenOne } from '../../kit/list/useOpenOne';
import { OpenLink } from '../../kit/page/OpenLink';
import { PageHead } from '../../kit/page/PageHead';
import { UnknownRecord } from '../../kit/page/UnknownRecord';
import { ConsumableDialog } from './ConsumableDialog';
import type { Consumable } from './consumable-form';
import { LedgerDialog } from './LedgerDialog';
import { RemoveDialog } from './RemoveDialog';
import { ReplenishDialog } from './ReplenishDialog';
import { StockCard, useStockColumns } from './StockColumns';
import { stockMessages } from './stock.messages';
import { type StockListAddress, stockFilters, useStockList } from './stock-list';
import { TakeOutDialog } from './TakeOutDialog';
import { WarningLevelDialog } from './WarningLevelDialog';

// Fetched when it is opened.
const ImportStock = lazy(() => import('./import/ImportStock'));

type OpenDialog =
  | { readonly kind: 'replenish' | 'takeOut' | 'warning' | 'ledger' | 'edit'; readonly item: Consumable }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly items: readonly Consumable[] };

/** `/inventory/list` */
export function PhysicalStockScreen() {
  return <StockScreen kind="physical" />;
}

/** `/inventory/chemistry` */
export function ChemicalStockScreen() {
  return <StockScreen kind="chemical" />;
}

/** One kind of consumable: what is there, what runs low, replenishing it, and where it went. */
function StockScreen({ kind }: { readonly kind: StockKind }) {
  const t = useT(stockMessages);
  const list = useListAddress(stockFilters);
  const chosenWords = useChosenWords(list);
  const stock = useStockList(kind, list);
  const can = useCan();
  const may = (act: StockAct) => can(stockPermissions[act][kind]);
  const actionsOf = useRowActions(may, (next) => setDialog(next));
  const dueOf = useDueAct(may, (next) => setDialog(next));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [importing, setImporting] = useState(false);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const rows: readonly Consumable[] = stock.data?.items ?? [];
  const asked = useOpenOne(stockPathOf(kind), 'replenish');
  const toReplenish = may('replenish') ? rows.find(({ id }) => id === asked.id) : undefined;
  const history = useOpenOne(stockPathOf(kind), 'ledger');
  const followed = may('view') ? rows.find(({ id }) => id === history.id) : undefined;
  const isUnknown =
    stock.data && [asked.id, history.id].some((id) => id !== null && !rows.some((row) => row.id === id));
  const historyOf = may('view') ? history.addressOf : undefined;
  const chosen = rows.filter((row) => selected.includes(row.id));
  return (
    <>
      <PageHead title={t(`stock.${kind}.title`)} />
      {isUnknown && <UnknownRecord onDismiss={asked.id !== null ? asked.close : history.close} />}
      <DataTable
        label={t(`stock.${kind}.title`)}
        search={<ListSearch list={list} label={t('stock.search')} />}
        filters={<StockFilters kind={kind} list={list} />}
        tools={
          <>
            <StockTools kind={kind} />
            {may('add') && <Button onClick={() => setImporting(true)}>{t('stock.import')}</Button>}
          </>
        }
        action={
          may('add') && (
            <Button variant="primary" onClick={() => setDialog({ kind: 'add' })}>
              <Icon path={plusIcon} size={16} />
              {kind === 'chemical' ? t('stock.add.chemical') : t('stock.add')}
            </Button>
          )
        }
        columns={useStockColumns(kind, historyOf)}
        rowKey={(item) => item.id}
        card={(item) => <StockCard item={item} historyOf={historyOf} act={dueOf(item)} />}
        rowAct={dueOf}
        rowActions={actionsOf}
        rowActionsLabel={(item) => t('stock.actions', { name: item.name })}
        {...(may('delete') && {
          selected,
          onSelectedChange: setSelected,
          bulkActions: (
            <Button variant="danger" size="sm" onClick={() => setDialog({ kind: 'remove', items: chosen })}>
              {t('stock.deleteSelected')}
            </Button>
          ),
        })}
        sort={{ column: list.sort ?? 'name', order: list.order }}
        onSortChange={({ column, order }) => list.setSort(column, order)}
        {...pagedRows<Consumable>(list, stock)}
        empty={
          <EmptyList list={list} title={t('stock.empty.filtered')} chosen={chosenWords}>
            <EmptyState title={t('stock.empty')} hint={t('stock.empty.hint')} />
          </EmptyList>
        }
      />
      <Suspense>{importing && <ImportStock kind={kind} onClose={() => setImporting(false)} />}</Suspense>
      {toReplenish && <ReplenishDialog item={toReplenish} onClose={asked.close} />}
      {followed && <ConsumableLedger item={followed} onClose={history.close} />}
      <OpenStockDialog kind={kind} dialog={dialog} onClose={() => setDialog(null)} onRemoved={() => setSelected([])} />
    </>
  );
}

function ConsumableLedger({ item, onClose }: { readonly item: Consumable; readonly onClose: () => void }) {
  const t = useT(stockMessages);
  return (
    <LedgerDialog title={t('stock.ledger.title', { name: item.name })} filter={{ id: item.id }} onClose={onClose} />
  );
}

/** The ways to a stock-take and to the balance. */
function StockTools({ kind }: { readonly kind: StockKind }) {
  const t = useT(stockMessages);
  const can = useCan();
  return (
    <Tools>
      {can(stockPermissions.view[kind]) && (
        <OpenLink to="/inventory/balance" query={{ kind }}>
          {t('stock.balance')}
        </OpenLink>
      )}
      {can(stockPermissions.replenish[kind]) && (
        <OpenLink to="/inventory/count" query={{ kind }}>
          {t('stock.count')}
        </OpenLink>
      )}
    </Tools>
  );
}

const Tools = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[1]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token.size.control};
    padding: 0 ${token.space[2]};
    border-radius: ${token.radius.md};
    color: ${token.color.text};
    text-decoration: none;
  }
  a:hover {
    background: ${token.color.surfaceSunken};
  }
`;

interface OpenStockDialogProps {
  readonly kind: StockKind;
  readonly dialog: OpenDialog | null;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

function OpenStockDialog({ kind, dialog, onClose, onRemoved }: OpenStockDialogProps) {
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'add':
      return <ConsumableDialog kind={kind} item={null} onClose={onClose} />;
    case 'edit':
      return <ConsumableDialog kind={kind} item={dialog.item} onClose={onClose} />;
    case 'replenish':
      return <ReplenishDialog item={dialog.item} onClose={onClose} />;
    case 'takeOut':
      return <TakeOutDialog item={dialog.item} onClose={onClose} />;
    case 'warning':
      return <WarningLevelDialog item={dialog.item} onClose={onClose} />;
    case 'ledger':
      return <ConsumableLedger item={dialog.item} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog items={dialog.items} onClose={onClose} onRemoved={onRemoved} />;
  }
}

function useRowActions(may: (act: StockAct) => boolean, open: (dialog: OpenDialog) => void) {
  const t = useT(stockMessages);
  return (item: Consumable) => [
    ...(may('replenish') && item.status === 'normal'
      ? [{ id: 'replenish', label: t('stock.replenish'), onSelect: () => open({ kind: 'replenish', item }) }]
      : []),
    ...(may('replenish') && Number(item.stock) > 0
      ? [{ id: 'takeOut', label: t('stock.takeOut'), onSelect: () => open({ kind: 'takeOut', item }) }]
      : []),
    ...(may('warning')
      ? [{ id: 'warning', label: t('stock.warning'), onSelect: () => open({ kind: 'warning', item }) }]
      : []),
    ...(may('view')
      ? [{ id: 'ledger', label: t('stock.ledger'), onSelect: () => open({ kind: 'ledger', item }) }]
      : []),
    ...(may('edit') ? [{ id: 'edit', label: t('stock.edit'), onSelect: () => open({ kind: 'edit', item }) }] : []),
    ...(may('delete')
      ? [
          {
            id: 'delete',
            label: t('stock.delete'),
            danger: true,
            onSelect: () => open({ kind: 'remove', items: [item] }),
          },
        ]
      : []),
  ];
}

/** Whatever runs low is replenished from its row. */
function useDueAct(may: (act: StockAct) => boolean, open: (dialog: OpenDialog) => void) {
  const t = useT(stockMessages);
  return (item: Consumable): RowAct | null => {
    if (item.status === 'normal' || !may('replenish')) return null;
    const label = t('stock.replenish');
    return {
      label,
      name: t('stock.replenish.title', { name: item.name }),
      onSelect: () => open({ kind: 'replenish', item }),
    };
  };
}

/** What the filters of a list say, for the words over an empty one. */
function useChosenWords({ filters }: StockListAddress): string[] {
  const t = useT(stockMessages);
  return [
    ...(filters.expiry ? [t('stock.expiry.soon')] : []),
    ...stockStatuses.filter((status) => status === filters.status).map((status) => stockStatusWords[status][language]),
    ...stockCategoryIds.filter((id) => String(id) === filters.categoryId).map((id) => stockCategoryNames[id][language]),
  ];
}

function StockFilters({ kind, list }: { readonly kind: StockKind; readonly list: StockListAddress }) {
  const t = useT(stockMessages);
  const { filters, setFilters } = list;
  return (
    <>
      <Select
        aria-label={t('stock.status')}
        value={filters.status ?? ''}
        placeholder={t('stock.status.any')}
        options={stockStatuses.map((status) => ({ value: status, label: stockStatusWords[status][language] }))}
        onChange={(status) => setFilters({ status })}
      />
      <Select
        aria-label={t('stock.expiry')}
        value={filters.expiry ?? ''}
        placeholder={t('stock.expiry.any')}
        options={[{ value: 'soon', label: t('stock.expiry.soon') }]}
        onChange={(expiry) => setFilters({ expiry })}
      />
      {kind === 'physical' && (
        <Select
          aria-label={t('stock.category')}
          value={filters.categoryId ?? ''}
          placeholder={t('stock.category.any')}
          options={stockCategoryIds
            .filter((id) => id !== chemicalCategoryId)
            .map((id) => ({ value: String(id), label: stockCategoryNames[id][language] }))}
          onChange={(categoryId) => setFilters({ categoryId })}
        />
      )}
      <ClearFilters list={list} />
    </>
  );
}
