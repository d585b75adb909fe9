import { useCallback, useRef } from 'react';
import { styled } from 'styled-components';
import type { PlanViewport } from '../../floor-plan/usePlanViewport';
import { useMessages } from '../../i18n/messages';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, space } from '../../theme/tokens';
import { MeasureControl, RangeControl } from '../controls/HeatControls';
import { heatFigureMessages } from '../HeatFigure.messages';
import { cloudOf, type HeatCanvasProps, tipOf, ZoomControl } from '../map/HeatCanvas';
import { Canvas, Floats } from '../map/HeatCanvas.styles';
import { HeatLegend } from '../map/HeatLegend';
import { HeatStage } from '../map/HeatStage';
import { FiguresTable } from '../table/FiguresTable';
import { heatCompareMessages } from './HeatCompare.messages';
import { differenceText } from './heat-differences';

/** The days before beside these, on one scale: what is pointed at or chosen on one is on the other and in the table. */
export function HeatCompare({ props, plan, state, viewport, onViewport, sight }: HeatCanvasProps) {
  const t = useMessages(heatCompareMessages);
  const around = useMessages(heatFigureMessages);
  const { words, figures, beforeFigures, days, previousDays, summary, measure } = state;
  const other = useRef<PlanViewport | null>(null);
  const keepOther = useCallback((next: PlanViewport | null) => {
    other.current = next;
  }, []);
  const halves = [
    { key: 'before', figures: beforeFigures, days: previousDays, total: summary.previousTotal },
    { key: 'now', figures, days, total: summary.total },
  ] as const;
  return (
    <Area data-measure={measure}>
      <Floats data-edge="none">
        <RangeControl state={state} />
        <MeasureControl state={state} />
      </Floats>
      <p>{differenceText(state, t)}</p>
      <Maps>
        {halves.map(({ key, figures: shown, days: ofDays, total }) => (
          <Canvas key={key}>
            <h3>
              {t(`heatCompare.${key}`)} {ofDays && <span>{words.span(ofDays)}</span>}{' '}
              <small>{total !== null && words.withUnit(total)}</small>
            </h3>
            <HeatStage
              {...cloudOf(props)}
              plan={plan}
              state={state}
              figures={shown}
              cloud
              // The wheel scrolls the page here: the table is below the maps.
              wheel={state.fills ? 'page' : (props.wheel ?? 'page')}
              label={around('heatMap.plan', { name: `${plan.name} ${t(`heatCompare.${key}`)}` })}
              tip={tipOf(props, state)}
              {...sight}
              onViewport={key === 'now' ? onViewport : keepOther}
              onMoved={(view) => (key === 'now' ? other.current : viewport)?.adopt(view)}
            />
          </Canvas>
        ))}
      </Maps>
      <Floats data-edge="none">
        <HeatLegend state={state} palette={props.palette ?? 'ember'} scale covers={props.blending === 'over'} />
        <ZoomControl viewport={viewport} />
      </Floats>
      <FiguresTable props={props} state={state} />
    </Area>
  );
}

const Area = styled.div.withConfig(named('HeatCompare'))`
  border: 1px solid ${color.border};
  background: ${color.surface};
  > p {
    margin: 0;
    padding: 0 ${space[3]} ${space[2]};
  }
  [data-fill] & {
    flex: 1;
    min-height: 0;
    border: 0;
    overflow: auto;
    [data-pest='heat-plan'] {
      flex: none;
      /* Of its own half, which is what it is measured in: as high as a plan of usual shape is at that width. */
      height: clamp(240px, 70cqw, 560px);
      touch-action: pan-x pan-y;
    }
  }
`;

const Maps = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  background: ${color.borderStrong};
  @container pest-heat (max-width: 699px) {
    grid-template-columns: minmax(0, 1fr);
  }
  h3 {
    padding: ${space[2]} ${space[3]};
    background: ${color.surface};
    font-size: ${fontSize.sm};
  }
  h3 span {
    white-space: nowrap;
  }
`;
