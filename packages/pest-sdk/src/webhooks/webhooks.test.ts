import { expect, test, vi } from 'vitest';
import { webhookMessage } from '../contract/webhook-data';
import { webhookEvents, webhookTest } from '../rules/webhook-events';
import { signWebhook, verifyWebhook, WebhookError } from '.';

const secret = `whsec_${btoa('thirty-two bytes of a good secret')}`;
const old = `whsec_${btoa('another secret, which was before')}`;
const sentAt = new Date('2026-05-04T02:00:00.000Z');
const data = { contractId: 'c-1', number: 'C-1', outcome: 'approved' };
const body = JSON.stringify({ type: 'contract.decided', timestamp: sentAt.toISOString(), data: { ...data, more: 1 } });
const signed = signWebhook([secret, old], { id: 'm-1', sentAt, body });

function verified(given: { body?: string; headers?: Record<string, string>; secret?: string; at?: Date } = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: given.at ?? sentAt });
  try {
    return verifyWebhook(given.secret ?? secret, { body: given.body ?? body, headers: given.headers ?? signed });
  } catch (error) {
    if (error instanceof WebhookError) return error.kind;
    throw error;
  } finally {
    vi.useRealTimers();
  }
}

test('a message is believed under either secret, whatever the case of its headers, and known by its type', () => {
  const read = { id: 'm-1', type: 'contract.decided', timestamp: sentAt.toISOString(), data };
  expect(verified()).toEqual(read);
  expect(verified({ secret: old })).toEqual(read);
  const shouted = Object.fromEntries(Object.entries(signed).map(([name, value]) => [name.toUpperCase(), value]));
  expect(verified({ headers: shouted })).toEqual(read);
  expect(verifiedByHeaders(new Headers(signed))).toEqual(read);
});

function verifiedByHeaders(headers: Headers) {
  vi.useFakeTimers({ toFake: ['Date'], now: sentAt });
  const message = verifyWebhook(secret, { body, headers });
  vi.useRealTimers();
  return message;
}

test.each([
  ['another body', { body: body.replace('approved', 'rejected') }],
  ['another id', { headers: { ...signed, 'webhook-id': 'm-2' } }],
  ['no signature', { headers: { 'webhook-id': 'm-1' } }],
  ['a signature of nobody', { headers: { ...signed, 'webhook-signature': 'v1,AAAA' } }],
  ['another secret', { secret: `whsec_${btoa('a secret of somebody else entirely')}` }],
  ['an old message', { at: new Date(sentAt.getTime() + 6 * 60_000) }],
  ['a message of tomorrow', { at: new Date(sentAt.getTime() - 6 * 60_000) }],
])('is not believed: %s', (_, given) => expect(verified(given)).toBe('signature'));

test.each(['', 'no JSON', '{}', '{"type":"service.flown","timestamp":"2026-05-04T02:00:00.000Z","data":{}}'])(
  'is signed, and no event: %j',
  (content) => {
    const headers = signWebhook([secret], { id: 'm-1', sentAt, body: content });
    expect(verified({ body: content, headers })).toBe('content');
  },
);

test('every event that can be chosen has its message', () => {
  const told = webhookMessage.def.options.map((option) => option.def.shape.type.def.values[0]);
  expect(told).toEqual([...webhookEvents, webhookTest]);
});
