import { Segmented } from '../primitives/segmented/Segmented';
import { Slot } from '../widget/Slot';
import { Bar } from './HeatMap.styles';
import type { HeatMapOwnProps } from './HeatMap.types';
import { ExportButton } from './sheet/ExportButton';
import type { HeatExports } from './sheet/useHeatExports';
import { changed, type HeatState } from './state/useHeatMap';

interface HeatToolbarProps extends Pick<HeatMapOwnProps, 'slots' | 'slotProps'> {
  readonly state: HeatState;
  readonly taken: HeatExports;
}

/** Above the map: how it is shown, what can be taken from it, and what the host offers. */
export function HeatToolbar({ state, taken, slots, slotProps }: HeatToolbarProps) {
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
        {state.figures.length > 0 && <ExportButton label={t('heatMap.export')} taken={taken} />}
        <Slot of={slots?.Acts} props={{}} extra={slotProps?.Acts}>
          {() => null}
        </Slot>
      </div>
    </Bar>
  );
}
