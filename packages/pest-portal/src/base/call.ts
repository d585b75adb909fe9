import { type CallOptions, type EndpointName, PestError, type RequestInput, type ResultOf } from 'pest-sdk';
import { fetchCode } from 'pest-ui';
import { answerAhead } from './calls-ahead';
import { language } from './language';
import { readToken } from './token-cookie';

/**
 * Makes a call by its name. The client, a sixth of what a first screen would wait for, comes with the first call that
 * the page did not make ahead.
 */
export async function call<Name extends EndpointName>(
  name: Name,
  request: RequestInput<Name>,
  options: CallOptions = {},
): Promise<ResultOf<Name>> {
  const ahead = await answerAhead(name, request, { language, token: readToken() });
  if (ahead) return ahead.data as ResultOf<Name>;
  const client = await fetchClient(name);
  return client.call(name, request, options);
}

/** Whoever cannot fetch it has no network, as whoever cannot make a call; or has a page from before a release. */
async function fetchClient(endpoint: EndpointName) {
  try {
    return await fetchCode(() => import('./client'), 'client');
  } catch (cause) {
    throw new PestError({ kind: 'network', endpoint, cause });
  }
}
