// @ts-check
/** The peer: an empty answer of the web framework that the server stands on, as a process. Says its port. */
import { serverPackage } from './server-packages.mjs';

const app = serverPackage('fastify')({ logger: false });
app.get('/hello', async () => ({ hello: 'world' }));
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${app.server.address().port}\n`);
