import { ConfirmDialog, type ConfirmDialogProps, useToast } from 'pest-ui';

/** A call that is made on a click, as `useMutation` gives it. */
interface Act<Sent, Result> {
  mutate(sent: Sent, then: Then<Result>): void;
  readonly isPending: boolean;
}

interface Then<Result> {
  readonly onSuccess: (result: Result) => void;
  readonly onError: (thrown: unknown) => void;
}

export interface ActDialogProps<Sent, Result>
  extends Pick<ConfirmDialogProps, 'title' | 'body' | 'confirmLabel' | 'tone'> {
  /** What is done once it is confirmed. */
  readonly act: Act<Sent, Result>;
  /** What it is done to. */
  readonly sent: Sent;
  /** Said once it is done; nothing, where what follows says it. */
  readonly done?: string | undefined;
  /** What follows, after the question is closed. */
  readonly onDone?: ((result: Result) => void) | undefined;
  /** Where a refusal is explained elsewhere. */
  readonly onRefused?: ((thrown: unknown) => void) | undefined;
  readonly onClose: () => void;
}

/** Asks, does it, says that it is done, and closes. What fails is told, and the question stays to be confirmed again. */
export function ActDialog<Sent, Result>(props: ActDialogProps<Sent, Result>) {
  const { act, sent, done, onDone, onRefused, onClose, ...words } = props;
  const { toast } = useToast();
  const confirm = () =>
    act.mutate(sent, {
      onSuccess: (result) => {
        if (done !== undefined) toast({ tone: 'success', message: done });
        onClose();
        onDone?.(result);
      },
      onError: (thrown) => onRefused?.(thrown),
    });
  return <ConfirmDialog open {...words} loading={act.isPending} onConfirm={confirm} onCancel={onClose} />;
}
