import { useSiteT } from '../../site-language';
import { drawingMessages } from './drawing.messages';

type Room = keyof typeof drawingMessages.zh & `plan.${string}`;

/** Left, top, width, height; the demo factory's ground floor. */
const rooms: readonly (readonly [Room, number, number, number, number])[] = [
  ['plan.receiving', 160, 200, 240, 200],
  ['plan.raw', 400, 200, 360, 320],
  ['plan.ingredients', 760, 200, 200, 160],
  ['plan.packaging', 760, 360, 200, 160],
  ['plan.preparation', 960, 200, 280, 320],
  ['plan.processing', 1240, 200, 440, 480],
  ['plan.changing', 160, 400, 240, 120],
  ['plan.handWash', 160, 520, 240, 120],
  ['plan.cold', 400, 520, 280, 240],
  ['plan.semiFinished', 680, 520, 280, 160],
  ['plan.innerPacking', 960, 520, 280, 240],
  ['plan.outerPacking', 1240, 680, 440, 160],
  ['plan.corridor', 680, 680, 280, 80],
  ['plan.finished', 960, 760, 280, 280],
  ['plan.dispatch', 1240, 840, 440, 200],
  ['plan.canteen', 160, 640, 240, 200],
  ['plan.kitchen', 160, 840, 240, 200],
  ['plan.office', 400, 760, 280, 280],
  ['plan.plantRoom', 680, 760, 280, 140],
  ['plan.chemicals', 680, 900, 280, 140],
];

const doors =
  'M240 194h80v12h-80zM154 270h12v90h-12zM1340 1034h120v12h-120zM1674 880h12v90h-12zM560 514h60v12h-60zM394 470h12v50h-12zM954 250h12v60h-12zM1234 320h12v80h-12zM1060 514h60v12h-60zM1400 674h80v12h-80z';

const alongTheWalls = [171, 321, 471, 620, 770, 920, 1069, 1219, 1368, 1518, 1668];
const downTheWalls = [347, 483, 620, 755, 892];
const traps: readonly (readonly [number, number])[] = [
  ...alongTheWalls.flatMap((x) => [[x, 211] as const, [x, 1027] as const]),
  ...downTheWalls.flatMap((y) => [[171, y] as const, [1668, y] as const]),
  ...[420, 560, 720, 939, 980, 1200].map((x) => [x, 489] as const),
  [1260, 649],
  [1640, 649],
  [720, 720],
  [920, 720],
];

/** How far its heat reaches says how much a lamp caught. */
const reach = { low: 64, middle: 84, high: 96 } as const;
type Heat = keyof typeof reach;

const lamps: readonly (readonly [number, number, Heat])[] = [
  [370, 230, 'high'],
  [480, 480, 'high'],
  [999, 240, 'middle'],
  [1280, 240, 'middle'],
  [1620, 620, 'high'],
  [999, 729, 'middle'],
  [1280, 809, 'low'],
  [1640, 870, 'middle'],
  [190, 800, 'middle'],
  [370, 870, 'low'],
  [300, 419, 'high'],
  [649, 1000, 'high'],
];

/** Offset, colour, opacity: ember, the colours of the product's own heat map. */
const stops: Readonly<Record<Heat, readonly (readonly [number, string, number])[]>> = {
  low: [
    [0, '#fba35a', 0.8],
    [0.5, '#ffd590', 0.6],
    [0.8, '#fff1d6', 0.4],
    [1, '#fff1d6', 0],
  ],
  middle: [
    [0, '#b8344c', 0.9],
    [0.35, '#e5663f', 0.82],
    [0.62, '#fba35a', 0.7],
    [0.84, '#ffd590', 0.45],
    [1, '#fff1d6', 0],
  ],
  high: [
    [0, '#3b0f40', 0.92],
    [0.28, '#7a1c53', 0.9],
    [0.45, '#b8344c', 0.86],
    [0.6, '#e5663f', 0.8],
    [0.76, '#fba35a', 0.65],
    [0.9, '#ffd590', 0.45],
    [1, '#fff1d6', 0],
  ],
};

/** The floor plan with its heat map, in full. Other drawings show parts of it. */
export function PlanDrawing() {
  const t = useSiteT(drawingMessages);
  return (
    <svg viewBox="100 148 1640 930" role="img" aria-label={t('plan')}>
      <Gradients />
      <g id="plan">
        <g stroke="#2b302d" strokeWidth="3" fill="#f6f5f2">
          {rooms.map(([name, x, y, width, height]) => (
            <rect key={name} x={x} y={y} width={width} height={height} />
          ))}
          <path d={doors} fill="#fff" strokeWidth="1.8" />
        </g>
        <path d="M160 200h1520v840H160z" fill="none" stroke="#111" strokeWidth="7.2" />
        {lamps.map(([x, y, heat]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={reach[heat]} fill={`url(#heat-${heat})`} />
        ))}
        <g fontSize="30" textAnchor="middle" fill="#2b302d">
          {rooms.map(([name, x, y, width, height]) => (
            <text key={name} x={x + width / 2} y={y + height / 2 + 11}>
              {t(name)}
            </text>
          ))}
        </g>
        <path d={traps.map(([x, y]) => dot(x, y, 7)).join('')} fill="#fff" stroke="#1d211f" strokeWidth="2.5" />
        <path d={lamps.map(([x, y]) => dot(x, y, 10)).join('')} fill="#1d211f" stroke="#fff" strokeWidth="3" />
      </g>
    </svg>
  );
}

/** A part of the plan that `PlanDrawing` has drawn on the same page. */
export function PlanPart({ view }: { readonly view: string }) {
  return (
    <svg viewBox={view} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="#plan" />
    </svg>
  );
}

function Gradients() {
  return (
    <defs>
      {Object.entries(stops).map(([heat, colours]) => (
        <radialGradient key={heat} id={`heat-${heat}`}>
          {colours.map(([offset, colour, opacity]) => (
            <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
          ))}
        </radialGradient>
      ))}
    </defs>
  );
}

function dot(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;
}
