import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { FloorPlan, PlanDevice, PlanPosition } from '../../floor-plan/floor-plan.types';
import { positionAt } from '../../floor-plan/plan-geometry';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import * as ink from '../../theme/plan-color';
import { radius, shadow, space } from '../../theme/tokens';
import type { PlanEditing } from '../editing/useFloorPlanEditor';

interface PlanOverviewProps {
  readonly editing: PlanEditing;
  readonly plan: FloorPlan;
}

/** From this multiple of its window on, a plan is larger than one overlooks. */
const large = 2;
/** So many dots would lie over the whole plan, and over the part that is seen. */
const many = 500;

/**
 * The whole plan, small, with the part that the window shows; a press goes there. It is for eyes and pointers: what it
 * does, the list of devices, the keys and the buttons to zoom do as well.
 */
export function PlanOverview({ editing, plan }: PlanOverviewProps) {
  const { viewport, frame, layer, devices } = editing;
  const [isLarge, setLarge] = useState(false);
  const seen = useRef<HTMLDivElement>(null);
  const { planBox, frameBox } = viewport;
  useEffect(() => {
    const moved = layer.current;
    if (!moved) return;
    const look = () => {
      const [whole, window] = [planBox(), frameBox()];
      setLarge(window.width > 0 && (whole.width > large * window.width || whole.height > large * window.height));
      if (seen.current) Object.assign(seen.current.style, partSeen(whole, window));
    };
    look();
    // Each pan and zoom writes the layer's style, without telling React.
    const observer = new MutationObserver(look);
    observer.observe(moved, { attributes: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  });
  if (!isLarge) return null;
  const go = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0) return;
    event.stopPropagation();
    const to = positionAt(event.clientX, event.clientY, event.currentTarget.getBoundingClientRect());
    const from = viewport.centre();
    const [{ width }, { width: shown }] = [planBox(), frameBox()];
    const hostScale = shown / (frame.current?.offsetWidth || shown) || 1;
    const scale = width / plan.image.width / hostScale;
    viewport.panBy((from.x - to.x) * plan.image.width * scale, (from.y - to.y) * plan.image.height * scale, 'pointer');
  };
  return (
    <Overview
      data-pest="plan-overview"
      data-tip=""
      aria-hidden="true"
      style={{ aspectRatio: `${plan.image.width} / ${plan.image.height}` }}
      onPointerDown={go}
      onPointerMove={go}
    >
      <img src={plan.image.src} alt="" draggable={false} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={dots(devices)} strokeWidth={devices.length > many ? 1 : 3} />
      </svg>
      <div ref={seen} />
    </Overview>
  );
}

function dots(devices: readonly PlanDevice[]): string {
  return devices.map(({ position }) => (position ? dot(position) : '')).join('');
}

function dot({ x, y }: PlanPosition): string {
  return `M${Math.round(x * 1000) / 10} ${Math.round(y * 1000) / 10}h0`;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function partSeen(whole: Box, window: Box) {
  const percent = (length: number, of: number) => `${(length / of) * 100}%`;
  return {
    left: percent(window.left - whole.left, whole.width),
    top: percent(window.top - whole.top, whole.height),
    width: percent(window.width, whole.width),
    height: percent(window.height, whole.height),
  };
}

const Overview = styled.div.withConfig(named('FloorPlanOverview'))`
  position: absolute;
  inset: ${space[2]} ${space[2]} auto auto;
  width: 132px;
  max-height: 132px;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${ink.paper};
  box-shadow: ${shadow.md};
  overflow: hidden;
  cursor: pointer;
  touch-action: none;
  img,
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  path {
    fill: none;
    stroke: ${ink.ink};
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  > div {
    position: absolute;
    border: 2px solid ${ink.measure};
    background: color-mix(in srgb, ${ink.measure} 12%, transparent);
    pointer-events: none;
  }
  [data-fill] & {
    inset-block-start: 40px;
  }
`;
