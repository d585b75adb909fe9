import { markText } from 'pest-sdk';
import { type ReactElement, type Ref, useImperativeHandle, useRef } from 'react';
import type { DeviceTypeInfo } from '../trade/device-types';
import { DeviceMark } from './DeviceMark';
import type { FloorPlan, PlanDevice, PlanPosition } from './floor-plan.types';
import { type DrawGhost, measuredNeighbours, type Neighbour } from './plan-ghost';

interface PlanGhostProps {
  readonly plan: FloorPlan;
  /** The device in hand, as it stood. */
  readonly device: PlanDevice;
  readonly info: DeviceTypeInfo;
  /** Told how to draw it. */
  readonly drawing: Ref<DrawGhost>;
}

/** The device in hand, the reach of its type around it, and ties to its nearest neighbours. */
export default function PlanGhost({ plan, device, info, drawing }: PlanGhostProps): ReactElement | null {
  const node = useRef<SVGGElement>(null);
  const { image } = plan;
  useImperativeHandle<DrawGhost, DrawGhost>(
    drawing,
    () => (at, neighbours) => {
      if (node.current) drawGhost(node.current, at, image, neighbours);
    },
    [image],
  );
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> without tabindex takes no focus.
    <g ref={node} data-pest="plan-ghost" aria-hidden="true" visibility="hidden">
      <g data-part="ties">
        {Array.from({ length: measuredNeighbours }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as many as are measured, always.
          <g key={index}>
            <line data-part="tie" />
            <g>
              <text data-part="measured" />
            </g>
          </g>
        ))}
      </g>
      <g data-part="place">
        <Reach plan={plan} info={info} />
        <g data-part="size" data-selected>
          <DeviceMark info={info} text={markText(device.code, info)} idle={device.bound === false} />
        </g>
      </g>
    </g>
  );
}

/** Shows how far the next device of the same type may be, while a place is being looked for. */
function Reach({ plan, info }: { readonly plan: FloorPlan; readonly info: DeviceTypeInfo }) {
  const maxSpacing = info.guidance?.maxSpacing;
  if (!plan.metresPerWidth || maxSpacing === undefined) return null;
  return <circle data-part="reach" r={(maxSpacing / plan.metresPerWidth) * plan.image.width} />;
}

/** Writes the ghost's place and its ties without React: it is called for every move of the pointer. */
function drawGhost(
  node: SVGGElement,
  at: PlanPosition | null,
  image: { readonly width: number; readonly height: number },
  neighbours: readonly Neighbour[],
): void {
  node.setAttribute('visibility', at ? 'visible' : 'hidden');
  if (!at) return;
  const x = at.x * image.width;
  const y = at.y * image.height;
  node.querySelector('[data-part="place"]')?.setAttribute('transform', `translate(${x} ${y})`);
  const ties = node.querySelectorAll<SVGGElement>('[data-part="ties"] > g');
  for (const [index, tie] of ties.entries()) drawTie(tie, { x, y }, image, neighbours[index]);
}

function drawTie(
  tie: SVGGElement,
  from: { readonly x: number; readonly y: number },
  image: { readonly width: number; readonly height: number },
  neighbour: Neighbour | undefined,
): void {
  tie.style.display = neighbour ? '' : 'none';
  if (!neighbour) return;
  const to = { x: neighbour.position.x * image.width, y: neighbour.position.y * image.height };
  const [line, place] = tie.children;
  const text = place?.firstElementChild;
  for (const [name, value] of Object.entries({ x1: from.x, y1: from.y, x2: to.x, y2: to.y })) {
    line?.setAttribute(name, String(value));
  }
  if (place instanceof SVGElement) {
    place.style.translate = `${(from.x + to.x) / 2}px ${(from.y + to.y) / 2}px`;
    place.style.scale = 'var(--_pest-unit, 1)';
  }
  if (text) text.textContent = neighbour.words;
  for (const part of [line, text]) part?.toggleAttribute('data-far', neighbour.tooFar);
}
