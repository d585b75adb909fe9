import { Suspense } from 'react';
import { CanvasSide } from '../floor-plan/CanvasSide';
import { fetched } from '../primitives/fetched/fetched';
import { LoadingText } from '../primitives/states/LoadingText';
import { MeasureControl, RangeControl } from './controls/HeatControls';
import { Halves, narrow } from './HeatFigure.styles';
import { HeatCanvas, type HeatCanvasProps } from './map/HeatCanvas';
import { Canvas, Floats } from './map/HeatCanvas.styles';
import { HeatSide } from './side/HeatSide';
import { FiguresTable } from './table/FiguresTable';

const HeatCompare = /* @__PURE__ */ fetched(() => import('./comparison/HeatCompare'), 'HeatCompare');

/** The map with what is around it, two maps, or the table; fetched beside the code that draws the cloud. */
export function HeatFigure(part: HeatCanvasProps) {
  const { props, state } = part;
  const { view } = state;
  if (view === 'compare') {
    return (
      <Suspense fallback={<LoadingText height="clamp(300px, 62cqw, 860px)" />}>
        <HeatCompare {...part} />
      </Suspense>
    );
  }
  if (view === 'table') {
    return (
      <Halves data-alone>
        <Canvas>
          <Floats data-edge="none">
            <RangeControl state={state} />
            <MeasureControl state={state} />
          </Floats>
          <FiguresTable props={props} state={state} />
        </Canvas>
      </Halves>
    );
  }
  return (
    <Halves>
      <HeatCanvas {...part} />
      {props.height === 'fill' ? (
        <CanvasSide below={narrow} chosen={state.selected}>
          <HeatSide props={props} state={state} />
        </CanvasSide>
      ) : (
        <HeatSide props={props} state={state} />
      )}
    </Halves>
  );
}
