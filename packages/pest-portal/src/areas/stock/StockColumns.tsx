import { type StockKind, type StockStatus, stockCategoryNames, stockStatusWords } from 'pest-sdk';
import { Badge, type DataTableColumn, JobCard, type JobCardAct, Row, Text, useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { type Address, Link } from '../../base/links';
import { ExpiryBadge } from './batches/ExpiryBadge';
import { asCategory, type Consumable } from './consumable-form';
import { stockMessages } from './stock.messages';

const statusTones: Record<StockStatus, 'success' | 'warning' | 'danger'> = {
  normal: 'success',
  warning: 'warning',
  out: 'danger',
};

/** Where a consumable's history is, for whoever may read it. */
export type HistoryOf = ((id: string) => Address) | undefined;

export function useStockColumns(kind: StockKind, historyOf: HistoryOf): readonly DataTableColumn<Consumable>[] {
  const t = useT(stockMessages);
  const format = useFormat();
  const amount = (quantity: string, unit: string) => <Text numeric>{format.quantity(quantity, unit)}</Text>;
  const physical = usePhysicalColumns();
  const chemical = useChemicalColumns();
  return [
    {
      id: 'name',
      header: t('stock.name'),
      sortable: true,
      opens: historyOf !== undefined,
      cell: (item) => <Name item={item} historyOf={historyOf} />,
      text: (item) => item.name,
    },
    {
      id: 'status',
      header: t('stock.status'),
      sortable: true,
      cell: (item) => <Badge tone={statusTones[item.status]}>{stockStatusWords[item.status][language]}</Badge>,
    },
    {
      id: 'stock',
      header: t('stock.stock'),
      sortable: true,
      align: 'end',
      cell: (item) => amount(item.stock, item.unit),
      text: (item) => format.quantity(item.stock, item.unit),
    },
    {
      id: 'batches',
      header: t('stock.batches'),
      from: 'medium',
      cell: (item) => <Batches item={item} nowrap />,
      text: (item) => format.parts(item.batches.map(({ batch, expiresOn }) => format.parts([batch, expiresOn ?? '']))),
    },
    {
      id: 'warningLevel',
      header: t('stock.warningLevel'),
      align: 'end',
      cell: (item) => amount(item.warningLevel, item.unit),
      text: (item) => format.quantity(item.warningLevel, item.unit),
    },
    {
      id: 'safetyStock',
      header: t('stock.safetyStock'),
      from: 'wide',
      align: 'end',
      cell: (item) => amount(item.safetyStock, item.unit),
      text: (item) => format.quantity(item.safetyStock, item.unit),
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
function Batches({ item: { batches }, nowrap }: { readonly item: Consumable; readonly nowrap?: boolean }) {
  const t = useT(stockMessages);
  const first = batches[0];
  if (!first) return '—';
  const words = first.expiresOn ? t('stock.batches.until', { day: first.expiresOn }) : first.batch;
  return (
    <Row gap={2} nowrap={nowrap}>
      <Text numeric>{words}</Text>
      {batches.length > 1 && <Text tone="muted">{t('stock.batches.more', { count: batches.length - 1 })}</Text>}
      <ExpiryBadge expiresOn={first.expiresOn} />
    </Row>
  );
}

/** A consumable on a phone: how much there is, and when it is too little. */
export function StockCard({ item, historyOf, act }: NameProps & { readonly act: JobCardAct | null }) {
  const t = useT(stockMessages);
  const format = useFormat();
  const specification = 'specification' in item ? item.specification : item.activeIngredient;
  return (
    <JobCard
      lead={<Name item={item} historyOf={historyOf} />}
      state={<Badge tone={statusTones[item.status]}>{stockStatusWords[item.status][language]}</Badge>}
      title={format.quantity(item.stock, item.unit)}
      lines={[
        t('stock.card.levels', {
          warning: format.quantity(item.warningLevel, item.unit),
          safety: format.quantity(item.safetyStock, item.unit),
        }),
        item.batches.length > 0 && <Batches item={item} />,
        format.parts([stockCategoryNames[asCategory(item.categoryId)][language], specification ?? '']),
      ]}
      act={act}
    />
  );
}

function usePhysicalColumns(): readonly DataTableColumn<Consumable>[] {
  const t = useT(stockMessages);
  return [
    {
      id: 'category',
      header: t('stock.category'),
      cell: (item) => stockCategoryNames[asCategory(item.categoryId)][language],
    },
    {
      id: 'specification',
      header: t('stock.specification'),
      cell: (item) => ('specification' in item && item.specification) || '—',
    },
  ];
}

const chemicalFacts = [
  { id: 'registrationNumber', from: 'wide' },
  { id: 'activeIngredient', from: undefined },
  { id: 'targetPest', from: undefined },
  { id: 'dilution', from: 'widest' },
  { id: 'ratio', from: 'widest' },
  { id: 'applicationArea', from: 'widest' },
] as const;

function useChemicalColumns(): readonly DataTableColumn<Consumable>[] {
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
    },
    ...chemicalFacts.map(({ id, from }) => ({
      id,
      header: t(`stock.${id}`),
      from,
      cell: (item: Consumable) => ('capacity' in item && item[id]) || '—',
    })),
  ];
}
