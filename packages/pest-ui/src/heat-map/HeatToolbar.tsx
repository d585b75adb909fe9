import { Button } from '../primitives/button/Button';
import { Row } from '../primitives/layout/Row';
import { Segmented } from '../primitives/segmented/Segmented';
import { changed, type HeatState } from './useHeatMap';

interface HeatToolbarProps {
  readonly state: HeatState;
  readonly onCsv: () => void;
  readonly onImage: () => void;
  readonly busy: boolean;
}

/** Above the map: how it is shown, and what can be taken from it. */
export function HeatToolbar({ state, onCsv, onImage, busy }: HeatToolbarProps) {
  const { words, view, views, setView } = state;
  const { t } = words;
  return (
    <Row gap={2} justify="space-between">
      <Segmented
        label={t('heatMap.view')}
        value={view}
        onChange={(next) => setView(next, changed('view', 'form'))}
        options={views.map((value) => ({ value, label: t(`heatMap.view.${value}`) }))}
      />
      {state.figures.length > 0 && (
        <Row gap={1}>
          <Button size="sm" onClick={onCsv}>
            {t('heatMap.csv')}
          </Button>
          <Button size="sm" loading={busy} onClick={onImage}>
            {t('heatMap.image')}
          </Button>
        </Row>
      )}
    </Row>
  );
}
