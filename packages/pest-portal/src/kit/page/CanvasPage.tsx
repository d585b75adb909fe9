import { token } from 'pest-ui';
import { createContext, type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';

interface CanvasPageProps {
  /** Stand in the bar of the widget that fills the page, see {@link canvasSlots}. */
  readonly acts: ReactNode;
  readonly children: ReactNode;
}

const Acts = createContext<ReactNode>(null);

/** A page that one widget fills, from the bar at the top to the edges of the window: nothing scrolls but lists. */
export function CanvasPage({ acts, children }: CanvasPageProps) {
  return (
    <Acts.Provider value={acts}>
      <Canvas>{children}</Canvas>
    </Acts.Provider>
  );
}

function ActsInBar() {
  return useContext(Acts);
}

/** The page's own acts, as a part of a widget's bar. */
export const canvasSlots = { Acts: ActsInBar } as const;

/** A window that is lower than this scrolls, so that the plan stays large enough to work on. */
const leastHeight = '440px';

const Canvas = styled.div`
  height: max(${leastHeight}, calc(100dvh - ${token.size.bar} - var(--_pest-note-height, 0px)));
  margin: calc(-1 * var(--_pest-page-start)) calc(-1 * var(--_pest-page-inset)) calc(-1 * ${token.space[8]});
  @media print {
    height: auto;
    margin: 0;
  }
`;
