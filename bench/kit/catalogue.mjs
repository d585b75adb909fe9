// @ts-check
import { readdir } from 'node:fs/promises';

/**
 * What a bench is given: how much to do, and what it may use.
 * @template Counts
 * @typedef {{ counts: Counts, machine: import('./machine.mjs').Machine }} Given
 */

/**
 * @typedef {object} Bench
 * @property {string} key `s1-keyed-read`
 * @property {string} id `S1`, its row of the figures to reach; several may share one
 * @property {'browser' | 'server'} folder
 * @property {string} title
 * @property {Record<string, any>} counts how much is done: `full`, `tiny`, and where it differs `long`
 * @property {readonly string[]} uses whose versions matter: packages, `PostgreSQL`, `Chromium`
 * @property {(given: Given<any>) => Promise<readonly import('./outcome.mjs').Row[]>} run
 */

const folders = /** @type {const} */ (['browser', 'server']);
const named = /^([bs]\d+)-[a-z0-9-]+\.mjs$/;

/** Every bench there is, in the order of their ids: a file named by its id is one. @returns {Promise<Bench[]>} */
export async function catalogue() {
  const found = await Promise.all(folders.map(benchesOf));
  return found.flat().sort((a, b) => order(a) - order(b) || (a.key < b.key ? -1 : 1));
}

/** @param {typeof folders[number]} folder */
async function benchesOf(folder) {
  const place = new URL(`../${folder}/`, import.meta.url);
  const files = (await readdir(place)).filter((name) => named.test(name));
  return Promise.all(files.map((file) => benchOf(folder, new URL(file, place), file)));
}

/** @param {typeof folders[number]} folder @param {URL} url @param {string} file @returns {Promise<Bench>} */
async function benchOf(folder, url, file) {
  const { title, counts, uses = [], run } = await import(url.href);
  const key = file.replace('.mjs', '');
  const id = (key.split('-')[0] ?? '').toUpperCase();
  if (typeof title !== 'string' || !counts?.full || !counts.tiny || typeof run !== 'function') {
    throw new Error(`bench/${folder}/${file} must export title, counts with full and tiny, and run.`);
  }
  return { key, id, folder, title, counts, uses, run };
}

/** @param {Bench} bench */
function order({ id }) {
  return (id.startsWith('B') ? 0 : 1_000) + Number(id.slice(1));
}
