import type { FloorPlan, PlanPosition } from '../../floor-plan/floor-plan.types';
import { useMessages } from '../../i18n/messages';
import { AreaShape } from '../canvas/AreaShape';
import type { PlanTool, PointName } from '../editing/usePlanTool';
import type { PlanWords } from '../editing/usePlanWords';
import { areaBetween } from '../plan/trash-areas';
import { planToolMessages } from './plan-tools.messages';
import { Shapes } from './ToolShapes.styles';

interface ShapesProps {
  readonly plan: FloorPlan;
  readonly tool: PlanTool;
  readonly words: PlanWords;
}

/** The two points of a tool, and what lies between them. */
export default function ToolShapes({ plan, tool, words }: ShapesProps) {
  const { width, height } = plan.image;
  const [a, b] = [tool.a, tool.b].map(({ x, y }) => ({ x: x * width, y: y * height }));
  if (!a || !b) return null;
  const area = areaBetween(tool.a, tool.b);
  const reach = plan.metresPerWidth ? (wasteReach / plan.metresPerWidth) * width : 0;
  return (
    <Shapes data-pest="plan-tool">
      {tool.kind === 'area' ? (
        <>
          {reach > 0 && <AreaShape part="area-reach" area={area} image={plan.image} grow={reach} />}
          <AreaShape part="area" area={area} image={plan.image} />
        </>
      ) : (
        <line data-part="line" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      )}
      {tool.row && <path data-part="to-come" d={tool.row.places.map(dot(plan)).join('')} />}
      <PointHandle name="a" place={tool.a} plan={plan} words={words} />
      <PointHandle name="b" place={tool.b} plan={plan} words={words} />
    </Shapes>
  );
}

/** A point, which the ends of its stroke make a dot. */
function dot({ image }: FloorPlan) {
  return ({ x, y }: PlanPosition) => `M${x * image.width} ${y * image.height}h0`;
}

/** Metres within which the specification wants a bait station. */
export const wasteReach = 6;

interface PointHandleProps {
  readonly name: PointName;
  readonly place: PlanPosition;
  readonly plan: FloorPlan;
  readonly words: PlanWords;
}

function PointHandle({ name, place, plan, words }: PointHandleProps) {
  const t = useMessages(planToolMessages);
  const label = t('floorPlan.point', { name: name.toUpperCase(), ...words.place(place) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML buttons cannot stand in an SVG.
    <g
      data-handle={name}
      role="button"
      tabIndex={0}
      aria-label={label}
      style={{ translate: `${place.x * plan.image.width}px ${place.y * plan.image.height}px` }}
    >
      <circle r={16} />
      <path d="M-9 0H9M0-9V9" />
      <text y={-24}>{name.toUpperCase()}</text>
    </g>
  );
}
