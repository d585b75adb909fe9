import { type DialogHTMLAttributes, forwardRef, useCallback, useRef } from 'react';
import { styled } from 'styled-components';
import { usePest } from '../../provider/context';
import { rootStyles } from '../../theme/PestRoot';
import { token } from '../../theme/tokens';

const Box = styled.dialog.withConfig({ displayName: 'PestDialog', componentId: 'pest-dialog' })<{ $size: 'md' | 'lg' }>`
  ${rootStyles}
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
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceRaised};
  box-shadow: ${token.shadow.lg};
  overflow: hidden;
  &::backdrop {
    background: ${token.color.overlay};
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

/**
 * The platform's modal dialog: it holds focus and lies above everything, in a shadow root and under a strict content
 * security policy too, where a scripted focus trap does not.
 */
export const NativeDialog = forwardRef<HTMLDialogElement, NativeDialogProps>(function NativeDialog(
  { size, onCancelRequest, ...rest },
  ref,
) {
  const { colorScheme } = usePest();
  const opened = useRef<HTMLDialogElement | null>(null);
  const hold = useCallback(
    (element: HTMLDialogElement | null) => {
      if (element && element !== opened.current && element.isConnected && !element.open) element.showModal();
      opened.current = element;
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    },
    [ref],
  );
  return (
    <Box
      ref={hold}
      $size={size}
      data-pest-scheme={colorScheme}
      {...rest}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) onCancelRequest();
      }}
    />
  );
});
