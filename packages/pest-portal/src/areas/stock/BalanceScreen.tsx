import { useQuery } from '@tanstack/react-query';
import {
  addDays,
  type StockBalance,
  type StockFigure,
  type StockKind,
  stockFigures,
  stockFigureWords,
  stockPermissions,
} from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Icon,
  JobCard,
  printIcon,
  Segmented,
  Text,
  token,
  useFormat,
} from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { askList } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { usePageQuery } from '../../base/links';
import { useCan } from '../../base/session';
import { useSiteTime } from '../../base/site-time';
import { DayRange } from '../../kit/list/DayRange';
import { useListAddress } from '../../kit/list/list-address';
import { textButton } from '../../kit/list/text-button';
import { NoPermission } from '../../kit/page/NoPermission';
import { OnPaper } from '../../kit/page/OnPaper';
import { PageHead } from '../../kit/page/PageHead';
import { UseBySite } from '../task/use/UseBySite';
import { LedgerDialog, type LedgerFilter, signed } from './LedgerDialog';
import { stockMessages } from './stock.messages';
import { kindIn } from './stock-list';

/** What a line of each kind is; what was used at a site is for whoever may ask it of the site. */
const groupings = { physical: ['product', 'site'], chemical: ['product', 'registration', 'site'] } as const;

/** What is open over the balance: the ledger rows of one figure. */
interface OpenFigure {
  readonly title: string;
  readonly filter: LedgerFilter;
  readonly named: boolean;
}

/** `/inventory/balance`: what came in and went out in some days; every figure opens the ledger rows that it sums. */
export function BalanceScreen() {
  const t = useT(stockMessages);
  const [query] = usePageQuery<'/inventory/balance'>();
  const can = useCan();
  const list = useListAddress(['from', 'to', 'by']);
  const { today } = useSiteTime();
  const { parts } = useFormat();
  const [open, setOpen] = useState<OpenFigure | null>(null);
  const kind = kindIn(query, (one) => can(stockPermissions.view[one]));
  const to = list.filters.to ?? today();
  const from = list.filters.from ?? addDays(to, -29);
  const maySites = can(rights.inspectionSiteUse);
  const lines = groupings[kind ?? 'physical'].filter((one) => one !== 'site' || maySites);
  const by = lines.find((one) => one === list.filters.by) ?? 'product';
  const days = t('stock.balance.days', { from, to });
  const spans = monthsUntil(today());
  const isBackwards = from > to;
  const balance = useQuery({
    ...askList('stock.balance', { kind: kind ?? 'physical', by: by === 'site' ? 'product' : by, from, to }),
    enabled: kind !== null && by !== 'site' && !isBackwards,
  });
  const rows = isBackwards ? [] : (balance.data ?? []);
  const moved =
    balance.data && by !== 'site'
      ? t('stock.balance.moved', { all: rows.length, moved: rows.filter(hasMoved).length })
      : '';
  const openFigure = useOpenFigure({ kind: kind ?? 'physical', from, to }, setOpen);
  const columns = useBalanceColumns(kind ?? 'physical', openFigure);
  if (kind === null) {
    return (
      <>
        <PageHead title={t('stock.balance')} />
        <NoPermission />
      </>
    );
  }
  const around = {
    views: lines.length > 1 && (
      <Segmented
        label={t('stock.balance.by')}
        value={by}
        options={lines.map((value) => ({ value, label: t(`stock.balance.by.${value}`) }))}
        onChange={(next) => list.setFilters({ by: next })}
      />
    ),
    filters: (
      <>
        <DayRange
          label={t('stock.balance.span')}
          from={{
            label: t('stock.balance.from'),
            value: from,
            onChange: (next) => list.setFilters({ from: next }),
          }}
          to={{ label: t('stock.balance.to'), value: to, onChange: (next) => list.setFilters({ to: next }) }}
        />
        <Segmented
          label={t('stock.balance.month')}
          value={spans.find((span) => span.from === from && span.to === to)?.value ?? 'own'}
          options={spans.map(({ value }) => ({ value, label: t(`stock.balance.month.${value}`) }))}
          onChange={(next) => list.setFilters(spans.find(({ value }) => value === next) ?? {})}
        />
      </>
    ),
    tools: (
      <Button onClick={() => window.print()}>
        <Icon path={printIcon} size={16} />
        {t('stock.balance.print')}
      </Button>
    ),
  };
  return (
    <>
      <PageHead title={t(`stock.balance.title.${kind}`)} note={parts([days, moved])} />
      <OnPaper title={t(`stock.balance.title.${kind}`)}>{days}</OnPaper>
      {by === 'site' ? (
        <UseBySite {...around} kind={kind} days={{ from, to }} />
      ) : (
        <DataTable
          {...around}
          label={t('stock.balance')}
          columns={columns}
          rows={rows}
          rowKey={({ id, registrationNumber, unit }) => id ?? `${registrationNumber} ${unit}`}
          card={(line) => <BalanceCard line={line} onOpen={openFigure} />}
          loading={balance.isFetching}
          error={balance.error}
          onRetry={() => void balance.refetch()}
          empty={<EmptyState title={t(isBackwards ? 'stock.balance.backwards' : 'stock.balance.empty')} />}
        />
      )}
      {open && <LedgerDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** What accounts are kept by: this month so far, and the whole of the last one. */
function monthsUntil(today: string) {
  const first = firstOfMonth(today);
  const end = addDays(first, -1);
  return [
    { value: 'this', from: first, to: today },
    { value: 'last', from: firstOfMonth(end), to: end },
  ] as const;
}

const firstOfMonth = (day: string) => `${day.slice(0, 'YYYY-MM'.length)}-01`;

const hasMoved = (line: StockBalance) => stockFigures.some((figure) => Number(line[figure]) !== 0);

type OpenLine = (line: StockBalance, figure: StockFigure) => void;
type Days = Required<Pick<LedgerFilter, 'kind' | 'from' | 'to'>>;

function useOpenFigure(days: Days, open: (figure: OpenFigure) => void): OpenLine {
  const t = useT(stockMessages);
  const format = useFormat();
  return (line, figure) => {
    const { id, name, registrationNumber, unit } = line;
    const whose = id === null ? { registrationNumber, unit } : { id };
    open({
      title: t('stock.balance.ledger', {
        name: id === null ? registrationNumber : name,
        figure: stockFigureWords[figure][language],
        quantity: format.parts([signed(line[figure]), unit]),
      }),
      filter: { ...days, ...whose, figure },
      named: id === null,
    });
  };
}

function useBalanceColumns(kind: StockKind, onOpen: OpenLine): readonly DataTableColumn<StockBalance>[] {
  const t = useT(stockMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const level = (id: 'before' | 'after'): DataTableColumn<StockBalance> => ({
    id,
    header: t(`stock.balance.${id}`),
    align: 'end',
    cell: (line) => (
      <Text numeric weight={id === 'after' ? 'semibold' : undefined}>
        {format.number(Number(line[id]))}
      </Text>
    ),
    text: (line) => line[id],
  });
  const registration: DataTableColumn<StockBalance> = {
    id: 'registrationNumber',
    header: t('stock.registrationNumber'),
    from: 'medium',
    cell: (line) => line.registrationNumber || '—',
    text: (line) => line.registrationNumber,
  };
  return [
    { id: 'name', header: common('common.name'), cell: ({ name }) => name, text: ({ name }) => name },
    ...(kind === 'physical' ? [] : [registration]),
    { id: 'unit', header: t('stock.unit'), cell: ({ unit }) => unit, text: ({ unit }) => unit },
    level('before'),
    ...stockFigures.map(
      (figure): DataTableColumn<StockBalance> => ({
        id: figure,
        header: stockFigureWords[figure][language],
        align: 'end',
        cell: (line) => <Figure line={line} figure={figure} onOpen={onOpen} />,
        text: (line) => line[figure],
      }),
    ),
    level('after'),
    {
      id: 'countedAt',
      header: t('stock.balance.countedAt'),
      align: 'end',
      from: 'wide',
      cell: ({ countedAt }) => (countedAt ? format.day(countedAt) : '—'),
      text: ({ countedAt }) => (countedAt ? format.day(countedAt) : ''),
    },
  ];
}

interface FigureProps {
  readonly line: StockBalance;
  readonly figure: StockFigure;
  readonly onOpen: OpenLine;
}

/** Nothing moved, nothing to open. */
function Figure({ line, figure, onOpen }: FigureProps) {
  const t = useT(stockMessages);
  const quantity = signed(line[figure]);
  if (Number(line[figure]) === 0) return <Text tone="muted">0</Text>;
  return (
    <Opens
      type="button"
      aria-label={t('stock.balance.opens', { name: line.name, figure: stockFigureWords[figure][language], quantity })}
      onClick={() => onOpen(line, figure)}
    >
      {quantity}
    </Opens>
  );
}

function BalanceCard({ line, onOpen }: Omit<FigureProps, 'figure'>) {
  const t = useT(stockMessages);
  const format = useFormat();
  return (
    <JobCard
      lead={line.name}
      aside={line.registrationNumber}
      title={format.quantity(line.after, line.unit)}
      lines={[
        format.parts([t('stock.balance.before'), format.quantity(line.before, line.unit)]),
        <Figures key="figures">
          {stockFigures.map((figure) => (
            <div key={figure}>
              <dt>{stockFigureWords[figure][language]}</dt>
              <dd>
                <Figure line={line} figure={figure} onOpen={onOpen} />
              </dd>
            </div>
          ))}
        </Figures>,
      ]}
    />
  );
}

const Opens = styled.button`
  ${textButton}
  min-width: 24px;
  font-variant-numeric: tabular-nums;
  text-decoration: underline;
  text-decoration-color: ${token.color.borderStrong};
  text-underline-offset: 3px;

  &:hover {
    text-decoration-color: currentColor;
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[1]} ${token.space[4]};
  margin: 0;

  div {
    display: flex;
    justify-content: space-between;
    align-items: center;
  }
  dd {
    margin: 0;
  }
`;
