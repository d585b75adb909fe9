import { timeRanges } from 'pest-sdk';
import { Suspense, useRef, useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { fetched } from '../../primitives/fetched/fetched';
import { Icon } from '../../primitives/icon/Icon';
import { filterIcon } from '../../primitives/icon/icons';
import { Segmented } from '../../primitives/segmented/Segmented';
import { Select } from '../../primitives/select/Select';
import { LatePart } from '../../widget/LatePart';
import { heatMeasures } from '../figures/heat-points';
import { heatFigureMessages } from '../HeatFigure.messages';
import { changed, type HeatState } from '../state/useHeatMap';

const CustomRange = /* @__PURE__ */ fetched(() => import('./CustomRange'), 'CustomRange');
const HeatFilter = /* @__PURE__ */ fetched(() => import('./HeatFilter'), 'HeatFilter');

type RangeChoice = (typeof timeRanges)[number] | 'custom';

interface ControlsProps {
  readonly state: HeatState;
}

/** Which days, where the host brings others. */
export function RangeControl({ state }: ControlsProps) {
  const { words, range, setRange } = state;
  const t = useMessages(heatFigureMessages);
  const [writes, setWrites] = useState(false);
  const custom = typeof range === 'string' ? null : range;
  const [customAtFirst] = useState(custom !== null);
  const select = useRef<HTMLSelectElement>(null);
  if (!setRange) return null;
  const options: { value: RangeChoice; label: string }[] = [
    ...timeRanges.map((value) => ({ value, label: t(`heatMap.range.${value}`) })),
    { value: 'custom', label: custom ? words.span(custom) : t('heatMap.range.custom') },
  ];
  const label = t('heatMap.range');
  const value: RangeChoice = writes || typeof range !== 'string' ? 'custom' : range;
  const choose = (next: RangeChoice) => {
    setWrites(next === 'custom');
    if (next !== 'custom') setRange(next);
  };
  return (
    <div data-part="range" data-writing={writes || undefined}>
      <Segmented<RangeChoice> label={label} value={value} onChange={choose} options={options} />
      {state.fills && (
        <Select
          ref={select}
          aria-label={label}
          value={value}
          onChange={(chosen) => choose(options.find((option) => option.value === chosen)?.value ?? 'custom')}
          options={options}
        />
      )}
      {(writes || custom) && (
        <LatePart atFirst={customAtFirst}>
          <CustomRange
            state={state}
            onChosen={(days) => {
              // On a phone, closes the date fields and keeps the focus on the range.
              select.current?.focus();
              setWrites(false);
              setRange(days);
            }}
          />
        </LatePart>
      )}
    </div>
  );
}

/** What is counted, in which measure, and of which devices and species. */
export function MeasureControl({ state }: ControlsProps) {
  const { families, family, measure, setFamily, setMeasure, types, species, typesHere, kinds } = state;
  const t = useMessages(heatFigureMessages);
  const [filters, setFilters] = useState(false);
  const narrowed = Number(types !== null) + Number(species !== null);
  const filterable = typesHere.length > 1 || kinds.length > 1 || narrowed > 0;
  return (
    <div data-part="end" data-open={filters || undefined}>
      <div data-part="row">
        {families.length > 1 && (
          <Segmented
            label={t('heatMap.family')}
            value={family}
            onChange={(next) => setFamily(next, changed('family', 'form'))}
            options={families.map((value) => ({ value, label: t(`heatMap.family.${value}`) }))}
          />
        )}
        <Segmented
          label={t('heatMap.measure')}
          value={measure}
          onChange={(next) => setMeasure(next, changed('measure', 'form'))}
          options={heatMeasures.map((value) => ({ value, label: t(`heatMap.measure.${family}.${value}`) }))}
        />
        {/* On a phone all of it is behind this button. */}
        {(filterable || state.fills) && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={filters}
            data-part={filterable ? undefined : 'unfold'}
            onClick={() => setFilters(!filters)}
          >
            <Icon path={filterIcon} size={16} />
            {narrowed > 0 ? t('heatMap.filtered', { count: narrowed }) : t('heatMap.filter')}
          </Button>
        )}
      </div>
      {filters && filterable && (
        <Suspense fallback={null}>
          <HeatFilter state={state} />
        </Suspense>
      )}
    </div>
  );
}
