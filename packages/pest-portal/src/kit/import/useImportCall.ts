import { useQueryClient } from '@tanstack/react-query';
import type { EndpointName } from 'pest-sdk';
import { askAnew } from '../../base/writes';

/** Checks or adds the lines of a file: what is old is asked anew once some were added. */
export function useImportCall<Request, Result extends { readonly added: number }>(
  name: EndpointName,
  send: (request: Request) => Promise<Result>,
): (request: Request) => Promise<Result> {
  const queryClient = useQueryClient();
  return async (request) => {
    const result = await send(request);
    if (result.added > 0) await askAnew(queryClient, name);
    return result;
  };
}
