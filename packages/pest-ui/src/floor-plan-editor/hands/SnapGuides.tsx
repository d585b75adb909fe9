import { useEffect, useRef, useState } from 'react';
import type { FloorPlan } from '../../floor-plan/floor-plan.types';
import type { PlanEditing } from '../editing/useFloorPlanEditor';
import { type SnapGuide, snapped } from '../plan/plan-snap';
import { frameSpace } from './on-frame';
import { usePlanWalls } from './usePlanWalls';

interface SnapGuidesProps {
  readonly editing: PlanEditing;
  readonly plan: FloorPlan;
  /** Whether something is in hand: without it no line is shown. */
  readonly active: boolean;
}

/** Draws what is dragged to the lines of walls, of its neighbours and of areas, and shows the lines and how long they are. */
export function SnapGuides({ editing, plan, active }: SnapGuidesProps) {
  const [guides, setGuides] = useState<readonly SnapGuide[]>([]);
  const latest = useRef({ editing, plan });
  latest.current = { editing, plan };
  const { settle } = editing;
  const walls = usePlanWalls(editing.frame, plan.image.src, plan.image);
  useEffect(() => {
    settle.current = (at, { id }, free) => {
      const { editing: now, plan: here } = latest.current;
      const { group } = now;
      const moves = (other: string) => other === id || (group.has(id) && group.has(other));
      const others = now.shown.flatMap((one) => (one.position && !moves(one.id) ? [one.position] : []));
      const found =
        now.snapping && !free
          ? snapped({
              ...{ at, others, areas: now.areas, walls: walls.current },
              ...{ plan: here, box: now.viewport.planBox() },
            })
          : { position: at, guides: [] };
      setGuides(found.guides);
      return found.position;
    };
    return () => {
      settle.current = null;
    };
  }, [settle, walls]);
  if (!active) return null;
  const { words } = editing;
  const { place } = frameSpace(editing.viewport);
  return guides.map((guide) => (
    <div
      key={guide.axis}
      data-part="guide"
      data-axis={guide.axis}
      style={lineOf(guide.axis, place(guide.from), place(guide.to))}
    >
      {guide.metres !== null && guide.metres > 0 && (
        <span>{words.t('floorPlan.metres', { metres: words.metres(guide.metres) })}</span>
      )}
    </div>
  ));
}

interface Spot {
  readonly left: number;
  readonly top: number;
}

function lineOf(axis: SnapGuide['axis'], a: Spot, b: Spot) {
  return axis === 'x'
    ? { left: `${b.left}%`, top: `${Math.min(a.top, b.top)}%`, height: `${Math.abs(a.top - b.top)}%` }
    : { top: `${b.top}%`, left: `${Math.min(a.left, b.left)}%`, width: `${Math.abs(a.left - b.left)}%` };
}
