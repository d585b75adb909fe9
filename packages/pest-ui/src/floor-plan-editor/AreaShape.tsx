import type { FloorPlan, TrashArea } from '../floor-plan/floor-plan.types';

interface AreaShapeProps {
  readonly part: 'area' | 'area-reach';
  readonly area: Pick<TrashArea, 'left' | 'top' | 'right' | 'bottom'>;
  readonly image: FloorPlan['image'];
  readonly grow?: number;
}

export function AreaShape({ part, area, image, grow = 0 }: AreaShapeProps) {
  return (
    <rect
      data-part={part}
      x={area.left * image.width - grow}
      y={area.top * image.height - grow}
      width={(area.right - area.left) * image.width + 2 * grow}
      height={(area.bottom - area.top) * image.height + 2 * grow}
      rx={grow}
    />
  );
}
