import type { FloorPlanRecord } from 'pest-sdk';

/** A plan as the server has it, with one device and no trash area. */
export const plan: FloorPlanRecord = {
  id: 'p1',
  customerId: 'c1',
  name: 'Hall',
  image: { src: '/hall.svg', width: 1200, height: 800 },
  revision: 1,
  metresPerWidth: null,
  deviceCount: 1,
  updatedAt: '2026-05-04T02:30:00.000Z',
};
