import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../primitives/button/Button';
import { pinIcon } from '../primitives/icon/icons';
import { Row } from '../primitives/layout/Row';
import { NumberInput } from '../primitives/number-input/NumberInput';
import { Scale, Sliders } from './HeatMap.styles';
import type { HeatDomain } from './HeatMap.types';
import { withMax, withMin } from './heat-figures';
import { type PaletteName, paletteGradient } from './palette';
import type { HeatWords } from './useHeatWords';

interface DomainControlProps {
  readonly domain: HeatDomain;
  readonly onDomain: (domain: HeatDomain, final: boolean) => void;
  /** Where the sliders end. */
  readonly limit: number;
  readonly onFit: () => void;
  /** Kept from range to range. */
  readonly pinned: boolean;
  /** Left out where the host holds the scale. */
  readonly onPin: (() => void) | undefined;
  readonly palette: PaletteName;
  readonly above: number;
  readonly words: HeatWords;
}

/**
 * The colour scale, with its two ends to move: two native sliders on one track, and two number fields for whoever
 * types or taps.
 */
export function DomainControl(props: DomainControlProps) {
  const { domain, onDomain, limit, onFit, pinned, onPin, palette, above, words } = props;
  const { t } = words;
  const title = useId();
  const [min, max] = domain;
  const ends = [
    { name: t('heatMap.domain.min'), value: min, moved: (value: number) => withMin(domain, value) },
    { name: t('heatMap.domain.max'), value: max, moved: (value: number) => withMax(domain, value) },
  ];
  return (
    <Scale role="group" aria-labelledby={title}>
      <h3 id={title}>
        {t('heatMap.domain')} <small>{words.unit}</small>
      </h3>
      <Sliders>
        <div aria-hidden="true" data-part="track">
          <div
            data-part="colours"
            style={{
              background: paletteGradient(palette),
              left: `${(min / limit) * 100}%`,
              right: `${100 - (max / limit) * 100}%`,
            }}
          />
        </div>
        {ends.map(({ name, value, moved }) => (
          <input
            key={name}
            type="range"
            aria-label={name}
            min={0}
            max={limit}
            step={stepFor(limit)}
            value={value}
            aria-valuetext={words.withUnit(value)}
            onChange={(event) => onDomain(moved(Number(event.target.value)), false)}
            onPointerUp={() => onDomain(domain, true)}
            onKeyUp={(event) => sliderKeys.has(event.key) && onDomain(domain, true)}
          />
        ))}
      </Sliders>
      <div data-part="fields">
        {ends.map(({ name, value, moved }) => (
          <EndField
            key={name}
            name={name}
            value={value}
            step={stepFor(limit)}
            onCommit={(typed) => onDomain(moved(typed), true)}
          />
        ))}
      </div>
      <Row gap={1}>
        <Button size="sm" variant="ghost" onClick={onFit}>
          {t('heatMap.domain.fit')}
        </Button>
        {onPin && (
          <Button
            size="sm"
            variant={pinned ? 'secondary' : 'ghost'}
            icon={pinIcon}
            aria-pressed={pinned}
            title={t('heatMap.domain.pin.help')}
            onClick={onPin}
          >
            {t(pinned ? 'heatMap.domain.pinned' : 'heatMap.domain.pin')}
          </Button>
        )}
      </Row>
      {min === max && <p>{t('heatMap.domain.flat')}</p>}
      {above > 0 && <p>{t('heatMap.domain.above', { count: above })}</p>}
    </Scale>
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
  readonly step: number;
  readonly onCommit: (typed: number) => void;
}

/** One end of the scale as a number. It is taken when it is whole: on Enter, or when the field is left. */
function EndField({ name, value, step, onCommit }: EndFieldProps) {
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
    <NumberInput
      aria-label={name}
      min={0}
      step={step}
      value={typed ?? value}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}

/** A hundredth or so of the whole, in round numbers; whole counts where there is room for them. */
function stepFor(limit: number): number {
  return limit >= 50 ? 1 : 10 ** Math.floor(Math.log10(limit) - 1.5);
}
