import { type StockKind, type StockStatus, stockCategoryNames, stockStatusWords } from 'pest-sdk';
import { Row, StatusDot, Text, useFormat } from 'pest-ui';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { type Address, Link } from '../../base/links';
import type { ListColumn } from '../../kit/list/ListPage';
import { ExpiryDot } from './batches/ExpiryDot';
import { asCategory, type Consumable } from './consumable-form';
import { stockMessages } from './stock.messages';

const statusTones: Record<StockStatus, 'success' | 'warning' | 'danger'> = {
  normal: 'success',
  warning: 'warning',
  out: 'danger',
};

/** Where a consumable's history is, for whoever may read it. */
export type HistoryOf = ((id: string) => Address) | undefined;

export function useStockColumns(kind: StockKind, historyOf: HistoryOf): readonly ListColumn<Consumable>[] {
  const t = useT(stockMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const amount = (quantity: string, unit: string) => <Text numeric>{format.quantity(quantity, unit)}</Text>;
  const physical = usePhysicalColumns();
  const chemical = useChemicalColumns();
  return [
    {
      id: 'name',
      header: common('common.name'),
      sortable: true,
      opens: historyOf !== undefined,
      cell: (item) => <Name item={item} historyOf={historyOf} />,
      text: (item) => item.name,
      card: 'lead',
    },
    {
      id: 'status',
      header: t('stock.status'),
      sortable: true,
      cell: (item) => <StatusDot tone={statusTones[item.status]}>{stockStatusWords[item.status][language]}</StatusDot>,
      text: (item) => stockStatusWords[item.status][language],
      card: 'state',
    },
    {
      id: 'stock',
      header: t('stock.stock'),
      sortable: true,
      align: 'end',
      cell: (item) => amount(item.stock, item.unit),
      text: (item) => format.quantity(item.stock, item.unit),
      card: 'title',
    },
    {
      id: 'batches',
      header: t('stock.batches'),
      from: 'medium',
      cell: (item) => <Batches item={item} />,
      text: (item) => format.parts(item.batches.map(({ batch, expiresOn }) => format.parts([batch, expiresOn ?? '']))),
      card: 'block',
    },
    {
      id: 'warningLevel',
      header: t('stock.warningLevel'),
      align: 'end',
      cell: (item) => amount(item.warningLevel, item.unit),
      text: (item) => format.quantity(item.warningLevel, item.unit),
      card: 'fact',
    },
    {
      id: 'safetyStock',
      header: t('stock.safetyStock'),
      from: 'wide',
      align: 'end',
      cell: (item) => amount(item.safetyStock, item.unit),
      text: (item) => format.quantity(item.safetyStock, item.unit),
      card: 'fact',
    },
    ...(kind === 'physical' ? physical : chemical),
  ];
}

interface NameProps {
  readonly item: Consumable;
  readonly historyOf: HistoryOf;
}

function Name({ item, historyOf }: NameProps) {
  return historyOf ? <Link to={historyOf(item.id)}>{item.name}</Link> : item.name;
}

/** How many batches there are, and the first of them to expire. */
function Batches({ item: { batches } }: { readonly item: Consumable }) {
  const t = useT(stockMessages);
  const first = batches[0];
  if (!first) return '—';
  const words = first.expiresOn ? t('stock.batches.until', { day: first.expiresOn }) : first.batch;
  return (
    <Row gap={2} nowrap>
      <Text numeric>{words}</Text>
      {batches.length > 1 && <Text tone="muted">{t('stock.batches.more', { count: batches.length - 1 })}</Text>}
      <ExpiryDot expiresOn={first.expiresOn} />
    </Row>
  );
}

function usePhysicalColumns(): readonly ListColumn<Consumable>[] {
  const t = useT(stockMessages);
  return [
    {
      id: 'category',
      header: t('stock.category'),
      text: (item) => stockCategoryNames[asCategory(item.categoryId)][language],
      card: 'line',
    },
    {
      id: 'specification',
      header: t('stock.specification'),
      cell: (item) => specificationOf(item) || '—',
      text: specificationOf,
      card: 'line',
    },
  ];
}

function specificationOf(item: Consumable): string {
  return ('specification' in item && item.specification) || '';
}

const chemicalFacts = [
  { id: 'registrationNumber', from: 'wide' },
  { id: 'activeIngredient', from: undefined },
  { id: 'targetPest', from: undefined },
  { id: 'dilution', from: 'widest' },
  { id: 'ratio', from: 'widest' },
  { id: 'applicationArea', from: 'widest' },
] as const;

function useChemicalColumns(): readonly ListColumn<Consumable>[] {
  const t = useT(stockMessages);
  const format = useFormat();
  const capacityOf = (item: Consumable) =>
    'capacity' in item && item.capacity !== null ? format.quantity(item.capacity, item.capacityUnit) : '—';
  return [
    {
      id: 'capacity',
      header: t('stock.capacity'),
      from: 'widest',
      align: 'end',
      cell: (item) => <Text numeric>{capacityOf(item)}</Text>,
      text: capacityOf,
      card: null,
    },
    ...chemicalFacts.map(
      ({ id, from }): ListColumn<Consumable> => ({
        id,
        header: t(`stock.${id}`),
        from,
        cell: (item) => ('capacity' in item && item[id]) || '—',
        text: (item) => ('capacity' in item && item[id]) || '',
        card: id === 'activeIngredient' ? 'line' : null,
      }),
    ),
  ];
}
