import { once } from 'node:events';
import { createServer } from 'node:http';
import { trace } from '@opentelemetry/api';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { addCompany, password, randomPhone } from '../testing/people';
import { onEmbedded } from '../testing/test-server';
import { buildApp } from './app';
import { openTracing, type Tracing } from './tracing';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(attribute),
});
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

let tracing: Tracing | undefined;
const bodies: string[] = [];
/** As OpenTelemetry's own collector takes spans. */
const collector = createServer(async (request, reply) => {
  let body = '';
  for await (const part of request) body += String(part);
  bodies.push(body);
  reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});

beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
});
beforeEach(() => {
  const address = collector.address();
  if (typeof address !== 'object' || address === null) throw new Error('The collector listens on a port.');
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${address.port}`);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => {
  collector.close();
});

onEmbedded(
  (server) => {
    test('a call is a span below its caller’s, with its statements below it and no value of theirs', async () => {
      const { administrator, id } = await addCompany(server());
      tracing = openTracing(() => undefined);
      const app = await buildApp(server().parts, { tracing });
      const [traceId, caller] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
      const headers = { authorization: administrator.token, traceparent: `00-${traceId}-${caller}-01` };
      await app.inject({ url: '/api/v-customer/list', headers });
      const loginId = randomPhone();
      const payload = { loginId, password, loginType: 'web' };
      await app.inject({ method: 'POST', url: '/api/v-user/login', payload });
      await app.inject({ url: '/healthz' });
      await app.close();
      await tracing.close();

      const told = bodies.flatMap((body) => sent.parse(JSON.parse(body)).resourceSpans);
      expect(told[0]?.resource.attributes).toContainEqual({
        key: 'service.name',
        value: { stringValue: 'pest-server' },
      });
      const spans = told.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
      const [listed, login] = ['customer.list', 'auth.login'].map((row) => spans.find(({ name }) => name === row));
      expect(listed).toMatchObject({ traceId, parentSpanId: caller });
      expect(listed?.attributes).toContainEqual({ key: 'pest.code', value: { intValue: 0 } });
      expect(login?.attributes).toContainEqual({ key: 'pest.code', value: { intValue: 10007 } });
      const below = (of: typeof listed) => spans.filter(({ parentSpanId }) => parentSpanId === of?.spanId);
      const texts = below(listed).map(({ attributes }) => JSON.stringify(attributes));
      expect(texts.some((text) => text.includes('\\"customer\\"'))).toBe(true);
      expect(below(login).length).toBeGreaterThan(0);
      expect(new Set(spans.map(({ name }) => name))).toEqual(new Set(['customer.list', 'auth.login', 'statement']));
      for (const secret of [id, loginId, password, administrator.token]) expect(bodies.join('')).not.toContain(secret);
    });
  },
  (statement) => tracing?.statement({ level: 'query', query: statement, queryDurationMillis: 1 }),
);

test('a collector that is away holds no stop up, and fails none', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9');
  const away = openTracing(() => undefined, 50);
  trace.getTracer('of the test').startSpan('one').end();
  await expect(away.close()).resolves.toBeUndefined();
});
