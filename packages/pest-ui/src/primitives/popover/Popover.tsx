import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from '@floating-ui/react';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useControllableState } from '../../state/useControllableState';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { radius, shadow } from '../../theme/tokens';

const Layer = styled.div.withConfig(named('Popover'))`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 0;
  max-width: calc(100vw - 16px);
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.md};
  overflow: auto;
  overscroll-behavior: contain;
`;

/** What the trigger needs; spread it onto a button. */
export interface PopoverTriggerProps {
  readonly ref: (element: HTMLElement | null) => void;
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
}

/** Props of {@link Popover}. */
export interface PopoverProps {
  readonly trigger: (props: PopoverTriggerProps, open: boolean) => ReactNode;
  readonly open?: boolean | undefined;
  /** @default false */
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** @default 'bottom-start' */
  readonly placement?: Placement | undefined;
  /** The layer's name, for screen readers. */
  readonly label?: string | undefined;
  readonly children: (close: () => void) => ReactNode;
}

/** Opened layers mark themselves, so that Escape closes the innermost first. */
export const openLayerSelector = '[data-pest-layer="open"]';

/**
 * A non-modal disclosure beside its trigger. It lies in the browser's top layer, where no `overflow`, `z-index` or
 * dialog of the host is above it, and stays where it is in the document, so that theme and focus order hold. Escape
 * closes it and gives the focus back; a press elsewhere or leaving it by Tab closes it too.
 */
export function Popover({
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  placement = 'bottom-start',
  label,
  children,
}: PopoverProps) {
  const id = useId();
  const [shown, setShown] = useControllableState({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const anchor = useRef<HTMLElement | null>(null);
  const close = () => {
    setShown(false);
    anchor.current?.focus();
  };
  return (
    <>
      {trigger(
        {
          ref: (element) => {
            anchor.current = element;
          },
          'aria-expanded': shown,
          'aria-controls': shown ? id : undefined,
          onClick: () => setShown(!shown),
        },
        shown,
      )}
      {shown && (
        <OpenLayer
          id={id}
          anchor={anchor}
          placement={placement}
          label={label}
          onEscape={close}
          onLeave={() => setShown(false)}
        >
          {children(close)}
        </OpenLayer>
      )}
    </>
  );
}

interface OpenLayerProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly placement: Placement;
  readonly label: string | undefined;
  readonly onEscape: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

function OpenLayer({ id, anchor, placement, label, onEscape, onLeave, children }: OpenLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!layer.current || !anchor.current) return;
    layer.current.showPopover();
    return follow(anchor.current, layer.current, placement);
  }, [anchor, placement]);
  useWaysOut(layer, anchor, onEscape, onLeave);
  return (
    <Layer
      id={id}
      ref={layer}
      popover="manual"
      role={label === undefined ? undefined : 'region'}
      aria-label={label}
      data-pest-layer="open"
    >
      {children}
    </Layer>
  );
}

const gap = 4;
const edge = 8;
const leastHeight = 160;

/** Keeps the layer beside its anchor until the answer is called. */
function follow(anchor: HTMLElement, layer: HTMLElement, placement: Placement): () => void {
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

/** Listens on the document, and only while the layer is open. */
function useWaysOut(
  layer: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onEscape: () => void,
  onLeave: () => void,
): void {
  const handlers = useRef({ onEscape, onLeave });
  handlers.current = { onEscape, onLeave };
  useEffect(() => {
    const leave = (event: Event) => {
      const path = event.composedPath();
      const inside = [layer.current, anchor.current].some((element) => element !== null && path.includes(element));
      if (!inside) handlers.current.onLeave();
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || layer.current?.querySelector(openLayerSelector)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      handlers.current.onEscape();
    };
    document.addEventListener('pointerdown', leave, true);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [layer, anchor]);
}
