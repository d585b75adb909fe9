import type { PestClientOptions } from './options';

/** Tells a listener of the host. What it throws is its own fault, and no answer of the call. */
export function tell<Event>(
  { logger = console }: Pick<PestClientOptions, 'logger'>,
  listener: ((event: Event) => void) | undefined,
  event: Event,
): void {
  try {
    listener?.(event);
  } catch (thrown) {
    logger.warn('A listener of the client failed.', thrown);
  }
}
