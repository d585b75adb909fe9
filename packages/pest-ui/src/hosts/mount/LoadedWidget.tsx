import { type ComponentType, forwardRef, useEffect, useState } from 'react';
import { ErrorState } from '../../primitives/states/ErrorState';
import { LoadingText } from '../../primitives/states/LoadingText';
import { usePest } from '../../provider/context';
import type { WidgetName } from '../../provider/failures';
import { PestRoot } from '../../provider/PestRoot';

/** A widget as it comes from its file: what its props are is known to who asked for it by name. */
export type AnyWidget = ComponentType<object>;

interface LoadedWidgetProps {
  readonly name: WidgetName;
  readonly load: () => Promise<AnyWidget>;
  readonly props: object;
}

/** What each is about as high as until it says so itself; a bell has the place that its host gives it. */
const heights: Readonly<Record<WidgetName, string>> = {
  'floor-plan-editor': 'clamp(320px, 62cqw, 640px)',
  'heat-map': 'clamp(300px, 62cqw, 860px)',
  'report-builder': '640px',
  'stock-bell': 'auto',
  'inspection-template-editor': '640px',
};

/** Fetches a widget and says so meanwhile; a file that does not come can be asked for again. */
export const LoadedWidget = forwardRef<unknown, LoadedWidgetProps>(function LoadedWidget({ name, load, props }, ref) {
  const { Widget, failed, retry } = useLoaded(name, load);
  // Passed as `ref`: before React 19 it is not a prop.
  if (Widget) return <Widget {...props} {...{ ref }} />;
  return (
    <PestRoot data-pest={name} aria-busy={!failed}>
      {failed ? <ErrorState message={null} onRetry={retry} /> : <LoadingText height={heights[name]} />}
    </PestRoot>
  );
});

function useLoaded(name: WidgetName, load: LoadedWidgetProps['load']) {
  const { onError } = usePest();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<{ readonly Widget: AnyWidget } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is fetched once, and again when asked to.
  useEffect(() => {
    let gone = false;
    load().then(
      (Widget) => !gone && setLoaded({ Widget }),
      (error: unknown) => {
        if (gone) return;
        setFailed(true);
        onError?.(error, { widget: name, action: 'load' });
      },
    );
    return () => {
      gone = true;
    };
  }, [tries]);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { Widget: loaded?.Widget, failed, retry };
}
