import type { EndpointName, RequestInput, ResultOf } from 'pest-sdk';
import { useWrite, type WriteOptions } from '../../base/writes';
import { ActDialog, type ActDialogProps } from './ActDialog';

export interface CallDialogProps<Name extends EndpointName>
  extends Omit<ActDialogProps<RequestInput<Name>, ResultOf<Name>>, 'act' | 'sent'>,
    WriteOptions {
  readonly call: Name;
  readonly request: RequestInput<Name>;
}

/** Asks before a call is made: `<CallDialog call="seal.delete" request={{ id }} … />`. */
export function CallDialog<Name extends EndpointName>(props: CallDialogProps<Name>) {
  const { call, request, shownInPlace, ...dialog } = props;
  const { mutateAsync, isPending } = useWrite(call, { shownInPlace });
  return (
    <ActDialog
      {...dialog}
      act={{ isPending, mutate: (sent, then) => void mutateAsync(sent).then(then.onSuccess, then.onError) }}
      sent={request}
    />
  );
}
