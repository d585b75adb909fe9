import { type DialogHTMLAttributes, forwardRef, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { asOpened, usePest } from '../../provider/context';
import { rootStyles } from '../../provider/PestRoot';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { radius, shadow } from '../../theme/tokens';

const Box = styled.dialog.withConfig(named('Dialog'))<{ $size: 'md' | 'lg' }>`
  ${rootStyles}
  --_pest-page-inset: 0px;
  /* It may be opened from a toolbar, whose fields are smaller. */
  --_pest-field-height: initial;
  --_pest-field-border: initial;
  --_pest-day-width: initial;
  &[open] {
    display: flex;
  }
  flex-direction: column;
  width: min(${({ $size }) => ($size === 'lg' ? '960px' : '560px')}, calc(100vw - 32px));
  max-width: none;
  max-height: min(86vh, 900px);
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.lg};
  overflow: hidden;
  &::backdrop {
    background: ${color.overlay};
  }
  @media (max-width: 480px) {
    width: 100vw;
    max-height: 94vh;
    margin-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;

export interface NativeDialogProps extends DialogHTMLAttributes<HTMLDialogElement> {
  readonly size: 'md' | 'lg';
  /** Escape, as the platform tells it. */
  readonly onCancelRequest: () => void;
}

/** Where a person starts: at the first field, else at the first act below, which is the harmless one. */
const startSelectors = ['[autofocus]', ':is(input, select, textarea):not(:disabled)', 'footer button:not(:disabled)'];

/**
 * The platform's modal dialog: it holds focus and lies above everything, in a shadow root and under a strict content
 * security policy too, where a scripted focus trap does not.
 */
export const NativeDialog = forwardRef<HTMLDialogElement, NativeDialogProps>(function NativeDialog(
  { size, onCancelRequest, ...rest },
  ref,
) {
  const { colorScheme, layer = asOpened } = usePest();
  const own = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => own.current, []);
  useLayoutEffect(() => {
    const dialog = own.current;
    if (!dialog) return;
    dialog.showModal();
    focusStart(dialog);
    // Closing, rather than just going, lets the platform give the focus back to whoever had it.
    return () => dialog.close();
  }, []);
  return layer(
    <Box
      ref={own}
      $size={size}
      data-pest-scheme={colorScheme}
      {...rest}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) onCancelRequest();
      }}
    />,
  );
});

function focusStart(dialog: HTMLDialogElement): void {
  const starts = startSelectors.map((selector) => dialog.querySelector<HTMLElement>(selector));
  starts.find((start) => start !== null)?.focus();
}
