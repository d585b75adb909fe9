import type { DaySpan } from 'pest-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PlanViewport } from '../../floor-plan/usePlanViewport';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Segmented } from '../../primitives/segmented/Segmented';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, space } from '../../theme/tokens';
import { useHostCall } from '../../widget/useHostCall';
import { MeasureControl, RangeControl } from '../controls/HeatControls';
import { heatFigureMessages } from '../HeatFigure.messages';
import { headings } from '../HeatFigure.styles';
import { cloudOf, type HeatCanvasProps, tipOf, ZoomControl } from '../map/HeatCanvas';
import { Canvas, Floats } from '../map/HeatCanvas.styles';
import { HeatLegend } from '../map/HeatLegend';
import { HeatStage } from '../map/HeatStage';
import { changed } from '../state/useHeatMap';
import { FiguresTable } from '../table/FiguresTable';
import { heatCompareMessages } from './HeatCompare.messages';
import { beforeTitle, differenceText } from './heat-differences';

/** The days before beside these, on one scale: what is pointed at or chosen on one is on the other and in the table. */
export function HeatCompare({ props, plan, state, viewport, onViewport, sight }: HeatCanvasProps) {
  const t = useMessages(heatCompareMessages);
  const around = useMessages(heatFigureMessages);
  const { words, figures, beforeFigures, days, previousDays, summary, measure } = state;
  const other = useRef<PlanViewport | null>(null);
  const keepOther = useCallback((next: PlanViewport | null) => {
    other.current = next;
  }, []);
  const titles = { before: beforeTitle(state, t), now: t('heatCompare.now') };
  const halves = [
    { key: 'before', figures: beforeFigures, days: previousDays, total: summary.previousTotal },
    { key: 'now', figures, days, total: summary.total },
  ] as const;
  return (
    <Area data-measure={measure}>
      <Floats data-edge="none">
        <RangeControl state={state} />
        <AgainstControl state={state} />
        <MeasureControl state={state} />
      </Floats>
      <LastYear props={props} state={state} />
      <p>{differenceText(state, t)}</p>
      <Maps>
        {halves.map(({ key, figures: shown, days: ofDays, total }) => (
          <Canvas key={key}>
            <h2>
              {titles[key]} {ofDays && <span>{words.span(ofDays)}</span>}{' '}
              <small>{total !== null && words.withUnit(total)}</small>
            </h2>
            <HeatStage
              {...cloudOf(props)}
              plan={plan}
              state={state}
              figures={shown}
              cloud
              // The wheel scrolls the page here: the table is below the maps.
              wheel={state.fills ? 'page' : (props.wheel ?? 'page')}
              label={around('heatMap.plan', { name: `${plan.name} ${titles[key]}` })}
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

/** What these days are compared with, where the host brings other days. */
function AgainstControl({ state }: Pick<HeatCanvasProps, 'state'>) {
  const t = useMessages(heatCompareMessages);
  const { offered, against, setAgainst } = state.comparison;
  if (!offered) return null;
  return (
    <div>
      <Segmented
        label={t('heatCompare.against')}
        value={against}
        onChange={(next) => setAgainst(next, changed('against', 'form'))}
        options={[
          { value: 'previous', label: t('heatCompare.before') },
          { value: 'lastYear', label: t('heatCompare.lastYear') },
        ]}
      />
    </div>
  );
}

/** Brings last year's figures once they are asked for, and says how that goes. */
function LastYear({ props, state }: Pick<HeatCanvasProps, 'props' | 'state'>) {
  const t = useMessages(heatCompareMessages);
  const { against, lastYear, key, points, keep } = state.comparison;
  const { loadPeriod } = props;
  const { run, pending, refusal } = useHostCall('heat-map', 'compare', props);
  const [asked, setAsked] = useState('');
  const refused = asked === key ? refusal : null;
  const days = against === 'lastYear' && points === null && refused === null && !pending ? lastYear : null;
  const load = useCallback(
    (span: DaySpan, of: string) =>
      run(async (options) => {
        setAsked(of);
        if (loadPeriod) keep({ key: of, points: await loadPeriod(span, options) });
      }),
    [run, loadPeriod, keep],
  );
  useEffect(() => {
    if (days) void load(days, key);
  }, [days, key, load]);
  if (against !== 'lastYear') return null;
  if (refused !== null && lastYear) {
    return (
      <p role="alert">
        {t('heatCompare.failed')} {refused}{' '}
        <Button size="sm" onClick={() => void load(lastYear, key)}>
          {t('heatCompare.again')}
        </Button>
      </p>
    );
  }
  if (points === null) return <p role="status">{t('heatCompare.loading')}</p>;
  return points.some(({ checked }) => checked !== false) ? null : <p role="status">{t('heatCompare.none')}</p>;
}

const Area = styled.div.withConfig(named('HeatCompare'))`
  ${headings}
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
  h2 {
    padding: ${space[2]} ${space[3]};
    background: ${color.surface};
    font-size: ${fontSize.sm};
  }
  h2 span {
    white-space: nowrap;
  }
`;
