import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { ServerParts } from '../call/server-parts';
import { apiDocsRoutes } from './api-docs-routes';
import { chartPageRoutes } from './chart-page-routes';
import { compressAnswers } from './compression';
import { answerBrokenRequest, refuseOddHosts, refuseWhileClosing, sendElsewhere } from './connection-faults';
import { contractRoutes } from './contract-routes';
import { answerError, sendError } from './envelope';
import { fileRoutes } from './file-routes';
import { frameRoutes } from './frame-routes';
import { healthRoutes } from './health-routes';
import { logCalls } from './log';
import type { Metrics } from './metrics';
import { paymentRoutes } from './payment-routes';
import { portalRoutes } from './portal-routes';
import { securityHeaders } from './security-headers';
import type { Tracing } from './tracing';

const jsonBodyBytes = 1024 * 1024;

/** How long a connection may take, in milliseconds. */
export interface ConnectionLimits {
  /** For a whole request, head and body; then the connection is cut. */
  readonly requestMs: number;
  /** For an answer: a call that takes longer is answered "not now". Less than the first, so that it is heard. */
  readonly answerMs: number;
  /** How often connections are looked at. Node does so every 30 s, and is late by as much. */
  readonly checkedEveryMs: number;
}

const usualLimits: ConnectionLimits = { requestMs: 40_000, answerMs: 38_000, checkedEveryMs: 2_000 };

export interface AppOptions extends Pick<FastifyServerOptions, 'loggerInstance' | 'logger'> {
  /** Where the process counts what it does. */
  readonly metrics?: Metrics | null;
  readonly tracing?: Tracing | null;
  readonly limits?: ConnectionLimits;
  /** Whether the process is about to stop, while it still answers. */
  readonly isLeaving?: () => boolean;
}

/** The whole server as one Fastify application, not yet listening. */
export async function buildApp(
  parts: ServerParts,
  { limits = usualLimits, metrics = null, tracing = null, isLeaving = () => false, ...options }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    ...options,
    genReqId: () => randomUUID(),
    trustProxy: parts.settings.trustedProxies.length > 0 && [...parts.settings.trustedProxies],
    bodyLimit: jsonBodyBytes,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.requestMs,
    http: {
      connectionsCheckingInterval: limits.checkedEveryMs,
      // Node takes the longer one of the two for the whole request, and its own for a head is a minute.
      headersTimeout: limits.requestMs,
      requestTimeout: limits.requestMs,
    },
    handlerTimeout: limits.answerMs,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // Answered in the envelope by `refuseWhileClosing`.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    // Addresses that carry a token or a signature are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply);
    },
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(request, reply, 'general.notFound', 404));
  securityHeaders(app, parts.settings.publicUrl);
  refuseWhileClosing(app);
  sendElsewhere(app, isLeaving);
  refuseOddHosts(app);
  compressAnswers(app);
  app.decorateReply('businessCode', 0);
  logCalls(app, parts);
  metrics?.routes(app);
  tracing?.routes(app);
  healthRoutes(app, parts, isLeaving);
  fileRoutes(app, parts);
  await app.register((scope) => contractRoutes(scope, parts));
  await app.register((scope) => paymentRoutes(scope, parts));
  chartPageRoutes(app, parts);
  frameRoutes(app, parts);
  apiDocsRoutes(app, parts);
  const { portalDir, publicUrl, demo, map, operator } = parts.settings;
  if (portalDir !== undefined) {
    const portal = { dir: portalDir, publicUrl, tiles: map?.tiles, demo, operator };
    await app.register((scope) => portalRoutes(scope, portal));
  }
  return app;
}
