import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const bucketCredentials = { accessKeyId: 'tests', secretAccessKey: 'secret of the tests' };

export interface PretendedBucket {
  readonly endpoint: string;
  readonly name: string;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** The next so many requests are answered with 500. */
  failNext(count: number): void;
  close(): Promise<void>;
}

/**
 * As much of the S3 protocol as files need, as strict as services are that keep to it: a signed request, the body as it
 * is (no checksums in between), and its MD5.
 */
export async function openPretendedBucket(name = 'pest-files'): Promise<PretendedBucket> {
  const objects = new Map<string, Buffer>();
  let failing = 0;
  const answer = async (request: IncomingMessage): Promise<{ status: number; body?: Buffer | string }> => {
    const body = await buffer(request);
    if (failing > 0) {
      failing -= 1;
      return { status: 500, body: fault('InternalError') };
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
    const key = rest.join('/');
    if (!request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${bucketCredentials.accessKeyId}/`))
      return { status: 403, body: fault('AccessDenied') };
    if (bucket !== name) return { status: 404, body: fault('NoSuchBucket') };
    if (request.method === 'HEAD') return { status: 200 };
    if (searchParams.get('list-type') === '2') return { status: 200, body: listOf([...objects.keys()], searchParams) };
    if (request.method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    if (request.method === 'PUT') {
      const sum = createHash('md5').update(body).digest('base64');
      if (request.headers['content-encoding']?.includes('aws-chunked') || request.headers['content-md5'] !== sum)
        return { status: 400, body: fault('BadDigest') };
      objects.set(key, body);
      return { status: 200 };
    }
    const object = objects.get(key);
    return object ? { status: 200, body: object } : { status: 404, body: fault('NoSuchKey') };
  };
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'Content-Length': Buffer.byteLength(body ?? ''), ETag: '"of-tests"' });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    name,
    objects,
    failNext: (count) => {
      failing = count;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function fault(code: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
}

/** Two on a page, so that a list goes on. */
const pageLength = 2;

function listOf(keys: readonly string[], asked: URLSearchParams): string {
  const from = Number(asked.get('continuation-token') ?? 0);
  const listed = keys.filter((key) => key.startsWith(asked.get('prefix') ?? '')).toSorted();
  const page = listed.slice(from, from + pageLength);
  const more = from + pageLength < listed.length;
  const written = new Date().toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${
    more ? `<NextContinuationToken>${from + pageLength}</NextContinuationToken>` : ''
  }${page.map((key) => `<Contents><Key>${key}</Key><LastModified>${written}</LastModified></Contents>`).join('')}</ListBucketResult>`;
}
