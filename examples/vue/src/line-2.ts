import type { FloorPlan, HeatPoint } from 'pest-ui/heat-map';

/** Any image the host serves; positions are fractions of it. */
export const plan: FloorPlan = {
  id: 'line-2',
  name: 'Line 2',
  image: { src: '/line-2.svg', width: 1200, height: 700 },
};

const lamps = [
  { code: 'FL-01', x: 0.12, y: 0.2, value: 14 },
  { code: 'FL-02', x: 0.38, y: 0.24, value: 3 },
  { code: 'FL-03', x: 0.66, y: 0.22, value: 0 },
  { code: 'FL-04', x: 0.86, y: 0.62, value: 22 },
];

export const points: readonly HeatPoint[] = lamps.map((lamp) => ({
  ...lamp,
  deviceId: lamp.code,
  type: 'flyLamp',
  checked: true,
  checks: 1,
  deviceDays: 7,
  species: [{ species: 'fly', count: lamp.value }],
}));
