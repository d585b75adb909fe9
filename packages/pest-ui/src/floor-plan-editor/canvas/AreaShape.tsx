import type { FloorPlan, TrashArea } from '../../floor-plan/floor-plan.types';

interface AreaShapeProps {
  readonly part: 'area' | 'area-reach';
  readonly area: Pick<TrashArea, 'left' | 'top' | 'right' | 'bottom'>;
  readonly image: FloorPlan['image'];
  readonly grow?: number;
  /** The text in the middle of the area. */
  readonly name?: string | undefined;
}

export function AreaShape({ part, area, image, grow = 0, name }: AreaShapeProps) {
  const shape = (
    <rect
      data-part={part}
      x={area.left * image.width - grow}
      y={area.top * image.height - grow}
      width={(area.right - area.left) * image.width + 2 * grow}
      height={(area.bottom - area.top) * image.height + 2 * grow}
      rx={grow}
    />
  );
  if (!name) return shape;
  const middle = { x: ((area.left + area.right) / 2) * image.width, y: ((area.top + area.bottom) / 2) * image.height };
  return (
    <>
      {shape}
      <text data-part="area-name" {...middle}>
        {name}
      </text>
    </>
  );
}
