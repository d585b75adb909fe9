import { Button } from '../primitives/button/Button';
import { Segmented } from '../primitives/segmented/Segmented';
import { Slot } from '../widget/Slot';
import { Bar } from './HeatFrame.styles';
import type { HeatMapOwnProps } from './HeatMap.types';
import { changed, type HeatState } from './useHeatMap';

interface HeatToolbarProps extends Pick<HeatMapOwnProps, 'slots' | 'slotProps'> {
  readonly state: HeatState;
  readonly onCsv: () => void;
  readonly onImage: () => void;
  readonly busy: boolean;
}

/** Above the map: how it is shown, what can be taken from it, and what the host offers. */
export function HeatToolbar({ state, onCsv, onImage, busy, slots, slotProps }: HeatToolbarProps) {
  const { words, view, views, setView } = state;
  const { t } = words;
  return (
    <Bar>
      <Segmented
        label={t('heatMap.view')}
        value={view}
        onChange={(next) => setView(next, changed('view', 'form'))}
        options={views.map((value) => ({ value, label: t(`heatMap.view.${value}`) }))}
      />
      <div data-part="end">
        {state.figures.length > 0 && (
          <>
            <Button size="sm" onClick={onCsv}>
              {t('heatMap.csv')}
            </Button>
            <Button size="sm" loading={busy} onClick={onImage}>
              {t('heatMap.image')}
            </Button>
          </>
        )}
        {slots?.Acts && (
          <Slot of={slots.Acts} props={{}} extra={slotProps?.Acts}>
            {() => null}
          </Slot>
        )}
      </div>
    </Bar>
  );
}
