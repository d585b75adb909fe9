import type { DeviceType } from 'pest-sdk';
import { deviceTypeRules } from 'pest-sdk';
import { deviceShapes, letterOffsets } from './device-marks';
import type { DeviceState } from './floor-plan.types';

interface DeviceMarkProps {
  readonly type: DeviceType;
  readonly state?: DeviceState | undefined;
  readonly selected?: boolean | undefined;
}

/** A device as it is drawn on the plan: shape and letters say the type, the ring's pattern the state. */
export function DeviceMark({ type, state = 'ok', selected = false }: DeviceMarkProps) {
  return (
    <>
      <circle data-part="focus" r={27} />
      {selected && (
        <>
          <circle data-part="ground" r={23} />
          <circle data-part="chosen" r={23} />
        </>
      )}
      {state !== 'ok' && (
        <>
          <circle data-part="ground" r={19} />
          <circle data-part="ring" data-ring={state} r={19} />
        </>
      )}
      <path data-part="halo" d={deviceShapes[type]} />
      <path data-part="shape" data-type={type} d={deviceShapes[type]} />
      <text data-part="letters" y={letterOffsets[type]}>
        {deviceTypeRules[type].letters}
      </text>
    </>
  );
}
