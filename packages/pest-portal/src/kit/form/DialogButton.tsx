import { Button, type ButtonProps } from 'pest-ui';
import { type ReactNode, Suspense, useState } from 'react';

export interface DialogButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly dialog: (onClose: () => void) => ReactNode;
}

/** A button that opens a dialog; one whose code is fetched for it is there once that is. */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      <Suspense>{open && dialog(() => setOpen(false))}</Suspense>
    </>
  );
}
