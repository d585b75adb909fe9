import type { PestClient } from 'pest-sdk';
import { EmptyState, PestRoot, useMessages } from 'pest-ui';
import type { FrameChange, FrameFailure } from 'pest-ui/frame';
import { type ComponentType, useEffect, useMemo } from 'react';
import { frameMessages } from './frame.messages';

type Raw = Readonly<Record<string, unknown>>;

/** What the page that embeds is told of. */
export interface Tell {
  readonly select: (id: string | null) => void;
  readonly open: (id: string) => void;
  readonly change: (change: FrameChange) => void;
  readonly fail: (failure: FrameFailure) => void;
}

interface Surroundings {
  readonly client: PestClient;
  /** `fill` where the frame is as high as its place. */
  readonly height: 'content' | 'fill';
  readonly tell: Tell;
}

/** What a framed widget is given. */
export interface FramedView<Props> extends Surroundings {
  readonly props: Props;
}

/** A widget with the props as they came. */
export type Framed = ComponentType<Surroundings & { readonly raw: Raw }>;

/** A widget that first reads what came from the other page; what does not fit is said here and there. */
export function framed<Props>(readProps: (raw: Raw) => Props, View: ComponentType<FramedView<Props>>): Framed {
  return function FramedWidget({ raw, ...surroundings }) {
    const { props, unfit } = useMemo(() => readOr(readProps, raw), [raw]);
    const { fail } = surroundings.tell;
    useEffect(() => {
      if (unfit !== null) fail({ kind: 'props', message: unfit, action: 'show' });
    }, [fail, unfit]);
    return props === null ? <Unfit /> : <View {...surroundings} props={props} />;
  };
}

function readOr<Props>(readProps: (raw: Raw) => Props, raw: Raw) {
  try {
    return { props: readProps(raw), unfit: null };
  } catch (error) {
    return { props: null, unfit: error instanceof Error ? error.message : String(error) };
  }
}

function Unfit() {
  const t = useMessages(frameMessages);
  return (
    <PestRoot>
      <EmptyState title={t('frame.unfit.title')} hint={t('frame.unfit.hint')} />
    </PestRoot>
  );
}
