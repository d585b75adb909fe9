import { addDays, daysBetween, expiryState } from 'pest-sdk';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useFormat, useMessages } from '../i18n/messages';
import { Button } from '../primitives/button/Button';
import { Link } from '../primitives/link/Link';
import * as color from '../theme/color';
import { fontSize, fontWeight, space } from '../theme/tokens';
import { Slot } from '../widget/Slot';
import type { HostCall } from '../widget/useHostCall';
import { useHostCall } from '../widget/useHostCall';
import type { SlotProps, Slots, WidgetStates } from '../widget/widget.types';
import { stockBellMessages } from './StockBell.messages';
import type { StockBellParts, StockItemActs } from './StockBell.types';
import { isSnoozed, type StockEntry, type StockItem, stockEntries } from './stock-items';
import { useToday } from './useToday';

type ListParts = Pick<StockBellParts, 'Item' | 'ItemActions'>;

/** Props of {@link StockWarningList}. */
export interface StockWarningListProps extends StockItemActs, Pick<WidgetStates, 'onError' | 'describeError'> {
  /** Items whose stock is well are left out. */
  readonly items: readonly (StockItem | null)[] | null | undefined;
  /** So many are listed, the emptiest first, with a button that shows the others. @default 50 */
  readonly limit?: number | undefined;
  readonly slots?: Slots<ListParts> | undefined;
  readonly slotProps?: SlotProps<ListParts> | undefined;
}

/** What ran out, then what runs low, then what was put off. */
export function StockWarningList({ items, ...list }: StockWarningListProps) {
  return <StockEntries entries={stockEntries(items)} {...list} />;
}

interface StockEntriesProps extends Omit<StockWarningListProps, 'items'> {
  readonly entries: readonly StockEntry[];
}

const statuses = ['out', 'warning'] as const;

/** {@link StockWarningList} of what has been read already. */
export function StockEntries({ entries, limit = 50, onError, describeError, ...row }: StockEntriesProps) {
  const t = useMessages(stockBellMessages);
  const [whole, setWhole] = useState(false);
  const replenish = useReplenish(row.onReplenish, { onError, describeError });
  const today = useToday();
  const isQuiet = (entry: StockEntry) => isSnoozed(entry, row.snoozed, today);
  const loud = entries.filter((entry) => !isQuiet(entry));
  const sorted = statuses.flatMap((status) => loud.filter((entry) => entry.status === status));
  const shown = whole ? sorted : sorted.slice(0, limit);
  const hidden = sorted.length - shown.length;
  const rowOf = (quiet: boolean) => (entry: StockEntry) => (
    <Row key={entry.key} {...row} entry={entry} replenish={replenish} quiet={quiet} today={today} />
  );
  return (
    <>
      {replenish.refusal !== null && <Refusal role="alert">{replenish.refusal}</Refusal>}
      {statuses.map((status) => (
        <Entries key={status} kind={status}>
          {shown.filter((entry) => entry.status === status).map(rowOf(false))}
        </Entries>
      ))}
      {hidden > 0 && (
        <More>
          {t('stockBell.more', { count: hidden })}
          <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
            {t('stockBell.more.show')}
          </Button>
        </More>
      )}
      <Entries kind="snoozed">{entries.filter(isQuiet).map(rowOf(true))}</Entries>
    </>
  );
}

interface EntriesProps {
  readonly kind: (typeof statuses)[number] | 'snoozed';
  readonly children: readonly ReactNode[];
}

/** Nothing of a kind, no heading. */
function Entries({ kind, children }: EntriesProps) {
  const t = useMessages(stockBellMessages);
  if (children.length === 0) return null;
  return (
    <Group data-status={kind}>
      <h3>{t(`stockBell.${kind}`)}</h3>
      <ul>{children}</ul>
    </Group>
  );
}

interface Replenish extends Pick<HostCall, 'refusal'> {
  readonly run: (entry: StockEntry) => void;
  /** The item that is being replenished. */
  readonly busy: string | null;
}

function useReplenish(
  onReplenish: StockItemActs['onReplenish'],
  states: Pick<WidgetStates, 'onError' | 'describeError'>,
): Replenish {
  const { run, pending, refusal } = useHostCall('stock-bell', 'replenish', states);
  const [key, setKey] = useState<string | null>(null);
  return {
    refusal,
    busy: pending ? key : null,
    run: (entry) => {
      if (!pending) setKey(entry.key);
      void run((options) => onReplenish?.(entry.item, options));
    },
  };
}

interface RowProps extends StockItemActs, Pick<StockWarningListProps, 'slots' | 'slotProps'> {
  readonly entry: StockEntry;
  readonly replenish: Replenish;
  /** It was put off. */
  readonly quiet: boolean;
  readonly today: string;
}

function Row({
  entry,
  replenish,
  quiet,
  today,
  onItemSelect,
  hrefFor,
  onReplenish,
  onSnooze,
  slots,
  slotProps,
}: RowProps) {
  const t = useMessages(stockBellMessages);
  const { key, ...rest } = entry;
  const { item } = entry;
  const { id } = item;
  const snooze = () => {
    if (id != null) onSnooze?.(item, quiet ? null : { id, until: addDays(today, 1), status: entry.status });
  };
  const props: ListParts['Item'] = {
    ...rest,
    href: hrefFor?.(item),
    onSelect: onItemSelect && (() => onItemSelect(item)),
  };
  const actions = { item, busy: replenish.busy === key, onReplenish: () => replenish.run(entry) };
  return (
    <Line>
      <Slot of={slots?.Item} props={props} extra={slotProps?.Item}>
        {(shown) => <Item {...shown} />}
      </Slot>
      {onReplenish && (
        <Slot of={slots?.ItemActions} props={actions} extra={slotProps?.ItemActions}>
          {(shown) => <Actions {...shown} />}
        </Slot>
      )}
      {onSnooze && id != null && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t(quiet ? 'stockBell.wake.of' : 'stockBell.snooze.of', {
            name: item.name || item.categoryName || '',
          })}
          onClick={snooze}
        >
          {t(quiet ? 'stockBell.wake' : 'stockBell.snooze')}
        </Button>
      )}
    </Line>
  );
}

function Item({ item, kind, stock, level, href, onSelect }: ListParts['Item']) {
  const t = useMessages(stockBellMessages);
  const format = useFormat();
  const category = item.categoryName || t(`stockBell.${kind}`);
  const left = useLeft(stock, level, item.unit ?? '');
  const expiry = useExpiry(item.expiresOn);
  const words = (
    <>
      <span>{item.name || category}</span>
      <small>{format.parts([item.name ? category : '', left])}</small>
      {expiry}
    </>
  );
  if (href !== undefined) {
    return (
      <Entry as={Link} href={href} onClick={onSelect}>
        {words}
      </Entry>
    );
  }
  return onSelect ? (
    <Entry type="button" onClick={onSelect}>
      {words}
    </Entry>
  ) : (
    <Entry as="div">{words}</Entry>
  );
}

/** How much is left, as far as it is known. */
function useLeft(stock: number | null, level: number | null, unit: string): string {
  const t = useMessages(stockBellMessages);
  const format = useFormat();
  const amount = (value: number) => format.quantity(`${value}`, unit).trim();
  if (stock === null) return t('stockBell.left.unknown');
  if (level === null) return t('stockBell.left.only', { stock: amount(stock) });
  return t('stockBell.left', { stock: amount(stock), level: amount(level) });
}

/** How long its first batch is good, where that is near; a good one says nothing. */
function useExpiry(expiresOn: string | null | undefined): ReactNode {
  const t = useMessages(stockBellMessages);
  const today = useToday();
  const state = expiryState(expiresOn ?? null, today);
  if (state === 'good' || !expiresOn) return null;
  const days = daysBetween(today, expiresOn);
  const words = days === 0 ? t('stockBell.expires.today') : t(`stockBell.expires.${state}`, { count: Math.abs(days) });
  return <small data-expiry={state}>{words}</small>;
}

function Actions({ item, busy, onReplenish }: ListParts['ItemActions']) {
  const t = useMessages(stockBellMessages);
  const name = item.name || item.categoryName || '';
  return (
    <Button size="sm" loading={busy} aria-label={t('stockBell.replenish.of', { name })} onClick={onReplenish}>
      {t('stockBell.replenish')}
    </Button>
  );
}

const Group = styled.section`
  & h3 {
    margin: 0;
    padding: ${space[2]} ${space[4]} ${space[1]};
    font-size: ${fontSize.xs};
    font-weight: ${fontWeight.medium};
  }
  &[data-status='out'] h3 {
    color: ${color.danger};
  }
  &[data-status='warning'] h3 {
    color: ${color.warning};
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
  & > button:not(:first-child) {
    flex: none;
    margin-inline-end: ${space[4]};
  }
`;

const Entry = styled.button`
  display: grid;
  gap: 2px;
  padding: ${space[2]} ${space[4]};
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:is(button, a) {
    cursor: pointer;
  }
  &:is(button, a):hover {
    background: ${color.surfaceSunken};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  & small {
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-variant-numeric: tabular-nums;
  }
  & [data-expiry] {
    color: ${color.warning};
  }
  & [data-expiry='expired'] {
    color: ${color.danger};
  }
`;

const More = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin: 0;
  padding-block: ${space[1]} 0;
  padding-inline: ${space[4]} ${space[2]};
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
`;

const Refusal = styled.p`
  margin: 0;
  padding: ${space[2]} ${space[4]};
  color: ${color.danger};
`;
