import { type CSSProperties, memo, useId } from 'react';
import { ink, paper } from '../../theme/plan-color';
import { untouched } from '../density/untouched';
import type { HeatFigure, ReadingState } from '../figures/heat-figures';
import type { HeatWords } from '../state/useHeatWords';
import { Marks } from './HeatMarks.styles';
import { halfWidth, type MarkLayout } from './mark-layout';

interface AllMarksProps {
  readonly layout: MarkLayout;
  readonly isAbove: (figure: HeatFigure) => boolean;
}

interface HeatMarksProps extends AllMarksProps {
  readonly figures: readonly HeatFigure[];
  readonly width: number;
  readonly height: number;
  readonly selected: string | null;
  readonly pointed: string | null;
  readonly number: HeatWords['number'];
}

/**
 * Every device as a mark, so that the cloud is never the only evidence: a number where there was activity, a hollow dot
 * where there was none, a hatched disc where nobody looked. Over them, once more and with its ring, lies the one that is
 * chosen or pointed at: of thousands none is drawn anew while the pointer goes over them.
 */
export function HeatMarks({ selected, pointed, figures, width, height, number, ...all }: HeatMarksProps) {
  const id = useId();
  const ringed = figures.filter(({ point }) => point.deviceId === selected || point.deviceId === pointed);
  return (
    <Marks viewBox={`0 0 ${width} ${height}`} aria-hidden="true" style={untouched}>
      <Hatch id={`${id}-hatch`} />
      <AllMarks {...all} id={id} />
      {ringed.map(
        (figure) =>
          figure.point.position && (
            <PlacedMark
              key={figure.point.deviceId}
              x={figure.point.position.x * width}
              y={figure.point.position.y * height}
              state={figure.state}
              text={figure.state === 'some' ? number(figure.value) : ''}
              hatch={`${id}-hatch`}
              above={all.isAbove(figure)}
              ring={figure.point.deviceId === selected ? 'selected' : 'pointed'}
            />
          ),
      )}
    </Marks>
  );
}

/** Marks without a number; of activity, those of devices whose number is in another's. */
const smallStates = ['some', 'zero', 'unchecked', 'unknown'] as const satisfies readonly ReadingState[];

/** Each kind without a number is one path, drawn at each of its points: thousands of elements would be seconds. */
const AllMarks = /* @__PURE__ */ memo(function AllMarks({
  layout,
  isAbove,
  id,
}: AllMarksProps & { readonly id: string }) {
  const { numbers, small, smallPart } = layout;
  const shown = smallStates.filter((state) => small[state] !== undefined);
  return (
    <>
      <defs>
        {shown.map((state) => (
          <marker key={state} id={`${id}-${state}`} style={whole}>
            {state === 'some' ? (
              <circle data-part="under" r={2} />
            ) : (
              <Mark state={state} text="" hatch={`${id}-hatch`} />
            )}
          </marker>
        ))}
      </defs>
      {shown.map((state) => (
        <path
          key={state}
          data-mark={state}
          data-part="small"
          d={small[state]}
          style={{ marker: `url("#${id}-${state}")`, ['--_pest-part' as string]: smallPart }}
        />
      ))}
      {numbers.map(({ figures, x, y, text }) => (
        <PlacedMark
          key={figures[0]?.point.deviceId}
          x={x}
          y={y}
          state="some"
          text={text}
          hatch=""
          above={figures.some(isAbove)}
          several={figures.length > 1}
        />
      ))}
    </>
  );
});

const whole: CSSProperties = { overflow: 'visible' };

interface MarkProps {
  readonly state: ReadingState;
  readonly text: string;
  readonly hatch: string;
  /** Whether the number is that of several devices. */
  readonly several?: boolean | undefined;
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
export function Mark({ state, text, hatch, several }: MarkProps) {
  switch (state) {
    case 'some': {
      const half = halfWidth(text);
      return (
        <>
          {several && <rect data-part="several" x={-half - 3} y={-13} width={2 * half + 6} height={26} rx={13} />}
          <rect data-part="pill" x={-half} y={-10} width={2 * half} height={20} rx={10} />
          <text>{text}</text>
        </>
      );
    }
    case 'zero':
      return <circle r={3.2} />;
    case 'unchecked':
      return <circle r={7} style={{ fill: `url("#${hatch}")` }} />;
    case 'unknown':
      return (
        <>
          <circle r={8} />
          <text>?</text>
        </>
      );
  }
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
