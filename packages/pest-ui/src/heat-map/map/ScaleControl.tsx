import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { NumberInput } from '../../primitives/number-input/NumberInput';
import { stepFor } from '../figures/heat-scale';
import { heatFigureMessages } from '../HeatFigure.messages';
import type { HeatState } from '../state/useHeatMap';
import { Ramp } from './ScaleControl.styles';

interface ScaleControlProps {
  readonly state: HeatState;
  /** The colours on which the sliders lie. */
  readonly ramp: ReactNode;
}

/**
 * The two ends of the colour scale: two native sliders on one ramp, and two number fields for whoever types or taps.
 */
export function ScaleControl({ state, ramp }: ScaleControlProps) {
  const { domain, domainLimit, setEnd, words } = state;
  const t = useMessages(heatFigureMessages);
  const step = stepFor(domainLimit);
  const ends = (['minimum', 'maximum'] as const).map((end, index) => ({
    end,
    name: t(`heatMap.domain.${end}`),
    value: domain[index] ?? 0,
  }));
  return (
    <>
      <Ramp data-part="ramp">
        {ramp}
        {ends.map(({ end, name, value }) => (
          <input
            key={end}
            type="range"
            aria-label={name}
            min={0}
            max={domainLimit}
            step={step}
            value={value}
            aria-valuetext={words.withUnit(value)}
            onChange={(event) => setEnd(end, Number(event.target.value), 'pointer', false)}
            onPointerUp={() => setEnd(end, value, 'pointer', true)}
            onKeyUp={(event) => sliderKeys.has(event.key) && setEnd(end, value, 'keyboard', true)}
          />
        ))}
      </Ramp>
      {ends.map(({ end, name, value }) => (
        <EndField key={end} name={name} value={value} onCommit={(typed) => setEnd(end, typed, 'form', true)} />
      ))}
    </>
  );
}

const sliderKeys: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

interface EndFieldProps {
  readonly name: string;
  readonly value: number;
  readonly onCommit: (typed: number) => void;
}

/** One end of the scale as a number. It is taken when it is whole: on Enter, or when the field is left. */
function EndField({ name, value, onCommit }: EndFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null && typed !== '' && Number.isFinite(Number(typed))) onCommit(Number(typed));
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <NumberInput aria-label={name} value={typed ?? value} onChange={setTyped} onBlur={commit} onKeyDown={onKeyDown} />
  );
}
