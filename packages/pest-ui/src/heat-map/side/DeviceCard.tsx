import { styled } from 'styled-components';
import { useFormat, useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { IconButton } from '../../primitives/button/IconButton';
import { closeIcon } from '../../primitives/icon/icons';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, fontWeight, space } from '../../theme/tokens';
import type { HeatFigure } from '../figures/heat-figures';
import type { HeatMapOwnProps } from '../HeatMap.types';
import type { HeatState } from '../state/useHeatMap';
import { deviceCardMessages } from './DeviceCard.messages';
import { DeviceNotes } from './DeviceNotes';

interface DeviceCardProps {
  readonly figure: HeatFigure;
  readonly onClose: () => void;
  readonly state: HeatState;
  readonly props: HeatMapOwnProps;
}

/** All that is known of the device that was chosen. */
export function DeviceCard({ figure, onClose, state, props }: DeviceCardProps) {
  const t = useMessages(deviceCardMessages);
  const format = useFormat();
  const { words, deviceTypes } = state;
  const { point } = figure;
  const { onOpenDevice: onOpen, loadNotes } = props;
  const most = Math.max(1, ...point.species.map(({ count }) => count));
  const perDay =
    point.checked && point.value !== null && point.deviceDays && point.family === 'count'
      ? t('deviceCard.perDay', { value: format.number(point.value / point.deviceDays) })
      : '';
  const lines = [
    point.checked ? t('deviceCard.checks', { count: point.checks }) : '',
    point.deviceDays === null || !point.checked ? '' : t('deviceCard.days', { count: point.deviceDays }),
    perDay,
    point.lastCheckedAt === null ? '' : t('deviceCard.last', { day: format.day(point.lastCheckedAt) }),
  ];
  return (
    <Card aria-label={point.code} data-pest="heat-device">
      <header>
        <h2>
          {point.code} <small>{point.workshopName || point.name}</small>
        </h2>
        <IconButton icon={closeIcon} size="sm" label={t('deviceCard.close')} onClick={onClose} />
      </header>
      <small>
        {words.type(point)}
        {!deviceTypes.known(point.type) && ` (${t('deviceCard.unknownType')})`}
      </small>
      <p>
        <b>{words.value(figure)}</b>{' '}
        {figure.previous !== null && (
          <small>
            {t('deviceCard.previous', { value: words.withUnit(figure.previous), change: words.change(figure) })}
          </small>
        )}
      </p>
      {point.position === null && <p>{t('deviceCard.offPlan')}</p>}
      {point.checked && point.species.length > 0 && (
        <dl>
          {point.species.map(({ species, count }) => (
            <div key={species}>
              <dt>{words.speciesName(species)}</dt>
              <dd aria-hidden="true">
                <i style={{ width: `${(count / most) * 100}%` }} />
              </dd>
              <dd>{format.number(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      {loadNotes && <DeviceNotes key={point.deviceId} deviceId={point.deviceId} load={loadNotes} states={props} />}
      <footer>
        <small>{format.parts(lines)}</small>
        {onOpen && (
          <Button size="sm" variant="ghost" onClick={() => onOpen(point.deviceId)}>
            {t('deviceCard.open')}
          </Button>
        )}
      </footer>
    </Card>
  );
}

const Card = styled.section.withConfig(named('HeatDevice'))`
  background: ${color.accentSoft};
  font-size: ${fontSize.sm};
  header,
  footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
  }
  h2 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    margin: ${space[1]} 0;
  }
  b {
    font-size: ${fontSize.xl};
    font-weight: ${fontWeight.semibold};
  }
  small {
    color: ${color.text};
  }
  dl {
    margin: ${space[2]} 0;
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(76px, 40%) 1fr 32px;
    align-items: center;
    gap: ${space[2]};
    min-height: 22px;
    font-variant-numeric: tabular-nums;
  }
  dd {
    margin: 0;
    text-align: end;
  }
  i {
    display: block;
    height: 6px;
    background: ${color.text};
  }
`;
