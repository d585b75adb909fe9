import { applyNodeChanges, type Node, type NodeProps, type NodeTypes, ReactFlow, ViewportPortal } from '@xyflow/react';
import { type FloorPlan, FloorPlanEditor, type FloorPlanEditorHandle, type PlanDevice } from 'pest-ui';
import { createRef, memo, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@xyflow/react/dist/style.css';

/** Of the picture, in its own pixels, which xyflow takes for its units. */
const picture = { width: 2400, height: 1600 };
const paper = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1600"><rect width="2400" height="1600" fill="#fff"/></svg>`,
)}`;
const plan: FloorPlan = { id: 'p1', name: 'Plant', image: { src: paper, ...picture } };

/** Places by a fixed rule: rows as even as the picture allows, shaken a little. */
function places(count: number): { readonly x: number; readonly y: number }[] {
  const columns = Math.ceil(Math.sqrt((count * picture.width) / picture.height));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, n) => ({
    x: ((n % columns) + 0.5 + ((n * 7) % 5) / 40) / columns,
    y: (Math.floor(n / columns) + 0.5 + ((n * 11) % 5) / 40) / rows,
  }));
}

const codeOf = (n: number) => `MT-${String(n).padStart(4, '0')}`;

function devices(count: number): PlanDevice[] {
  return places(count).map((position, n) => ({
    id: `d${n}`,
    code: codeOf(n),
    name: 'Trap',
    type: 'mouseTrap',
    position,
  }));
}

type MarkNode = Node<{ readonly code: string }, 'mark'>;

function nodes(count: number): MarkNode[] {
  return places(count).map(({ x, y }, n) => ({
    id: `d${n}`,
    type: 'mark',
    position: { x: x * picture.width - 14, y: y * picture.height - 14 },
    data: { code: codeOf(n) },
  }));
}

/** A mark and its code, as ours has them. */
const Mark = memo(function Mark({ data }: NodeProps<MarkNode>) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the peer's share of the race has no reader.
    <svg width={28} height={28} viewBox="-16 -16 32 32" style={{ overflow: 'visible' }}>
      <rect x={-12} y={-12} width={24} height={24} rx={4} fill="#fff" stroke="#fff" strokeWidth={5} />
      <rect x={-12} y={-12} width={24} height={24} rx={4} fill="#2c5f8a" />
      <text y={1} textAnchor="middle" dominantBaseline="central" fontSize={12} fontWeight={700} fill="#fff">
        MT
      </text>
      <text y={25} textAnchor="middle" dominantBaseline="central" fontSize={11} fill="#222">
        {data.code}
      </text>
    </svg>
  );
});

const nodeTypes: NodeTypes = { mark: Mark };

function Flow({ count, zoom }: Shown) {
  const [all, setAll] = useState(() => nodes(count));
  return (
    <ReactFlow<MarkNode>
      nodes={all}
      nodeTypes={nodeTypes}
      onNodesChange={(changes) => setAll((before) => applyNodeChanges(changes, before))}
      defaultViewport={{ zoom, x: 600 - (picture.width / 2) * zoom, y: 400 - (picture.height / 2) * zoom }}
      minZoom={0.05}
      maxZoom={20}
    >
      <ViewportPortal>
        <img
          src={paper}
          alt=""
          style={{
            position: 'absolute',
            zIndex: -1,
            width: picture.width,
            height: picture.height,
            pointerEvents: 'none',
          }}
        />
      </ViewportPortal>
    </ReactFlow>
  );
}

interface Shown {
  readonly count: number;
  /** Pixels of the screen per pixel of the picture. */
  readonly zoom: number;
}

const editor = createRef<FloorPlanEditorHandle>();

const contenders = {
  ours: ({ count }: Shown): ReactNode => (
    <FloorPlanEditor
      plan={plan}
      defaultValue={devices(count)}
      height="fill"
      wheel="zoom"
      checkGuidance={false}
      ref={editor}
    />
  ),
  peer: (shown: Shown): ReactNode => <Flow {...shown} />,
};

/**
 * Shows one of the two alone: ours whole, xyflow where it is looked at, which it knows from the start. `style` is the
 * host's around it.
 */
export async function show(name: keyof typeof contenders, shown: Shown, style = ''): Promise<void> {
  const box = document.createElement('div');
  box.style.cssText = `position:absolute;inset:0;width:1200px;height:800px;${style}`;
  document.body.append(box);
  createRoot(box).render(contenders[name](shown));
  while (!box.querySelector('[data-marker], [data-cluster], .react-flow__node')) await painted();
  await painted();
}

/** As close as all marks stand apart, and from a thousand on with their codes. */
export async function approach(zoom: number): Promise<void> {
  zoomTo(zoom);
  await painted();
  await painted();
}

/** Ours takes its zoom from its handle; xyflow has it as a property. */
function zoomTo(zoom: number): void {
  const frame = editor.current?.element?.querySelector('[data-pest="plan-frame"]');
  if (frame) editor.current?.zoomTo(zoom / fitted(frame));
}

const fitted = ({ clientWidth, clientHeight }: Element) =>
  Math.min(clientWidth / picture.width, clientHeight / picture.height);

/** After the next frame is on the screen. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** How many marks and codes stand there, and the place of one near the middle, and of one where nothing is. */
export function look(name: keyof typeof contenders) {
  const frame = document.querySelector(name === 'ours' ? '[data-pest="plan-frame"]' : '.react-flow');
  const box = frame?.getBoundingClientRect() ?? new DOMRect();
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const marks = [...document.querySelectorAll(name === 'ours' ? '[data-marker]' : '.react-flow__node')];
  const at = marks.map((mark) => {
    const { left, top, width, height } = mark.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const far = (place: { x: number; y: number }) => Math.hypot(place.x - middle.x, place.y - middle.y);
  const mark = at.reduce((best, place) => (far(place) < far(best) ? place : best), { x: 0, y: 0 });
  const codes = document.querySelectorAll(name === 'ours' ? '[data-part="code"]' : '.react-flow__node text + text');
  return { marks: marks.length, codes: codes.length, mark, free: freeNear(middle, name) };
}

/** How far the next of our marks is from a place, in pixels of the screen. */
export function nearestMark({ x, y }: { x: number; y: number }): number {
  const far = [...document.querySelectorAll('[data-marker]')].map((mark) => {
    const { left, top, width, height } = mark.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  });
  return Math.min(...far);
}

function freeNear(middle: { x: number; y: number }, name: keyof typeof contenders) {
  for (let step = 0; step < 400; step += 1) {
    const place = { x: middle.x + ((step * 7) % 160) - 80, y: middle.y + ((step * 13) % 120) - 60 };
    const hit = document.elementFromPoint(place.x, place.y);
    if (hit && !hit.closest(name === 'ours' ? '[data-marker], [data-cluster]' : '.react-flow__node')) return place;
  }
  throw new Error('There is no free place to pan from.');
}
