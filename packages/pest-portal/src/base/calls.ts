import { keepPreviousData, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { EndpointName, RequestInput, ResultOf } from 'pest-sdk';
import { call } from './call';

/** What is asked by the name of its call: `useQuery(ask('account.details', { id }))`. */
export function ask<Name extends EndpointName>(name: Name, request: RequestInput<Name>) {
  return queryOptions({
    queryKey: callKey(name, request),
    queryFn: ({ signal }): Promise<ResultOf<Name>> => call(name, request, { signal }),
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
