import { type ReactNode, Suspense } from 'react';
import { fetched } from '../primitives/fetched/fetched';
import { ErrorState } from '../primitives/states/ErrorState';
import { Boundary } from './Boundary';
import type { BrokenProps } from './Broken';
import { useFailureReport } from './useHostCall';
import type { WidgetStates } from './widget.types';
import type { WidgetKind } from './widget-kind';

/** What takes a widget's place; without its file, that something failed is said all the same. */
const Broken = /* @__PURE__ */ fetched<'default', BrokenProps>(() => import('./Broken'), 'default', ErrorState);

interface GuardProps {
  readonly kind: WidgetKind;
  /** The props of the widget: with others it is tried again. */
  readonly given: Pick<WidgetStates, 'onError'> & BrokenProps['given'];
  /** Puts what is said where the widget stands. */
  readonly place?: ((said: ReactNode) => ReactNode) | undefined;
  readonly children: ReactNode;
}

/** Says in its place, and to `onError`, whatever could not be drawn; the host's tree never hears of it. */
export function Guard({ kind, given, place = (said) => said, children }: GuardProps) {
  const report = useFailureReport(kind.name, given.onError);
  return (
    <Boundary
      given={given}
      onFailure={(thrown) => report(thrown, 'draw')}
      fallback={(retry) =>
        place(
          <Suspense>
            <Broken kind={kind} given={given} onRetry={retry} />
          </Suspense>,
        )
      }
    >
      {children}
    </Boundary>
  );
}
