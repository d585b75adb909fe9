import { createHmac } from 'node:crypto';
import { type Letter, type MessageCarrier, MessageRefused } from './messages';

const timeoutMs = 10_000;

export interface SmsGatewayOptions {
  readonly url: string;
  /** Signs each call; the gateway holds it too. */
  readonly secret: string;
  now(): Date;
}

/**
 * Short messages through an address of the operator's own: providers differ in their registered templates and
 * signatures, so a few lines there translate. Each call is `POST {id, to, text}` with `X-Pest-Timestamp` (milliseconds)
 * and `X-Pest-Signature`, the hex HMAC-SHA256 of `timestamp.body`; any 2xx means taken on, a 4xx that it never will be.
 */
export class SmsGateway implements MessageCarrier {
  readonly #options: SmsGatewayOptions;

  constructor(options: SmsGatewayOptions) {
    this.#options = options;
  }

  async deliver({ id, to, text }: Letter): Promise<void> {
    const { url, secret, now } = this.#options;
    const body = JSON.stringify({ id, to, text });
    const timestamp = String(now().getTime());
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        'X-Pest-Timestamp': timestamp,
        'X-Pest-Signature': createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const words = `the SMS gateway answered ${response.status}`;
    throw isFinal(response.status) ? new MessageRefused(words) : new Error(words);
  }
}

/** About the message. Not about our signature, our pace, or the gateway itself. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
}
