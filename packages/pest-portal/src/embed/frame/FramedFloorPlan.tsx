import { ConnectedFloorPlanEditor } from 'pest-ui/connected';
import type { FramedProps } from 'pest-ui/frame';
import { type FramedView, framed } from './framed';
import { flag, id, nullable, optional, propsReader } from './read-props';
import { useHostValue } from './useHostValue';

type Props = FramedProps['floor-plan-editor'];

const readProps: (raw: Readonly<Record<string, unknown>>) => Props = propsReader({
  customerId: id,
  planId: optional(id),
  readOnly: optional(flag),
  selected: optional(nullable(id)),
  opensDevices: optional(flag),
});

function View({ props, client, height, tell }: FramedView<Props>) {
  const [planId, setPlanId] = useHostValue(props.planId ?? '');
  const [selected, setSelected] = useHostValue(props.selected ?? null);
  const readOnly = props.readOnly ?? true;
  return (
    <ConnectedFloorPlanEditor
      client={client}
      customerId={props.customerId}
      height={height}
      readOnly={readOnly}
      defaultMode={readOnly ? 'view' : 'select'}
      planId={planId}
      onPlanIdChange={(next) => {
        setPlanId(next);
        tell.change({ reason: 'plan', value: next });
      }}
      selected={selected}
      onSelectedChange={(next) => {
        setSelected(next);
        tell.select(next);
      }}
      onChange={(_, { final, reason, changes }) => {
        if (final) tell.change({ reason, value: changes });
      }}
      onDeviceOpen={props.opensDevices ? tell.open : undefined}
    />
  );
}

export default framed(readProps, View);
