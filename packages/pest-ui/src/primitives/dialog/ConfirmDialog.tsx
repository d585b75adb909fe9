import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';
import { dialogMessages } from './dialog.messages';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** What goes, and what stays. */
  readonly body: ReactNode;
  /** Names the act, with its verb: "Delete floor plan". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  /** `danger` for what cannot be undone. @default 'primary' */
  readonly tone?: 'primary' | 'danger' | undefined;
  readonly loading?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is done. */
export function ConfirmDialog({
  open,
  title,
  body,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  loading = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const t = useMessages(dialogMessages);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <Dialog.Content role="alertdialog">
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>{body}</Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onCancel}>{cancelLabel ?? t('dialog.cancel')}</Button>
          <Button variant={tone} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
