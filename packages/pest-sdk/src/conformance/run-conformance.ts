import * as z from 'zod/mini';
import { readEnvelope } from '../client/envelope';
import { endpoints, type NamedEndpoint } from '../contract';
import { errorsOf } from '../contract/errors-of';
import { type ErrorName, type ErrorNumbering, findError } from '../errors/error-codes';
import { argumentsFor, type KnownIds, noteIds } from './arguments';
import { ask, type Backend, type Reply } from './ask';

/** What is asked of a backend. */
export interface ConformanceOptions {
  /** Where it answers, `https://pest.example`. */
  readonly baseUrl: string;
  /** Of a signed-in account: without it, only what needs no session is asked. */
  readonly token?: string;
  /**
   * Also asks what changes something: every writing call with arguments that it must refuse, and one harmless round (a
   * tag is added, found and deleted). For a backend to try things on. @default false
   */
  readonly write?: boolean;
  /** @default 'response' */
  readonly errorNumbering?: ErrorNumbering;
  /** Milliseconds that one call may take, one that makes or takes a file six times as long. @default 10000 */
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
  /** Told of each row as it is done. */
  readonly onRow?: (row: ConformanceRow) => void;
}

/** What one row was looked at for, in this order. */
export type ConformanceCheck = 'reachable' | 'envelope' | 'refusesStrangers' | 'answers' | 'refusesNonsense' | 'writes';

/** What came of one check. */
export interface CheckOutcome {
  readonly check: ConformanceCheck;
  readonly ok: boolean;
  /** Of a failure: what was expected and what came. */
  readonly detail: string;
}

/** What came of one row. */
export interface ConformanceRow {
  readonly name: NamedEndpoint['name'];
  readonly method: string;
  readonly path: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly checks: readonly CheckOutcome[];
  /** What could not be looked at, and why. */
  readonly notes: readonly string[];
}

/** What came of a whole run. */
export interface ConformanceReport {
  readonly baseUrl: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly rows: readonly ConformanceRow[];
}

/** GET calls that do something: never asked with a session. */
const actingGets: readonly NamedEndpoint['name'][] = ['auth.editUserPassword', 'auth.startVerification'];
/** They end the session that the run goes on with. */
const endsSession: readonly NamedEndpoint['name'][] = ['auth.logout'];

/**
 * Asks a backend every row of the contract, and compares what it answers: whether it is there, answers in the envelope,
 * refuses who is not signed in, answers data of the row's shape and errors that the row declares. Without `write` nothing
 * is changed.
 *
 * @throws TypeError when nobody answers at all
 */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const run = new Run(options);
  await run.greet();
  // Lists first: they know the ids that other rows ask for.
  const lists = endpoints.filter(({ row }) => row.method === 'GET' && z.safeParse(row.request, {}).success);
  const others = endpoints.filter((endpoint) => !lists.includes(endpoint));
  const rows: ConformanceRow[] = [];
  for (const endpoint of [...lists, ...others]) {
    const row = await run.look(endpoint);
    options.onRow?.(row);
    rows.push(row);
  }
  const count = (state: ConformanceRow['state']) => rows.filter((row) => row.state === state).length;
  const order = new Map(endpoints.map(({ name }, at) => [name, at]));
  rows.sort((a, b) => (order.get(a.name) ?? 0) - (order.get(b.name) ?? 0));
  const { baseUrl } = options;
  return { baseUrl, passed: count('passed'), failed: count('failed'), skipped: count('skipped'), rows };
}

/** One run: what it asks, and what it has learnt. */
class Run {
  readonly #backend: Backend;
  readonly #token: string | null;
  readonly #write: boolean;
  readonly #numbering: ErrorNumbering;
  readonly #ids: KnownIds = new Map();

  constructor({
    baseUrl,
    token,
    write = false,
    errorNumbering = 'response',
    timeoutMs = 10_000,
    fetch: send,
  }: ConformanceOptions) {
    this.#backend = { baseUrl: baseUrl.replace(/\/+$/, ''), fetch: send ?? fetch, timeoutMs };
    this.#token = token ?? null;
    this.#write = write;
    this.#numbering = errorNumbering;
  }

  /** @throws TypeError when nobody answers */
  async greet(): Promise<void> {
    await ask(this.#backend, { method: 'GET', path: '/', sends: 'query', result: z.unknown() }, {}, null);
  }

  async look(endpoint: NamedEndpoint): Promise<ConformanceRow> {
    const { name, row } = endpoint;
    const checks: CheckOutcome[] = [];
    const notes: string[] = [];
    try {
      await this.#asStranger(endpoint, checks);
      const there = checks.every(({ check, ok }) => ok || (check !== 'reachable' && check !== 'envelope'));
      if (there) await this.#signedIn(endpoint, checks, notes);
    } catch (error) {
      // It was reached before where its answer is what did not come.
      const check = checks.length > 0 ? 'answers' : 'reachable';
      checks.push({ check, ok: false, detail: `no answer: ${String(error)}` });
    }
    const failed = checks.some(({ ok }) => !ok);
    const state = failed ? 'failed' : checks.length === 0 ? 'skipped' : 'passed';
    return { name, method: row.method, path: row.path, state, checks, notes };
  }

  /** Nothing is changed: there is no session, and no arguments that could be carried out. */
  async #asStranger(endpoint: NamedEndpoint, checks: CheckOutcome[]): Promise<void> {
    const { row } = endpoint;
    const reply = await ask(this.#backend, row, placeholders(row.path), null);
    const unknown = reply.status === 404 || reply.status === 405;
    checks.push({ check: 'reachable', ok: !unknown, detail: unknown ? `HTTP ${reply.status}` : '' });
    if (unknown || !this.#inEnvelope(reply, checks)) return;
    if (row.auth === 'token' || row.auth === 'partner') {
      const error = this.#errorOf(reply);
      const ok = error === 'session.tokenMissing' || error === 'session.expired';
      checks.push({ check: 'refusesStrangers', ok, detail: ok ? '' : `expected 1003 or 1001, got ${codeOf(reply)}` });
    } else if (row.auth === 'public') this.#expectDeclared(endpoint, reply, 'answers', checks);
  }

  async #signedIn(endpoint: NamedEndpoint, checks: CheckOutcome[], notes: string[]): Promise<void> {
    const { name, row } = endpoint;
    if (row.auth !== 'token') return;
    if (this.#token === null) {
      notes.push('what it answers was not asked: there is no session');
      return;
    }
    if (actingGets.includes(name) || endsSession.includes(name)) {
      notes.push('not asked with a session: it would change it');
      return;
    }
    if (row.method === 'GET') await this.#read(endpoint, checks, notes);
    else if (this.#write) await this.#refuse(endpoint, checks, notes);
    else notes.push('what it does was not asked: the run is read-only');
  }

  async #read(endpoint: NamedEndpoint, checks: CheckOutcome[], notes: string[]): Promise<void> {
    const { row } = endpoint;
    const args = argumentsFor(endpoint, this.#ids);
    if (args === null) {
      const reply = await ask(this.#backend, row, placeholders(row.path), this.#token);
      if (this.#inEnvelope(reply, checks)) this.#expectDeclared(endpoint, reply, 'refusesNonsense', checks);
      notes.push('its answer was not seen: no record to ask for is known');
      return;
    }
    const reply = await ask(
      this.#backend,
      row,
      { ...args, ...(row.tokenInQuery && { token: this.#token }) },
      this.#token,
    );
    if (!this.#inEnvelope(reply, checks)) return;
    this.#expectDeclared(endpoint, reply, 'answers', checks);
    const envelope = readEnvelope(reply.body);
    if (envelope?.code === 0) noteIds(this.#ids, endpoint, envelope.data);
  }

  /** A writing call must refuse a request that lacks what it needs. Where nothing is needed, it is left alone. */
  async #refuse(endpoint: NamedEndpoint, checks: CheckOutcome[], notes: string[]): Promise<void> {
    const { name, row } = endpoint;
    if (name === 'device.addTag') await this.#writeAndClear(checks);
    const nonsense = placeholders(row.path);
    if (z.safeParse(row.request, nonsense).success && !row.path.includes('{')) {
      notes.push('not asked: it needs no arguments, and would do something');
      return;
    }
    const reply = await ask(this.#backend, row, nonsense, this.#token);
    if (!this.#inEnvelope(reply, checks)) return;
    const refused = readEnvelope(reply.body)?.code !== 0;
    if (refused) this.#expectDeclared(endpoint, reply, 'refusesNonsense', checks);
    else checks.push({ check: 'refusesNonsense', ok: false, detail: 'answered 0 to a request without its arguments' });
  }

  /** Adds a tag, finds it in the list, deletes it, and finds it no more. */
  async #writeAndClear(checks: CheckOutcome[]): Promise<void> {
    const name = `conformance ${Date.now()}`;
    const rows = { add: rowOf('device.addTag'), list: rowOf('device.tagList'), remove: rowOf('device.deleteTag') };
    const added = readEnvelope((await ask(this.#backend, rows.add, { name }, this.#token)).body);
    const listed = async () => JSON.stringify((await ask(this.#backend, rows.list, {}, this.#token)).body);
    if (added?.code !== 0) {
      checks.push({ check: 'writes', ok: false, detail: `adding a tag answered ${added?.code}` });
      return;
    }
    const found = (await listed()).includes(name);
    const { id } = z.parse(z.object({ id: z.string() }), added.data);
    await ask(this.#backend, rows.remove, { id }, this.#token);
    const gone = !(await listed()).includes(name);
    const detail = found ? 'a deleted tag is still listed' : 'a tag that was added is not listed';
    checks.push({ check: 'writes', ok: found && gone, detail: found && gone ? '' : detail });
  }

  #inEnvelope(reply: Reply, checks: CheckOutcome[]): boolean {
    const ok = readEnvelope(reply.body) !== null;
    if (ok && checks.some(({ check }) => check === 'envelope')) return true;
    checks.push({ check: 'envelope', ok, detail: ok ? '' : `HTTP ${reply.status} without { code, msg, data }` });
    return ok;
  }

  #errorOf(reply: Reply): ErrorName | null {
    const code = readEnvelope(reply.body)?.code;
    return code === undefined || code === 0 ? null : (findError(code, this.#numbering)?.name ?? null);
  }

  /** Data of the row's shape, or an error that the row declares. What a newer backend adds is no fault. */
  #expectDeclared({ row }: NamedEndpoint, reply: Reply, check: ConformanceCheck, checks: CheckOutcome[]): void {
    const envelope = readEnvelope(reply.body);
    const error = this.#errorOf(reply);
    if (envelope?.code === 0) {
      const fault = faultOf(row.result, envelope.data);
      checks.push({ check, ok: fault === null, detail: fault ?? '' });
      return;
    }
    const ok = error !== null && errorsOf(row).has(error);
    checks.push({ check, ok, detail: ok ? '' : `answered ${codeOf(reply)}, which the row does not declare` });
  }
}

function faultOf(schema: NamedEndpoint['row']['result'], data: unknown): string | null {
  const issues = z.safeParse(schema, data).error?.issues ?? [];
  const faults = issues.filter(({ code }) => code !== 'unrecognized_keys');
  const told = faults.slice(0, 3).map(({ path, message }) => `${path.join('.') || 'data'}: ${message}`);
  if (faults.length === 0) return null;
  return `answers off its schema: ${told.join('; ')}${faults.length > 3 ? ` and ${faults.length - 3} more` : ''}`;
}

function codeOf({ status, body }: Reply): string {
  const code = readEnvelope(body)?.code;
  return code === undefined ? `HTTP ${status}` : String(code);
}

/** Something in the place of each argument of the path, so that the path is the row's own; no record has it as its id. */
function placeholders(path: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'conformance']));
}

function rowOf(name: NamedEndpoint['name']): NamedEndpoint['row'] {
  const found = endpoints.find((endpoint) => endpoint.name === name);
  if (!found) throw new Error(`The contract has no endpoint ${name}.`);
  return found.row;
}
