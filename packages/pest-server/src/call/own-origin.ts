import type { FastifyRequest } from 'fastify';
import type { ServerParts } from './server-parts';

/** Where this server is reached: as the installation says, otherwise as the request was made. */
export function ownOrigin({ settings }: Pick<ServerParts, 'settings'>, { protocol, host }: FastifyRequest): string {
  return settings.publicUrl ?? `${protocol}://${host}`;
}
