import { type ForwardedRef, type ReactNode, type RefAttributes, useEffect, useImperativeHandle, useRef } from 'react';
import { useMessages } from '../i18n/messages';
import { Popover, type PopoverMove, type PopoverTriggerProps } from '../primitives/popover/Popover';
import { VisuallyHidden } from '../primitives/visually-hidden/VisuallyHidden';
import { useControllableState } from '../state/useControllableState';
import { asWidget } from '../widget/as-widget';
import { type OwnPropNames, rootProps } from '../widget/own-props';
import { Slot } from '../widget/Slot';
import { Widget } from '../widget/Widget';
import type { ChangeMeta } from '../widget/widget.types';
import { stockBell } from './StockBell.kind';
import { stockBellMessages } from './StockBell.messages';
import type { StockBellHandle, StockBellOwnProps, StockBellProps, StockBellReason } from './StockBell.types';
import { StockBellButton, useBellLabel } from './StockBellButton';
import { StockSheet } from './StockSheet';
import { isSnoozed, type StockItem, stockEntries, visibleStockKinds } from './stock-items';
import { useToday } from './useToday';

const ownProps: OwnPropNames<StockBellOwnProps> = {
  items: true,
  access: true,
  open: true,
  defaultOpen: true,
  onOpenChange: true,
  placement: true,
  size: true,
  max: true,
  limit: true,
  onItemSelect: true,
  hrefFor: true,
  onReplenish: true,
  snoozed: true,
  onSnooze: true,
  onSeeAll: true,
  updatedAt: true,
  loading: true,
  error: true,
  onRetry: true,
  onError: true,
  describeError: true,
  slots: true,
  slotProps: true,
};

/** Whose props know the host's own `Item`: the widget hands out the very objects that it was given. */
export interface StockBellComponent {
  <Item extends StockItem = StockItem>(props: StockBellProps<Item> & RefAttributes<StockBellHandle>): ReactNode;
  displayName?: string | undefined;
}

/** The bell: how many consumables need someone, and which. */
export const StockBell = /* @__PURE__ */ asWidget(
  stockBell,
  function StockBell(props: StockBellProps, ref: ForwardedRef<StockBellHandle>) {
    const { items, access, loading, onError, placement } = props;
    const t = useMessages(stockBellMessages);
    const root = useRef<HTMLDivElement>(null);
    const bell = useRef<HTMLElement | null>(null);
    const [open, setOpen] = useOpen(props);
    const kinds = visibleStockKinds(access);
    const entries = stockEntries(items, kinds);
    const today = useToday();
    const loud = entries.filter((entry) => !isSnoozed(entry, props.snoozed, today));
    const count = items && kinds.length > 0 ? loud.length : null;
    useHandle(ref, root, bell, setOpen);
    return (
      <Widget
        ref={root}
        kind={stockBell}
        given={props}
        root={rootProps(props, ownProps)}
        loading={loading}
        onError={onError}
        empty={null}
      >
        {() => (
          <>
            <Growth count={count} />
            <Popover
              placement={placement ?? 'bottom-end'}
              sheet
              label={t('stockBell.title')}
              open={open}
              onOpenChange={(next, { reason, source }) => setOpen(next, reasons[reason], source)}
              trigger={(trigger) => <Bell {...props} trigger={trigger} element={bell} count={count} />}
            >
              {(close) => <StockSheet {...props} entries={entries} count={loud.length} kinds={kinds} onClose={close} />}
            </Popover>
          </>
        )}
      </Widget>
    );
  },
) as StockBellComponent;

const reasons: Record<PopoverMove['reason'], StockBellReason> = {
  press: 'press',
  escape: 'escape',
  leave: 'leave',
  inside: 'select',
};

type SetOpen = (open: boolean, reason: StockBellReason, source: ChangeMeta['source']) => void;

function useOpen({ open, defaultOpen = false, onOpenChange }: StockBellProps): [boolean, SetOpen] {
  const [shown, change] = useControllableState({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  return [shown, (next, reason, source) => change(next, { reason, source, changes: [], final: true })];
}

function useHandle(
  ref: ForwardedRef<StockBellHandle>,
  root: { readonly current: HTMLDivElement | null },
  bell: { readonly current: HTMLElement | null },
  setOpen: SetOpen,
): void {
  const latest = useRef(setOpen);
  latest.current = setOpen;
  useImperativeHandle(
    ref,
    () => ({
      get element() {
        return root.current;
      },
      focus: () => bell.current?.focus(),
      open: () => latest.current(true, 'api', 'api'),
      close: () => latest.current(false, 'api', 'api'),
    }),
    [root, bell],
  );
}

interface BellProps extends StockBellProps {
  readonly trigger: PopoverTriggerProps;
  readonly element: { current: HTMLElement | null };
  readonly count: number | null;
}

function Bell({ trigger, element, count, error, size, max, slots, slotProps }: BellProps) {
  const failed = error !== undefined && error !== null;
  const label = useBellLabel(count, failed);
  const keep = (button: HTMLElement | null) => {
    element.current = button;
    trigger.ref(button);
  };
  const props = { buttonProps: { ...trigger, ref: keep, type: 'button', 'aria-label': label }, count, failed } as const;
  return (
    <Slot of={slots?.Bell} props={props} extra={slotProps?.Bell}>
      {({ buttonProps, ...bell }) => (
        <StockBellButton {...buttonProps} {...bell} size={size} max={max} slots={slots} slotProps={slotProps} />
      )}
    </Slot>
  );
}

/** Speaks when warnings are added, and only then: a changed label is not announced by itself. */
function Growth({ count }: { readonly count: number | null }) {
  const t = useMessages(stockBellMessages);
  const status = useRef<HTMLSpanElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const grown = count !== null && before.current !== null && count > before.current;
    if (status.current) status.current.textContent = grown ? t('stockBell.grown', { count }) : '';
    before.current = count;
  }, [count, t]);
  return <VisuallyHidden ref={status} role="status" />;
}
