import type { ComponentType, HTMLAttributes, ReactNode } from 'react';
import type { DescribeError, FailedAction } from '../provider/failures';

/** What a person, or the host, changed something with. */
export type ChangeSource = 'pointer' | 'keyboard' | 'form' | 'api' | 'import';

/** Why and how a value changed: the second argument of every `onChange` and `on…Change`. */
export interface ChangeMeta<Reason extends string = string, Change = unknown> {
  /** What was done; a closed list per widget. */
  readonly reason: Reason;
  readonly source: ChangeSource;
  /** Enough to send a request for it; empty where the widget's value says all. */
  readonly changes: readonly Change[];
  /** False while a drag or a slider is still moving: save only what is final. */
  readonly final: boolean;
}

/** What every widget is told about the data that its host brings. */
export interface WidgetStates {
  /** The host is bringing data. What is there already stays in sight, marked as busy. */
  readonly loading?: boolean | undefined;
  /**
   * What kept the host from bringing it: what a call threw, an `Error`, or words. Undefined and null: nothing.
   */
  readonly error?: unknown;
  /** Shows a button beside the error. */
  readonly onRetry?: (() => void) | undefined;
  /** Everything that failed in the widget, the host's own refusals included. After it, the provider is told. */
  readonly onError?: ((error: unknown, at: FailedAction) => void) | undefined;
  /** Before the provider's. */
  readonly describeError?: DescribeError | undefined;
}

/** What else a host may put on a widget's root: `id`, `className`, `style`, `data-*`, `aria-*` and handlers. */
export type RootAttributes = Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'defaultValue' | 'onChange' | 'onError' | 'onSubmit' | 'title'
>;

/** What every widget's `ref` holds. */
export interface WidgetHandle {
  /** The root; null before it is drawn. */
  readonly element: HTMLDivElement | null;
  /** Puts the focus where the widget's keyboard starts. */
  focus(): void;
}

/** What a function of the host is called with: the signal ends with the widget, or when the call is given up. */
export interface HostCallOptions {
  readonly signal: AbortSignal;
}

/**
 * Parts of a widget that a host may replace, by the props that each is given. A component of the host gets the default's
 * props and the default itself as `children`; null hides the part.
 */
export type Slots<Parts> = {
  readonly [Name in keyof Parts]?: ComponentType<Parts[Name] & { readonly children?: ReactNode }> | null | undefined;
};

/** Props that a host adds to the parts of a widget, its own or the default ones. */
export type SlotProps<Parts> = { readonly [Name in keyof Parts]?: Partial<Parts[Name]> | undefined };

/** Parts that every widget has. */
export interface StateParts {
  /** Stands where the content would while there is none yet. */
  readonly Loading: { readonly label?: string | undefined };
  /** Says what went wrong, above what is there. */
  readonly Error: { readonly message: string | null; readonly onRetry?: (() => void) | undefined };
  /** Stands where the content would when there is none. */
  readonly Empty: { readonly title: string; readonly hint?: string | undefined };
}
