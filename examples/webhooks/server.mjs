import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifyWebhook, WebhookError } from 'pest-sdk/webhooks';

/** `PEST_SECRET=whsec_… npm start`: prints what it is told. The secret is shown once, where the address is added. */
const { PEST_SECRET = '', PORT = '5190' } = process.env;
/** A message may come twice. In a real server: a unique key of a table, written with what the message changes. */
const known = new Set();

const server = createServer(async (request, response) => {
  try {
    const message = verifyWebhook(PEST_SECRET, { body: await text(request), headers: request.headers });
    if (!known.has(message.id)) print(message);
    known.add(message.id);
    response.writeHead(204).end();
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error;
    console.error(error.message);
    response.writeHead(error.kind === 'signature' ? 401 : 400).end();
  }
});

/** @param {import('pest-sdk/webhooks').PestWebhook} message */
function print({ type, timestamp, data }) {
  console.log(timestamp, type, JSON.stringify(data));
}

server.listen(Number(PORT), () => console.log(`Listening on http://localhost:${server.address().port}`));
