import type { SheetRow, TaskDetails } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { checkValues } from './check-form';
import { sightingOf } from './sighting';

const row: SheetRow = {
  deviceId: 'device-1',
  code: 'MY0001',
  name: '',
  type: 'flyLamp',
  place: 'indoor',
  location: '东墙',
  workshopName: '原料库',
  floorPlanId: null,
  check: null,
  lastReading: null,
};
const task: TaskDetails = { ...sampleResult('task.details'), id: 'task-1', customerId: 'customer-1' };

test('a log begins with where it was seen, what and how many, and the photos of the form', () => {
  const values = checkValues(row);
  if (values.reading.type !== 'flyLamp') throw new Error('A fly lamp has counts.');
  const reading = {
    ...values.reading,
    counts: [{ species: 'fly', count: 12 } as const, { species: 'mosquito', count: 0 } as const],
  };
  expect(sightingOf(task, row, { ...values, reading, photos: ['photo-1'], note: '门没关' })).toEqual({
    taskId: 'task-1',
    customerId: 'customer-1',
    title: 'MY0001 · 灭蝇灯 · 原料库 · 东墙',
    description: '苍蝇 12',
    content: 'MY0001 · 灭蝇灯\n原料库 · 东墙\n苍蝇 12\n门没关',
    photos: ['photo-1'],
  });
});
