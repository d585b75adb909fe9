import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MessageRefused } from './messages';
import { SmsGateway } from './sms-gateway';

const secret = 'shared with the gateway';
const letter = { id: '0199-1', to: '13700000000', subject: '', text: '【Pest Portal】验证码 123456' };

let gateway: Server;
let answer: number;
let calls: { readonly headers: Record<string, unknown>; readonly body: string }[];

beforeEach(async () => {
  calls = [];
  answer = 202;
  gateway = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      calls.push({ headers: request.headers, body });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
});

afterEach(() => new Promise((resolve) => gateway.close(resolve)));

function deliver(): Promise<void> {
  const address = gateway.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const now = () => new Date('2026-05-04T02:00:00Z');
  return new SmsGateway({ url: `http://127.0.0.1:${port}/sms`, secret, now }).deliver(letter);
}

test('the gateway gets the text, signed, under an identity that stays', async () => {
  await deliver();
  const [call] = calls;
  expect(JSON.parse(call?.body ?? '')).toEqual({ id: '0199-1', to: '13700000000', text: letter.text });
  const timestamp = String(Date.parse('2026-05-04T02:00:00Z'));
  expect(call?.headers['x-pest-timestamp']).toBe(timestamp);
  expect(call?.headers['x-pest-signature']).toBe(
    createHmac('sha256', secret).update(`${timestamp}.${call?.body}`).digest('hex'),
  );
  expect(call?.headers['idempotency-key']).toBe('0199-1');
});

test.each([400, 404, 422])('%i: this message will never go', async (status) => {
  answer = status;
  await expect(deliver()).rejects.toBeInstanceOf(MessageRefused);
});

test.each([401, 403, 429, 500, 503])('%i: it may go later', async (status) => {
  answer = status;
  const error = await deliver().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MessageRefused);
});

test('a gateway that sends elsewhere is not followed', async () => {
  answer = 302;
  await expect(deliver()).rejects.toThrow();
  expect(calls).toHaveLength(1);
});
