import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { guardedFetch } from './guarded-fetch';
import { AddressRefused } from './public-address';

test('an address that is no name is refused before anybody is connected to', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  for (const url of [`https://127.0.0.1:${port}/`, `https://[::ffff:127.0.0.1]:${port}/`, 'https://169.254.169.254/'])
    await expect(guardedFetch(url, {}, { localhost: true }), url).rejects.toThrow(AddressRefused);
  expect(connections).toBe(0);
});
