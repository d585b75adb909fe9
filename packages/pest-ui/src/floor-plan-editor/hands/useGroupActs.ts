import type { PlanDevice, PlanPosition } from '../../floor-plan/floor-plan.types';
import { useMessages } from '../../i18n/messages';
import type { ChangeSource } from '../../widget/widget.types';
import type { PlanEditing } from '../editing/useFloorPlanEditor';
import type { PlanChangeReason } from '../FloorPlanEditor.types';
import { type Alignment, aligned, distributed, type Standing, shifted } from '../plan/plan-arrange';
import type { PlanChange } from '../plan/plan-changes';
import { handsMessages } from './hands.messages';

/** What can be done to the devices that are selected together. Each act is one step of undo, and is said. */
export function useGroupActs(editing: PlanEditing) {
  const t = useMessages(handsMessages);
  const { group, devices, say } = editing;
  const members = devices.filter(({ id }) => group.has(id));
  const movable = members.flatMap(({ id, position, locked }): Standing[] =>
    position && !locked ? [{ id, position }] : [],
  );

  const commit = (changes: readonly PlanChange[], reason: PlanChangeReason, source: ChangeSource, said: string) => {
    if (changes.length > 0) editing.commit(changes, { reason, source });
    say(said);
  };
  const choose = (ids: Iterable<string>, source: ChangeSource) => {
    const chosen = [...ids];
    editing.choose(chosen, source);
    say(chosen.length > 0 ? t('hands.said.chosen', { count: chosen.length }) : t('hands.said.none'));
  };
  return {
    members,
    movable,
    choose,
    /** Those that are shown and stand on the plan, of one type where it is named. */
    chooseAll(source: ChangeSource, type?: PlanDevice['type']) {
      const all = editing.shown.filter((one) => one.position && (type === undefined || one.type === type));
      choose(new Set([...(type === undefined ? [] : group), ...all.map(({ id }) => id)]), source);
    },
    /** Takes devices in, or out where all of them are in; a device that is selected alone comes along. */
    toggle(ids: readonly string[], source: ChangeSource) {
      const next = new Set(group.size === 0 && editing.selected !== null ? [editing.selected] : group);
      const isIn = ids.every((id) => next.has(id));
      for (const id of ids) {
        if (isIn) next.delete(id);
        else next.add(id);
      }
      choose(next, source);
    },
    shift(by: PlanPosition, source: ChangeSource) {
      const changes = shifted(movable, by);
      commit(changes, 'move', source, t('hands.said.moved', { count: changes.length }));
    },
    putBack: () => say(t('hands.said.putBack')),
    align(to: Alignment) {
      commit(aligned(movable, to), 'move', 'form', t('hands.said.aligned', { count: movable.length }));
    },
    distribute(axis: 'x' | 'y') {
      commit(distributed(movable, axis), 'move', 'form', t('hands.said.distributed', { count: movable.length }));
    },
    unplace() {
      const changes = movable.map(({ id, position }) => ({ type: 'unplace' as const, id, from: position }));
      commit(changes, 'unplace', 'form', t('hands.said.unplaced', { count: changes.length }));
    },
    remove(asked: readonly PlanDevice[]) {
      const changes = asked.map(({ id, position }) => ({ type: 'delete' as const, id, from: position }));
      editing.choose([], 'form');
      commit(changes, 'delete', 'form', t('hands.said.deleted', { count: changes.length }));
      editing.focusOn(null);
    },
  };
}

export type GroupActs = ReturnType<typeof useGroupActs>;
