// @ts-check
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const client = fileURLToPath(new URL('load-client.mjs', import.meta.url));

/** @typedef {{ requests: number, seconds: number, p50: number, p99: number }} Loaded times in milliseconds */

/**
 * Asks an address of this machine until so many requests are answered, or so many seconds have gone by; `pause` is in
 * milliseconds, after each answer.
 * @param {{ port: number, path: string, token?: string, connections?: number, requests?: number, seconds?: number, pause?: number }} load
 * @returns {Promise<Loaded>}
 */
export async function load({ port, path, token = '', connections = 8, requests = 1e9, seconds = 3_600, pause = 0 }) {
  const asked = JSON.stringify({ port, path, token, connections, requests, seconds, pause });
  const { stdout } = await promisify(execFile)(process.execPath, [client, asked]);
  return JSON.parse(stdout);
}
