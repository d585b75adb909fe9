import { useId } from 'react';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { type PaletteName, paletteGradient } from '../density/palette';
import type { ReadingState } from '../figures/heat-figures';
import { breaksOf, histogramOf } from '../figures/heat-scale';
import { heatFigureMessages } from '../HeatFigure.messages';
import { scaleText } from '../state/heat-sentences';
import type { HeatState } from '../state/useHeatMap';
import { LegendBox } from './HeatLegend.styles';
import { Hatch, Mark } from './HeatMarks';
import { ScaleControl } from './ScaleControl';

interface HeatLegendProps {
  readonly state: HeatState;
  readonly palette: PaletteName;
  /** Without it only the marks are explained. */
  readonly scale: boolean;
  readonly covers: boolean;
  /** Whether some numbers on the map are those of several devices. */
  readonly gathered?: boolean;
}

const bars = 12;
const states = ['some', 'zero', 'unchecked', 'unknown'] as const satisfies readonly ReadingState[];

/** What colours and marks mean, with the scale to move. */
export function HeatLegend({ state, palette, scale, covers, gathered = false }: HeatLegendProps) {
  const { words, figures, domain, domainLimit } = state;
  const t = useMessages(heatFigureMessages);
  const title = useId();
  const histogram = histogramOf(figures, [0, domainLimit], bars);
  const most = Math.max(1, ...histogram);
  return (
    <LegendBox role="group" aria-labelledby={title} data-pest="heat-legend">
      <div data-part="title">
        <span id={title}>
          <b>{t('heatMap.domain')}</b> <small>{words.unit}</small>
        </span>
        {scale && state.pinned && (
          <Button size="sm" variant="ghost" title={t('heatMap.domain.fit.help')} onClick={state.fitDomain}>
            {t('heatMap.domain.fit')}
          </Button>
        )}
        {scale && !state.pinned && <small>{t('heatMap.domain.fitted')}</small>}
      </div>
      {scale && (
        <>
          <div data-part="histogram" aria-hidden="true">
            {histogram.map((count, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
              <i key={index} style={{ height: `${Math.max(count > 0 ? 12 : 0, (count / most) * 100)}%` }} />
            ))}
          </div>
          <div data-part="scale">
            <ScaleControl state={state} ramp={<ScaleRamp state={state} palette={palette} />} />
            <span data-part="breaks" aria-hidden="true">
              {breaksOf(domain).map((level) => (
                <span key={level}>{words.number(level)}</span>
              ))}
            </span>
          </div>
        </>
      )}
      <MarkKey state={state} gathered={gathered} />
      {scale && <Notes state={state} covers={covers} />}
    </LegendBox>
  );
}

function ScaleRamp({ state, palette }: Pick<HeatLegendProps, 'state' | 'palette'>) {
  const { domain, domainLimit, threshold } = state;
  const at = (value: number) => `${(Math.min(value, domainLimit) / domainLimit) * 100}%`;
  return (
    <div aria-hidden="true" data-part="lane">
      <div data-part="track" />
      <div
        data-part="colours"
        style={{ background: paletteGradient(palette), left: at(domain[0]), right: `calc(100% - ${at(domain[1])})` }}
      />
      {threshold !== null && <div data-part="limit" style={{ left: at(threshold) }} />}
    </div>
  );
}

function Notes({ state, covers }: { readonly state: HeatState; readonly covers: boolean }) {
  const t = useMessages(heatFigureMessages);
  return <p>{scaleText(state, covers, t)}</p>;
}

/** Each mark drawn as on the plan, with how many there are. */
function MarkKey({ state, gathered }: { readonly state: HeatState; readonly gathered: boolean }) {
  const { figures } = state;
  const t = useMessages(heatFigureMessages);
  const hatch = useId();
  const found = states
    .map((reading) => ({ reading, count: figures.filter((figure) => figure.state === reading).length }))
    .filter(({ reading, count }) => reading !== 'unknown' || count > 0);
  return (
    <ul>
      {found.map(({ reading, count }) => (
        <li key={reading}>
          <svg aria-hidden="true" width="22" height="22" viewBox="-11 -11 22 22">
            {reading === 'unchecked' && <Hatch id={hatch} />}
            <Mark state={reading} text="n" hatch={hatch} />
          </svg>
          {t(`heatMap.legend.${reading}`, { count })}
        </li>
      ))}
      {gathered && (
        <li>
          <svg aria-hidden="true" width="22" height="22" viewBox="-14 -14 28 28">
            <Mark state="some" text="n" hatch="" several />
          </svg>
          {t('heatMap.legend.gathered')}
        </li>
      )}
    </ul>
  );
}
