import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { onEmbedded } from '../testing/test-server';
import { buildApp } from './app';

/** Everything a connection answers to some text, until the server ends it. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

/** Sends some text and then a byte after the other, until the server has enough. */
function dripUntilCut(port: number, begin: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(begin));
    const drip = setInterval(() => socket.writable && socket.write('x'), 20);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      resolve();
    });
    socket.resume();
  });
}

function readAnswer(answer: string): { status: number; body: unknown } {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), body: JSON.parse(body) };
}

describe('requests that are none', () => {
  onEmbedded((server) => {
    async function withPort(
      work: (port: number, app: Awaited<ReturnType<typeof buildApp>>) => Promise<void>,
      options: Parameters<typeof buildApp>[1] = {},
    ) {
      const app = await buildApp(server().parts, options);
      await app.listen({ port: 0, host: '127.0.0.1' });
      const address = app.server.address();
      try {
        await work(typeof address === 'object' && address !== null ? address.port : 0, app);
      } finally {
        await app.close();
      }
    }

    test.each([21, 5_000, 200_000])('a body nested %i deep is refused, and nothing is thrown', async (levels) => {
      const body = `{"loginId":${'['.repeat(levels)}${']'.repeat(levels)},"password":"x","loginType":"web"}`;
      const headers = { 'content-type': 'application/json' };
      const { app } = server();
      const reply = await app.inject({ method: 'POST', url: '/api/v-user/login', headers, payload: body });
      expect(reply.json()).toMatchObject({ code: 3001 });
    });

    test('too large a head, or no HTTP at all, is answered in the envelope', async () => {
      await withPort(async (port) => {
        const cases = [
          [`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(80_000)}\r\n\r\n`, 431],
          ['HELLO\r\n\r\n', 400],
          ['GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
        ] as const;
        for (const [text, status] of cases) {
          const answer = readAnswer(await exchange(port, text));
          expect(answer, text.slice(0, 40)).toEqual({
            status,
            body: { code: 4000, msg: expect.any(String), data: null },
          });
        }
      });
    });

    test('D8 a request that does not end is answered 408 in the envelope', async () => {
      await withPort(async (port, app) => {
        const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        app.server.once('connection', (socket) => app.server.emit('clientError', late, socket));
        const answer = readAnswer(await exchange(port, 'GET / HTTP/1.1\r\nHost: a\r\n'));
        expect(answer).toMatchObject({ status: 408, body: { code: 4000, data: null } });
      });
    });

    test.each([
      [
        'a body',
        'POST /api/v-user/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
      ],
      ['a head', 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ])(
      'D8 %s that comes by the byte is cut off at its limit, however long it goes on',
      async (_, begin) => {
        const limits = { requestMs: 300, answerMs: 60_000, checkedEveryMs: 50 };
        // What the client hears of it is not sure: its bytes cross the answer.
        await withPort((port) => dripUntilCut(port, begin), { limits });
      },
      // Less than the minute after which Node ends a head by itself.
      30_000,
    );

    test('L2 what arrives while the server closes is told to come back', async () => {
      const app = await buildApp(server().parts);
      let finish: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        finish = resolve;
      });
      const begun = new Promise<void>((resolve) => {
        app.get('/test-held', async () => {
          resolve();
          await held;
          return 'done';
        });
      });
      const closing = new Promise<void>((resolve) => {
        app.addHook('preClose', async () => resolve());
      });
      await app.listen({ port: 0, host: '127.0.0.1' });
      const address = app.server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const head = (url: string) => `GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
      const answers = new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(head('/test-held')));
        let text = '';
        socket.on('data', (data) => {
          text += data.toString();
        });
        socket.on('close', () => resolve(text));
        void begun.then(async () => {
          void app.close();
          await closing;
          app.server.once('request', () => finish());
          socket.write(head('/healthz'));
        });
      });
      const [, second = ''] = (await answers).split('HTTP/1.1 ').filter(Boolean);
      expect(second).toMatch(/^503 /);
      expect(second.toLowerCase()).toContain('retry-after: 5');
      expect(JSON.parse(second.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 5000, data: null });
    });
  });
});

describe('the Host of a request', () => {
  onEmbedded((server) => {
    test('an over-long or malformed one is 400', async () => {
      for (const host of [`${'a'.repeat(480)}.example`, 'a b', 'evil"><script>', 'a/b', 'a@b']) {
        const reply = await server().app.inject({ url: '/healthz', headers: { host } });
        expect([reply.statusCode, reply.json()], host).toEqual([
          400,
          { code: 4000, msg: expect.any(String), data: null },
        ]);
      }
      for (const host of ['localhost:8080', 'pest.example', '[::1]:8080', '10.0.0.1', 'under_score.internal']) {
        expect((await server().app.inject({ url: '/healthz', headers: { host } })).statusCode, host).toBe(200);
      }
    });
  });
});
