import { memo, useId } from 'react';
import { ink, paper } from '../../theme/plan-color';
import { untouched } from '../density/untouched';
import type { HeatFigure, ReadingState } from '../figures/heat-figures';
import type { HeatWords } from '../state/useHeatWords';
import { Marks } from './HeatMarks.styles';

interface AllMarksProps {
  readonly figures: readonly HeatFigure[];
  readonly width: number;
  readonly height: number;
  readonly isAbove: (figure: HeatFigure) => boolean;
  readonly number: HeatWords['number'];
}

interface HeatMarksProps extends AllMarksProps {
  readonly selected: string | null;
  readonly pointed: string | null;
}

/**
 * Every device as a mark, so that the cloud is never the only evidence: a number where there was activity, a hollow dot
 * where there was none, a hatched disc where nobody looked. Higher numbers lie on top, and over them, once more and with
 * its ring, the one that is chosen or pointed at: of thousands none is drawn anew while the pointer goes over them.
 */
export function HeatMarks({ selected, pointed, ...all }: HeatMarksProps) {
  const hatch = useId();
  const { figures, width, height } = all;
  const ringed = figures.filter(({ point }) => point.deviceId === selected || point.deviceId === pointed);
  return (
    <Marks viewBox={`0 0 ${width} ${height}`} aria-hidden="true" style={untouched}>
      <Hatch id={hatch} />
      <AllMarks {...all} hatch={hatch} />
      {ringed.map((figure) =>
        drawMark(figure, { ...all, hatch, ring: figure.point.deviceId === selected ? 'selected' : 'pointed' }),
      )}
    </Marks>
  );
}

const AllMarks = /* @__PURE__ */ memo(function AllMarks(all: AllMarksProps & Pick<MarkProps, 'hatch'>) {
  return [...all.figures].sort((a, b) => a.value - b.value).map((figure) => drawMark(figure, all));
});

type Drawing = AllMarksProps & Pick<PlacedMarkProps, 'hatch' | 'ring'>;

function drawMark(figure: HeatFigure, { width, height, isAbove, number, hatch, ring }: Drawing) {
  const { point, state, value } = figure;
  const { position } = point;
  if (!position) return null;
  return (
    <PlacedMark
      key={point.deviceId}
      x={position.x * width}
      y={position.y * height}
      state={state}
      text={state === 'some' ? number(value) : ''}
      hatch={hatch}
      above={isAbove(figure)}
      ring={ring}
    />
  );
}

interface MarkProps {
  readonly state: ReadingState;
  readonly text: string;
  readonly hatch: string;
}

interface PlacedMarkProps extends MarkProps {
  readonly x: number;
  readonly y: number;
  readonly above: boolean;
  readonly ring?: 'selected' | 'pointed' | undefined;
}

const PlacedMark = /* @__PURE__ */ memo(function PlacedMark({ x, y, above, ring, ...mark }: PlacedMarkProps) {
  const half = mark.text === '' ? 8 : halfWidth(mark.text);
  return (
    <g data-mark={mark.state} data-pointed={ring === 'pointed' || undefined} style={{ translate: `${x}px ${y}px` }}>
      {ring && (
        <>
          <rect data-part="ring" x={-half - 4} y={-14} width={2 * half + 8} height={28} rx={14} />
          <rect data-part="chosen" x={-half - 3} y={-13} width={2 * half + 6} height={26} rx={13} />
        </>
      )}
      <Mark {...mark} />
      {above && (
        <g data-part="limit" transform={`translate(${half} -9)`}>
          <path d="M0-7 7 5H-7Z" />
          <text y={1.5}>!</text>
        </g>
      )}
    </g>
  );
});

/** One mark around 0, as map and legend draw it. */
export function Mark({ state, text, hatch }: MarkProps) {
  switch (state) {
    case 'some':
      return (
        <>
          <rect data-part="pill" x={-halfWidth(text)} y={-10} width={2 * halfWidth(text)} height={20} rx={10} />
          <text>{text}</text>
        </>
      );
    case 'zero':
      return <circle r={3.2} />;
    case 'unchecked':
      return <circle r={7} style={{ fill: `url(#${hatch})` }} />;
    case 'unknown':
      return (
        <>
          <circle r={8} />
          <text>?</text>
        </>
      );
  }
}

/** Half of what a number in a pill takes, in pixels. */
function halfWidth(text: string): number {
  return Math.max(10, 4 + text.length * 3.7);
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
