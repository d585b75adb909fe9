import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { PlanDevice } from '../../floor-plan/floor-plan.types';
import { named } from '../../theme/named';
import * as plan from '../../theme/plan-color';
import { fontSize, radius, shadow, space } from '../../theme/tokens';

interface PlanTipProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly deviceOf: (id: string | null) => PlanDevice | null;
  /** Hides the tip while a device is being moved. */
  readonly quiet: boolean;
  readonly children: (device: PlanDevice) => ReactNode;
}

interface Shown {
  readonly id: string;
  readonly left: number;
  readonly top: number;
  readonly side: 'left' | 'right';
}

/** Milliseconds until the tip shows, and until it hides after the pointer left the marker: time to move into the tip. */
const pause = 80;
const apart = 8;

/**
 * Says what a marker is, when it is pointed at or focused: stays while the pointer is on it, Escape hides it. Apart from
 * the editor's own state, so that moving the pointer over a thousand markers draws none of them anew.
 */
export default function PlanTip({ frame, deviceOf, quiet, children }: PlanTipProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const later = (next: Shown | null) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => setShown(next), pause);
    };
    const point = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('[data-tip]')) return clearTimeout(waiting);
      const marker = target.closest('[data-marker]');
      const byFinger = 'pointerType' in event && event.pointerType === 'touch';
      later(marker && !byFinger ? beside(marker, box) : null);
    };
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches('[data-marker]:focus-visible')) point(event);
    };
    const hide = () => later(null);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    const listening = new AbortController();
    const { signal } = listening;
    box.addEventListener('pointerover', point, { signal });
    box.addEventListener('pointerleave', hide, { signal });
    box.addEventListener('pointerdown', hide, { signal });
    box.addEventListener('wheel', hide, { signal, passive: true });
    box.addEventListener('focusin', focus, { signal });
    box.addEventListener('focusout', hide, { signal });
    box.addEventListener('keydown', onKey, { signal });
    return () => {
      clearTimeout(waiting);
      listening.abort();
    };
  }, [frame]);
  const device = quiet ? null : deviceOf(shown?.id ?? null);
  if (!shown || !device) return null;
  return (
    <Tip data-tip="" data-side={shown.side} style={{ left: shown.left, top: shown.top }}>
      {children(device)}
    </Tip>
  );
}

/** Beside a marker, on the side where there is room, in the frame's own pixels. */
function beside(marker: Element, frame: HTMLElement): Shown {
  const box = frame.getBoundingClientRect();
  const mark = marker.getBoundingClientRect();
  const hostScale = box.width / frame.offsetWidth || 1;
  const right = mark.right - box.left < box.width / 2;
  return {
    id: marker.getAttribute('data-marker') ?? '',
    left: (right ? mark.right - box.left : mark.left - box.left) / hostScale + (right ? apart : -apart),
    top: (mark.top + mark.height / 2 - box.top) / hostScale,
    side: right ? 'right' : 'left',
  };
}

/** Beside the marker that is pointed at. */
const Tip = styled.div.withConfig(named('FloorPlanTip'))`
  position: absolute;
  z-index: 1;
  max-width: 260px;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.md};
  background: ${plan.ink};
  color: ${plan.paper};
  box-shadow: ${shadow.md};
  font-size: ${fontSize.xs};
  cursor: auto;
  translate: 0 -50%;
  &[data-side='left'] {
    translate: -100% -50%;
  }
  > * {
    display: block;
  }
`;
