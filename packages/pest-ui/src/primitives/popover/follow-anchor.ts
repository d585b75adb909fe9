import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from '@floating-ui/react';
import { edge, gap } from './place-below';

const leastHeight = 160;

/** Keeps the layer beside its anchor until the answer is called. */
export function followAnchor(anchor: HTMLElement, layer: HTMLElement, placement: Placement): () => void {
  const limitHeight = ({ availableHeight }: { availableHeight: number }) => {
    layer.style.maxHeight = `${Math.max(leastHeight, availableHeight)}px`;
  };
  const middleware = [
    offset(gap),
    flip({ padding: edge }),
    shift({ padding: edge }),
    size({ padding: edge, apply: limitHeight }),
  ];
  return autoUpdate(anchor, layer, async () => {
    const { x, y } = await computePosition(anchor, layer, { placement, strategy: 'fixed', middleware });
    layer.style.left = `${x}px`;
    layer.style.top = `${y}px`;
  });
}
