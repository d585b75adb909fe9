import { Button, type ButtonProps } from 'pest-ui';
import { createContext, type MouseEvent, useContext, useRef } from 'react';
import { actMark } from './useSettled';

const AllSettled = createContext(true);

/** What `useSettled` says of all acts within. */
export const SettledActs = AllSettled.Provider;

interface SettledButtonProps extends ButtonProps {
  /** What `useSettled` says of the act's subject. */
  readonly settled: boolean;
}

/** A button that acts only on what somebody can have seen: no press does anything that came, or began, before that. */
export function SettledButton({ settled: itself, ...rest }: SettledButtonProps) {
  const settled = useContext(AllSettled) && itself;
  const beganEarly = useRef(false);
  const refuseEarly = (event: MouseEvent) => {
    // A press by keyboard, or by a reader of the screen, has no finger that came down.
    if (settled && !(event.detail > 0 && beganEarly.current)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Button
      {...rest}
      {...{ [actMark]: '' }}
      aria-disabled={!settled || rest.loading || undefined}
      onPointerDownCapture={() => {
        beganEarly.current = !settled;
      }}
      onClickCapture={refuseEarly}
    />
  );
}
