import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { changedBy, type EndpointName, type RequestInput, type ResultOf } from 'pest-sdk';
import { client } from './client';

/** What is asked by the name of its call: `useQuery(ask('account.details', { id }))`. */
export function ask<Name extends EndpointName>(name: Name, request: RequestInput<Name>) {
  return queryOptions({
    queryKey: callKey(name, request),
    queryFn: ({ signal }): Promise<ResultOf<Name>> => client.call(name, request, { signal }),
  });
}

/** A list, page by page: the rows before stay until the next ones are there, and a failure is said above them. */
export function askList<Name extends EndpointName>(name: Name, request: RequestInput<Name>) {
  return { ...ask(name, request), placeholderData: keepPreviousData, meta: { shownInPlace: true } } as const;
}

/** `ask`, and what is known so far. */
export function useCall<Name extends EndpointName>(
  name: Name,
  request: RequestInput<Name>,
): UseQueryResult<ResultOf<Name>> {
  return useQuery(ask(name, request));
}

/** By area, call and request: what begins with an area is old after a write that changes it. */
export function callKey<Name extends EndpointName>(name: Name, request: RequestInput<Name>) {
  return [areaOf(name), name, request] as const;
}

function areaOf(name: EndpointName): string {
  return name.slice(0, name.indexOf('.'));
}

export interface WriteOptions {
  /** Whoever asks shows a refusal itself; no notice besides. @default false */
  readonly shownInPlace?: boolean | undefined;
}

/** Does what a call is named for; what it makes old is asked anew before it counts as done. */
export function useWrite<Name extends EndpointName>(name: Name, { shownInPlace = false }: WriteOptions = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestInput<Name>): Promise<ResultOf<Name>> => client.call(name, request),
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
