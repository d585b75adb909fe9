import { setTimeout as pause } from 'node:timers/promises';
import {
  type Context,
  context,
  DiagLogLevel,
  diag,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LogEvent } from 'kysely';
import packageFile from '../../package.json';

/** What a process tells OpenTelemetry of its work. */
export interface Tracing {
  /** A span for each call of the contract, below the one that its `traceparent` names. */
  routes(app: FastifyInstance): void;
  /** A span for each statement of a call: its text, which names no value. */
  statement(event: LogEvent): void;
  /** Sends what is not sent yet, as far as a collector takes it soon: nothing waits for it long, or fails. */
  close(): Promise<void>;
}

const isOfTransaction = /^(begin|commit|rollback|savepoint|release|set local|start transaction)\b/i;

/** Where to, how many and under which name are the standard's own variables, `OTEL_EXPORTER_OTLP_ENDPOINT` and the like. Milliseconds that a stop waits. */
export function openTracing(warn: (line: string) => void, patienceMs = 2_000): Tracing {
  const named = resourceFromAttributes({ 'service.name': packageFile.name, 'service.version': packageFile.version });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tell = (message: string) => warn(`OpenTelemetry: ${message}`);
  const silent = () => undefined;
  diag.setLogger({ error: tell, warn: tell, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN);
  const tracer = trace.getTracer(packageFile.name);
  const under = new WeakMap<FastifyRequest, Context>();
  return {
    routes(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const { row } = request.routeOptions.config ?? {};
        if (row === undefined) return done();
        const parent = propagation.extract(context.active(), request.headers);
        const attributes = { 'http.request.method': request.method, 'pest.request_id': request.id };
        const span = tracer.startSpan(row, { kind: SpanKind.SERVER, attributes }, parent);
        under.set(request, trace.setSpan(parent, span));
        done();
      });
      // Last of all before the call: what reads a body goes on outside of any context.
      app.addHook('preHandler', (request, _reply, done) => context.with(under.get(request) ?? context.active(), done));
      app.addHook('onResponse', async (request, reply) => {
        const span = trace.getSpan(under.get(request) ?? context.active());
        span?.setAttributes({ 'http.response.status_code': reply.statusCode, 'pest.code': reply.businessCode });
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    statement(event) {
      // What sets a transaction up names tenants.
      if (!trace.getActiveSpan() || isOfTransaction.test(event.query.sql)) return;
      const endTime = Date.now();
      const startTime = endTime - event.queryDurationMillis;
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': event.query.sql };
      const span = tracer.startSpan('statement', { kind: SpanKind.CLIENT, startTime, attributes });
      if (event.level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },
    async close() {
      await Promise.race([provider.shutdown().catch(() => undefined), pause(patienceMs, undefined, { ref: false })]);
      for (const api of [diag, trace, context, propagation]) api.disable();
    },
  };
}
