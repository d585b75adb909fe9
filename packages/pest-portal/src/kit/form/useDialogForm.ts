import { useToast } from 'pest-ui';
import { type Form, type FormOptions, useForm } from './useForm';

export interface DialogFormOptions<Values extends object, Result> extends Omit<FormOptions<Values, Result>, 'onDone'> {
  /** Said once the server took it. */
  readonly done: string | ((result: Result, sent: Values) => string);
  readonly onClose: () => void;
  /** What follows, after the dialog is closed. */
  readonly onDone?: ((result: Result, sent: Values) => void) | undefined;
}

/** The form of a dialog: once it is taken it says so, and closes. */
export function useDialogForm<Values extends object, Result>(
  options: DialogFormOptions<Values, Result>,
): Form<Values, Result> {
  const { done, onClose, onDone } = options;
  const { toast } = useToast();
  return useForm({
    ...options,
    onDone: (result, sent) => {
      toast({ tone: 'success', message: typeof done === 'string' ? done : done(result, sent) });
      onClose();
      onDone?.(result, sent);
    },
  });
}
