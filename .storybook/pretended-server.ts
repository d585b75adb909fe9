import axios from 'axios';
import { getResponse } from 'msw';
import { createPestClient, type Language, type PestClient } from 'pest-sdk';
import { type MockAnswers, type MockBackend, mockBackend } from 'pest-sdk/mock';

/** A backend with a memory, and the client that a host would have: nothing leaves the page. For stories only. */
export interface PretendedServer {
  readonly client: PestClient;
  readonly backend: MockBackend;
}

const address = 'https://pest.example.com';
/** Where the pretended backend says that the picture of its plans is. */
const planPicture = '/mock/production-hall.svg';

/**
 * The calls are answered without a service worker, which a book that lies in some folder of some site could not have. A
 * host's own page takes `setupWorker(...mockBackend().handlers)` of msw instead.
 */
export function pretendedServer(language: Language, answers?: MockAnswers): PretendedServer {
  const backend = mockBackend({ answers });
  const ask = async (request: Request) => {
    const response = await getResponse([...backend.handlers], request);
    // What a browser makes of a lost connection.
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
  const picture = ask(new Request(`${address}${planPicture}`))
    .then((response) => response.blob())
    .then((blob) => URL.createObjectURL(blob));
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await ask(new Request(input, init));
    const text = (await response.text()).replaceAll(planPicture, await picture);
    return new Response(text, { status: response.status, headers: response.headers });
  };
  const client = createPestClient({
    baseUrl: address,
    token: 'pretended',
    language,
    axios: axios.create({ adapter: 'fetch', env: { fetch: answer } }),
    retries: 0,
  });
  return { client, backend };
}
