import type { PlanPosition, TrashArea } from '../../floor-plan/floor-plan.types';

/** One change to the trash areas of a plan. */
export type TrashAreaChange =
  | { readonly type: 'add'; readonly area: TrashArea }
  | { readonly type: 'edit'; readonly area: TrashArea }
  | { readonly type: 'delete'; readonly id: string };

/** The areas after a change; one to an area that is not there does nothing. */
export function applyAreaChanges(areas: readonly TrashArea[], change: TrashAreaChange): TrashArea[] {
  switch (change.type) {
    case 'add':
      return [...areas, change.area];
    case 'edit':
      return areas.map((area) => (area.id === change.area.id ? change.area : area));
    case 'delete':
      return areas.filter(({ id }) => id !== change.id);
  }
}

/** The change that takes another back, given the areas as they were before it. */
export function invertAreaChange(before: readonly TrashArea[], change: TrashAreaChange): TrashAreaChange {
  switch (change.type) {
    case 'add':
      return { type: 'delete', id: change.area.id };
    case 'edit':
      return { type: 'edit', area: before.find(({ id }) => id === change.area.id) ?? change.area };
    case 'delete': {
      const area = before.find(({ id }) => id === change.id);
      return area ? { type: 'add', area } : change;
    }
  }
}

/** The rectangle between two corners, whichever they are. */
export function areaBetween(a: PlanPosition, b: PlanPosition): Pick<TrashArea, 'left' | 'top' | 'right' | 'bottom'> {
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    right: Math.max(a.x, b.x),
    bottom: Math.max(a.y, b.y),
  };
}

/** An id that is unique among the areas of a plan; it is never shown. */
export function newAreaId(areas: readonly TrashArea[]): string {
  let number = areas.length + 1;
  while (areas.some(({ id }) => id === `area-${number}`)) number += 1;
  return `area-${number}`;
}
