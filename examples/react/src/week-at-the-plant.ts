import type { FloorPlan, HeatPoint } from 'pest-ui';

/** Any image the host serves; positions are fractions of it. */
export const plan: FloorPlan = {
  id: 'line-2',
  name: 'Line 2',
  image: { src: '/line-2.svg', width: 1200, height: 700 },
};

const lamp = (code: string, x: number, y: number, flies: number): HeatPoint => ({
  deviceId: code,
  code,
  name: `Fly lamp ${code}`,
  type: 'flyLamp',
  x,
  y,
  value: flies,
  previous: Math.round(flies * 0.8),
  checked: true,
  checks: 1,
  deviceDays: 7,
  species: [{ species: 'fly', count: flies }],
});

export const points: HeatPoint[] = [
  lamp('FL-01', 0.12, 0.2, 14),
  lamp('FL-02', 0.38, 0.24, 3),
  lamp('FL-03', 0.66, 0.22, 0),
  lamp('FL-04', 0.86, 0.62, 22),
];

/** What the ERP knows itself. */
export const figures = [
  { name: 'Open corrective orders', value: '1' },
  { name: 'Next service', value: '2026-12-21' },
  { name: 'Audit due', value: '2027-03-15' },
];
