import { markPaths, markText, markTextLook } from 'pest-sdk';
import type { PlanFigure, PlanLegendEntry } from 'pest-sdk/documents';
import { useId } from 'react';
import { inksOf, ownLookOf } from '../../floor-plan/device-marks';
import { Text } from '../../primitives/text/Text';
import { useDeviceTypes } from '../../provider/useDeviceTypes';
import { heat1, heat2, heat4 } from '../../theme/heat-color';
import type { DeviceTypeInfo } from '../../trade/device-types';
import { HeatKey, PlanLegend, PlanPaper } from './ReportFigures.styles';

/** How far a device's heat reaches, as a share of the plan's longer side. */
const reach = 0.06;

/** A plan of a visit as it was: where each device stands, where most was caught, and which were not checked. */
export function PlanPicture({ title, label, image, width, height, marks, legend, hint }: PlanFigure) {
  const heatId = useId();
  const types = useDeviceTypes();
  const side = Math.max(width, height);
  return (
    <figure>
      <Text as="p">{title}</Text>
      <PlanPaper viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <defs>
          <radialGradient id={heatId}>
            <stop offset="0" style={{ stopColor: heat4 }} />
            <stop offset="0.5" style={{ stopColor: heat2 }} stopOpacity="0.8" />
            <stop offset="1" style={{ stopColor: heat1 }} stopOpacity="0" />
          </radialGradient>
        </defs>
        <image href={image} width={width} height={height} />
        {marks
          .filter(({ heat }) => heat > 0)
          .map(({ code, x, y, heat }) => (
            <circle
              key={code}
              cx={x * width}
              cy={y * height}
              r={side * reach}
              fill={`url(#${heatId})`}
              opacity={0.25 + 0.65 * heat}
            />
          ))}
        {marks.map(({ code, type, x, y, isChecked }) => (
          <g key={code} transform={`translate(${x * width} ${y * height}) scale(${side / 1100})`}>
            <Mark code={code} info={types.of(type)} checked={isChecked} />
          </g>
        ))}
      </PlanPaper>
      <PlanLegend>
        {legend.map((entry) => (
          <li key={entry.label}>
            <LegendMark entry={entry} />
            {entry.label}
          </li>
        ))}
      </PlanLegend>
      <Text as="p" size="xs" tone="muted">
        {hint}
      </Text>
    </figure>
  );
}

/** The mark as it stands on the plan, or what heat looks like. */
function LegendMark({ entry }: { readonly entry: PlanLegendEntry }) {
  const types = useDeviceTypes();
  if (entry.kind === 'heat') return <HeatKey aria-hidden="true" />;
  const info = types.of(entry.kind === 'type' ? entry.type : 'mouseTrap');
  const look = entry.kind === 'due' ? 'due' : ownLookOf(info);
  return (
    <svg viewBox="-20 -20 40 40" width="18" height="18" aria-hidden="true">
      {markPaths(info.shape, look, inksOf(info)).map(({ part, ...path }) => (
        <path key={part} {...path} />
      ))}
    </svg>
  );
}

interface MarkProps {
  readonly code: string;
  readonly info: DeviceTypeInfo;
  readonly checked: boolean;
}

/** As on the widgets' plans: hatched where the device was not checked. */
function Mark({ code, info, checked }: MarkProps) {
  const drawn = [info.shape, checked ? ownLookOf(info) : 'due', inksOf(info)] as const;
  const text = markText(code, info);
  return (
    <>
      {markPaths(...drawn).map(({ part, ...path }) => (
        <path key={part} {...path} />
      ))}
      <text {...markTextLook(text, ...drawn)}>{text}</text>
    </>
  );
}
