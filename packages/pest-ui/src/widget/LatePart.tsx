import { type ReactNode, Suspense } from 'react';

interface LatePartProps {
  /** Whether it was asked for before the first render. */
  readonly atFirst: boolean;
  readonly children: ReactNode;
}

/**
 * A part whose code is fetched on demand. In the first render it suspends what is around it, so that nothing moves under a
 * pointer afterwards; later it suspends alone.
 */
export function LatePart({ atFirst, children }: LatePartProps) {
  return atFirst ? children : <Suspense fallback={null}>{children}</Suspense>;
}
