import { timeRanges } from 'pest-sdk';
import { ConnectedHeatMap } from 'pest-ui/connected';
import type { FramedProps } from 'pest-ui/frame';
import { type FramedView, framed } from './framed';
import { count, daySpan, either, flag, id, nullable, oneOf, optional, propsReader } from './read-props';
import { useHostValue } from './useHostValue';

type Props = FramedProps['heat-map'];

const mostPlaces = 100;

const readProps: (raw: Readonly<Record<string, unknown>>) => Props = propsReader({
  floorPlanId: id,
  customerId: optional(id),
  range: optional(either(oneOf(timeRanges), daySpan)),
  view: optional(oneOf(['plan', 'heat', 'compare', 'table'])),
  top: optional(count(mostPlaces)),
  selected: optional(nullable(id)),
  opensDevices: optional(flag),
});

function View({ props, client, height, tell }: FramedView<Props>) {
  const [range, setRange] = useHostValue(props.range ?? 'month');
  const [view, setView] = useHostValue(props.view ?? 'heat');
  const [selected, setSelected] = useHostValue(props.selected ?? null);
  return (
    <ConnectedHeatMap
      client={client}
      floorPlanId={props.floorPlanId}
      customerId={props.customerId}
      top={props.top}
      height={height}
      range={range}
      onRangeChange={(next) => {
        setRange(next);
        tell.change({ reason: 'range', value: next });
      }}
      view={view}
      onViewChange={(next) => {
        setView(next);
        tell.change({ reason: 'view', value: next });
      }}
      selected={selected}
      onSelectedChange={(next) => {
        setSelected(next);
        tell.select(next);
      }}
      onOpenDevice={props.opensDevices ? tell.open : undefined}
    />
  );
}

export default framed(readProps, View);
