import { type ReactNode, Suspense } from 'react';

interface LatePartProps {
  /** It was asked for before anything was drawn. */
  readonly atFirst: boolean;
  readonly children: ReactNode;
}

/**
 * A part whose code is fetched when it is asked for. Asked for at first, it holds back what is around it, so that all
 * comes as one and nothing moves away under a pointer; asked for later, it comes by itself.
 */
export function LatePart({ atFirst, children }: LatePartProps) {
  return atFirst ? children : <Suspense fallback={null}>{children}</Suspense>;
}
