import { autoUpdate, flip, offset, type Placement, shift, size, useFloating } from '@floating-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useControllableState } from '../../state/useControllableState';
import { token } from '../../theme/tokens';

const Layer = styled.div.withConfig({ displayName: 'PestPopover', componentId: 'pest-popover' })`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 0;
  max-width: calc(100vw - 16px);
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceRaised};
  color: ${token.color.text};
  box-shadow: ${token.shadow.md};
  overflow: auto;
`;

/** What the trigger needs; spread it onto a button. */
export interface PopoverTriggerProps {
  readonly ref: (element: HTMLElement | null) => void;
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
}

export interface PopoverProps {
  readonly trigger: (props: PopoverTriggerProps, open: boolean) => ReactNode;
  readonly open?: boolean;
  /** @default false */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** @default 'bottom-start' */
  readonly placement?: Placement;
  /** The layer's name, for screen readers. */
  readonly label?: string;
  readonly children: (close: () => void) => ReactNode;
}

const gap = 4;
const edge = 8;

/**
 * A non-modal disclosure beside its trigger. It lies in the browser's top layer, where no `overflow`, `z-index` or
 * dialog of the host is above it, and stays where it is in the document, so that theme and focus order hold.
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
  const { refs, floatingStyles, elements } = useFloating<HTMLElement>({
    open: shown,
    placement,
    strategy: 'fixed',
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap),
      flip({ padding: edge }),
      shift({ padding: edge }),
      size({ padding: edge, apply: limitHeight }),
    ],
  });
  const close = () => {
    setShown(false);
    if (elements.reference instanceof HTMLElement) elements.reference.focus();
  };
  const box = useTopLayer(shown);
  useOutsidePress(
    shown,
    [elements.reference instanceof HTMLElement ? elements.reference : null, elements.floating],
    () => setShown(false),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <>
      {trigger(
        {
          ref: refs.setReference,
          'aria-expanded': shown,
          'aria-controls': shown ? id : undefined,
          onClick: () => setShown(!shown),
        },
        shown,
      )}
      {shown && (
        <Layer
          id={id}
          ref={(element) => {
            box.current = element;
            refs.setFloating(element);
          }}
          popover="manual"
          role={label === undefined ? undefined : 'region'}
          aria-label={label}
          data-pest-layer="open"
          style={floatingStyles}
          onKeyDown={onKeyDown}
        >
          {children(close)}
        </Layer>
      )}
    </>
  );
}

function limitHeight({
  availableHeight,
  elements,
}: {
  availableHeight: number;
  elements: { floating: HTMLElement };
}): void {
  elements.floating.style.maxHeight = `${Math.max(160, availableHeight)}px`;
}

function useTopLayer(shown: boolean) {
  const box = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const layer = box.current;
    if (shown && layer && !layer.matches(':popover-open')) layer.showPopover();
  }, [shown]);
  return box;
}

/** Listens on the document only while the layer is open. */
function useOutsidePress(shown: boolean, inside: readonly (HTMLElement | null)[], onPress: () => void): void {
  const told = useRef({ inside, onPress });
  told.current = { inside, onPress };
  useEffect(() => {
    if (!shown) return;
    const listen = (event: PointerEvent) => {
      const path = event.composedPath();
      if (!told.current.inside.some((element) => element !== null && path.includes(element))) told.current.onPress();
    };
    document.addEventListener('pointerdown', listen, true);
    return () => document.removeEventListener('pointerdown', listen, true);
  }, [shown]);
}
