import { type Context, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
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
  /** Sends what is not sent yet. */
  close(): Promise<void>;
}

/** Where to, how many and under which name are the standard's own variables, `OTEL_EXPORTER_OTLP_ENDPOINT` and the like. */
export function openTracing(): Tracing {
  const named = resourceFromAttributes({ 'service.name': packageFile.name, 'service.version': packageFile.version });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
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
      if (!trace.getActiveSpan()) return;
      const endTime = Date.now();
      const startTime = endTime - event.queryDurationMillis;
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': event.query.sql };
      const span = tracer.startSpan('statement', { kind: SpanKind.CLIENT, startTime, attributes });
      if (event.level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },
    close: () => provider.shutdown(),
  };
}
