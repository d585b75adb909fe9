import { Component, type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { EmptyState } from '../primitives/states/EmptyState';
import { ErrorState } from '../primitives/states/ErrorState';
import { LoadingState } from '../primitives/states/LoadingState';
import type { WidgetName } from '../provider/failures';
import { PestRoot } from '../provider/PestRoot';
import { useFailureWords } from './failure-words';
import { Slot } from './Slot';
import { useFailureReport } from './useHostCall';
import type { RootAttributes, SlotProps, Slots, StateParts, WidgetStates } from './widget.types';

/** Props of {@link Widget}. */
export interface WidgetFrameProps extends WidgetStates {
  readonly name: WidgetName;
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
  const { name, root, before, loading = false } = frame;
  const report = useFailureReport(name, frame.onError);
  return (
    <PestRoot data-pest={name} aria-busy={loading} {...root} ref={ref}>
      <Boundary
        onFailure={(thrown) => report(thrown, 'draw')}
        fallback={(retry) => <Broken {...frame} onRetry={retry} />}
      >
        {before}
        <WidgetBody {...frame} />
      </Boundary>
    </PestRoot>
  );
});

/** Props of {@link WidgetBody}. */
export type WidgetBodyProps = Omit<WidgetFrameProps, 'name' | 'root' | 'before'>;

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
        {(props) => <LoadingState {...props} />}
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

/** The widget itself could not be drawn: said in its place, without the words of the fault. */
function Broken({ slots, slotProps, onRetry }: WidgetFrameProps) {
  return (
    <Slot of={slots?.Error} props={{ message: null, onRetry }} extra={slotProps?.Error}>
      {(props) => <ErrorState {...props} />}
    </Slot>
  );
}

interface BoundaryProps {
  readonly onFailure: (error: unknown) => void;
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a fault of what is drawn inside it from what is around it. */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.failed ? fallback(() => this.setState({ failed: false })) : children;
  }
}
