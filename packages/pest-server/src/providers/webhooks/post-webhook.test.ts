import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { faultOf, HttpWebhookPoster } from './post-webhook';
import { isPublicAddress, type ResolveAll } from './public-address';

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.9.9.9',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
  '2001:0:7f00:1::',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
])('no address of the open internet: %s', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '223.5.5.5', '2400:3200::1', '2606:4700::1111'])(
  'an address of the open internet: %s',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

describe('takes', () => {
  const inProduction = new HttpWebhookPoster({ localhost: false });

  test.each([
    'http://erp.example/',
    'http://localhost:3000/',
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'https://0x7f000001/',
    'https://017700000001/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://user:word@erp.example/',
    'ftp://erp.example/',
    'file:///etc/passwd',
    'gopher://erp.example/',
    'no address',
  ])('nothing at %s', (url) => expect(inProduction.takes(url)).toBe(false));

  test('https by name, and http on the own machine while it is tried out', () => {
    expect(inProduction.takes('https://erp.example:8443/hooks?site=1')).toBe(true);
    const tried = new HttpWebhookPoster({ localhost: true });
    expect(tried.takes('http://localhost:3000/')).toBe(true);
    expect(tried.takes('http://erp.example/')).toBe(false);
  });
});

/** A name that leads to these addresses. */
const leadsTo =
  (...addresses: string[]): ResolveAll =>
  (_host, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

describe('a request', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  async function listening(answer: RequestListener): Promise<number> {
    const server = createServer(answer);
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return (server.address() as AddressInfo).port;
  }

  const post = (url: string, options: Partial<ConstructorParameters<typeof HttpWebhookPoster>[0]> = {}) =>
    new HttpWebhookPoster({ localhost: true, ...options })
      .post({ url, headers: { 'content-type': 'application/json' }, body: '{}' })
      .catch(faultOf);

  test.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['::1']], [['169.254.169.254']]])(
    'goes nowhere by a name that leads to %j',
    async (addresses) => {
      let asked = 0;
      const port = await listening((_, response) => {
        asked += 1;
        response.end();
      });
      expect(await post(`https://erp.example:${port}/`, { resolve: leadsTo(...addresses) })).toBe('address');
      expect(asked).toBe(0);
    },
  );

  test('goes to the address that was looked at, though the name is another’s a moment later', async () => {
    let looks = 0;
    const port = await listening((_, response) => void response.end());
    const resolve: ResolveAll = (host, done) => {
      looks += 1;
      leadsTo(looks === 1 ? '127.0.0.1' : '127.0.0.2')(host, done);
    };
    expect(await post(`http://localhost:${port}/`, { resolve })).toBe(200);
    expect(looks).toBe(1);
  });

  test('follows nobody elsewhere', async () => {
    const paths: string[] = [];
    const port = await listening((request, response) => {
      paths.push(request.url ?? '');
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect(await post(`http://127.0.0.1:${port}/here`)).toBe(307);
    expect(paths).toEqual(['/here']);
  });

  test('reads no answer without end', async () => {
    const port = await listening((request, response) => {
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
      };
      response.on('drain', write);
      request.on('end', write).resume();
    });
    expect(await post(`http://127.0.0.1:${port}/`)).toBe(200);
  });

  test('waits no longer than its limit', async () => {
    const port = await listening(() => undefined);
    expect(await post(`http://127.0.0.1:${port}/`, { timeoutMs: 20 })).toBe('timeout');
  });

  test('says why there was no answer', async () => {
    const port = await listening((request) => void request.socket.destroy());
    expect(await post(`http://127.0.0.1:${port}/`)).toBe('unreachable');
    const unknown: ResolveAll = (_, done) => done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []);
    expect(await post('https://erp.example/', { resolve: unknown })).toBe('name');
  });
});
