import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ServerParts } from '../call/server-parts';
import { contentTypeOf } from '../providers/storage/storage';
import { shownAs } from './content-disposition';
import { sendError } from './envelope';

const params = z.object({ key: z.string() });
const query = z.object({
  expires: z.coerce.number(),
  signature: z.string(),
  for: z.enum(['portal', 'partner']).default('portal'),
});

/** Serves stored files to holders of a signed link that has not expired, with headers under which no content runs. */
export function fileRoutes(app: FastifyInstance, parts: ServerParts): void {
  app.get('/files/:key', { exposeHeadRoute: true }, async (request, reply) => {
    const { key } = params.parse(request.params);
    const link = query.safeParse(request.query);
    const valid =
      link.success && parts.fileLinks.accepts(key, link.data.expires, link.data.signature, parts.now(), link.data.for);
    const file = valid ? await parts.storage.read(key) : null;
    if (!file) return sendError(request, reply, 'general.notFound', 404);
    // A partner's page is another site's: it may show the picture, and draw it into one of its own.
    if (link.data?.for === 'partner') reply.header('Access-Control-Allow-Origin', '*');
    return reply
      .type(contentTypeOf(key))
      .header('Content-Length', file.bytes)
      .header('Content-Disposition', shownAs(await nameOf(parts, key)))
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cross-Origin-Resource-Policy', link.data?.for === 'partner' ? 'cross-origin' : 'same-site')
      .header('Cache-Control', 'private, max-age=3300, immutable')
      .send(file.stream);
  });
}

/** What the file is called by whoever sent or made it. */
async function nameOf({ database }: ServerParts, key: string): Promise<string> {
  const file = await database.system
    .selectFrom('stored_file')
    .select('label')
    .where('key', '=', key)
    .limit(1)
    .executeTakeFirst();
  return file?.label ?? '';
}
