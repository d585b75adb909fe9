import { type PointerEvent, useId, useMemo, useRef } from 'react';
import type { FloorPlan } from '../floor-plan/floor-plan.types';
import { positionAt } from '../floor-plan/plan-geometry';
import { ink, paper } from '../theme/plan-color';
import { HeatLayer, type HeatLayerProps } from './HeatLayer';
import { Dots, PlanPaper, Tip } from './HeatMap.styles';
import { type HeatFigure, nearestFigure } from './heat-figures';
import type { HeatWords } from './useHeatWords';

interface HeatPlanProps extends Pick<HeatLayerProps, 'domain' | 'palette' | 'radius' | 'opacity' | 'blending'> {
  readonly plan: FloorPlan;
  readonly figures: readonly HeatFigure[];
  readonly cloud: boolean;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly pointed: string | null;
  readonly onPoint: (id: string | null) => void;
  readonly words: HeatWords;
}

/** Pixels around a device in which it answers to the pointer. */
const reach = 20;

/** The plan with the cloud on it and every device as a dot, so that the cloud is never the only evidence. */
export function HeatPlan(props: HeatPlanProps) {
  const { plan, figures, cloud, selected, onSelect, pointed, onPoint, words, ...layer } = props;
  const paper = useRef<HTMLDivElement>(null);
  const { src, width, height, alt } = plan.image;
  const points = useMemo(() => figures.map(({ point, value }) => ({ x: point.x, y: point.y, value })), [figures]);
  const shown = figures.find(({ point }) => point.deviceId === (pointed ?? selected));

  const under = (event: PointerEvent) => {
    const box = paper.current?.getBoundingClientRect();
    return box ? nearestFigure(figures, positionAt(event.clientX, event.clientY, box), box, reach) : null;
  };
  const point = (event: PointerEvent) => onPoint(under(event)?.point.deviceId ?? null);
  return (
    <PlanPaper
      ref={paper}
      data-pest="heat-plan"
      style={{ aspectRatio: `${width} / ${height}` }}
      onPointerMove={point}
      onPointerLeave={() => onPoint(null)}
      onPointerUp={(event) => onSelect(under(event)?.point.deviceId ?? null)}
    >
      <img src={src} alt={alt ?? plan.name} draggable={false} />
      {cloud && <HeatLayer {...layer} points={points} width={width} height={height} />}
      <DeviceDots figures={figures} marked={shown?.point.deviceId ?? null} words={words} numbers={!cloud} />
      {shown && <DeviceTip figure={shown} words={words} />}
    </PlanPaper>
  );
}

interface DeviceDotsProps {
  readonly figures: readonly HeatFigure[];
  readonly marked: string | null;
  readonly numbers: boolean;
  readonly words: HeatWords;
}

/** Filled: activity. Hollow: checked, and none. Hatched: nobody looked. Sizes stay the same however big the plan is. */
function DeviceDots({ figures, marked, numbers, words }: DeviceDotsProps) {
  const hatch = useId();
  return (
    <Dots aria-hidden="true">
      <Hatch id={hatch} />
      {figures.map(({ point, value }) => (
        <g key={point.deviceId} data-marked={point.deviceId === marked || undefined}>
          <circle
            cx={percent(point.x)}
            cy={percent(point.y)}
            r={5}
            data-reading={reading(point.checked, value)}
            fill={point.checked ? undefined : `url(#${hatch})`}
          />
          {numbers && value > 0 && (
            <text x={percent(point.x)} y={percent(point.y)} dy={-9}>
              {words.number(value)}
            </text>
          )}
        </g>
      ))}
    </Dots>
  );
}

function percent(fraction: number): string {
  return `${fraction * 100}%`;
}

function reading(checked: boolean, value: number): 'some' | 'zero' | 'unchecked' {
  if (!checked) return 'unchecked';
  return value > 0 ? 'some' : 'zero';
}

export function Hatch({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={id} width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="3" height="3" fill={paper} />
        <rect width="1.3" height="3" fill={ink} />
      </pattern>
    </defs>
  );
}

/** Beside the device it speaks of, on the side where there is room. */
function DeviceTip({ figure, words }: { readonly figure: HeatFigure; readonly words: HeatWords }) {
  const { t } = words;
  const { point } = figure;
  return (
    <Tip
      aria-hidden="true"
      data-side={point.x > 0.5 ? 'left' : 'right'}
      data-edge={point.y > 0.5 ? 'above' : 'below'}
      style={{ left: percent(point.x), top: percent(point.y) }}
    >
      <strong>{point.code}</strong>
      <span>{point.name}</span>
      <b>{point.checked ? words.withUnit(figure.value) : t('heatMap.unchecked')}</b>
      {words.species(point).map((text) => (
        <span key={text}>{text}</span>
      ))}
      {point.checked && (
        <span>
          {words.parts([
            `${t('heatMap.checks')} ${words.number(point.checks)}`,
            `${t('heatMap.deviceDays')} ${words.number(point.deviceDays)}`,
          ])}
        </span>
      )}
      {figure.previous !== null && (
        <span>
          {t('heatMap.previous')} {words.withUnit(figure.previous)} {words.change(figure)}
        </span>
      )}
    </Tip>
  );
}
