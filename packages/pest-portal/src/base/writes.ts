import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { changedBy, type EndpointName, type RequestInput, type ResultOf } from 'pest-sdk';
import { call } from './call';

export interface WriteOptions {
  /** Whoever asks shows a refusal itself; no notice besides. @default false */
  readonly shownInPlace?: boolean | undefined;
}

/** Does what a call is named for; what it makes old is asked anew before it counts as done. */
export function useWrite<Name extends EndpointName>(name: Name, { shownInPlace = false }: WriteOptions = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestInput<Name>): Promise<ResultOf<Name>> => call(name, request),
    meta: { shownInPlace },
    // Some answers are told once, as a key is: nothing keeps one when who asked is gone.
    gcTime: 0,
    onSuccess: () => askAnew(queryClient, name),
  });
}

/** Asks anew for what is on the screen and is old after a write; the row of the contract says what that is. */
export function askAnew(queryClient: QueryClient, name: EndpointName): Promise<unknown> {
  return Promise.all(changedBy(name).map((area) => queryClient.invalidateQueries({ queryKey: [area] })));
}
