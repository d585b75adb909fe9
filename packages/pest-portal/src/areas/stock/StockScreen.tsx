import {
  chemicalCategoryId,
  formatList,
  type StockAct,
  type StockKind,
  stockCategoryIds,
  stockCategoryNames,
  stockPermissions,
  stockStatuses,
  stockStatusWords,
} from 'pest-sdk';
import { fetched, Select, token } from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { stockPathOf } from '../../base/pages';
import { useCan } from '../../base/session';
import { CallDialog } from '../../kit/form/CallDialog';
import { DialogButton } from '../../kit/form/DialogButton';
import { ListPage } from '../../kit/list/ListPage';
import { useListActs } from '../../kit/list/list-acts';
import { useListAddress } from '../../kit/list/list-address';
import { useOpenOne } from '../../kit/list/useOpenOne';
import { OpenLink } from '../../kit/page/OpenLink';
import { PageHead } from '../../kit/page/PageHead';
import { UnknownRecord } from '../../kit/page/UnknownRecord';
import { ConsumableDialog } from './ConsumableDialog';
import type { Consumable } from './consumable-form';
import { LedgerDialog } from './LedgerDialog';
import { ReplenishDialog } from './ReplenishDialog';
import { useStockColumns } from './StockColumns';
import { stockMessages } from './stock.messages';
import { type StockFilter, type StockListAddress, stockFilters, useStockList } from './stock-list';
import { TakeOutDialog } from './TakeOutDialog';
import { WarningLevelDialog } from './WarningLevelDialog';

// Fetched when it is opened.
const ImportStock = fetched(() => import('./import/ImportStock'), 'default');

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
  const stock = useStockList(kind, list);
  const can = useCan();
  const may = (act: StockAct) => can(stockPermissions[act][kind]);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const rows: readonly Consumable[] = stock.data?.items ?? [];
  const asked = useOpenOne(stockPathOf(kind), 'replenish');
  const toReplenish = may('replenish') ? rows.find(({ id }) => id === asked.id) : undefined;
  const history = useOpenOne(stockPathOf(kind), 'ledger');
  const followed = may('view') ? rows.find(({ id }) => id === history.id) : undefined;
  const isUnknown =
    stock.data && [asked.id, history.id].some((id) => id !== null && !rows.some((row) => row.id === id));
  const removed = () => setSelected([]);
  const title = t(`stock.${kind}.title`);
  return (
    <>
      <PageHead title={title} />
      {isUnknown && <UnknownRecord onDismiss={asked.id !== null ? asked.close : history.close} />}
      <ListPage<Consumable, StockFilter>
        title={title}
        head={null}
        list={list}
        rows={stock}
        search={t('stock.search')}
        filters={<StockFilters kind={kind} list={list} />}
        tools={<StockTools kind={kind} />}
        acts={useStockActs(kind, removed)}
        columns={useStockColumns(kind, may('view') ? history.addressOf : undefined)}
        {...(may('delete') && {
          selected,
          onSelectedChange: setSelected,
          bulkActions: <RemoveSelected items={rows.filter(({ id }) => selected.includes(id))} onRemoved={removed} />,
        })}
        sort={{ column: list.sort ?? 'name', order: list.order }}
        chosen={useChosenWords(list)}
        empty={{ title: t('stock.empty'), hint: t('stock.empty.hint') }}
      />
      {toReplenish && <ReplenishDialog item={toReplenish} onClose={asked.close} />}
      {followed && <ConsumableLedger item={followed} onClose={history.close} />}
    </>
  );
}

function useStockActs(kind: StockKind, onRemoved: () => void) {
  const t = useT(stockMessages);
  const common = useT(commonMessages);
  const right = (act: StockAct) => stockPermissions[act][kind];
  return useListActs<Consumable>(
    {
      right: right('add'),
      label: t(kind === 'chemical' ? 'stock.add.chemical' : 'stock.add'),
      dialog: (onClose) => <ConsumableDialog kind={kind} item={null} onClose={onClose} />,
    },
    [
      {
        right: right('replenish'),
        label: t('stock.replenish'),
        // Whatever runs low is replenished from its row.
        due: ({ name, status }) => (status === 'normal' ? null : t('stock.replenish.title', { name })),
        dialog: (item, onClose) => <ReplenishDialog item={item} onClose={onClose} />,
      },
      {
        right: right('replenish'),
        label: t('stock.takeOut'),
        where: ({ stock }) => Number(stock) > 0,
        dialog: (item, onClose) => <TakeOutDialog item={item} onClose={onClose} />,
      },
      {
        right: right('warning'),
        label: t('stock.warning'),
        dialog: (item, onClose) => <WarningLevelDialog item={item} onClose={onClose} />,
      },
      {
        right: right('view'),
        label: t('stock.ledger'),
        dialog: (item, onClose) => <ConsumableLedger item={item} onClose={onClose} />,
      },
      {
        right: right('edit'),
        label: common('common.edit'),
        dialog: (item, onClose) => <ConsumableDialog kind={kind} item={item} onClose={onClose} />,
      },
      {
        right: right('delete'),
        label: common('common.delete'),
        danger: true,
        dialog: (item, onClose) => <RemoveDialog items={[item]} onClose={onClose} onRemoved={onRemoved} />,
      },
    ],
  );
}

interface RemoveProps {
  readonly items: readonly Consumable[];
  readonly onRemoved: () => void;
}

function RemoveSelected(removing: RemoveProps) {
  const t = useT(stockMessages);
  return (
    <DialogButton variant="danger" size="sm" dialog={(onClose) => <RemoveDialog {...removing} onClose={onClose} />}>
      {t('stock.deleteSelected')}
    </DialogButton>
  );
}

/** Says by name what will be deleted, then deletes all of it or none. */
function RemoveDialog({ items, onRemoved, onClose }: RemoveProps & { readonly onClose: () => void }) {
  const t = useT(stockMessages);
  const common = useT(commonMessages);
  const names = items.map(({ name }) => name);
  return (
    <CallDialog
      call="stock.removeConsumablesByIds"
      request={{ ids: items.map(({ id }) => id).join(',') }}
      tone="danger"
      title={t('stock.delete.title')}
      body={t('stock.delete.body', { names: formatList(names, language) })}
      confirmLabel={common('common.delete')}
      done={t('stock.deleted')}
      onDone={onRemoved}
      onClose={onClose}
    />
  );
}

function ConsumableLedger({ item, onClose }: { readonly item: Consumable; readonly onClose: () => void }) {
  const t = useT(stockMessages);
  return (
    <LedgerDialog title={t('stock.ledger.title', { name: item.name })} filter={{ id: item.id }} onClose={onClose} />
  );
}

/** The ways to a stock-take and to the balance, and what comes from a file. */
function StockTools({ kind }: { readonly kind: StockKind }) {
  const t = useT(stockMessages);
  const can = useCan();
  return (
    <>
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
      {can(stockPermissions.add[kind]) && (
        <DialogButton dialog={(onClose) => <ImportStock kind={kind} onClose={onClose} />}>
          {t('stock.import')}
        </DialogButton>
      )}
    </>
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
    </>
  );
}
