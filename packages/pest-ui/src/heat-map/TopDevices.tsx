import { deviceTypeRules, limits, rankByActivity } from 'pest-sdk';
import { useMemo } from 'react';
import { Board, BoardBar, BoardButton, BoardPlace } from './HeatMap.styles';
import type { HeatMeasure, HeatPoint } from './HeatMap.types';
import { familiesOf, heatFigures } from './heat-figures';
import { useHeatWords } from './useHeatWords';

/** Props of {@link TopDevices}. */
export interface TopDevicesProps {
  /** Of one family: captures and bait eaten do not compare. With both, captures are ranked. */
  readonly points: readonly HeatPoint[];
  readonly measure?: HeatMeasure | undefined;
  /** Default 10. */
  readonly places?: number | undefined;
  readonly selected?: string | null | undefined;
  readonly onSelectedChange?: ((id: string | null) => void) | undefined;
  /** The device under pointer or focus elsewhere. */
  readonly pointed?: string | null | undefined;
  readonly onPointedChange?: ((id: string | null) => void) | undefined;
}

/** The most active devices, most active first, ties by code. */
export function TopDevices(props: TopDevicesProps) {
  const {
    points,
    measure = 'count',
    places = limits.topDevices,
    selected,
    onSelectedChange,
    pointed,
    onPointedChange,
  } = props;
  const family = familiesOf(points)[0] ?? 'count';
  const words = useHeatWords(family, measure);
  const { t } = words;
  const ranked = useMemo(() => {
    const ofFamily = points.filter(({ type }) => deviceTypeRules[type].family === family);
    return rankByActivity(heatFigures(ofFamily, measure), places);
  }, [points, family, measure, places]);
  const highest = ranked[0]?.value ?? 1;
  return (
    <Board data-pest="heat-board">
      <h3>{t('heatMap.board')}</h3>
      {ranked.length === 0 && <p>{t('heatMap.board.empty')}</p>}
      <ol>
        {ranked.map((figure, index) => {
          const id = figure.point.deviceId;
          return (
            <li key={id}>
              <BoardButton
                type="button"
                aria-pressed={id === selected}
                data-pointed={id === pointed || undefined}
                onClick={() => onSelectedChange?.(id === selected ? null : id)}
                onFocus={() => onPointedChange?.(id)}
                onBlur={() => onPointedChange?.(null)}
                onPointerEnter={() => onPointedChange?.(id)}
                onPointerLeave={() => onPointedChange?.(null)}
              >
                <BoardPlace>{index + 1}</BoardPlace>
                <span data-part="device">
                  {figure.code}
                  <small>{figure.point.name}</small>
                </span>
                <span data-part="figure">
                  {words.withUnit(figure.value)}
                  <small>{words.shareAndChange(figure)}</small>
                </span>
                <BoardBar aria-hidden="true" style={{ width: `${(figure.value / highest) * 100}%` }} />
              </BoardButton>
            </li>
          );
        })}
      </ol>
    </Board>
  );
}
