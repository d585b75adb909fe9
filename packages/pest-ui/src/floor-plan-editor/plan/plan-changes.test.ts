import { describe, expect, it } from 'vitest';
import type { PlanDevice } from '../../floor-plan/floor-plan.types';
import type { PlanChange } from './plan-changes';
import { applyPlanChanges, invertPlanChanges } from './plan-changes';
import type { TrashAreaChange } from './trash-areas';
import { applyAreaChanges, invertAreaChange } from './trash-areas';

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

describe('changes of trash areas', () => {
  const bins = { id: 'bins', name: 'Bins', left: 0.1, top: 0.1, right: 0.2, bottom: 0.2 };
  const yard = { ...bins, id: 'yard', name: 'Yard' };
  it.each<[string, TrashAreaChange, readonly unknown[]]>([
    ['drawn', { type: 'add', area: yard }, [bins, yard]],
    ['changed', { type: 'edit', area: { ...bins, right: 0.5 } }, [{ ...bins, right: 0.5 }]],
    ['deleted', { type: 'delete', id: 'bins' }, []],
    ['deleted that is not there', { type: 'delete', id: 'nowhere' }, [bins]],
  ])('%s, and taken back', (_name, change, expected) => {
    const after = applyAreaChanges([bins], change);
    expect(after).toEqual(expected);
    expect(applyAreaChanges(after, invertAreaChange([bins], change))).toEqual([bins]);
  });
});
