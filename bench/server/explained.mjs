// @ts-check
import { entriesOf } from '../kit/statements.mjs';

/** Of PostgreSQL's own module auto_explain: what each statement did is logged where it ran, and no copy of it. */
const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
};

/** For sessions that begin from now on. @param {import('../kit/postgres.mjs').Cluster} cluster @param {string} database */
export async function explainStatements(cluster, database) {
  // Settings of a module are known once it is loaded.
  const all = Object.entries(settings).map(([name, value]) => `alter database ${database} set ${name} = '${value}'`);
  await cluster.query('postgres', `load 'auto_explain'`, ...all);
}

/**
 * @param {string} log
 * @returns {{ text: string, ms: number, buffers: number }[]}
 */
export function explained(log) {
  return entriesOf(log).flatMap(({ text }) => {
    const [, ms, json] = /^duration: ([\d.]+) ms {2}plan:\n(.*)$/s.exec(text) ?? [];
    // Another session may be in the middle of its entry.
    if (!json?.trimEnd().endsWith('}')) return [];
    const { 'Query Text': query, Plan: plan } = JSON.parse(json);
    return [{ text: query, ms: Number(ms), buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] }];
  });
}
