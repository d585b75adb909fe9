import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { endpoints } from 'pest-sdk/schemas';
import { vary } from './security-headers';

/** Shorter answers gain less than the packing costs. */
const worthwhileBytes = 1024;
/** Half the size of gzip's fastest at about its cost; the built files are packed as small as can be, beforehand. */
const brotliQuality = 4;

/**
 * Answers with secrets in them stay as they are: how well a secret packs with what stands beside it can be measured.
 * Signed links to files are no such secret: calls are authenticated by a header that no other site can send.
 */
const withSecrets: ReadonlySet<string> = new Set(
  endpoints.filter(({ area }) => area === 'auth' || area === 'embed').map(({ row }) => row.path),
);

const pack = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: promisify(gzip) as (text: string) => Promise<Buffer>,
} as const satisfies Record<string, (text: string) => Promise<Buffer>>;

/** Packs answers of 1 kB or more for who can unpack them. Stored files and built files are streams, and pass. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || Buffer.byteLength(payload) < worthwhileBytes) return payload;
    if (withSecrets.has(request.routeOptions.url ?? '')) return payload;
    vary(reply, 'Accept-Encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
    return pack[encoding](payload);
  });
}

/** Brotli before gzip, whatever their order: it is smaller, and whoever names it can read it. */
export function encodingFor(header: string | string[] | undefined): keyof typeof pack | null {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? null;
}
