// @ts-check
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { peakMemory } from '../kit/processes.mjs';
import { people } from '../kit/server.mjs';

export const title = 'Large uploads at once, embedded database';
export const uses = ['@electric-sql/pglite'];

/** Megabytes of the server's process. */
export const limits = { memory: 700 };

/** As many at once as one account may send; `pixels` a side make a PDF of 19 MB. `own`: nothing else was done before. */
export const counts = {
  full: { senders: 6, each: 4, pixels: 2_515, own: true },
  tiny: { senders: 2, each: 1, pixels: 200, own: false },
};
/** @typedef {typeof counts.full} Counts */

const senders = [...Object.values(people), '13900000011', '13900000012', '13900000007'];

/** @param {import('../kit/catalogue.mjs').Given<Counts>} given */
export async function run({ counts, machine }) {
  if (!counts.own) return uploadRows(await machine.reader('embedded'), counts);
  const server = await machine.serve(await machine.copyDemo('embedded'));
  try {
    return await uploadRows(server, counts);
  } finally {
    await server.stop();
  }
}

/** @param {import('../kit/server.mjs').Server} server @param {Counts} counts */
async function uploadRows(server, counts) {
  const pdf = largePdf(counts.pixels);
  const tokens = await Promise.all(senders.slice(0, counts.senders).map(server.signIn));
  // The highest mark so far is forgotten.
  await writeFile(`/proc/${server.pid}/clear_refs`, '5');
  const before = await peakMemory(server.pid);
  const each = tokens.flatMap((token) => Array.from({ length: counts.each }, () => upload(server.site, token, pdf)));
  const codes = await Promise.all(each);
  const size = `${codes.length} of ${(pdf.length / 1e6).toFixed(1)} MB`;
  return [
    { label: `uploads refused of ${size}`, value: codes.filter((code) => code !== 0).length, most: 0, exact: true },
    { label: 'memory before', value: before, unit: 'MB' },
    { label: 'most memory', value: await peakMemory(server.pid), unit: 'MB', most: limits.memory },
  ];
}

/** @param {string} site @param {string} token @param {Buffer} pdf @returns {Promise<number>} its code */
async function upload(site, token, pdf) {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(pdf)], { type: 'application/pdf' }), 'contract.pdf');
  const answer = await fetch(`${site}/api/upload/file`, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  });
  return (await answer.json()).code;
}

/** A PDF of one page with a picture of noise, which nothing packs smaller. @param {number} side in pixels */
function largePdf(side) {
  const noise = randomBytes(side * side * 3);
  const dictionary = `/Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /DeviceRGB`;
  const picture = Buffer.concat([
    Buffer.from(`<< /Type /XObject ${dictionary} /Length ${noise.length} >>\nstream\n`),
    noise,
    Buffer.from('\nendstream'),
  ]);
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /I 4 0 R >> >> >>';
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', page, picture];
  /** @type {Buffer[]} */
  const written = [];
  let at = 0;
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
