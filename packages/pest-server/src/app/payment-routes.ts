import type { FastifyInstance } from 'fastify';
import { raiseForgery, takePayment } from '../books/orders/take-payment';
import type { ServerParts } from '../call/server-parts';
import { NoticeError, type OnlinePayment, type Payment, type RawNotice } from '../providers/payment/payment';
import { sendError } from './envelope';

const noticeBytes = 64 * 1024;

/** What has come in and repeating it changes nothing; anything else the provider sends again. */
const settled: ReadonlySet<string> = new Set(['completed', 'orderClosed', 'paidTwice']);

/** Where payment providers tell of payments: `/payment-notices/wechat`. Their signatures are over the bytes they send. */
export async function paymentRoutes(app: FastifyInstance, parts: ServerParts): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: noticeBytes }, (_request, body, done) => {
    done(null, body);
  });
  app.post<{ Params: { method: string } }>('/payment-notices/:method', async (request, reply) => {
    const provider = parts.payments.online.find(({ method }) => method === request.params.method);
    if (!provider) return sendError(request, reply, 'general.notFound', 404);
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const {
      status,
      type,
      body: said,
    } = provider.reply(await isTaken(parts, provider, { headers: request.headers, body }));
    return reply.status(status).type(type).header('Cache-Control', 'no-store').send(said);
  });
}

async function isTaken(parts: ServerParts, provider: OnlinePayment, notice: RawNotice): Promise<boolean> {
  const now = parts.now();
  const { database } = parts;
  let payment: Payment | null;
  try {
    payment = await provider.read(notice, now);
  } catch (error) {
    if (!(error instanceof NoticeError)) throw error;
    await raiseForgery(database.system, provider.method, now);
    return false;
  }
  return payment === null || settled.has(await takePayment(database, provider, payment, now));
}
