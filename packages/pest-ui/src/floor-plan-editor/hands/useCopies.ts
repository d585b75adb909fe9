import { useRef } from 'react';
import type { PlanDevice } from '../../floor-plan/floor-plan.types';
import { reachable } from '../plan/plan-arrange';
import { type CreateProps, useCreateDevices } from './useCreateDevices';
import { useDeviceNames } from './useDeviceNames';

/** How far beside the original a copy stands, as a share of the plan: enough to be seen and taken. */
const beside = { x: 0.02, y: 0.02 };

/** Copies the devices that are selected, under the next codes of their types; the copies are selected then. */
export function useCopies(props: CreateProps) {
  const { editing } = props;
  const creation = useCreateDevices(props);
  const namesOf = useDeviceNames(props);
  const busy = useRef(false);
  const copyAll = async () => {
    const { group, selected, devices, mayCreate } = editing;
    const originals = devices.filter(({ id }) => group.has(id) || (group.size === 0 && id === selected));
    if (!mayCreate || originals.length === 0) return;
    const names = new Map<string, PlanDevice>();
    for (const type of new Set(originals.map((one) => one.type))) {
      const ofType = originals.filter((one) => one.type === type);
      const called = await namesOf(type, ofType.length);
      for (const [at, one] of ofType.entries()) names.set(one.id, { ...one, ...called[at] });
    }
    const created = await creation.create(placedBeside(originals).map((one) => draftOf(one, names.get(one.id) ?? one)));
    if (created.length > 0)
      editing.choose(
        created.map(({ device }) => device.id),
        'form',
      );
  };
  /** Once at a time, from before names are asked for: two would be given the same ones. */
  const copy = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      await copyAll();
    } finally {
      busy.current = false;
    }
  };
  return { copy: () => void copy(), creation };
}

/** All by the same way, so that their figure stays; the other way where there is no room. */
function placedBeside(originals: readonly PlanDevice[]): readonly PlanDevice[] {
  const standing = originals.flatMap(({ id, position }) => (position ? [{ id, position }] : []));
  const [on, back] = [reachable(standing, beside), reachable(standing, { x: -beside.x, y: -beside.y })];
  const [x, y] = [longer(on.x, back.x), longer(on.y, back.y)];
  return originals.map((one) => ({
    ...one,
    position: one.position && { x: one.position.x + x, y: one.position.y + y },
  }));
}

const longer = (on: number, back: number) => (Math.abs(back) > Math.abs(on) ? back : on);

/** No code is bound to a copy, and nothing was found at it. */
function draftOf(placed: PlanDevice, { code, name }: PlanDevice): PlanDevice {
  return { ...placed, id: `new ${code}`, code, name, bound: undefined, state: undefined, locked: undefined };
}
