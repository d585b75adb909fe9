import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createPestClient } from 'pest-sdk';

/** What /system/partners shows, and whose plan it is: the key stays here. */
const {
  PEST_URL = 'http://localhost:8080',
  PEST_KEY = '',
  PEST_PARTNER = '',
  CUSTOMER = '',
  PLAN = '',
  PORT = '5183',
} = process.env;
const pest = createPestClient({ baseUrl: PEST_URL, token: PEST_KEY });

const near = (path) => fileURLToPath(new URL(path, import.meta.url));
const files = {
  '/': [near('public/index.html'), 'text/html; charset=utf-8'],
  '/page.js': [near('public/page.js'), 'text/javascript; charset=utf-8'],
  '/pest-frame.js': [
    fileURLToPath(import.meta.resolve('pest-ui/browser/pest-frame.js')),
    'text/javascript; charset=utf-8',
  ],
};

/** Nothing of anybody else's runs in this page; one origin may be shown in a frame. */
const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src ${new URL(PEST_URL).origin}`;

/** In a real page: after your own sign-in, for the sites that this person may see. */
const answers = {
  '/pest-token': async () =>
    (await pest.embed.exchange({ widgets: ['heatMap'], customerIds: [CUSTOMER], scope: 'read' })).token,
  '/pest.json': async () => JSON.stringify({ url: PEST_URL, partner: PEST_PARTNER, floorPlanId: PLAN }),
};

createServer(async ({ url = '/' }, response) => {
  const { [url]: file } = files;
  const { [url]: answer } = answers;
  try {
    if (file) {
      response.writeHead(200, { 'Content-Type': file[1], 'Content-Security-Policy': policy });
      response.end(await readFile(file[0]));
    } else if (answer) {
      const body = await answer();
      response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(body);
    } else {
      response.writeHead(404).end();
    }
  } catch (error) {
    console.error(error);
    response.writeHead(502).end();
  }
}).listen(Number(PORT), () => console.log(`http://localhost:${PORT}`));
