// @ts-check
/** Statements that reached PostgreSQL, as its log has them. */

/**
 * @typedef {object} Statement
 * @property {string} name that it was prepared under; empty of one that was not
 * @property {string} text
 * @property {(string | null)[]} values of its parameters
 */

/** Settings of a database whose statements are read. */
export const logStatements = { log_statement: 'all' };

/**
 * Statements in the order in which they came.
 * @param {string} log
 * @returns {Statement[]}
 */
export function statementsIn(log) {
  /** @type {Statement[]} */
  const found = [];
  /** The last statement of each process: its parameters come in a line of their own. @type {Map<string, Statement>} */
  const last = new Map();
  for (const { pid, kind, text } of entriesOf(log)) {
    const [, name = '', statement] = (kind === 'LOG' && /^(?:statement|execute ([^:]+)): (.*)$/s.exec(text)) || [];
    if (statement !== undefined) {
      const entry = { name: name === '<unnamed>' ? '' : name, text: statement, values: [] };
      found.push(entry);
      last.set(pid, entry);
    }
    const [, parameters] = (kind === 'DETAIL' && /^parameters: (.*)$/s.exec(text)) || [];
    const whose = last.get(pid);
    if (parameters !== undefined && whose) whose.values = valuesOf(parameters);
  }
  return found;
}

/** As the log writes them: `$1 = 'it''s', $2 = NULL`. @param {string} parameters */
function valuesOf(parameters) {
  return [...parameters.matchAll(/\$\d+ = (?:'((?:[^']|'')*)'|NULL)/g)].map(
    ([, value]) => value?.replaceAll("''", "'") ?? null,
  );
}

/** An entry's further lines begin with a tab. @param {string} log */
export function entriesOf(log) {
  const whole = log.replaceAll('\n\t', '\u0000').split('\n');
  return whole.flatMap((line) => {
    const [, pid = '', kind = '', text = ''] = /^\[(\d+) \S*\] (\w+): {2}(.*)$/s.exec(line) ?? [];
    return pid === '' ? [] : [{ pid, kind, text: text.replaceAll('\u0000', '\n') }];
  });
}

const control = /^\s*(begin|start transaction|commit|rollback|savepoint|release|set|reset|select set_config)\b/i;
const sessions = /\b(from|update|into|join)\s+"?session"?\b/i;

/**
 * Begins, ends or sets up a transaction; asks who is there; or asks for what the caller wants.
 * @param {string} text
 * @returns {'control' | 'session' | 'data'}
 */
function kindOf(text) {
  if (control.test(text)) return 'control';
  return sessions.test(text) ? 'session' : 'data';
}

/**
 * What a call sends each time that it is made. Statements that do not come in most of the calls are somebody else's: the
 * server's own jobs, many of which begin at once.
 * @param {readonly string[]} logs of calls that are alike, one of each
 */
export function perCall(logs) {
  const calls = logs.map(alikeIn);
  const counts = { control: 0, session: 0, data: 0 };
  /** @type {Record<'control' | 'data', Statement[]>} */
  const statements = { control: [], data: [] };
  for (const key of new Set(calls.flatMap((call) => [...call.keys()]))) {
    const counted = calls.map((call) => call.get(key)?.length ?? 0).sort((one, other) => other - one);
    const times = counted[Math.floor(calls.length / 2)] ?? 0;
    const first = calls.find((call) => call.has(key))?.get(key)?.[0];
    if (!first || times === 0) continue;
    const kind = kindOf(first.text);
    counts[kind] += times;
    if (kind !== 'session') statements[kind].push(first);
  }
  return { ...counts, all: counts.control + counts.session + counts.data, statements };
}

/** Statements of a log, by their text. @param {string} log */
function alikeIn(log) {
  /** @type {Map<string, Statement[]>} */
  const byText = new Map();
  for (const statement of statementsIn(log)) {
    // The id of a company, a customer or a session in a setting makes no other statement.
    const key = statement.text.replaceAll(/'[^']*'/g, "''");
    byText.set(key, [...(byText.get(key) ?? []), statement]);
  }
  return byText;
}
