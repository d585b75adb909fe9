import type { Candidate, EndpointName, RequestInput, ResultOf } from 'pest-sdk';
import { endpointOf } from 'pest-sdk/schemas';
import { useWrite } from '../../base/writes';
import { type FormCall, formCall } from './form-call';
import type { Together } from './merge-edits';
import { type KeptRecord, useMaybeEdit } from './useEdit';

/**
 * The call that a form fills in, by name: `useFormCall('leave.apply', leaveRequest)`. `toRequest` never fails: what is not
 * chosen is null, what is no number stays text, and the call's schema finds it. Fields are named as the arguments.
 */
export function useFormCall<Name extends EndpointName, Values>(
  name: Name,
  toRequest: (values: Values) => Candidate<RequestInput<Name>>,
): FormCall<Values, ResultOf<Name>> {
  return formCall(endpointOf(name), toRequest, useSend(name));
}

export interface EditedCall<Name extends EndpointName, Values extends object, Kept extends KeptRecord> {
  /** The record that the form is filled from. */
  readonly record: Kept;
  /** What the form holds of a record: all that its request says, so that nothing is sent that was not compared. */
  readonly valuesOf: (record: Kept) => Values;
  readonly toRequest: (values: Values, revision: string | undefined) => Candidate<RequestInput<Name>>;
  /** The record as the server has it now; undefined where it is gone. */
  readonly reread: () => Promise<Kept | undefined>;
  /** Fields that mean something together only. */
  readonly together?: Together<Values> | undefined;
}

/**
 * The call of a form that sends a whole record back, by name; null where there is none to be edited. Where somebody else
 * has saved it meanwhile both changes are merged, or the person decides.
 */
export function useEditCall<Name extends EndpointName, Values extends object, Kept extends KeptRecord>(
  name: Name,
  edited: EditedCall<Name, Values, Kept>,
): FormCall<Values, ResultOf<Name>>;
export function useEditCall<Name extends EndpointName, Values extends object, Kept extends KeptRecord>(
  name: Name,
  edited: EditedCall<Name, Values, Kept> | null,
): FormCall<Values, ResultOf<Name>> | null;
export function useEditCall<Name extends EndpointName, Values extends object, Kept extends KeptRecord>(
  name: Name,
  edited: EditedCall<Name, Values, Kept> | null,
): FormCall<Values, ResultOf<Name>> | null {
  const send = useSend(name);
  return useMaybeEdit(endpointOf(name), edited && { ...edited, send });
}

/** Sends what the call's own schema has let through. */
function useSend<Name extends EndpointName>(name: Name): (checked: unknown) => Promise<ResultOf<Name>> {
  const { mutateAsync } = useWrite(name, { shownInPlace: true });
  return (checked) => mutateAsync(checked as RequestInput<Name>);
}
