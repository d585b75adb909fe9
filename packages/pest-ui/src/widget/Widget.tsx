import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { EmptyState } from '../primitives/states/EmptyState';
import { ErrorState } from '../primitives/states/ErrorState';
import { LoadingText } from '../primitives/states/LoadingText';
import { PestRoot } from '../provider/PestRoot';
import { useFailureWords } from './failure-words';
import { Guard } from './Guard';
import { Slot } from './Slot';
import type { RootAttributes, SlotProps, Slots, StateParts, WidgetStates } from './widget.types';
import type { WidgetKind } from './widget-kind';

/** Props of {@link Widget}. */
export interface WidgetFrameProps extends WidgetStates {
  readonly kind: WidgetKind;
  /** The widget's props: what cannot be drawn is tried again with others. What was typed outlives it. */
  readonly given: object;
  /** What the host put on the root. */
  readonly root: RootAttributes & { readonly [data: `data-${string}`]: string | undefined };
  readonly slots?: Slots<StateParts> | undefined;
  readonly slotProps?: SlotProps<StateParts> | undefined;
  /** What to say where there is nothing to show; null while there is something. */
  readonly empty: StateParts['Empty'] | null;
  /** What stays in sight whatever the state: what is announced, a bar of choices. */
  readonly before?: ReactNode | undefined;
  /** Drawn unless it is empty. */
  readonly children: () => ReactNode;
}

/**
 * The root of a widget and the states that all have: loading keeps what was there and marks it busy, an error stands
 * above what was there, and whatever cannot be drawn is said in the widget's place and never reaches the host's tree.
 */
export const Widget = forwardRef(function Widget(frame: WidgetFrameProps, ref: ForwardedRef<HTMLDivElement>) {
  const { kind, given, root, before, loading = false } = frame;
  return (
    <PestRoot data-pest={kind.name} aria-busy={loading} {...root} ref={ref}>
      <Guard kind={kind} given={given}>
        {before}
        <WidgetBody {...frame} />
      </Guard>
    </PestRoot>
  );
});

/** Props of {@link WidgetBody}. */
export type WidgetBodyProps = Omit<WidgetFrameProps, 'kind' | 'given' | 'root' | 'before'>;

/** What a widget shows of its data, its failure included: alone where that is not in the root but in a layer of it. */
export function WidgetBody(body: WidgetBodyProps) {
  const failed = body.error !== undefined && body.error !== null;
  return (
    <>
      {failed && <Failure {...body} />}
      <Content {...body} failed={failed} />
    </>
  );
}

function Content({
  empty,
  loading,
  failed,
  slots,
  slotProps,
  children,
}: WidgetBodyProps & { readonly failed: boolean }) {
  if (empty === null) return children();
  if (loading) {
    return (
      <Slot of={slots?.Loading} props={{}} extra={slotProps?.Loading}>
        {(props) => <LoadingText {...props} />}
      </Slot>
    );
  }
  if (failed) return null;
  return (
    <Slot of={slots?.Empty} props={empty} extra={slotProps?.Empty}>
      {(props) => <EmptyState {...props} />}
    </Slot>
  );
}

function Failure({ error, onRetry, describeError, slots, slotProps }: WidgetBodyProps) {
  const message = useFailureWords(describeError)(error);
  return (
    <Slot of={slots?.Error} props={{ message, onRetry }} extra={slotProps?.Error}>
      {(props) => <ErrorState {...props} />}
    </Slot>
  );
}
