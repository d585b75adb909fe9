import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { onTestFinished } from 'vitest';

let handlers: Directory = { exact: new Map(), patterns: [] };
let open = false;

/** The network of the running test. A call that no handler answers fails, and says so. */
const network = setupServer(
  http.all('*', async ({ request }) => {
    const { method, url } = request;
    const { pathname } = new URL(url);
    const handler = handlerFor(handlers, method, pathname);
    const response = handler && (await getResponse([handler], request));
    if (response) return response;
    console.error(`No row of the contract answers ${method} ${pathname}.`);
    return HttpResponse.error();
  }),
);

/** Opens the network for the running test, once; it is closed when the test is over and its page is gone. */
export function openNetwork(): void {
  if (open) return;
  open = true;
  network.listen();
  onTestFinished(() => {
    network.close();
    open = false;
  });
}

/** What answers from now on. */
export function answerWith(given: readonly HttpHandler[]): void {
  handlers = directoryOf(given);
}

/** Handlers by method and path: `msw` itself would ask each of them about each call. */
interface Directory {
  readonly exact: ReadonlyMap<string, HttpHandler>;
  readonly patterns: readonly Pattern[];
}

interface Pattern {
  readonly path: RegExp;
  readonly handler: HttpHandler;
}

function directoryOf(given: readonly HttpHandler[]): Directory {
  const exact = new Map<string, HttpHandler>();
  const patterns: Pattern[] = [];
  for (const handler of given) {
    const [method, path] = placeOf(handler);
    if (path.includes(':')) {
      const pattern = path.replaceAll(/:\w+/g, '[^/]+');
      patterns.push({ path: new RegExp(`^${method} ${pattern}$`), handler });
    } else exact.set(`${method} ${path}`, handler);
  }
  return { exact, patterns };
}

/** Method and path, without the `*` for any origin. */
function placeOf({ info }: HttpHandler): readonly [method: string, path: string] {
  return [String(info.method), String(info.path).replace(/^\*/, '')];
}

function handlerFor({ exact, patterns }: Directory, method: string, pathname: string): HttpHandler | undefined {
  const call = `${method} ${pathname}`;
  return exact.get(call) ?? patterns.find(({ path }) => path.test(call))?.handler;
}
