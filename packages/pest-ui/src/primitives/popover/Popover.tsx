import type { Placement } from '@floating-ui/react';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { asOpened, usePest } from '../../provider/context';
import { useControllableState } from '../../state/useControllableState';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { radius, shadow } from '../../theme/tokens';
import { fetchCode } from '../fetched/fetch-code';
import { placeBelow } from './place-below';

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
  @media (max-width: 480px) {
    &[data-sheet] {
      /* Against the place beside the anchor, which is set on the element itself. */
      inset: auto 0 0 0 !important;
      width: 100%;
      max-width: 100%;
      max-height: 80vh !important;
      border-width: 1px 0 0;
      border-radius: ${radius.xl} ${radius.xl} 0 0;
      padding-block-end: env(safe-area-inset-bottom, 0);
    }
  }
`;

/** What the trigger needs; spread it onto a button. */
export interface PopoverTriggerProps {
  readonly ref: (element: HTMLElement | null) => void;
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: (event: MouseEvent) => void;
}

/** What opened or closed a layer. */
export interface PopoverMove {
  /** Its trigger was pressed, Escape was, the person went elsewhere, or what is inside closed it. */
  readonly reason: 'press' | 'escape' | 'leave' | 'inside';
  readonly source: 'pointer' | 'keyboard' | 'form';
}

/** Props of {@link Popover}. */
export interface PopoverProps {
  readonly trigger: (props: PopoverTriggerProps, open: boolean) => ReactNode;
  readonly open?: boolean | undefined;
  /** @default false */
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean, move: PopoverMove) => void) | undefined;
  /** @default 'bottom-start' */
  readonly placement?: Placement | undefined;
  /** On a phone it lies along the bottom of the screen, as wide as that. */
  readonly sheet?: boolean | undefined;
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
export function Popover({ trigger, open, defaultOpen = false, onOpenChange, children, ...layer }: PopoverProps) {
  const id = useId();
  const [shown, setShown] = useControllableState({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const anchor = useRef<HTMLElement | null>(null);
  const closeAndReturn = (move: PopoverMove) => {
    setShown(false, move);
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
          onClick: ({ detail }) => setShown(!shown, { reason: 'press', source: detail === 0 ? 'keyboard' : 'pointer' }),
        },
        shown,
      )}
      {shown && (
        <OpenLayer
          {...layer}
          id={id}
          anchor={anchor}
          onEscape={() => closeAndReturn({ reason: 'escape', source: 'keyboard' })}
          onLeave={(source) => setShown(false, { reason: 'leave', source })}
        >
          {children(() => closeAndReturn({ reason: 'inside', source: 'form' }))}
        </OpenLayer>
      )}
    </>
  );
}

interface OpenLayerProps extends Pick<PopoverProps, 'placement' | 'sheet' | 'label'> {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onEscape: () => void;
  readonly onLeave: (source: PopoverMove['source']) => void;
  readonly children: ReactNode;
}

function OpenLayer({
  id,
  anchor,
  placement = 'bottom-start',
  sheet = false,
  label,
  onEscape,
  onLeave,
  children,
}: OpenLayerProps) {
  const { layer: placed = asOpened } = usePest();
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Without a trigger the layer opens where it is in the document.
    const beside = anchor.current ?? layer.current?.parentElement;
    if (!layer.current || !beside) return;
    // Whose layer it is: wherever it lies, Tab goes from there into it and back.
    layer.current.showPopover({ source: beside });
    return stayBeside(beside, layer.current, placement);
  }, [anchor, placement]);
  useWaysOut(layer, anchor, onEscape, onLeave);
  return placed(
    <Layer
      id={id}
      ref={layer}
      popover="manual"
      role={label === undefined ? undefined : 'region'}
      aria-label={label}
      data-pest-layer="open"
      data-sheet={sheet || undefined}
    >
      {children}
    </Layer>,
  );
}

/**
 * Beside the anchor until the answer is called: at once by the plain rule below, then by the library that knows the
 * edges of the screen and follows every scroll. It weighs more than most triggers do, and comes with the first layer.
 */
function stayBeside(anchor: HTMLElement, layer: HTMLElement, placement: Placement): () => void {
  let stop: (() => void) | undefined;
  let over = false;
  placeBelow(anchor, layer, placement);
  fetchCode(() => import('./follow-anchor'), 'followAnchor')
    .then((follow) => {
      if (!over) stop = follow(anchor, layer, placement);
    })
    // If its file cannot be fetched, the first position is kept.
    .catch(() => undefined);
  return () => {
    over = true;
    stop?.();
  };
}

/** Listens on the document, and only while the layer is open. */
function useWaysOut(
  layer: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onEscape: () => void,
  onLeave: (source: PopoverMove['source']) => void,
): void {
  const handlers = useRef({ onEscape, onLeave });
  handlers.current = { onEscape, onLeave };
  useEffect(() => {
    const leave = (event: Event) => {
      const path = event.composedPath();
      const inside = [layer.current, anchor.current].some((element) => element !== null && path.includes(element));
      if (!inside) handlers.current.onLeave(event.type === 'focusin' ? 'keyboard' : 'pointer');
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || layer.current?.querySelector(openLayerSelector)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      handlers.current.onEscape();
    };
    // Focus that moves within a shadow root is not heard of outside it.
    const within = layer.current?.getRootNode() ?? document;
    document.addEventListener('pointerdown', leave, true);
    for (const place of [document, within]) place.addEventListener('focusin', leave);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      for (const place of [document, within]) place.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [layer, anchor]);
}
