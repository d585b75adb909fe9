/**
 * For a partner's server: reads what is sent to it, and believes it only where its signature is right. Signed after
 * Standard Webhooks; runs wherever there is `TextEncoder`.
 */
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { type WebhookMessage, webhookMessage } from '../contract/webhook-data';

export type { WebhookData, WebhookMessage } from '../contract/webhook-data';
export type { WebhookEvent, WebhookType } from '../rules/webhook-events';

/** A message that was verified. */
export type PestWebhook = WebhookMessage & {
  /** The same each time that a message is sent: one that was worked on before needs no more than an answer. */
  readonly id: string;
};

/** Why something that arrived is not to be believed. */
export type WebhookErrorKind =
  /** A header is missing, the time lies more than five minutes from now, or nobody signed it with the secret. */
  | 'signature'
  /** It is signed, and no event that this version of the package knows. */
  | 'content';

/** What {@link verifyWebhook} throws. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  /** Why it is not to be believed. */
  readonly kind: WebhookErrorKind;

  constructor(kind: WebhookErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** What arrived. */
export interface ReceivedWebhook {
  /** The body as it came, before anything parses it. */
  readonly body: string;
  /** Of `fetch`, of Node, or a plain object; whatever the case of their names. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Verifies a message with the secret of its address, and reads it.
 *
 * @throws WebhookError
 */
export function verifyWebhook(secret: string, { body, headers }: ReceivedWebhook): PestWebhook {
  const given = plainHeaders(headers);
  const read = webhookMessage.safeParse(signedContent(secret, body, given));
  if (!read.success) throw new WebhookError('content', 'No event that this version of pest-sdk knows.');
  return { id: given['webhook-id'] ?? '', ...read.data };
}

/** The headers of a message: its id, when it is sent, and a signature by each secret that holds. */
export function signWebhook(
  secrets: readonly string[],
  { id, sentAt, body }: { readonly id: string; readonly sentAt: Date; readonly body: string },
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, sentAt, body)).join(' '),
  };
}

function signedContent(secret: string, body: string, headers: Record<string, string>): unknown {
  try {
    return new Webhook(secret).verify(body, headers);
  } catch (error) {
    if (error instanceof WebhookVerificationError) throw new WebhookError('signature', error.message);
    if (error instanceof SyntaxError) throw new WebhookError('content', 'The body is no JSON.');
    throw error;
  }
}

function plainHeaders(headers: ReceivedWebhook['headers']): Record<string, string> {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name.toLowerCase(), value]] : [])),
  );
}
