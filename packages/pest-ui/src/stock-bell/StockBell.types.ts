import type { StockKind } from 'pest-sdk';
import type { ButtonHTMLAttributes, Ref } from 'react';
import type { PopoverTriggerProps } from '../primitives/popover/Popover';
import type {
  ChangeMeta,
  HostCallOptions,
  RootAttributes,
  SlotProps,
  Slots,
  StateParts,
  WidgetHandle,
  WidgetStates,
} from '../widget/widget.types';
import type { StockBellAccess, StockEntry, StockItem, StockSnooze } from './stock-items';

/** What opened or closed the list: the bell, Escape, going elsewhere, a chosen item, the host. */
export type StockBellReason = 'press' | 'escape' | 'leave' | 'select' | 'api';

/** What a row of the list may do. */
export interface StockItemActs<Item extends StockItem = StockItem> {
  /** An item was chosen; the object is the one that the host gave. */
  readonly onItemSelect?: ((item: Item) => void) | undefined;
  /** Where an item leads: it becomes a real link, for the middle button too. */
  readonly hrefFor?: ((item: Item) => string | undefined) | undefined;
  /**
   * Puts a button beside each item. What it rejects with is shown in the list, and nothing else happens to the list: the
   * host brings the new stock.
   */
  readonly onReplenish?: ((item: Item, options: HostCallOptions) => unknown) | undefined;
  /** What the person put off: listed last and not counted, until its day comes or it runs out. */
  readonly snoozed?: readonly StockSnooze[] | null | undefined;
  /**
   * Puts a button beside each item that has an id: "tomorrow", and "now" beside what was put off (`snooze` is null
   * then). The host keeps it, and brings it back as `snoozed`.
   */
  readonly onSnooze?: ((item: Item, snooze: StockSnooze | null) => void) | undefined;
}

/** Parts that a host may replace, by what each is given. */
export interface StockBellParts<Item extends StockItem = StockItem> extends StateParts {
  /** Spread `buttonProps` onto the button, its `ref` included. */
  readonly Bell: {
    readonly buttonProps: PopoverTriggerProps & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'aria-label'>;
    /** Null while it is not known. */
    readonly count: number | null;
    readonly failed: boolean;
  };
  readonly Badge: { readonly text: string; readonly failed: boolean };
  readonly Header: { readonly title: string; readonly onClose: () => void };
  readonly Item: Omit<StockEntry<Item>, 'key'> & {
    readonly href: string | undefined;
    readonly onSelect: (() => void) | undefined;
  };
  readonly ItemActions: { readonly item: Item; readonly busy: boolean; readonly onReplenish: () => void };
  readonly Footer: {
    readonly updatedAt: Date | null;
    /** The kinds that have more than is shown here, or a list of their own. */
    readonly kinds: readonly StockKind[];
    readonly onSeeAll: ((kind: StockKind) => void) | undefined;
  };
}

/** Props of {@link StockBell} that are its own; everything else goes to the root. */
export interface StockBellOwnProps<Item extends StockItem = StockItem> extends WidgetStates, StockItemActs<Item> {
  /**
   * What needs someone; items whose stock is well are left out. Undefined or null: not known, and so neither counted nor
   * called well.
   */
  readonly items: readonly (Item | null)[] | null | undefined;
  /** What the person may see; nothing unless said. */
  readonly access: StockBellAccess | undefined;
  readonly open?: boolean | undefined;
  /** @default false */
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean, meta: ChangeMeta<StockBellReason>) => void) | undefined;
  /** Where the list opens. @default 'bottom-end' */
  readonly placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | undefined;
  /** @default 'md' */
  readonly size?: 'sm' | 'md' | undefined;
  /** Larger counts are shown as this and a plus. @default 99 */
  readonly max?: number | undefined;
  /** So many items are listed; the others are told of, with a button to show them. @default 50 */
  readonly limit?: number | undefined;
  /** Leads to the host's whole list; without it, "show all" lengthens this one. */
  readonly onSeeAll?: ((kind: StockKind) => void) | undefined;
  /** When the items were read. */
  readonly updatedAt?: Date | string | number | null | undefined;
  readonly slots?: Slots<StockBellParts<Item>> | undefined;
  readonly slotProps?: SlotProps<StockBellParts<Item>> | undefined;
}

/** Props of {@link StockBell}; `Item` is what the host's list holds, and what it gets back. */
export interface StockBellProps<Item extends StockItem = StockItem>
  extends StockBellOwnProps<Item>,
    Omit<RootAttributes, keyof StockBellOwnProps> {}

/** What a `ref` on {@link StockBell} holds. */
export interface StockBellHandle extends WidgetHandle {
  open(): void;
  close(): void;
}

/** Props of {@link StockBellButton}. */
export interface StockBellButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** How many items need someone; null while that is not known. */
  readonly count: number | null;
  /** The last try to read the stock failed: the button says so. */
  readonly failed?: boolean | undefined;
  /** @default 99 */
  readonly max?: number | undefined;
  /** @default 'md' */
  readonly size?: 'sm' | 'md' | undefined;
  readonly slots?: Slots<Pick<StockBellParts, 'Badge'>> | undefined;
  readonly slotProps?: SlotProps<Pick<StockBellParts, 'Badge'>> | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}
