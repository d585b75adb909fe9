import { describe, expect, it } from 'vitest';
import type { PlanDevice } from '../floor-plan/floor-plan.types';
import type { PlanChange } from './FloorPlanEditor.types';
import { applyPlanChanges, invertPlanChanges } from './plan-changes';
import { emptyHistory, record, redo, undo } from './plan-history';

const trap: PlanDevice = { id: '3', code: 'MT-03', name: 'Trap', type: 'mouseTrap', position: { x: 0.3, y: 0.4 } };
const lamp: PlanDevice = { id: '7', code: 'FL-07', name: 'Lamp', type: 'flyLamp', position: null, model: 'GC1' };
const devices = [trap, lamp];

const cases: [string, PlanChange, (changed: PlanDevice[]) => unknown, unknown][] = [
  ['place', { type: 'place', id: '7', from: null, to: { x: 0.1, y: 0.2 } }, (d) => d[1]?.position, { x: 0.1, y: 0.2 }],
  [
    'move',
    { type: 'move', id: '3', from: { x: 0.3, y: 0.4 }, to: { x: 1, y: 0 } },
    (d) => d[0]?.position,
    { x: 1, y: 0 },
  ],
  ['unplace', { type: 'unplace', id: '3', from: { x: 0.3, y: 0.4 } }, (d) => d[0]?.position, null],
  [
    'edit',
    { type: 'edit', id: '7', patch: { model: 'GC2', brand: 'Acme' } },
    (d) => [d[1]?.model, d[1]?.brand],
    ['GC2', 'Acme'],
  ],
  ['delete', { type: 'delete', id: '3', from: { x: 0.3, y: 0.4 } }, (d) => d.map(({ id }) => id), ['7']],
  ['add', { type: 'add', device: { ...lamp, id: '9' } }, (d) => d.map(({ id }) => id), ['3', '7', '9']],
];

const sorted = (list: readonly PlanDevice[]) => [...list].sort((a, b) => a.id.localeCompare(b.id));

describe('plan changes', () => {
  it.each(cases)('%s applies', (_type, change, read, expected) => {
    expect(read(applyPlanChanges(devices, [change]))).toEqual(expected);
  });

  it.each(cases)('%s can be taken back', (_type, change) => {
    const after = applyPlanChanges(devices, [change]);
    expect(sorted(applyPlanChanges(after, invertPlanChanges(devices, [change])))).toEqual(devices);
  });

  it('leaves alone what it does not know, and adds nothing twice', () => {
    const unknown: PlanChange = { type: 'unplace', id: 'nobody', from: null };
    expect(applyPlanChanges(devices, [unknown, { type: 'add', device: trap }])).toEqual(devices);
    expect(invertPlanChanges(devices, [unknown])).toEqual([]);
  });
});

describe('history', () => {
  const step = (id: string) => ({
    changes: [{ type: 'unplace', id, from: null } as const],
    inverse: [{ type: 'place', id, from: null, to: { x: 0, y: 0 } } as const],
  });

  it('goes back and forth, one gesture at a time', () => {
    const history = record(record(emptyHistory, step('a')), step('b'));
    const back = undo(history);
    expect(back?.changes).toEqual(step('b').inverse);
    const forth = redo(back?.history ?? emptyHistory);
    expect(forth?.changes).toEqual(step('b').changes);
    expect(forth?.history).toEqual(history);
  });

  it('ends at both ends', () => {
    expect(undo(emptyHistory)).toBeNull();
    expect(redo(record(emptyHistory, step('a')))).toBeNull();
  });

  it('forgets what was taken back once something new is done', () => {
    const back = undo(record(emptyHistory, step('a')));
    expect(redo(record(back?.history ?? emptyHistory, step('b')))).toBeNull();
  });
});
