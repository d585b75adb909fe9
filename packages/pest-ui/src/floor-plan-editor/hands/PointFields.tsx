import { useMessages } from '../../i18n/messages';
import type { PlanTool, PlanToolState } from '../editing/usePlanTool';
import { handsMessages } from './hands.messages';
import { PercentField } from './PercentField';

interface PointFieldsProps {
  readonly tool: PlanTool;
  readonly tools: PlanToolState;
}

/** The two points of a tool by their numbers. */
export function PointFields({ tool, tools }: PointFieldsProps) {
  const t = useMessages(handsMessages);
  const fields = (['a', 'b'] as const).flatMap((point) =>
    (['x', 'y'] as const).map((axis) => ({ point, axis, value: tool[point][axis] })),
  );
  return (
    <fieldset data-pest-points="">
      {fields.map(({ point, axis, value }) => (
        <PercentField
          key={`${point}${axis}`}
          label={t(`hands.point.${axis}`, { name: point.toUpperCase() })}
          value={value}
          onValue={(next) => tools.setPoint(point, { ...tool[point], [axis]: next })}
        />
      ))}
    </fieldset>
  );
}
