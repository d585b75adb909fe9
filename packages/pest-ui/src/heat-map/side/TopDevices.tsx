import { limits, rankByActivity } from 'pest-sdk';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { useDeviceTypes } from '../../provider/useDeviceTypes';
import { useSpeciesLabel } from '../../provider/useSpeciesLabel';
import type { DeviceTypeInfo } from '../../trade/device-types';
import { type PaletteName, paletteInk } from '../density/palette';
import { differenceOf, familiesOf, type HeatFigure, heatFigures, rankByRise } from '../figures/heat-figures';
import type { HeatDomain, HeatMeasure, HeatPoint } from '../figures/heat-points';
import { readingsOf } from '../figures/heat-readings';
import { fittingDomain } from '../figures/heat-scale';
import { heatFigureMessages } from '../HeatFigure.messages';
import type { HeatChangeMeta } from '../HeatMap.types';
import { changed } from '../state/useHeatMap';
import { type HeatWords, useHeatWords } from '../state/useHeatWords';
import { Board, BoardButton } from './TopDevices.styles';

/** Props of {@link TopDevices}. */
export interface TopDevicesProps {
  /** Of one family: captures and bait eaten do not compare. With both, captures are ranked. */
  readonly points: readonly HeatPoint[];
  readonly measure?: HeatMeasure | undefined;
  /** @default 10 */
  readonly places?: number | undefined;
  readonly selected?: string | null | undefined;
  readonly onSelectedChange?: ((id: string | null, meta: HeatChangeMeta) => void) | undefined;
  /** The device under pointer or focus elsewhere. */
  readonly pointed?: string | null | undefined;
  readonly onPointedChange?: ((id: string | null) => void) | undefined;
  readonly deviceTypes?: readonly DeviceTypeInfo[] | undefined;
}

/** The most active devices, most active first, or those that rose most against the days before; ties by code. */
export function TopDevices({ points, measure = 'count', places, deviceTypes, ...board }: TopDevicesProps) {
  const types = useDeviceTypes(deviceTypes);
  const readings = useMemo(() => readingsOf(points, types), [points, types]);
  const family = familiesOf(readings)[0] ?? 'count';
  const words = useHeatWords(family, measure, types, useSpeciesLabel());
  const figures = useMemo(
    () =>
      heatFigures(
        readings.filter((reading) => reading.family === family),
        measure,
      ),
    [readings, family, measure],
  );
  const domain = useMemo(() => fittingDomain(figures), [figures]);
  return <DeviceBoard figures={figures} domain={domain} places={places} words={words} {...board} />;
}

interface DeviceBoardProps
  extends Pick<TopDevicesProps, 'places' | 'selected' | 'onSelectedChange' | 'pointed' | 'onPointedChange'> {
  readonly figures: readonly HeatFigure[];
  readonly domain: HeatDomain;
  readonly words: HeatWords;
  readonly palette?: PaletteName | undefined;
  readonly isAbove?: ((figure: HeatFigure) => boolean) | undefined;
  /** One place, where the host draws it. */
  readonly row?: ((figure: HeatFigure, place: number, own: ReactNode) => ReactNode) | undefined;
}

/** The board over figures that are already worked out. */
export function DeviceBoard(props: DeviceBoardProps) {
  const { figures, places = limits.topDevices, row, selected, onSelectedChange, pointed, onPointedChange } = props;
  const t = useMessages(heatFigureMessages);
  const [asked, setAsked] = useState(false);
  const byRise = asked && figures.some(({ previous }) => previous !== null);
  const ranked = useMemo(() => (byRise ? rankByRise : rankByActivity)(figures, places), [figures, places, byRise]);
  const how = byRise ? 'heatMap.board.rise' : 'heatMap.board';
  const choose = (id: string) => (event: MouseEvent) =>
    onSelectedChange?.(id === selected ? null : id, changed('select', event.detail === 0 ? 'keyboard' : 'pointer'));
  return (
    <Board data-pest="heat-board">
      <header>
        <h2>{t(how)}</h2>
        {figures.some(({ previous }) => previous !== null) && (
          <Button size="sm" aria-pressed={byRise} onClick={() => setAsked(!byRise)}>
            {t('heatMap.board.byRise')}
          </Button>
        )}
      </header>
      {ranked.length === 0 && <p>{t(`${how}.empty`)}</p>}
      <ol>
        {ranked.map((figure, index) => {
          const id = figure.point.deviceId;
          const own = <Place figure={figure} place={index + 1} byRise={byRise} {...props} />;
          return (
            <li key={id}>
              <BoardButton
                type="button"
                aria-pressed={id === selected}
                data-pointed={id === pointed || undefined}
                onClick={choose(id)}
                onFocus={() => onPointedChange?.(id)}
                onBlur={() => onPointedChange?.(null)}
                onPointerEnter={() => onPointedChange?.(id)}
                onPointerLeave={() => onPointedChange?.(null)}
              >
                {row ? row(figure, index + 1, own) : own}
              </BoardButton>
            </li>
          );
        })}
      </ol>
    </Board>
  );
}

/** Place, device, figure and change, over a bar in the colour that the map gives it. */
function Place({
  figure,
  place,
  figures,
  domain,
  words,
  palette = 'ember',
  isAbove,
  byRise,
}: DeviceBoardProps & { readonly figure: HeatFigure; readonly place: number; readonly byRise: boolean }) {
  const t = useMessages(heatFigureMessages);
  const { point, code, value } = figure;
  const shown = (one: HeatFigure) => (byRise ? (differenceOf(one) ?? 0) : one.value);
  const most = figures.reduce((highest, other) => Math.max(highest, shown(other)), 0);
  const colour = paletteInk(palette, domain[1] > 0 ? value / domain[1] : 1);
  return (
    <>
      <span data-part="place">{String(place)}</span>
      <span data-part="device">
        {code}
        <small>{point.workshopName || point.name}</small>
      </span>
      <span data-part="figure">{byRise ? words.signed(shown(figure)) : words.withUnit(value)}</span>
      <span data-part="change">
        {isAbove?.(figure) && <span data-part="limit">{t('heatMap.limit.above')}</span>}
        {words.change(figure)}
      </span>
      <span
        aria-hidden="true"
        data-part="bar"
        style={{ width: `calc((100% - 58px) * ${most > 0 ? shown(figure) / most : 0})`, background: colour }}
      />
    </>
  );
}
