import { type FloorPlan, FloorPlanEditor, HeatMap, type HeatPoint, PestProvider, type PlanDevice } from 'pest-ui';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Of the picture, in its own pixels. */
const picture = { width: 2400, height: 1600 };
const paper = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1600"><rect width="2400" height="1600" fill="#fff"/></svg>`,
)}`;
const plan: FloorPlan = { id: 'p1', name: 'Plant', image: { src: paper, ...picture } };

/** Even rows over the whole plan. */
function placeOf(n: number, count: number) {
  const columns = Math.ceil(Math.sqrt((count * picture.width) / picture.height));
  const rows = Math.ceil(count / columns);
  return { x: ((n % columns) + 0.5) / columns, y: (Math.floor(n / columns) + 0.5) / rows };
}

const codeOf = (n: number) => `MT-${String(n).padStart(4, '0')}`;

function points(count: number): HeatPoint[] {
  return Array.from({ length: count }, (_, n) => ({
    deviceId: `d${n}`,
    code: codeOf(n),
    type: 'mouseTrap',
    ...placeOf(n, count),
    value: (n * 7_919) % 10,
  }));
}

function devices(count: number): PlanDevice[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `d${n}`,
    code: codeOf(n),
    name: 'Trap',
    type: 'mouseTrap',
    position: placeOf(n, count),
  }));
}

interface Contender {
  readonly element: (count: number) => ReactNode;
  readonly isDrawn: () => boolean;
}

const contenders = {
  heatMap: {
    element: (count) => <HeatMap plan={plan} points={points(count)} height="fill" />,
    isDrawn: () => [...document.querySelectorAll('canvas')].some(hasColour),
  },
  editor: {
    element: (count) => (
      <FloorPlanEditor plan={plan} defaultValue={devices(count)} height="fill" checkGuidance={false} />
    ),
    isDrawn: () => document.querySelector('[data-marker], [data-cluster]') !== null,
  },
} satisfies Record<string, Contender>;

function hasColour(canvas: HTMLCanvasElement): boolean {
  if (canvas.width === 0 || canvas.height === 0) return false;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  return pixels.some((value) => value > 0);
}

/** Milliseconds until one of the two is drawn and the page has nothing more to do. */
export async function show(name: keyof typeof contenders, count: number): Promise<number> {
  const box = document.createElement('div');
  box.style.cssText = 'position:absolute;inset:0;width:1200px;height:800px';
  document.body.append(box);
  const { element, isDrawn } = contenders[name];
  const from = performance.now();
  createRoot(box).render(<PestProvider locale="en">{element(count)}</PestProvider>);
  while (!isDrawn()) await nextFrame();
  const idle = await new Promise<number>((resolve) => requestIdleCallback(() => resolve(performance.now())));
  return idle - from;
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
