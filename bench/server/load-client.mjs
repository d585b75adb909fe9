/** Asks one URL some times over eight connections, in a process of its own so that its cost is not the server's. */
import { Agent, get } from 'node:http';

const [url, count, token] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
let left = Number(count);

function ask() {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: token ? { authorization: token } : {} }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The server answered ${answer.statusCode}.`));
      answer.resume().on('end', resolve);
    }).on('error', reject);
  });
}

async function connection() {
  while (left > 0) {
    left -= 1;
    await ask();
  }
}

await Promise.all(Array.from({ length: 8 }, connection));
agent.destroy();
