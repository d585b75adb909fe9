// @ts-check
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, products, root } from '../../scripts/workspace.mjs';

const port = 8095;
const address = `http://localhost:${port}`;
const limitMb = 700;
/** Six people, four uploads each: as many at once as one account may send. */
const loginIds = ['13900000001', '13900000002', '13900000003', '13900000011', '13900000012', '13900000007'];
const eachSends = 4;
const password = createHash('md5').update('pest1234').digest('hex');

/** A PDF of one page with a picture of noise: 19 MB, which nothing packs smaller. */
function largePdf() {
  const [width, height] = [2500, 2530];
  const noise = randomBytes(width * height * 3);
  const dictionary = `/Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceRGB`;
  const picture = Buffer.concat([
    Buffer.from(`<< /Type /XObject ${dictionary} /Length ${noise.length} >>\nstream\n`),
    noise,
    Buffer.from('\nendstream'),
  ]);
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /I 4 0 R >> >> >>';
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', page, picture];
  let at = 0;
  /** @type {Buffer[]} */
  const written = [];
  const write = (/** @type {string | Buffer} */ part) => {
    const bytes = Buffer.from(part);
    written.push(bytes);
    at += bytes.length;
  };
  write('%PDF-1.4\n');
  const places = objects.map((object, index) => {
    const place = at;
    write(`${index + 1} 0 obj\n`);
    write(object);
    write('\nendobj\n');
    return place;
  });
  const table = at;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  write(`trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(written);
}

/** A server on a folder that has the demo already, so that loading it is not measured. */
function startServer(folder) {
  return spawn(process.execPath, [join(root, 'packages/pest-server/dist/main.js')], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), PEST_DEMO: '1', PEST_DATA_DIR: folder },
  });
}

async function ready() {
  for (let tries = 0; tries < 600; tries += 1) {
    const up = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not start.');
}

function stopped(child) {
  const over = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  return over;
}

/** The most memory a process has held so far, in MB. Linux only. */
async function peakMb(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

async function signIn(loginId) {
  const answer = await fetch(`${address}/api/v-user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId, password, loginType: 'web' }),
  });
  return (await answer.json()).data;
}

async function upload(token, pdf) {
  const form = new FormData();
  form.append('file', new Blob([pdf], { type: 'application/pdf' }), 'contract.pdf');
  const answer = await fetch(`${address}/api/upload/file`, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  });
  return (await answer.json()).code;
}

export async function run() {
  await ensureBuilt([products.server]);
  const folder = await mkdtemp(join(tmpdir(), 'pest-bench-'));
  const pdf = largePdf();
  try {
    const first = startServer(folder);
    await ready();
    await stopped(first);
    const server = startServer(folder);
    await ready();
    const tokens = await Promise.all(loginIds.map(signIn));
    await writeFile(`/proc/${server.pid}/clear_refs`, '5');
    const before = await peakMb(server.pid);
    const codes = await Promise.all(
      tokens.flatMap((token) => Array.from({ length: eachSends }, () => upload(token, pdf))),
    );
    const peak = await peakMb(server.pid);
    await stopped(server);
    const taken = codes.filter((code) => code === 0).length;
    return {
      id: 'S12',
      title: `${codes.length} uploads of ${Math.round(pdf.length / 1e6)} MB at once, embedded database`,
      rows: [
        { label: 'taken', value: taken, unit: '' },
        { label: 'memory before', value: before, unit: 'MB' },
        { label: 'most memory', value: peak, unit: 'MB', limit: limitMb },
      ],
      reach: `all taken, below ${limitMb} MB`,
      met: taken === codes.length && peak < limitMb,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
